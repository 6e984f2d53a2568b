import { expect, it } from 'vitest';
import * as api from '../src/index.ts';
import * as lite from '../src/lite.ts';

it('exports exactly these names', () => {
  expect(Object.keys(api).sort()).toEqual([
    'Article',
    'DEFAULT_EXTRACTOR',
    'InputError',
    'LimitError',
    'OptionError',
    'PithError',
    'TextArticle',
    'chooseExtractor',
    'extract',
    'parsePage',
    'registry',
    'toHtml',
    'toMarkdown',
    'toText',
  ]);
});

it('exports exactly these names from pith/lite', () => {
  expect(Object.keys(lite).sort()).toEqual([
    'InputError',
    'LimitError',
    'OptionError',
    'PithError',
    'TextArticle',
    'extract',
    'parsePage',
    'toText',
  ]);
});
