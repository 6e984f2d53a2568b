import type { Page } from '@pith/core';
import { isTexScript, texAttribute, texOfImage } from './maths.ts';
import { type ElementNode, element } from './nodes.ts';
import type { Addresses } from './urls.ts';

/** Where pages that load images late keep the real address. */
const LAZY_ATTRIBUTES =
  'data-src data-original data-lazy-src data-lazy data-original-src data-actualsrc data-hi-res-src data-url'.split(' ');
const SRCSET_ATTRIBUTES = ['data-srcset', 'data-lazy-srcset', 'srcset'];

/** An image that only keeps the place of another. */
const PLACEHOLDER =
  /(?:^|[/_-])(?:blank|spacer|placeholder|pixel|transparent|loading|loader|lazy|grey|gray|1x1)[\w-]*\.(?:gif|png|svg|jpe?g)/i;
/** What the address of an image looks like in an attribute that nobody has heard of. */
const IMAGE_FILE = /^\S*\/\S+\.(?:avif|gif|jpe?g|png|webp)(?:[?#]\S*)?$/i;

/** Attributes of one element. */
interface Attributes {
  get(name: string): string | undefined;
  all(): Iterable<{ readonly name: string; readonly value: string }>;
}

/** The images and links that stand for the media of a page, each read once. */
export class Media {
  readonly #page: Page;
  readonly #addresses: Addresses;
  readonly #made: Map<number, ElementNode | undefined> = new Map();

  constructor(page: Page, addresses: Addresses) {
    this.#page = page;
    this.#addresses = addresses;
  }

  /** An `img`, or an `a` for anything else; `undefined` for what shows nothing. */
  at(node: number): ElementNode | undefined {
    if (!this.#made.has(node)) this.#made.set(node, this.#make(node));
    return this.#made.get(node);
  }
  /** A medium, a formula or its source. */
  readonly showsSomething = (node: number): boolean => {
    const page = this.#page;
    const name = page.tagName(node);
    if (name === 'math' || texAttribute(page, node) !== undefined) return true;
    if (name === 'script') return isTexScript(page, node);
    if (name === 'img' && texOfImage(page, node) !== undefined) return true;
    return this.at(node) !== undefined;
  };

  #make(node: number): ElementNode | undefined {
    const page = this.#page;
    const name = page.tagName(node);
    if (name === 'noscript') return imageInNoscript(page.rawText(node) ?? '', this.#addresses);
    if (name === 'img' || name === 'amp-img') return imageAt(page, node, this.#addresses);
    return embedAt(page, node, this.#addresses);
  }
}

/** The image of an `img` element, `undefined` if it shows nothing: no address, or a pixel that counts visitors. */
function imageAt(page: Page, node: number, addresses: Addresses): ElementNode | undefined {
  const attributes: Attributes = { get: (name) => page.attribute(node, name), all: () => page.attributes(node) };
  return imageFrom(attributes, addresses, () => pictureSource(page, node, addresses));
}

/** The image of a `noscript` element: what a page that loads late offers to readers without scripts. */
function imageInNoscript(markup: string, addresses: Addresses): ElementNode | undefined {
  const tag = /<img\b[^>]{0,5000}>/i.exec(markup)?.[0];
  if (tag === undefined) return undefined;
  const found = new Map<string, string>();
  for (const [, name, quoted, single, bare] of tag.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g)) {
    found.set(name!.toLowerCase(), (quoted ?? single ?? bare!).replaceAll('&amp;', '&'));
  }
  const all = [...found].map(([name, value]) => ({ name, value }));
  return imageFrom({ get: (name) => found.get(name), all: () => all }, addresses, () => undefined);
}

/** A video, a frame or another embedded document as a plain link. */
function embedAt(page: Page, node: number, addresses: Addresses): ElementNode | undefined {
  const read = (name: string): string | undefined => addresses.media(page.attribute(node, name));
  const href = read('src') ?? read('data-src') ?? read('data') ?? childSource(page, node, addresses);
  if (href === undefined) return undefined;
  const title = (page.attribute(node, 'title') ?? page.attribute(node, 'aria-label') ?? '').trim();
  return element('a', { href }, [{ type: 'text', value: title === '' ? href : title.replace(/\s+/g, ' ') }]);
}

function imageFrom(
  attributes: Attributes,
  addresses: Addresses,
  fallback: () => string | undefined,
): ElementNode | undefined {
  if (isPixel(attributes.get('width')) && isPixel(attributes.get('height'))) return undefined;
  const own = addresses.media(attributes.get('src'));
  const src =
    LAZY_ATTRIBUTES.map((name) => addresses.media(attributes.get(name))).find(isImageAddress) ??
    (own !== undefined && !PLACEHOLDER.test(own) ? own : undefined) ??
    SRCSET_ATTRIBUTES.map((name) => largest(attributes.get(name), addresses)).find(isImageAddress) ??
    fallback() ??
    unheardOf(attributes, addresses) ??
    own;
  if (src === undefined) return undefined;
  const alt = (attributes.get('alt') ?? '').replace(/\s+/g, ' ').trim();
  return element('img', { src, alt });
}

/** The address in an attribute of a script that we do not know. */
function unheardOf(attributes: Attributes, addresses: Addresses): string | undefined {
  for (const { name, value } of attributes.all()) {
    if (name.startsWith('data-') && IMAGE_FILE.test(value)) return addresses.media(value);
  }
  return undefined;
}

const isPixel = (size: string | undefined): boolean => size !== undefined && /^\s*[012](?:px)?\s*$/.test(size);
const isImageAddress = (src: string | undefined): src is string => src !== undefined;

/** The best candidate of a `srcset`: the widest, or the densest. */
function largest(srcset: string | undefined, addresses: Addresses): string | undefined {
  let best: string | undefined;
  let bestSize = -1;
  for (const [, address, size] of (srcset ?? '').matchAll(/([^\s,]\S*[^\s,]|[^\s,])(?:\s+([\d.]+)[wx])?/g)) {
    const src = addresses.media(address);
    if (src === undefined || Number(size ?? 1) <= bestSize) continue;
    best = src;
    bestSize = Number(size ?? 1);
  }
  return best;
}

/** Address from the `source` elements of the `picture` around an image. */
function pictureSource(page: Page, node: number, addresses: Addresses): string | undefined {
  const picture = page.parent[node]!;
  return picture >= 0 && page.tagName(picture) === 'picture' ? childSource(page, picture, addresses) : undefined;
}

function childSource(page: Page, node: number, addresses: Addresses): string | undefined {
  const source = page.tagId('source');
  for (let child = node + 1; child < page.end[node]!; child = page.end[child]!) {
    if (page.tag[child] !== source) continue;
    const src =
      addresses.media(page.attribute(child, 'src')) ??
      SRCSET_ATTRIBUTES.map((name) => largest(page.attribute(child, name), addresses)).find(isImageAddress);
    if (src !== undefined) return src;
  }
  return undefined;
}
