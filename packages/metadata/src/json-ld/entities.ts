/** A JSON object. */
export type Entity = Readonly<Record<string, unknown>>;

/** More values than any honest page has; the rest is not read. */
const MAX_VALUES = 50_000;

/** What the JSON-LD of a page describes. */
export interface Graph {
  /** Entities that stand at the top, in `@graph` or as somebody's `mainEntity`: what the page is about, in its order. */
  readonly entities: readonly Entity[];
  /** What an object stands for: itself, or the fullest object with its `@id`. */
  resolve(entity: Entity): Entity;
}

/** True for JSON objects, not for lists. */
export function isEntity(value: unknown): value is Entity {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads parsed JSON-LD without recursion, however deep it nests. */
export function readGraph(roots: readonly unknown[]): Graph {
  const entities: Entity[] = [];
  const byId = new Map<string, Entity>();
  // Objects on the way to a main entity, and everything else, which may still be referred to.
  const stack = roots.map((value) => ({ value, main: true })).reverse();
  for (let seen = 0; stack.length > 0 && seen < MAX_VALUES; seen++) {
    const { value, main } = stack.pop()!;
    if (Array.isArray(value)) {
      for (let i = value.length - 1; i >= 0; i--) stack.push({ value: value[i], main });
    } else if (isEntity(value)) {
      if (main && '@type' in value) entities.push(value);
      const id = value['@id'];
      if (typeof id === 'string' && size(value) > size(byId.get(id))) byId.set(id, value);
      const children = Object.entries(value).reverse();
      for (const [key, child] of children) {
        if (typeof child === 'object') stack.push({ value: child, main: main && MAIN_KEYS.has(key) });
      }
    }
  }
  return {
    entities,
    resolve: (entity) => (typeof entity['@id'] === 'string' ? (byId.get(entity['@id']) ?? entity) : entity),
  };
}

const MAIN_KEYS: ReadonlySet<string> = new Set(['@graph', 'mainEntity', 'mainEntityOfPage']);

const size = (entity: Entity | undefined): number => (entity === undefined ? 0 : Object.keys(entity).length);
