/** A set of atoms of one page, 32 to a number. */
export type Bits = Uint32Array;

/** Room for `count` bits, all 0. */
export function emptyBits(count: number): Bits {
  return new Uint32Array((count + 31) >>> 5);
}

/** What any member has. */
export function unionBits(members: readonly Bits[]): Bits {
  const result = members[0]!.slice();
  for (const member of members) for (let w = 0; w < result.length; w++) result[w] = result[w]! | member[w]!;
  return result;
}

/** What all members have. */
export function intersectBits(members: readonly Bits[]): Bits {
  const result = members[0]!.slice();
  for (const member of members) for (let w = 0; w < result.length; w++) result[w] = result[w]! & member[w]!;
  return result;
}

/** What members of at least `quorum` total weight have; the same as `votes` of core. */
export function voteBits(members: readonly Bits[], weights: readonly number[], quorum: number): Bits {
  const any = unionBits(members);
  const result = intersectBits(members);
  for (let w = 0; w < result.length; w++) {
    // Where all agree there is nothing to count, and on most of a page they do.
    for (let open = any[w]! & ~result[w]!; open !== 0; open &= open - 1) {
      const bit = open & -open;
      let sum = 0;
      for (let m = 0; m < members.length; m++) if (members[m]![w]! & bit) sum += weights[m]!;
      if (sum >= quorum - 1e-9) result[w] = result[w]! | bit;
    }
  }
  return result;
}
