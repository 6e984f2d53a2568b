import type { Facts } from '../facts/facts.ts';
import { textKey } from '../facts/text-key.ts';
import { SITE_SOURCES } from '../fields/site.ts';

/** Tells names of the site from other texts. */
export interface SiteNames {
  /** The text spells the host of the page's address: `Daily News` for `www.daily-news.example`. */
  isHost(text: string): boolean;
  /** The text is a name of the site: one that the page states, or the host's. */
  isSite(text: string): boolean;
  /** The page is the front page of its site. */
  readonly isHome: boolean;
}

/** Reads the names of the site from what the page states and from its address. */
export function siteNames(facts: Facts): SiteNames {
  const address = pageAddress(facts);
  const hosts = address === undefined ? new Set<string>() : hostNames(address.hostname);
  const stated = new Set(SITE_SOURCES.flatMap((source) => facts.get(source).map(textKey)));
  const isHost = (text: string): boolean => {
    const key = textKey(text).replace(/^the/, '');
    return hosts.has(key) || hosts.has(`the${key}`);
  };
  return {
    isHost,
    isSite: (text) => stated.has(textKey(text)) || isHost(text),
    isHome: address !== undefined && /^\/(?:index\.\w+|home|[a-z]{2}(?:-[a-z]{2})?)?\/?$/i.test(address.pathname),
  };
}

/** The address of the page: the one it was fetched from, else the one it states. */
export function pageAddress(facts: Facts): URL | undefined {
  const stated = ['url', 'link canonical', 'meta og:url'].flatMap((source) => facts.get(source));
  const address = stated.find((url) => URL.canParse(url));
  return address === undefined ? undefined : new URL(address);
}

/** Ways to spell a host: each longer label, and every run of labels. */
function hostNames(hostname: string): Set<string> {
  const labels = hostname
    .replace(/^www\d?\./, '')
    .split('.')
    .slice(-5);
  const names = labels.slice(0, -1).filter((label) => label.length > 3);
  for (let i = 0; i < labels.length - 1; i++) {
    for (let end = i + 2; end <= labels.length; end++) names.push(labels.slice(i, end).join(''));
  }
  return new Set(names.map(textKey));
}
