// The few globals beyond ECMAScript that Node, browsers, Deno, Bun and workers all have and that packages use.
// Neither the DOM library nor Node's types: a package that reached for `document` or `process` would stop running somewhere.

interface TextDecoder {
  readonly encoding: string;
  decode(input?: Uint8Array, options?: { stream?: boolean }): string;
}
declare var TextDecoder: {
  new (label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean }): TextDecoder;
};

interface TextEncoder {
  encode(input?: string): Uint8Array<ArrayBuffer>;
}
declare var TextEncoder: { new (): TextEncoder };

interface URL {
  readonly hash: string;
  readonly host: string;
  readonly hostname: string;
  readonly href: string;
  readonly origin: string;
  readonly pathname: string;
  readonly protocol: string;
  readonly search: string;
}
declare var URL: {
  new (url: string, base?: string | URL): URL;
  canParse(url: string, base?: string): boolean;
};
