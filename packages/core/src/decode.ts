/// <reference path="./html-encoding-sniffer.d.ts" />
import sniffEncoding from 'html-encoding-sniffer';
import { InputError } from './errors.ts';

/** Decodes a page's bytes as browsers do: byte order mark, then the HTTP charset, then `meta`, then windows-1252. */
export function decodeHtml(bytes: Uint8Array, httpCharset?: string): string {
  // Unlabelled pages are UTF-8 far more often today than the standard's fallback assumes, and valid UTF-8 is never an accident.
  const sniffed = sniffEncoding(bytes, {
    ...(httpCharset === undefined ? {} : { transportLayerEncodingLabel: httpCharset }),
    defaultEncoding: isUtf8(bytes) ? 'UTF-8' : 'windows-1252',
  });
  try {
    // In two steps: in one, Node 20 decodes the typographic quotes of windows-1252 to control characters.
    const decoder = new TextDecoder(sniffed);
    return decoder.decode(bytes, { stream: true }) + decoder.decode();
  } catch (cause) {
    throw new InputError(
      'input-charset',
      `cannot decode the page as ${sniffed}; decode it yourself and pass a string`,
      { cause },
    );
  }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    // `stream`: a page cut in the middle of a character is still UTF-8.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
