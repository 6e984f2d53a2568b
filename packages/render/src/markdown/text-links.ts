import type { Phrasing } from './mdast.ts';

/**
 * Text with the addresses in it as links.
 *
 * GFM makes links of them in any case, but takes the escapes of what stands in them as part of the address.
 */
export function splitLinks(text: string): Phrasing[] {
  if (!/:\/\/|www\./i.test(text)) return [{ type: 'text', value: text }];
  const out: Phrasing[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(/\b(?:https?:\/\/|www\.)[^\s<>[\]`\\]+/gi)) {
    const address = found.replace(/[^\w/]+$/, '');
    if (!/[^/:.]$|\/$/.test(address) || !/\.\w|\/\/\w/.test(address)) continue;
    if (index > at) out.push({ type: 'text', value: text.slice(at, index) });
    const url = /^www/i.test(address) ? `http://${address}` : address;
    out.push({ type: 'link', url, children: [{ type: 'text', value: address }] });
    at = index + address.length;
  }
  if (at < text.length) out.push({ type: 'text', value: text.slice(at) });
  return out;
}
