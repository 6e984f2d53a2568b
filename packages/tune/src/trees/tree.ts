import type { MemberData, PipelineData, PipelineKind } from '@pith/ensemble';

/** Where a node stands: the member to take at each level. */
export type Path = readonly number[];

const KINDS: readonly PipelineKind[] = ['serial', 'parallel', 'vote'];

/** How a node combines; `undefined` for a single extractor. */
export function kindOf(tree: MemberData): PipelineKind | undefined {
  return typeof tree === 'string' ? undefined : KINDS.find((kind) => Object.hasOwn(tree, kind));
}

/** The members of a combination; none for a single extractor. */
export function membersOf(tree: MemberData): readonly MemberData[] {
  const kind = kindOf(tree);
  return kind === undefined ? [] : (tree as unknown as Record<PipelineKind, readonly MemberData[]>)[kind];
}

/** The same combination of other members. */
export function withMembers(tree: MemberData, members: readonly MemberData[]): MemberData {
  return { ...(tree as object), [kindOf(tree)!]: members } as unknown as MemberData;
}

/** Paths of all nodes, the root first. */
export function pathsOf(tree: MemberData): Path[] {
  return [[], ...membersOf(tree).flatMap((member, i) => pathsOf(member).map((path) => [i, ...path]))];
}

/** The node at a path. */
export function nodeAt(tree: MemberData, path: Path): MemberData {
  return path.reduce((node, i) => membersOf(node)[i]!, tree);
}

/** A copy with another node at a path. */
export function replaceAt(tree: MemberData, [first, ...rest]: Path, by: MemberData): MemberData {
  if (first === undefined) return by;
  return withMembers(
    tree,
    membersOf(tree).map((member, i) => (i === first ? replaceAt(member, rest, by) : member)),
  );
}

/** Number of extractors and combinations. */
export function sizeOf(tree: MemberData): number {
  return membersOf(tree).reduce((sum, member) => sum + sizeOf(member), 1);
}

/** Number of levels. */
export function depthOf(tree: MemberData): number {
  return 1 + Math.max(0, ...membersOf(tree).map(depthOf));
}

/** Names of the extractors, from left to right. */
export function extractorsOf(tree: MemberData): string[] {
  if (typeof tree === 'string') return [tree];
  return 'extractor' in tree ? [tree.extractor] : membersOf(tree).flatMap(extractorsOf);
}

/** Same name, same tree: repaired trees are written one way only. */
export function keyOf(tree: MemberData): string {
  return JSON.stringify(tree);
}

/** The tree as a pipeline file holds it. */
export function toPipelineData(tree: MemberData): PipelineData {
  return { version: 1, ...(typeof tree === 'string' ? { extractor: tree } : tree) };
}
