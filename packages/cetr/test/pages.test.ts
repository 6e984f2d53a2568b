/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { collapse, keptSpans, parsePage } from '@pith/core';
import { describe, expect, it } from 'vitest';
import { cetrKm, cetrTm } from '../src/index.ts';

const pages = new URL('./pages/', import.meta.url);

describe.each([cetrTm, cetrKm].map((definition) => ({ name: definition.name, definition })))(
  '$name',
  ({ definition }) => {
    it.for(readdirSync(pages))('extracts the page "%s" as expected', (name) => {
      const read = (file: string): string => readFileSync(new URL(`${name}/${file}`, pages), 'utf8');
      const page = parsePage(read('source.html'));
      // On a page of few lines the default width reaches from the article into everything else.
      const kept = keptSpans(definition({ fixedSigma: 1 }).extract(page)).map(([start, end]) =>
        page.text.slice(start, end),
      );
      expect(collapse(kept.join('\n'))).toBe(collapse(read('expected.txt')));
    });
  },
);
