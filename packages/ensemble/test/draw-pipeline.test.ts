import { expect, it } from 'vitest';
import { drawPipeline, parallel, serial, vote } from '../src/index.ts';
import { byShape, longWords, registry } from './members.ts';

const pipeline = vote(
  [
    byShape(),
    serial([longWords({ length: 7 }), parallel([byShape({ rest: 1 }), longWords()], { name: 'either' })], {
      onError: 'skip',
    }),
    longWords(),
  ],
  { name: 'my-vote', quorum: 2, weights: [1, 1.5, 1], unit: 'textNode' },
);

it('draws a tree with what differs from the defaults', () => {
  expect(drawPipeline(pipeline, registry)).toBe(`my-vote (vote, at least 2 of 3.5 votes, by text node)
├─ by-shape × 1
├─ serial (skips failing members) × 1.5
│  ├─ long-words (length 7)
│  └─ either (union)
│     ├─ by-shape (rest 1)
│     └─ long-words
└─ long-words × 1
`);
});

it('shows all options when it does not know the defaults', () => {
  expect(drawPipeline(vote([byShape()], { share: 0.125 }))).toBe(`vote (at least 12.5 % of votes, by text)
└─ by-shape (modulus 2, rest 0, invert false)
`);
});

it('draws a single extractor', () => {
  expect(drawPipeline(longWords(), registry)).toBe('long-words\n');
});
