import { expect, it } from 'vitest';
import * as api from '../src/index.ts';

it('exports exactly these names', () => {
  expect(Object.keys(api).sort()).toEqual([
    'Article',
    'DEFAULT_EXTRACTOR',
    'InputError',
    'LimitError',
    'OptionError',
    'PithError',
    'chooseExtractor',
    'extract',
    'parsePage',
    'registry',
    'toHtml',
    'toMarkdown',
    'toText',
  ]);
});
