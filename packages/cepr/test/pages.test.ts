/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { collapse, keptSpans, parsePage } from '@pith/core';
import { describe, expect, it } from 'vitest';
import { ceprEtpr, ceprTpr } from '../src/index.ts';

const pages = new URL('./pages/', import.meta.url);

describe.each([ceprTpr, ceprEtpr].map((definition) => ({ name: definition.name, definition })))(
  '$name',
  ({ definition }) => {
    it.for(readdirSync(pages))('extracts the page "%s" as expected', (name) => {
      const read = (file: string): string => readFileSync(new URL(`${name}/${file}`, pages), 'utf8');
      const page = parsePage(read('source.html'));
      const kept = keptSpans(definition().extract(page)).map(([start, end]) => page.text.slice(start, end));
      expect(collapse(kept.join('\n'))).toBe(collapse(read('expected.txt')));
    });
  },
);
