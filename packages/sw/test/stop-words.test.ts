import { parsePage } from '@pith/core';
import { describe, expect, it } from 'vitest';
import { detectLanguage } from '../src/detect-language.ts';
import { foldWord } from '../src/fold-word.ts';
import { LANGUAGE_COUNT, languageCode, languageNumber, stopWordMasks } from '../src/stop-words.ts';
import { wordMasks } from '../src/word-masks.ts';

const languagesOf = (html: string): string[][] => {
  const codes = Array.from({ length: LANGUAGE_COUNT }, (_, k) => k);
  return Array.from(wordMasks(parsePage(html)), (mask) => codes.filter((k) => (mask >> k) & 1).map(languageCode));
};

describe('stop words', () => {
  it('know their languages', () => {
    const [which, und, mill] = languagesOf('Which und mill');
    expect(which).toEqual(['en']);
    expect(und).toEqual(['de']);
    expect(mill).toEqual([]);
  });

  it('are found whatever the case, accents and punctuation around them', () => {
    for (const text of ['“WHICH”', '(which', 'which,', "which's"]) expect(languagesOf(text)).toEqual([['en']]);
    expect(languagesOf('από')[0]).toEqual(['el']);
    expect(languagesOf('ΑΥΤΟΣ')).toEqual(languagesOf('αυτός'));
  });

  it('are characters in Chinese and Japanese', () => {
    expect(languagesOf('我的猫')).toEqual([['zh'], ['zh'], []]);
    expect(languagesOf('猫の')).toEqual([[], ['ja']]);
  });

  it('are one entry each, and every language has a few', () => {
    const counts = new Int32Array(LANGUAGE_COUNT);
    for (const [word, mask] of stopWordMasks()) {
      expect(word).toBe(foldWord(word));
      for (let k = 0; k < LANGUAGE_COUNT; k++) counts[k] = counts[k]! + ((mask >> k) & 1);
    }
    expect(LANGUAGE_COUNT).toBeLessThan(32);
    expect(Math.min(...counts)).toBeGreaterThan(10);
  });
});

describe('detectLanguage', () => {
  const languageOf = (html: string): string | undefined => {
    const page = parsePage(html);
    const language = detectLanguage(page, wordMasks(page));
    return language < 0 ? undefined : languageCode(language);
  };
  const GERMAN = 'Die Mühle mahlt, wenn das Wasser mit der Ebbe aus dem Teich in die See läuft.';

  it('takes the list with the most hits', () => {
    expect(languageOf(GERMAN)).toBe('de');
    expect(languageOf('Мельница стояла на берегу, и в ней никто не жил.')).toBe('ru');
  });

  it('believes the declared language where the words allow it', () => {
    expect(languageOf('<html lang="nb-NO"><p>Det er en mølle i byen, og den er gammel.')).toBe('nb');
    expect(languageOf('<html lang="da"><p>Det er en mølle i byen, og den er gammel.')).toBe('da');
    expect(languageOf(`<html lang="en">${GERMAN}`)).toBe('de');
  });

  it('knows when no list has a hit', () => {
    expect(languageOf('물레방아는 바닷가에 있다')).toBeUndefined();
    expect(languageOf('')).toBeUndefined();
  });

  it('reads language tags', () => {
    const codeOf = (tag: string): string | undefined => {
      const language = languageNumber(tag);
      return language < 0 ? undefined : languageCode(language);
    };
    expect(['en', 'pt-BR', 'ZH_Hans', 'no', 'sr-Latn', 'ko', ''].map(codeOf)).toEqual([
      'en',
      'pt',
      'zh',
      'nb',
      'hr',
      undefined,
      undefined,
    ]);
  });
});
