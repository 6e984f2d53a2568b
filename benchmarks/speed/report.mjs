// The result as tables.

/**
 * @param {object} result
 * @param {string} result.node
 * @param {number} result.pages
 * @param {number} result.characters
 * @param {number} result.rounds
 * @param {readonly number[]} result.factors
 * @param {readonly import('./summary.mjs').Line[]} result.lines
 * @param {{ parse5: number, parsePage: number }} result.memory
 * @returns {string}
 */
export function asTables({ node, pages, characters, rounds, factors, lines, memory }) {
  const head = ['', 'ms/page', '× parse5', ...factors.map((factor) => `${factor}× page`)];
  const rows = lines.map(({ name, msPerPage, ratio, growth }) => [
    name,
    ...[msPerPage, ratio, ...growth].map((value) => value.toFixed(2)),
  ]);
  const kilobytes = (/** @type {number} */ bytes) => `${(bytes / pages / 1000).toFixed(0)} kB`;
  return `${pages} pages, ${(characters / pages / 1000).toFixed(0)},000 characters on average, median of ${rounds} rounds, Node ${node}
Extractors: parsePage and extract together. "2× page": time for a generated page twice as large as the first one.

${table([head, ...rows])}

Memory held by a page: ${kilobytes(memory.parsePage)}, parse5's tree ${kilobytes(memory.parse5)} (× ${(memory.parsePage / memory.parse5).toFixed(2)})`;
}

/**
 * @param {readonly (readonly string[])[]} rows
 * @returns {string}
 */
function table(rows) {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)));
  return rows
    .map((row) =>
      row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '),
    )
    .join('\n');
}
