import { compareSystems } from '../run/collect.ts';
import { datedName } from '../run/dated-name.ts';
import type { Evaluation, SystemResult } from '../run/evaluation.ts';
import { colourOf } from './colours.ts';
import { type Html, html } from './html.ts';

/** Two systems against each other, page by page; the page's script fills it in. Nothing for a single system. */
export function comparison(evaluation: Evaluation): Html {
  const systems = comparable(evaluation);
  if (systems.length < 2) return html``;
  // The best system and its own earlier run, where there is one; else the two best.
  const [best] = systems;
  const before = evaluation.earlier && datedName(best!.name, evaluation.earlier.date);
  const second = Math.max(
    1,
    systems.findIndex(({ name }) => name === before),
  );
  const choices = (chosen: number): Html[] =>
    systems.map(({ name }, i) => html`<option value="${i}"${i === chosen && html` selected`}>${name}</option>`);
  return html`<section id="comparison"><h2>Two systems, page by page</h2>
<p class="controls"><label>first <select id="first">${choices(0)}</select></label>
<label>second <select id="second">${choices(second)}</select></label>
<label>pages <select id="kind"><option value="">all</option></select></label></p>
<p id="verdict"></p>
<div class="columns"><svg id="scatter" viewBox="0 0 400 400" role="img" aria-label="F1 of every page, first system to the right, second upwards"></svg>
<div class="scroll tall"><table><thead><tr><th class="left">page</th><th class="left">kind</th><th>first</th><th>second</th><th>difference</th></tr></thead><tbody id="differences"></tbody></table></div></div>
<p class="note">Every dot is a page: below the line the first system is better. The table lists the largest differences; a row marked ↓ leads to the page’s texts.</p></section>`;
}

/** All systems, then those of the earlier run under dated names. */
function comparable({ systems, earlier }: Evaluation): SystemResult[] {
  const before = earlier?.systems.map((system) => ({ ...system, name: datedName(system.name, earlier.date) }));
  return [...systems, ...(before ?? [])];
}

/** What the page's script needs for the comparison. */
export interface ComparisonData {
  readonly ids: readonly string[];
  readonly kinds: readonly string[];
  readonly systems: readonly {
    readonly name: string;
    readonly colour: string;
    readonly f1: readonly (number | null)[];
  }[];
  /** `pairs[a][b]` for a < b: mean difference a − b and its 95 % interval. */
  readonly pairs: readonly (readonly ([difference: number, low: number, high: number] | null)[])[];
}

/** Page scores of every system in one order, and every pair's mean difference. */
export function comparisonData(evaluation: Evaluation): ComparisonData {
  const systems = comparable(evaluation);
  const pages = systems[0]?.pages ?? [];
  return {
    ids: pages.map(({ id }) => id),
    kinds: pages.map(({ kind, language }) => kind ?? language ?? ''),
    systems: systems.map((system, rank) => {
      const f1 = new Map(system.pages.map(({ id, text }) => [id, text?.bag.f1]));
      return { name: system.name, colour: colourOf(rank), f1: pages.map(({ id }) => round(f1.get(id) ?? null)) };
    }),
    pairs: systems.map((a, i) =>
      systems.map((b, j) => {
        const compared = i < j && compareSystems(a, b);
        return compared ? [compared.difference, compared.interval.low, compared.interval.high] : null;
      }),
    ),
  };
}

function round(value: number | null): number | null {
  return value === null ? null : Number(value.toFixed(6));
}
