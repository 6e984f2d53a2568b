import { parsePage } from '@pith/core';
import { describe, expect, it } from 'vitest';
import { cleanName } from '../src/names/clean-name.ts';
import { namesIn } from '../src/names/names-in.ts';
import { splitNames } from '../src/names/split-names.ts';

describe('cleanName', () => {
  it.each([
    ['By Jane Doe', 'Jane Doe'],
    ['Author: by Jane Doe', 'Jane Doe'],
    ['Written by Jane Doe on May 3, 2024', 'Jane Doe'],
    ['Jane Doe | 5 min read', 'Jane Doe'],
    ['Jane Doe (The Paper)', 'Jane Doe'],
    ['Von Jana Dö', 'Jana Dö'],
    ['Publié par Jeanne Dö', 'Jeanne Dö'],
    ['作者：王小明', '王小明'],
    ['Byron Katie', 'Byron Katie'],
    ['Hans von Storch', 'Hans von Storch'],
    ['jane_doe42', 'jane_doe42'],
    ['The Garden Team', 'The Garden Team'],
  ])('reads %j as %j', (text, name) => {
    expect(cleanName(text)).toBe(name);
  });

  it.each([
    '',
    'By',
    '42',
    'Read more',
    'Follow us',
    'https://example.org/jane',
    'jane@example.org',
    'May 3, 2024',
    'What now?',
    'Log in',
  ])('finds none in %j', (text) => {
    expect(cleanName(text)).toBeUndefined();
  });
});

describe('splitNames', () => {
  it.each([
    ['By Jane Doe, John Roe and Max Poe', ['Jane Doe', 'John Roe', 'Max Poe']],
    ['Jane Doe & John Roe', ['Jane Doe', 'John Roe']],
    ['Jane Doe; John Roe; jane doe', ['Jane Doe', 'John Roe']],
    ['Jane Doe, MD, PhD', ['Jane Doe']],
    ['Jane Doe, Senior Editor', ['Jane Doe']],
    ['Doe, Jane', ['Jane Doe']],
    ['Smith & Sons', ['Smith & Sons']],
    ['Health and Wellness Team', ['Health and Wellness Team']],
    ['Staff', ['Staff']],
    ['', []],
  ])('splits %j', (text, names) => {
    expect(splitNames(text)).toEqual(names);
  });
});

describe('namesIn', () => {
  const names = (html: string): string[] => {
    const page = parsePage(`<div>${html}</div>`);
    return namesIn(page, page.tag.indexOf(page.tagId('div')));
  };

  it('reads names that elements keep apart, and nothing behind them', () => {
    expect(names('By <a>Jane Doe</a>, <a>John Roe</a> and <a>Max Poe</a> <span>Science</span>')).toEqual([
      'Jane Doe',
      'John Roe',
      'Max Poe',
    ]);
    expect(names('<span>By</span><span>Jane Doe</span><span>Senior Reporter</span>')).toEqual(['Jane Doe']);
    expect(names('<p>Jane Doe</p><p>May 3, 2024</p>')).toEqual(['Jane Doe']);
  });

  it('finds none in prose, hidden text and long boxes', () => {
    expect(names('lower case words')).toEqual([]);
    expect(names('<span hidden>Jane Doe</span> visible text that is not a name')).toEqual([]);
    expect(names(`Jane Doe ${'word '.repeat(200)}`)).toEqual([]);
  });
});
