import type { Facts } from '../facts/facts.ts';

/** An address that can be fetched, absolute if the page's own address or its `base` is known; nothing for `data:` and the like. */
export function absoluteAddress(address: string, facts: Facts): string | undefined {
  if (/^(?!https?:)[a-z][a-z\d+.-]*:/i.test(address)) return undefined;
  const [url] = facts.get('url');
  const [base] = facts.get('base');
  const [from] = [
    base !== undefined && url !== undefined && URL.canParse(base, url) ? new URL(base, url).href : (url ?? base),
  ];
  if (URL.canParse(address, from)) return new URL(address, from).href;
  return from === undefined ? address : undefined;
}
