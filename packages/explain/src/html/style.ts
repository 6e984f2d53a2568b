/** The file's style: light and dark follow the reader's system. */
export const STYLE = `
:root {
  --paper: #fbfaf7; --card: #fff; --ink: #22252b; --soft: #666c78; --rule: #e2dfd8; --grid: #cfccc4;
  --yes: #0f8a6d; --no: #b9b3a8; --no-ink: #77716a; --mixed: #c77c11; --line: #3658c9; --threshold: #c0392b;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #16181c; --card: #1e2126; --ink: #e4e5e7; --soft: #9aa0ab; --rule: #2e323a; --grid: #434954;
    --yes: #3cc39f; --no: #565b65; --no-ink: #8d929c; --mixed: #e0a341; --line: #86a2ff; --threshold: #ff7b6b;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; gap: 12px 40px; align-items: end; padding: 20px 28px 16px; border-bottom: 1px solid var(--rule); background: var(--card); }
.heading { flex: 1 1 320px; min-width: 0; }
h1 { margin: 0; font-size: 21px; line-height: 1.25; overflow-wrap: anywhere; }
.extractor { margin: 0; color: var(--soft); font: 600 12px/1.6 ui-monospace, monospace; }
.url { margin: 0; color: var(--soft); font-size: 13px; overflow-wrap: anywhere; }
dl { display: flex; flex-wrap: wrap; gap: 8px 28px; margin: 0; }
dl div { display: flex; flex-direction: column; }
dd { margin: 0; font-size: 19px; font-weight: 600; font-variant-numeric: tabular-nums; }
dt { color: var(--soft); font-size: 12px; }
fieldset { display: flex; margin: 0; padding: 0; border: 1px solid var(--grid); border-radius: 8px; overflow: hidden; }
legend, fieldset input { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
fieldset label { padding: 5px 13px; font-size: 13px; cursor: pointer; }
fieldset label + label { border-left: 1px solid var(--grid); }
fieldset label:has(:checked) { background: var(--ink); color: var(--card); }
fieldset label:has(:focus-visible) { outline: 2px solid var(--line); outline-offset: -2px; }
.notes { flex: 1 1 100%; margin: 0; padding-left: 18px; color: var(--soft); font-size: 13px; }
main { display: grid; grid-template-columns: minmax(0, 1fr) minmax(340px, 42%); gap: 28px; max-width: 1560px; margin: 0 auto; padding: 20px 28px 60px; }
aside { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; padding: 4px 4px 24px; scrollbar-width: thin; }
.hint { color: var(--soft); }

.block { position: relative; margin: 3px 0; padding: 4px 10px 4px 12px; border-left: 4px solid var(--tone); border-radius: 3px 6px 6px 3px; overflow-wrap: anywhere; cursor: default; }
.block.kept { --tone: var(--yes); background: color-mix(in srgb, var(--yes) calc(5% + var(--strength) / 9), transparent); }
.block.dropped { --tone: var(--no); border-left-style: dotted; color: var(--no-ink); }
.block.disputed { --tone: var(--mixed); }
.block.heading { font-weight: 650; line-height: 1.3; }
.h1 { font-size: 24px; } .h2 { font-size: 20px; } .h3 { font-size: 17px; }
.block.item { margin-left: 20px; }
.block.code { font: 13px/1.45 ui-monospace, monospace; }
.block.chip { display: inline-block; margin: 3px 5px 3px 0; padding: 1px 9px 1px 8px; border-left-style: solid; border-left-width: 3px; font-size: 13px; }
.block.hidden-text { opacity: .6; text-decoration: line-through; text-decoration-color: var(--grid); font-size: 13px; }
.block.data { font-size: 13px; border: 1px dashed var(--grid); border-left: 4px solid var(--tone); }
.block.current { outline: 2px solid color-mix(in srgb, var(--tone) 75%, var(--ink)); outline-offset: 0; }
.block.pinned { outline-style: double; outline-width: 4px; }
.part { float: right; margin-left: 8px; color: var(--tone); font: 600 11px/1.9 ui-monospace, monospace; }
[data-show="kept"] .block:not(.kept), [data-show="dropped"] .block:not(.dropped), [data-show="disputed"] .block:not(.disputed) { display: none; }

#detail { position: sticky; top: 0; z-index: 1; min-height: 120px; max-height: 52vh; overflow-y: auto; margin-bottom: 18px; padding: 12px 16px; background: var(--card); border: 1px solid var(--rule); border-radius: 10px; box-shadow: 0 6px 18px -12px rgb(0 0 0 / .4); }
.where { margin: 0 0 8px; overflow-wrap: anywhere; }
.where code { font: 13px ui-monospace, monospace; }
small { color: var(--soft); font-size: 12px; font-weight: 400; }
.row { display: grid; grid-template-columns: minmax(96px, 1fr) minmax(60px, 1.2fr) 36px 92px; gap: 10px; align-items: center; font-size: 13px; line-height: 1.7; }
.row.kept { --tone: var(--yes); } .row.dropped { --tone: var(--no); } .row.unseen { color: var(--soft); }
.row:first-of-type { font-weight: 650; }
.label { padding-left: calc(var(--depth, 0) * 12px); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.meter { position: relative; height: 8px; border-radius: 4px; background: linear-gradient(90deg, var(--tone) var(--score), var(--rule) 0); }
.meter::after { content: ''; position: absolute; left: 50%; top: -2px; bottom: -2px; width: 1px; background: var(--soft); }
.score { font-variant-numeric: tabular-nums; }
.row.kept .verdict { color: var(--yes); } .row.dropped .verdict { color: var(--no-ink); }
.signals { margin: 0 0 2px; padding-left: 24px; color: var(--soft); font-size: 12px; }

.figure { margin-bottom: 18px; }
h2 { margin: 0 0 6px; font-size: 14px; }
.votes { display: grid; grid-template-columns: minmax(70px, max-content) 1fr; gap: 3px 10px; align-items: center; font-size: 12px; }
.votes .label { max-width: 150px; }
.label.result { font-weight: 650; }
figure { margin: 0 0 10px; }
figcaption { font-size: 12px; }
figcaption b { font-weight: 600; }
figcaption b.smooth { color: var(--line); }
svg.plot { display: block; width: 100%; height: 72px; background: var(--card); border: 1px solid var(--rule); border-radius: 4px; cursor: crosshair; }
svg.strip { height: 14px; border: 0; border-radius: 2px; background: repeating-linear-gradient(135deg, transparent 0 3px, var(--rule) 3px 4px); }
.yes { fill: var(--yes); } .no { fill: var(--no); } .plain { fill: var(--soft); }
.strip .no { fill: color-mix(in srgb, var(--no) 40%, var(--paper)); }
.mostly { fill: color-mix(in srgb, var(--yes) 65%, var(--mixed)); } .partly { fill: var(--mixed); }
.line, .axis, .threshold { fill: none; vector-effect: non-scaling-stroke; }
.line { stroke: var(--line); stroke-width: 1.6; stroke-linejoin: round; }
.axis { stroke: var(--grid); }
.threshold { stroke: var(--threshold); stroke-width: 1.2; stroke-dasharray: 5 4; }
.cursor { display: none; fill: var(--ink); opacity: .35; pointer-events: none; }
.has-current .cursor { display: block; }
@media (max-width: 860px) {
  main { display: block; padding: 14px; }
  aside { position: static; max-height: none; overflow: visible; margin-top: 28px; }
  #detail { position: fixed; left: 8px; right: 8px; bottom: 8px; top: auto; min-height: 0; max-height: 45vh; margin: 0; overflow-y: auto; }
  body { padding-bottom: 45vh; }
}
@media print { aside { position: static; max-height: none; } #detail { display: none; } }
`;
