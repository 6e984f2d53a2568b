// benchmarks/RESULTS.md as text: what is compared, one table over all datasets, speed, then every dataset by itself.

/** @typedef {{ name: string, f1: number | null, pages: readonly object[] }} System */
/** @typedef {{ dataset: { name: string, pages: number }, ceiling: number, systems: readonly System[] }} Evaluation */
/** @typedef {{ default: string, peers: readonly string[] }} Names */

const INTRODUCTION = `# Results

Extractors from npm and Pith's own on the same pages. Numbers only, generated: do not edit. The command, with datasets in the order of
the sections below:

    npm run bench:peers -- --dataset path/to/wcxb --dataset path/to/cleaneval-en … \\
      --speed --held-out train.json --unseen-model wcxb-only.json

- **F1**, **P**, **R**: words without regard to order, mean over pages, as WCXB's scorer counts them (characters for Chinese, Japanese and
  Thai outside WCXB); **95 %** is a bootstrap interval. **to best** is the mean difference to the first row over the same pages; \\* = its
  interval excludes 0. **F1(P,R)** is the harmonic mean of mean P and mean R, as CETD prints it; **not empty** leaves out pages whose gold
  text is empty. **LCS F1** and **Score** respect the order of words (CETD, CleanEval), **4-gram** is what article-extraction-benchmark
  computes.
- **†** The shipped model was trained on these very pages: the row says how well it remembers, not how well it extracts.
  **‡** An honest stand-in: on WCXB the scores of folds by site (each page judged by a model that had not seen its site, from
  \`pith train --json\`), elsewhere a model trained on WCXB alone. Neither mark: pages that
  training has not seen; errors on half of daniel-sample, cleaneval-en and cleanportaleval were looked at while the model was made, and
  \`packages/stack/README.md\` has the scores of the other halves. The options of Pith's classic extractors were chosen on WCXB dev.
- Every peer is called as its users call it, behind the few lines in \`benchmarks/peers/adapters\`; the versions are in
  \`benchmarks/peers/package.json\`. Peers return HTML; it becomes text by the same rules for all. A page that a peer cannot do counts as
  an empty extract (**failed**): linkedom adds no body to a page without one, which Readability does not survive; on jsdom it does. **–** was left out to save hours.
- **ceiling**: what a perfect choice among the blocks of each page would score.
`;

/**
 * @param {readonly Evaluation[]} results
 * @param {string | undefined} speed
 * @param {Names} names
 * @param {{ compareSystems: Function, toMarkdown: Function }} evaluation the package
 * @returns {string}
 */
export function renderResults(results, speed, names, { compareSystems, toMarkdown }) {
  const sections = results.map((result) => {
    const system = learnedIn(result, names)?.name;
    return `## ${result.dataset.name}\n\n${toMarkdown(result, { system, others: names.peers }).trimEnd()}`;
  });
  return `${[
    INTRODUCTION,
    `## All datasets\n\n${overview(results, names)}\n${differences(results, names, compareSystems)}`,
    ...(speed === undefined ? [] : [`## Speed\n\n${speed}\n`]),
    ...sections.map((section) => `${section}\n`),
  ].join('\n')}`;
}

/**
 * The speed table; ratios, because milliseconds say more about a machine.
 * @param {{ pages: number, ratios: Record<string, number> }} measured
 * @returns {string}
 */
export function speedSection({ pages, ratios }) {
  const rows = Object.entries(ratios)
    .sort(([, a], [, b]) => a - b)
    .map(([name, ratio]) => [name, `${ratio.toFixed(1)} ×`]);
  return [
    `From HTML to text as a multiple of what parse5 takes to parse the same page, in one process, the best of three runs of each of ${pages} pages.`,
    `Node ${process.versions.node}.\n\n${table(['system', 'time'], rows).trimEnd()}`,
  ].join('\n');
}

/**
 * F1 of every system on every dataset, the best in bold.
 * @param {readonly Evaluation[]} results
 * @param {Names} names
 */
function overview(results, names) {
  const plain = (/** @type {string} */ name) => name.replace(/ [†‡]$/, '');
  const columns = [...new Set(results.flatMap(({ systems }) => systems.map(({ name }) => plain(name))))];
  // Pith's first, the learned one before the others, then the peers, then the baseline.
  const place = (/** @type {string} */ name) =>
    name === names.default ? 0 : name === 'keep-all' ? 3 : names.peers.includes(name) ? 2 : 1;
  columns.sort((a, b) => place(a) - place(b));
  const rows = results.map(({ dataset, systems, ceiling }) => {
    // A row that remembers its pages is no competitor.
    const best = Math.max(...systems.filter(({ name }) => !name.endsWith('†')).map(({ f1 }) => f1 ?? 0));
    const cells = columns.map((column) => {
      const system = systems.find(({ name }) => plain(name) === column);
      const f1 = system?.f1?.toFixed(3) ?? '–';
      return (system?.f1 === best ? `**${f1}**` : f1) + (system?.name.slice(column.length) ?? '');
    });
    return [dataset.name, String(dataset.pages), ...cells, ceiling.toFixed(3)];
  });
  return table(['F1', 'pages', ...columns, 'ceiling'], rows);
}

/**
 * The learned extractor against every peer, page by page.
 * @param {readonly Evaluation[]} results
 * @param {Names} names
 * @param {Function} compareSystems
 */
function differences(results, names, compareSystems) {
  const rows = results.flatMap((result) => {
    const learned = learnedIn(result, names);
    if (!learned || learned.name.endsWith('†')) return [];
    const cells = names.peers.map((peer) => {
      const compared = compareSystems(learned, result.systems.find(({ name }) => name === peer) ?? { pages: [] });
      if (!compared) return '–';
      const star = compared.significant ? '\\*' : '';
      return `${signed(compared.difference)}${star} (${signed(compared.interval.low)} to ${signed(compared.interval.high)})`;
    });
    return [[result.dataset.name, ...cells]];
  });
  return table([`${names.default} against`, ...names.peers], rows);
}

/**
 * @param {Evaluation} result
 * @param {Names} names
 */
function learnedIn({ systems }, names) {
  return systems.find(({ name }) => name === names.default || name.replace(/ [†‡]$/, '') === names.default);
}

/** @param {number} value */
function signed(value) {
  return (value < 0 ? '−' : '+') + Math.abs(value).toFixed(3);
}

/**
 * @param {readonly string[]} header
 * @param {readonly (readonly string[])[]} rows
 */
function table(header, rows) {
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |\n`;
  return [line(header), line(header.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line)].join('');
}
