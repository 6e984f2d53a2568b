import { scorePage } from '../../src/metrics/score-page.ts';
import type { WorstTexts } from '../../src/report/worst-pages.ts';
import { collect } from '../../src/run/collect.ts';
import type { Evaluation } from '../../src/run/evaluation.ts';
import type { PageResult } from '../../src/run/page-result.ts';

const KINDS = ['article', 'forum', 'product'];
const goldOf = (i: number): string => Array.from({ length: 30 + i }, (_, k) => `word${i}x${k}`).join(' ');

/** Text as it could stand in a hostile page: nothing of it may become markup or end a script. */
const HOSTILE = '</script><img src=x onerror="document.title=\'hacked\'"><b>bold</b>';

/** Keeps a share of the gold and adds some menu words. */
const systems: Record<string, (gold: string, i: number) => string> = {
  careful: (gold, i) =>
    gold
      .split(' ')
      .slice(0, 30 - (i % 7))
      .join(' '),
  'keep-all': (gold) => `Home About Contact ${gold} Imprint ${HOSTILE}`,
  '<i>odd</i> name': (gold, i) =>
    gold
      .split(' ')
      .slice(i % 20)
      .join(' '),
};

/** A made-up evaluation of three systems on forty pages, one page failed, one with an empty gold. */
export function sampleEvaluation(): { evaluation: Evaluation; texts: WorstTexts } {
  const pages = Array.from({ length: 40 }, (_, i) => ({ id: `page-${i}`, gold: i === 39 ? '' : goldOf(i), i }));
  const extracts = new Map<string, Map<string, string>>();
  const results = new Map<{ name: string; version: string }, PageResult[]>();
  for (const [name, run] of Object.entries(systems)) {
    const texts = new Map(pages.map(({ id, gold, i }) => [id, run(gold, i)]));
    extracts.set(name, texts);
    const scored = pages.map(({ id, gold, i }): PageResult => {
      const failed = name === 'careful' && i === 5;
      const scores = scorePage(failed ? '' : texts.get(id)!, { gold, with: [], without: [] }, 'word');
      const known = { id, group: id, kind: KINDS[i % 3]!, language: i % 2 ? 'en' : 'de' };
      return { ...known, ...scores, ms: name.length, ...(failed && { error: `no answer ${HOSTILE}` }) };
    });
    results.set({ name, version: '1' }, scored);
  }
  const dataset = { name: 'sample', format: 'folder', hash: '0123456789abcdef', pages: 40, tokeniser: 'word' };
  const evaluation = { ...collect(results, dataset), date: '2026-01-02T03:04:05.000Z', ceiling: 0.97 };
  return { evaluation, texts: { gold: new Map(pages.map(({ id, gold }) => [id, gold])), extracts } };
}
