/** The only script of the file: shows a block's votes when it is pointed at, and lets plots and blocks find each other. */
export const SCRIPT = `'use strict';
const { extractor, blocks, members, signals } = JSON.parse(document.getElementById('data').textContent);
const detail = document.getElementById('detail');
const views = [...document.querySelectorAll('[data-block]')];
const plots = [...document.querySelectorAll('svg.plot:not(.lines)')];
let pinned = -1;

function make(tag, className, text) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
}
function format(value) {
  return Math.abs(value) >= 1000 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}
function spaced(name) {
  return name.replace(/([a-z])([A-Z])/g, (_, before, after) => before + ' ' + after.toLowerCase());
}
function decisionRow(name, depth, decision, infos) {
  const row = make('div', 'row ' + (decision ? (decision.kept ? 'kept' : 'dropped') : 'unseen'));
  const label = make('span', 'label', name);
  label.style.setProperty('--depth', depth);
  row.append(label);
  if (!decision) {
    row.append(make('span', 'verdict', 'never saw it'));
    return [row];
  }
  const meter = make('span', 'meter');
  meter.style.setProperty('--score', decision.score * 100 + '%');
  const part = decision.share > 0 && decision.share < 1 ? ' ' + Math.round(decision.share * 100) + ' %' : '';
  row.append(meter, make('span', 'score', decision.score.toFixed(2)), make('span', 'verdict', (decision.kept ? 'kept' : 'dropped') + part));
  const facts = infos.filter((info) => info.name in decision.signals).map((info) => {
    const value = spaced(info.name) + ' ' + format(decision.signals[info.name]);
    return info.threshold === undefined ? value : value + ' (threshold ' + format(info.threshold) + ')';
  });
  return facts.length > 0 ? [row, make('p', 'signals', facts.join(' · '))] : [row];
}
function show(index) {
  const block = blocks[index];
  views.forEach((view, i) => view.classList.toggle('current', i === index));
  for (const plot of plots) plot.querySelector('.cursor').setAttribute('x', index);
  document.body.classList.add('has-current');
  const title = make('p', 'where');
  title.append(make('b', '', '#' + (index + 1)), ' ', make('code', '', block.path || 'embedded data'));
  const words = block.words + (block.words === 1 ? ' word' : ' words');
  title.append(' ', make('small', '', [words, block.role, block.hidden ? 'hidden' : ''].filter(Boolean).join(', ')));
  detail.replaceChildren(
    title,
    ...decisionRow(extractor || 'result', 0, block, signals),
    ...members.flatMap((member) => decisionRow(member.name, member.depth + 1, block.votes[member.id], member.signals)),
  );
}
function indexAt(event, plot) {
  const box = plot.getBoundingClientRect();
  return Math.max(0, Math.min(blocks.length - 1, Math.floor(((event.clientX - box.left) / box.width) * blocks.length)));
}
views.forEach((view, index) => {
  view.addEventListener('pointerenter', () => pinned < 0 && show(index));
  view.addEventListener('focus', () => show(index));
  view.addEventListener('click', () => {
    pinned = pinned === index ? -1 : index;
    views.forEach((other, i) => other.classList.toggle('pinned', i === pinned));
    show(index);
  });
});
for (const plot of plots) {
  plot.addEventListener('pointermove', (event) => pinned < 0 && show(indexAt(event, plot)));
  plot.addEventListener('click', (event) => {
    const index = indexAt(event, plot);
    show(index);
    views[index].scrollIntoView({ block: 'center', behavior: 'smooth' });
  });
}
for (const input of document.querySelectorAll('input[name=show]')) {
  input.addEventListener('change', () => (document.body.dataset.show = input.value));
}
`;

/** Its hash, which the file's content security policy allows; a test keeps it up to date. */
export const SCRIPT_HASH = 'sha256-jPtfUXERNkBatenCyCxZVJ/1y3PzG+I9wJhLALgA4WQ=';
