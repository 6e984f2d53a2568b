import { boolean, integer, number, type OptionValues } from '@pith/core';

const SEARCHED = 'measured: npm run gate';

/** All parameters of the three phases. */
export const OPTIONS = {
  leafMin: integer({
    default: 160,
    min: 0,
    max: 1000,
    from: SEARCHED,
    about: 'Characters of the first long text, at least.',
  }),
  nodeMin: integer({
    default: 10_000,
    min: 0,
    max: 20_000,
    from: SEARCHED,
    about: 'Characters that the node that holds the article must have.',
  }),
  nodeShare: number({
    default: 0.4,
    min: 0,
    max: 1,
    off: true,
    from: SEARCHED,
    about: 'Share of the page that is enough on pages where it is less than nodeMin.',
  }),
  nodeFloor: integer({
    default: 400,
    min: 0,
    max: 2000,
    from: SEARCHED,
    about: 'Characters below which nodeShare never goes.',
  }),
  siblingMin: integer({
    default: 400,
    min: 0,
    max: 2000,
    from: SEARCHED,
    about: 'Characters that make a sibling of that node a rival; it may have one.',
  }),
  siblingLinks: number({
    default: 0.4,
    min: 0,
    max: 1,
    from: SEARCHED,
    about: 'Link density from which on a sibling is no rival.',
  }),
  keepLinks: number({
    default: 0.6,
    min: 0,
    max: 1,
    from: SEARCHED,
    about: 'Link density up to which a child of the node is kept.',
  }),
  comments: boolean({ default: true, from: 'paper', about: 'Cut comments off (phase 2).' }),
  commentMin: integer({
    default: 4,
    min: 1,
    max: 20,
    from: SEARCHED,
    about: 'Characters of a mark such as a date or a permalink, at least.',
  }),
  commentMax: integer({
    default: 60,
    min: 4,
    max: 500,
    from: SEARCHED,
    about: 'Characters of such a mark, at most.',
  }),
  commentCount: integer({
    default: 3,
    min: 2,
    max: 10,
    from: 'paper',
    about: 'Similar marks that prove comments.',
  }),
  commentSimilarity: number({
    default: 0.5,
    min: 0,
    max: 1,
    from: SEARCHED,
    about: 'Share of words that two marks must have in common.',
  }),
  commentReach: integer({
    default: 8,
    min: 1,
    max: 50,
    from: SEARCHED,
    about: 'Marks that follow a mark and are compared with it.',
  }),
  commentDistance: integer({
    default: 3000,
    min: 0,
    max: 20_000,
    from: SEARCHED,
    about: 'Characters between two connected marks, at most.',
  }),
  commentBody: integer({
    default: 1000,
    min: 0,
    max: 10_000,
    from: SEARCHED,
    about: 'Characters that must stand before the comments.',
  }),
  commentShare: number({
    default: 0.5,
    min: 0,
    max: 1,
    from: SEARCHED,
    about: 'Share of the text that must stand before the comments.',
  }),
  title: boolean({ default: true, from: 'paper', about: 'Look for the title before the body (phase 3).' }),
  titleMin: integer({ default: 3, min: 1, max: 20, from: SEARCHED, about: 'Words of a title, at least.' }),
  titleMax: integer({ default: 15, min: 1, max: 100, from: SEARCHED, about: 'Words of a title, at most.' }),
  titleOverlap: number({
    default: 0.9,
    min: 0,
    max: 1,
    from: SEARCHED,
    about: 'Share of the words of a title that occur in the body.',
  }),
  titleLinks: number({ default: 0.3, min: 0, max: 1, from: SEARCHED, about: 'Link density of a title, at most.' }),
};

/** Values of the parameters. */
export type Options = OptionValues<typeof OPTIONS>;
