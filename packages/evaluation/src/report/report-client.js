// Runs inside the report: sorts tables and compares two systems page by page. Without it the report is complete but for that.
const data = JSON.parse(document.getElementById('data').textContent);
const SHOWN_ROWS = 200;
const SIZE = 400;
const MARGIN = 30;

for (const table of document.querySelectorAll('table.sortable')) {
  table.tHead.addEventListener('click', ({ target }) => {
    const header = target.closest('th:not(.plain)');
    if (header) sortBy(table, header);
  });
}
if (data.systems.length > 1) startComparison();

function sortBy(table, header) {
  const column = header.cellIndex;
  const descending = header.getAttribute('aria-sort') !== 'descending';
  for (const other of table.tHead.querySelectorAll('th')) other.removeAttribute('aria-sort');
  header.setAttribute('aria-sort', descending ? 'descending' : 'ascending');
  const value = (row) => row.cells[column].textContent.trim().replace('−', '-');
  const compare = (a, b) => {
    const [x, y] = [value(a), value(b)];
    const difference = Number.parseFloat(y) - Number.parseFloat(x);
    return Number.isNaN(difference) ? x.localeCompare(y) : difference;
  };
  const rows = [...table.tBodies[0].rows].sort(compare);
  table.tBodies[0].append(...(descending ? rows : rows.reverse()));
}

function startComparison() {
  const kinds = document.getElementById('kind');
  for (const kind of [...new Set(data.kinds)].filter(Boolean).sort()) kinds.append(new Option(kind, kind));
  const controls = ['first', 'second', 'kind'].map((id) => document.getElementById(id));
  const update = () => compare(...controls.map(({ value }) => value));
  for (const control of controls) control.addEventListener('change', update);
  update();
}

function compare(firstValue, secondValue, kind) {
  const [a, b] = [Number(firstValue), Number(secondValue)];
  const [first, second] = [data.systems[a], data.systems[b]];
  const pages = data.ids.flatMap((id, i) => {
    const [x, y] = [first.f1[i], second.f1[i]];
    return x === null || y === null || (kind && data.kinds[i] !== kind) ? [] : [{ id, kind: data.kinds[i], x, y }];
  });
  document.getElementById('verdict').replaceChildren(...verdict(first, second, pages, kind ? null : pairOf(a, b)));
  const different = pages.filter(({ x, y }) => x !== y);
  const largest = different.sort((p, q) => Math.abs(q.x - q.y) - Math.abs(p.x - p.y)).slice(0, SHOWN_ROWS);
  document.getElementById('differences').replaceChildren(...largest.map((page) => tableRow(page, first, second)));
  drawScatter(pages, first, second);
}

/** Difference and interval of a − b; they are stored once for each pair. */
function pairOf(a, b) {
  if (a < b) return data.pairs[a][b];
  const pair = data.pairs[b][a];
  return pair && [-pair[0], -pair[2], -pair[1]];
}

function verdict(first, second, pages, pair) {
  const wins = pages.filter(({ x, y }) => x > y).length;
  const losses = pages.filter(({ x, y }) => x < y).length;
  const difference = pages.reduce((sum, { x, y }) => sum + x - y, 0) / (pages.length || 1);
  const interval = pair ? ` (95 % interval ${signed(pair[1])} to ${signed(pair[2])})` : '';
  const strong = element('b', {}, `${first.name} ${signed(difference)} against ${second.name}`);
  const counts = `${interval} on ${pages.length} pages: better on ${wins}, worse on ${losses}, equal on ${pages.length - wins - losses}.`;
  return [strong, counts];
}

function tableRow({ id, kind, x, y }, first, second) {
  // The texts of the system that did worse say more.
  const diff = diffOf(id, x < y ? first : second) ?? diffOf(id, x < y ? second : first);
  const cells = [diff ? `${id} ↓` : id, kind, x.toFixed(3), y.toFixed(3), signed(x - y)];
  const row = element('tr', { 'data-page': id, title: id, ...(diff && { class: 'link' }) });
  row.append(...cells.map((text, column) => element('td', column < 2 ? { class: 'left' } : {}, text)));
  row.addEventListener('mouseenter', () => choose(id));
  if (diff) row.addEventListener('click', () => show(diff));
  return row;
}

/** The texts of a page among the worst of a system, if it is one of them. */
function diffOf(id, { name }) {
  const system = document.querySelector(`#worst [data-system="${CSS.escape(name)}"]`);
  return system?.querySelector(`[data-page="${CSS.escape(id)}"]`);
}

function show(diff) {
  diff.closest('.system').open = true;
  diff.open = true;
  diff.scrollIntoView({ behavior: 'smooth', block: 'start' });
}

function drawScatter(pages, first, second) {
  const at = (value) => MARGIN + value * (SIZE - 2 * MARGIN);
  const up = (value) => SIZE - at(value);
  const frame = [
    svg('line', { class: 'diagonal', x1: at(0), y1: up(0), x2: at(1), y2: up(1) }),
    svg('line', { class: 'axis', x1: at(0), y1: up(0), x2: at(1), y2: up(0) }),
    svg('line', { class: 'axis', x1: at(0), y1: up(0), x2: at(0), y2: up(1) }),
    ...[0, 0.5, 1].flatMap((value) => [
      svg('text', { x: at(value), y: up(0) + 14, 'text-anchor': 'middle' }, String(value)),
      svg('text', { x: at(0) - 6, y: up(value) + 4, 'text-anchor': 'end' }, String(value)),
    ]),
    svg('text', { x: at(0.75), y: up(0) + 14, 'text-anchor': 'middle' }, `${first.name} →`),
    svg(
      'text',
      { x: at(0) - 8, y: up(0.75), 'text-anchor': 'middle', transform: `rotate(-90 ${at(0) - 8} ${up(0.75)})` },
      `${second.name} →`,
    ),
  ];
  const dots = pages.map(({ id, x, y }) => {
    const colour = x === y ? '#888' : x > y ? first.colour : second.colour;
    const dot = svg('circle', { cx: at(x), cy: up(y), r: 3.5, fill: colour, 'data-page': id });
    dot.append(svg('title', {}, `${id}: ${x.toFixed(3)} and ${y.toFixed(3)}`));
    dot.addEventListener('click', () => choose(id, true));
    return dot;
  });
  document.getElementById('scatter').replaceChildren(...frame, ...dots);
}

/** Marks a page in the chart and in the table. */
function choose(id, scroll = false) {
  for (const old of document.querySelectorAll('#comparison .chosen')) old.classList.remove('chosen');
  for (const found of document.querySelectorAll(`#comparison [data-page="${CSS.escape(id)}"]`)) {
    found.classList.add('chosen');
    if (scroll && found.tagName === 'TR') found.scrollIntoView({ block: 'nearest' });
  }
}

function signed(value) {
  const digits = Math.abs(value).toFixed(3);
  return (Number(digits) === 0 ? '±' : value < 0 ? '−' : '+') + digits;
}

function element(name, attributes, text = '') {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value);
  created.textContent = text;
  return created;
}

function svg(name, attributes, text = '') {
  const created = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value);
  created.textContent = text;
  return created;
}
