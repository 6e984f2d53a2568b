import type { Page } from '@pith/core';

const LINK_PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const MEDIA_PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:']);
/** Absolute addresses that parsing would not change: most of a page's, and parsing is the larger part of a link's cost. */
const PLAIN = /^https?:\/\/[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}\/[\w\-./?=&#%~+,:;@!()]*$/;
/** Tells a relative address from an absolute one where the page's own is not known. */
const NOWHERE = 'http://nowhere.invalid';

/** Makes addresses of a page absolute, and refuses those that could do more than lead somewhere. */
export class Addresses {
  /** The page's address, as links to parts of itself have it. */
  readonly #page: string | undefined;
  readonly #base: string;

  constructor(page: Page) {
    this.#page = parse(page.url ?? '')?.href.replace(/#.*/, '');
    const base = page.tagId('base');
    const node = base < 0 ? -1 : page.tag.indexOf(base);
    const href = node < 0 ? undefined : page.attribute(node, 'href');
    this.#base = parse(href ?? '', this.#page)?.href ?? this.#page ?? NOWHERE;
  }

  /** Address of a link, `undefined` if it has none that is safe. */
  link(href: string | undefined): string | undefined {
    return this.#resolve(href, LINK_PROTOCOLS);
  }
  /** Address of an image or another file, `undefined` if it has none that is safe. */
  media(src: string | undefined): string | undefined {
    return this.#resolve(src, MEDIA_PROTOCOLS);
  }
  /** The fragment of a link to a part of the same page, decoded. */
  fragment(href: string): string | undefined {
    const at = href.indexOf('#');
    if (at < 0 || at === href.length - 1) return undefined;
    if (at > 0 && (this.#page === undefined || href.slice(0, at) !== this.#page)) return undefined;
    const fragment = href.slice(at + 1);
    try {
      return decodeURIComponent(fragment);
    } catch {
      // A stray % sign: browsers then look for the fragment as it stands.
      return fragment;
    }
  }

  #resolve(address: string | undefined, allowed: ReadonlySet<string>): string | undefined {
    const trimmed = address?.trim();
    if (!trimmed) return undefined;
    if (PLAIN.test(trimmed) && !trimmed.includes('/.')) return trimmed;
    const url = parse(trimmed, this.#base);
    if (url === undefined || !allowed.has(url.protocol)) return undefined;
    if (url.origin !== NOWHERE) return url.href;
    return trimmed.replace(/[\t\n\r]+/g, '');
  }
}

function parse(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    // Not an address. Asking first would parse every good one twice.
    return undefined;
  }
}
