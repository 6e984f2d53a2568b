/// <reference path="./html-encoding-sniffer.d.ts" />
import sniffEncoding from 'html-encoding-sniffer';
import { InputError } from './errors.ts';

/** Bytes 0x80 to 0x9F of windows-1252: typographic quotes and dashes, which Node 20 decodes to control characters. */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** Decodes a page's bytes as browsers do: byte order mark, then the HTTP charset, then `meta`, then windows-1252. */
export function decodeHtml(bytes: Uint8Array, httpCharset?: string): string {
  // Unlabelled pages are UTF-8 far more often today than the standard's fallback assumes, and valid UTF-8 is never an accident.
  const sniffed = sniffEncoding(bytes, {
    ...(httpCharset === undefined ? {} : { transportLayerEncodingLabel: httpCharset }),
    defaultEncoding: isUtf8(bytes) ? 'UTF-8' : 'windows-1252',
  });
  try {
    const text = new TextDecoder(sniffed).decode(bytes);
    if (sniffed !== 'windows-1252') return text;
    return text.replace(/[\u0080-\u009f]/g, (char) => WINDOWS_1252[char.charCodeAt(0) - 0x80]!);
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
