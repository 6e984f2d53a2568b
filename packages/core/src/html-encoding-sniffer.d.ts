/** What we use of a package that has no types of its own; it sniffs as browsers do, without any decoder's tables. */
declare module 'html-encoding-sniffer' {
  export default function sniffEncoding(
    bytes: Uint8Array,
    options: { readonly transportLayerEncodingLabel?: string; readonly defaultEncoding: string },
  ): string;
}
