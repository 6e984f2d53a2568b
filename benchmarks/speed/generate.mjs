// Pages made up for measuring: the markup of today's sites around invented text. The same numbers give the same page.

const WORDS =
  'tide mill water gate wheel stone pond moon hour miller flour sack grain barge quay rope tar oak iron wind slow early under above between because although'.split(
    ' ',
  );

/**
 * Pages of different sizes.
 * @param {number} count
 * @returns {string[]}
 */
export function generatePages(count) {
  return Array.from({ length: count }, (_, i) => generatePage(i + 1, 20 + ((i * 37) % 200)));
}

/**
 * A page with so many sections; its size grows in proportion.
 * @param {number} seed
 * @param {number} sections
 * @returns {string}
 */
export function generatePage(seed, sections) {
  const random = randomNumbers(seed);
  const pick = (/** @type {number} */ n) => Math.floor(random() * n);
  const words = (/** @type {number} */ n) => Array.from({ length: n }, () => WORDS[pick(WORDS.length)]).join(' ');
  const link = () =>
    `<a class="link link--${pick(9)}" href="/${words(3).replaceAll(' ', '-')}" title="${words(2)}">${words(1 + pick(4))}</a>`;
  const list = () =>
    `<ul class="menu">${Array.from({ length: 3 + pick(6) }, () => `<li class="item">${link()}</li>`).join('\n')}</ul>`;
  const paragraph = () => `<p>${words(20 + pick(60))}, ${link()} &amp; <em>${words(2)}</em> ${words(10)}.</p>`;
  const card = () =>
    `<div class="card"><div class="card__body" data-id="${pick(9999)}"><img src="/i/${pick(999)}.jpg" alt="${words(3)}"><h3>${link()}</h3><span>${words(6)}</span></div></div>`;
  const table = () =>
    `<table>${Array.from({ length: 4 }, () => `<tr>${Array.from({ length: 3 }, () => `<td>${words(2)}</td>`).join('')}</tr>`).join('\n')}</table>`;
  const script = () => `<script>window.data = [${Array.from({ length: 60 }, () => pick(1e6)).join(',')}];</script>`;
  const kinds = [paragraph, paragraph, paragraph, list, card, card, table, script];
  const body = Array.from(
    { length: sections },
    () => `<section class="block"><div class="inner">\n${(kinds[pick(kinds.length)] ?? paragraph)()}\n</div></section>`,
  );
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${words(4)}</title>
<style>${'.card { margin: 0 auto; color: #333 }\n'.repeat(40)}</style></head>
<body><header><nav>${list()}</nav></header><main><h1>${words(5)}</h1>
${body.join('\n<!-- next -->\n')}
</main><div hidden>${words(30)}</div><footer>${list()}</footer></body></html>`;
}

/**
 * A small generator (mulberry32), because a benchmark must not depend on chance.
 * @param {number} seed
 * @returns {() => number} numbers in [0, 1)
 */
function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
