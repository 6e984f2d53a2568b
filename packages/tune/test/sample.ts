import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bte } from '@pith/bte';
import { cectdDs, cetdDs } from '@pith/cetd';
import { cetrKm, cetrTm } from '@pith/cetr';
import { createRegistry, keepAll, type Registry } from '@pith/core';
import { dsc } from '@pith/dsc';
import { seededRandom } from '@pith/evaluation';
import { lqf } from '@pith/lqf';

/** A small registry, so that these tests do not depend on what is built in. */
export const registry: Registry = createRegistry([keepAll, cetdDs, cectdDs, cetrTm, cetrKm, bte, dsc, lqf], {
  cetr: 'cetr-tm',
});

const WORDS = 'mill tide wheel stone grain miller river gate sluice flour sack boat harbour wind rope'.split(' ');

/** A made-up page: navigation, an article of some paragraphs, a list of links, a footer. */
export function makePage(seed: number): { html: string; gold: string } {
  const random = seededRandom(seed);
  const phrase = (length: number): string =>
    Array.from({ length }, () => WORDS[Math.floor(random() * WORDS.length)]).join(' ');
  const links = (count: number): string =>
    Array.from({ length: count }, () => `<li><a href="#">${phrase(2)}</a>`).join('');
  const paragraphs = Array.from({ length: 2 + Math.floor(random() * 4) }, () => `${phrase(30)}, ${phrase(6)}.`);
  const body = paragraphs.map((text) => `<p>${text.replace(/(\w+) (\w)(\w+)/, '$1 <b>$2</b>$3')}</p>`).join('');
  const html = `<html><body><ul>${links(6)}</ul><div><h1>${phrase(3)}</h1>${body}</div><ul>${links(8)}</ul><div hidden>${phrase(5)}</div><p>${phrase(8)}</p></body></html>`;
  return { html, gold: paragraphs.join('\n') };
}

/** A dataset of made-up pages, each of a site of its own, on disk. */
export function makeDataset(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'pith-tune-'));
  const lines = Array.from({ length: count }, (_, i) => {
    const url = `https://site-${i}.example/page`;
    return JSON.stringify({ id: `page-${i}`, url, type: i % 2 ? 'article' : 'forum', ...makePage(i + 1) });
  });
  writeFileSync(join(folder, 'pages.jsonl'), lines.join('\n'));
  return folder;
}
