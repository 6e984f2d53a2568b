import { type Extraction, keptSpans, parsePage } from '@pith/core';
import { describe, expect, it } from 'vitest';
import { sw } from '../src/index.ts';
import { stopWordRatios } from '../src/stop-word-ratios.ts';

const PROSE =
  'The mill grinds when the tide goes out and it rests when the sea comes back to fill the pond that is behind its wall.';
const keptText = ({ page, ...extraction }: Extraction): string[] =>
  keptSpans({ page, ...extraction }).map(([start, end]) => page.text.slice(start, end));

it('keeps text nodes with enough stop words and drops the others', () => {
  const page = parsePage(
    `<ul><li>Opening hours<li>Ticket prices 2026</ul><p>${PROSE}</p><p>Tide mill photo gallery Brittany</p>`,
  );
  expect(keptText(sw().extract(page))).toEqual([PROSE]);
});

it('judges a short text by the block it stands in', () => {
  const page = parsePage(`<p>${PROSE.replace('tide', '<a href="#">tide</a>')}</p>`);
  expect(keptText(sw().extract(page))).toEqual([PROSE]);
  expect(keptText(sw({ minWords: 1 }).extract(page))).toEqual(PROSE.split('tide'));
});

it('counts stop words by text node, and in prose', () => {
  const page = parsePage('<p>a b a b</p><p>a b <i>a</i></p>');
  const isStopWord = Uint8Array.from({ length: 7 }, (_, word) => (page.text[page.words.start[word]!] === 'a' ? 1 : 0));
  const { ratios, proseRatio } = stopWordRatios(page, isStopWord, 2);
  expect([...ratios].filter((_, i) => page.isText(i))).toEqual([0.5, 0.5, 2 / 3]);
  expect(proseRatio).toBe(4 / 7);
});

describe('languages', () => {
  const FINNISH = 'Mylly jauhaa kun vesi laskee ja se lepää kun meri palaa täyttämään lammen joka on muurin takana';
  const KOREAN = '물레방아는 썰물 때 돌아가고 밀물 때 쉰다 아무도 그곳에 살지 않는다 연못은 담 뒤에 있다';
  const CHINESE =
    '磨坊在退潮的时候工作，也在涨潮的时候休息，这是我们的祖先在海边的石墙后面建的，池塘里有水就可以转动。';

  it('keeps prose in languages whose lists are short or whose stop words are rare', () => {
    expect(keptText(sw({ ratio: 0.25 }).extract(parsePage(`<p>${FINNISH}</p><p>Kuvia myllystä</p>`)))).toEqual([
      FINNISH,
    ]);
    expect(keptText(sw().extract(parsePage(`<p>${CHINESE}</p><p>首页新闻体育</p>`)))).toEqual([CHINESE]);
  });

  it('keeps everything, with a note, where no list fits', () => {
    const extraction = sw().extract(parsePage(`<html lang="ko"><p>${KOREAN}</p><p>홈</p>`));
    expect(keptText(extraction)).toEqual([`${KOREAN}홈`]);
    expect(extraction.notes).toHaveLength(1);
  });
});
