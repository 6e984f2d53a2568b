/** A part of a title: what stands before or after a separator. */
export interface TitlePart {
  readonly text: string;
  /** The other side of the separator. */
  readonly rest: string;
  readonly separator: string;
  readonly isBeginning: boolean;
}

/** Marks between the parts of a title. A hyphen or colon inside a word is none. */
const SEPARATOR = / [-–—|:·•»«›‹~/\\]{1,3} | ?[|»›·•] ?|: /g;
const MAX_SEPARATORS = 7;

/** Beginnings and ends of a title at its separators. */
export function titleParts(title: string): TitlePart[] {
  return [...title.matchAll(SEPARATOR)].slice(0, MAX_SEPARATORS).flatMap((match) => {
    const separator = match[0].trim();
    const before = title.slice(0, match.index).trim();
    const after = title.slice(match.index + match[0].length).trim();
    return [
      { text: before, rest: after, separator, isBeginning: true },
      { text: after, rest: before, separator, isBeginning: false },
    ];
  });
}
