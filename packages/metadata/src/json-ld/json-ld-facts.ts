import type { Facts } from '../facts/facts.ts';
import { type Entity, type Graph, isEntity, readGraph } from './entities.ts';
import { parseValues } from './parse-values.ts';

/** Entities by their type: the prefix of their facts, and which one speaks for the page where there are several. */
const PARTS: readonly (readonly [types: RegExp, prefix: string, rank: number])[] = [
  [/Article|Posting$|Report$|Thesis$/, 'json-ld', 3],
  [/Recipe|HowTo|Question|Review$|Book|Course|Event|Movie|Episode|VideoObject|CreativeWork$|Dataset$/, 'json-ld', 2],
  [/Product|SoftwareApplication|Service$/, 'json-ld', 1],
  [/Page$/, 'json-ld page', 1],
  [/^WebSite$/, 'json-ld site', 2],
  [/Organization|Business|Corporation|^Blog$|Publication|Newspaper/, 'json-ld site', 1],
];

/** Properties that become facts. Those of people and things are taken by name, those of works by address. */
const PROPERTIES: readonly (readonly [property: string, keys: readonly string[]])[] = [
  ['headline', ['@value']],
  ['name', ['@value']],
  ['description', ['@value']],
  ['author', ['name', '@value', 'alternateName']],
  ['creator', ['name', '@value', 'alternateName']],
  ['publisher', ['name', '@value']],
  ['datePublished', ['@value']],
  ['dateCreated', ['@value']],
  ['uploadDate', ['@value']],
  ['dateModified', ['@value']],
  ['inLanguage', ['alternateName', 'name', '@value']],
  ['keywords', ['name', '@value']],
  ['image', ['url', 'contentUrl', '@id']],
  ['thumbnailUrl', ['url', 'contentUrl', '@id']],
  ['license', ['url', '@id', 'name']],
  ['url', ['@id']],
];

/** Adds what JSON-LD scripts say: `json-ld headline` of the content, `json-ld page name` of the page, `json-ld site name` of the site. */
export function addJsonLdFacts(facts: Facts, scripts: readonly string[]): void {
  const graph = readGraph(scripts.flatMap(parseValues));
  const speakers = new Map<string, { entity: Entity; rank: number }>();
  for (const reference of graph.entities) {
    const entity = graph.resolve(reference);
    const [, prefix, rank] = partOf(entity) ?? [];
    // Of several equals the first speaks for the page; the others are teasers.
    if (prefix !== undefined && rank! > (speakers.get(prefix)?.rank ?? 0))
      speakers.set(prefix, { entity, rank: rank! });
  }
  for (const [prefix, { entity }] of speakers) {
    for (const [property, keys] of PROPERTIES) {
      for (const value of textsOf(entity[property], keys, graph)) facts.add(`${prefix} ${property}`, value);
    }
  }
}

function partOf(entity: Entity): (typeof PARTS)[number] | undefined {
  const types = [entity['@type']].flat().filter((type) => typeof type === 'string');
  return PARTS.find(([pattern]) => types.some((type) => pattern.test(type.slice(type.search(/[^/:#]*$/)))));
}

/** The texts of a property: a text, a number, an object with one of the keys, or a list of those. */
function textsOf(value: unknown, keys: readonly string[], graph: Graph): string[] {
  return [value].flat(3).flatMap((item) => {
    if (typeof item === 'string') return [item];
    if (typeof item === 'number') return [String(item)];
    if (!isEntity(item)) return [];
    const entity = graph.resolve(item);
    const key = keys.find((name) => typeof first(entity[name]) === 'string');
    return key === undefined ? [] : [first(entity[key]) as string];
  });
}

function first(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value;
}
