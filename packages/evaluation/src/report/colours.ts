// Okabe and Ito's palette, which people with colour blindness can tell apart, then Tol's muted tones.
const PALETTE = (
  '#0072b2 #e69f00 #009e73 #cc79a7 #d55e00 #56b4e9 #b8a800 #332288 ' +
  '#117733 #882255 #44aa99 #aa4499 #999933 #6699cc #888888 #661100'
).split(' ');

/** The colour of the n-th system; they repeat after sixteen. */
export function colourOf(rank: number): string {
  return PALETTE[rank % PALETTE.length]!;
}
