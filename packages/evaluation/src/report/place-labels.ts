/** A dot with a name. */
interface Dot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** Where a name is written: `x` and `y` as SVG's text takes them. */
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const LETTER_WIDTH = 7.2;
const LINE_HEIGHT = 14;
const DOT_RADIUS = 7;
const DISTANCES = [12, 22, 34, 48, 64];

/**
 * A place for the name of every dot in a chart: beside it where there is room, else a little farther away, so that names lie neither
 * on dots nor on each other nor outside of the frame. Where all places are taken, the one with the least overlap.
 */
export function placeLabels(dots: readonly Dot[], frame: Box): Label[] {
  const taken: Box[] = dots.map(({ x, y }) => box(x - DOT_RADIUS, x + DOT_RADIUS, y - DOT_RADIUS, y + DOT_RADIUS));
  return dots.map((dot) => {
    let best = { label: undefined as Label | undefined, box: frame, overlap: Infinity };
    for (const label of placesFor(dot)) {
      const own = boxOf(label, dot.name);
      const covered = taken.reduce((sum, other) => sum + area(own, other), 0);
      const overlap = covered + area(own, own) - area(own, frame);
      if (overlap < best.overlap) best = { label, box: own, overlap };
      if (overlap === 0) break;
    }
    taken.push(best.box);
    return best.label!;
  });
}

/** Nearest first: right, left, above, below, then the corners. */
function placesFor({ x, y }: Dot): Label[] {
  const middle = y + 4;
  return DISTANCES.flatMap((distance): Label[] => [
    { x: x + distance, y: middle, anchor: 'start' },
    { x: x - distance, y: middle, anchor: 'end' },
    { x, y: y - distance + 2, anchor: 'middle' },
    { x, y: y + distance + 8, anchor: 'middle' },
    { x: x + distance, y: middle - distance, anchor: 'start' },
    { x: x + distance, y: middle + distance, anchor: 'start' },
    { x: x - distance, y: middle - distance, anchor: 'end' },
    { x: x - distance, y: middle + distance, anchor: 'end' },
  ]);
}

function boxOf({ x, y, anchor }: Label, name: string): Box {
  const width = name.length * LETTER_WIDTH;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return box(left, left + width, y - LINE_HEIGHT + 3, y + 3);
}

function box(left: number, right: number, top: number, bottom: number): Box {
  return { left, right, top, bottom };
}

/** The area that two boxes share. */
function area(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}
