import type { Page } from '@pith/core';
import { countPunctuation } from './punctuation.ts';
import type { TagPaths } from './tag-paths.ts';

/** Which standard deviation: over all nodes of a path, or an estimate from a sample of them (n − 1). */
export type Deviation = 'population' | 'sample';

/** One value for each node of a list: the ratio of its tag path. */
export function nodeRatios(nodes: Int32Array, paths: TagPaths, ratioOfPath: Float64Array): Float64Array {
  return Float64Array.from(nodes, (node) => ratioOfPath[paths.ofNode[node]!]!);
}

/** TPR, the text to path ratio: mean text length of the nodes on a path (Eq. 1). */
export function textPathRatios(page: Page, nodes: Int32Array, paths: TagPaths): Float64Array {
  return momentsOf(nodes, paths, lengths(page, nodes)).mean;
}

/**
 * ETPR, the extended ratio: mean length × mean punctuation × their standard deviations on the path (Eq. 2).
 *
 * Content paths hold long and short text with many and few marks; a path of one node, or of equal nodes, has ratio 0.
 */
export function extendedPathRatios(page: Page, nodes: Int32Array, paths: TagPaths, deviation: Deviation): Float64Array {
  const length = momentsOf(nodes, paths, lengths(page, nodes));
  const marks = momentsOf(
    nodes,
    paths,
    Float64Array.from(nodes, (node) => countPunctuation(page.text, page.textStart[node]!, page.textStart[node + 1]!)),
  );
  return length.mean.map((mean, path) => {
    const degrees = deviation === 'population' ? length.size[path]! : length.size[path]! - 1;
    if (degrees <= 0) return 0;
    return (
      mean * marks.mean[path]! * Math.sqrt(length.squares[path]! / degrees) * Math.sqrt(marks.squares[path]! / degrees)
    );
  });
}

function lengths(page: Page, nodes: Int32Array): Float64Array {
  return Float64Array.from(nodes, (node) => page.charsBefore[node + 1]! - page.charsBefore[node]!);
}

/** Per path: how many nodes, their mean, and the sum of squared distances from it (Welford: exactly 0 for equal values). */
function momentsOf(
  nodes: Int32Array,
  paths: TagPaths,
  values: Float64Array,
): { size: Int32Array; mean: Float64Array; squares: Float64Array } {
  const size = new Int32Array(paths.count);
  const mean = new Float64Array(paths.count);
  const squares = new Float64Array(paths.count);
  for (let i = 0; i < nodes.length; i++) {
    const path = paths.ofNode[nodes[i]!]!;
    const before = values[i]! - mean[path]!;
    size[path] = size[path]! + 1;
    mean[path] = mean[path]! + before / size[path]!;
    squares[path] = squares[path]! + before * (values[i]! - mean[path]!);
  }
  return { size, mean, squares };
}
