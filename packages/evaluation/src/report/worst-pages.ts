import type { Dataset } from '../datasets/example.ts';
import { formatScore } from '../output/format-number.ts';
import type { Evaluation, SystemResult } from '../run/evaluation.ts';
import type { PageResult } from '../run/page-result.ts';
import type { RunFile } from '../run/run-file.ts';
import { diffView } from './diff-view.ts';
import { type Html, html } from './html.ts';

/** Gold and extracts of the pages that are shown. */
export interface WorstTexts {
  /** By page id. */
  readonly gold: ReadonlyMap<string, string>;
  /** By system name, then page id. */
  readonly extracts: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** The pages a system did worst on; those with an empty gold are left out, because there the gold is more often at fault. */
function worstOf({ pages }: SystemResult, count: number): PageResult[] {
  return pages
    .filter(({ text, error }) => text !== undefined && text.goldTokens > 0 && error === undefined)
    .sort((a, b) => a.text!.bag.f1 - b.text!.bag.f1)
    .slice(0, count);
}

/** Reads the texts of every system's worst pages from the dataset and the run file. */
export async function readWorstTexts(
  evaluation: Evaluation,
  dataset: Dataset,
  runFile: RunFile,
  count: number,
): Promise<WorstTexts> {
  const extracts = new Map<string, Map<string, string>>();
  const wanted = new Set<string>();
  for (const system of evaluation.systems) {
    const ids = new Set(worstOf(system, count).map(({ id }) => id));
    for (const id of ids) wanted.add(id);
    const { hash, tokeniser } = evaluation.dataset;
    const key = { system: system.name, version: system.version, datasetHash: hash, tokeniser };
    extracts.set(system.name, await runFile.extracts(key, ids));
  }
  const gold = new Map<string, string>();
  for await (const example of dataset.read()) {
    if (wanted.has(example.id)) gold.set(example.id, example.gold ?? '');
  }
  return { gold, extracts };
}

/** The worst pages of every system, with what was missed and what was wrongly kept where the texts are given. */
export function worstPages(evaluation: Evaluation, count: number, texts: WorstTexts | undefined): Html {
  return html`<section id="worst"><h2>Worst pages</h2>
<p class="note">${
    texts
      ? html`<span class="kept">Kept</span> is in both, <mark class="missed">missed</mark> is gold that was not extracted, <mark class="wrong">wrongly kept</mark> is extract that is not gold. `
      : ''
  }Pages with an empty gold and pages that failed are not listed here.</p>
${evaluation.systems.map(
  (
    system,
    rank,
  ) => html`<details class="system" data-system="${system.name}"${rank === 0 && html` open`}><summary>${system.name}</summary>
${worstOf(system, count).map((page) => pageEntry(system, page, texts))}</details>`,
)}</section>`;
}

function pageEntry(system: SystemResult, page: PageResult, texts: WorstTexts | undefined): Html {
  const { f1, precision, recall } = page.text!.bag;
  const gold = texts?.gold.get(page.id);
  const extract = texts?.extracts.get(system.name)?.get(page.id);
  const facts = html`<b>${page.id}</b> <span class="tag">${page.kind}</span> <span class="tag">${page.language}</span>
F1 ${formatScore(f1)}, precision ${formatScore(precision)}, recall ${formatScore(recall)}`;
  if (gold === undefined || extract === undefined) return html`<p class="page">${facts}</p>`;
  return html`<details class="page" data-page="${page.id}"><summary>${facts}</summary>${diffView(gold, extract)}</details>`;
}
