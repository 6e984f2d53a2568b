import { boolean, number } from '@pith/core';

// Options that more than one variant has.

export const lambda = number({
  default: 1,
  min: 0,
  max: 1.5,
  from: 'paper §5.5',
  about: 'Coefficient of the threshold: less keeps more, 0 keeps everything.',
});

export const textRuns = boolean({
  default: true,
  from: "the authors' program",
  about: 'Counts text directly under an element in its density sum.',
});

export const ancestorText = boolean({
  default: false,
  from: 'measured: npm run gate',
  about: 'Keeps text directly under the ancestors of content.',
});

export const wrapLinkTags = boolean({
  default: true,
  from: "the authors' program",
  about: 'Counts an element that holds nothing but links as a link tag.',
});
