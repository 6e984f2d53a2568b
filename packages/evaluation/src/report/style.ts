/** The report's style sheet: system fonts, light and dark. */
export const STYLE = `
:root { color-scheme: light dark; --text: #1c2330; --soft: #5b6575; --back: #f6f7f9; --card: #fff; --line: #dfe3e9;
  --heat-colour: #0072b2; --missed: #ffd3cf; --wrong: #ffe6b3; --kept: #17643f; --accent: #0b62a4; }
@media (prefers-color-scheme: dark) { :root { --text: #e4e8ee; --soft: #9aa5b5; --back: #14181f; --card: #1d232c; --line: #333c49;
  --missed: #6d2a26; --wrong: #63480c; --kept: #8fd3ae; --accent: #69b3ea; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--text); font: 15px/1.5 system-ui, sans-serif; }
header, main { max-width: 1300px; margin: 0 auto; padding: 0 20px; }
header { padding-top: 28px; } h1 { margin: 0; font-size: 26px; } header p { margin: 4px 0 16px; color: var(--soft); }
section { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 16px 20px; margin: 0 0 18px; }
h2 { margin: 0 0 10px; font-size: 18px; } h5 { margin: 0 0 4px; font-size: 13px; } small { color: var(--soft); font-weight: 400; }
.verdict { color: var(--text); font-size: 17px;} header .verdict { color: var(--text); }
.note { color: var(--soft); font-size: 13px; margin: 10px 0 0; }
.scroll { overflow-x: auto; } .tall { max-height: 420px; overflow-y: auto; flex: 1 1 420px; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: 5px 7px; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--line); }
thead th { position: sticky; top: 0; background: var(--card); color: var(--soft); font-size: 12.5px; font-weight: 600; vertical-align: bottom; }
tbody th, thead th:first-child { position: sticky; left: 0; background: var(--card); z-index: 1; }
th small { display: block; } .left { text-align: left; } tbody th { font-weight: 600; } .headline { font-weight: 700; font-size: 16px; }
.sortable thead th:not(.plain) { cursor: pointer; } .sortable thead th[aria-sort] { color: var(--accent); }
.heat tbody td { background: color-mix(in srgb, var(--heat-colour) calc((var(--heat, 0%) - 40%) * .6), transparent); }
.dot { display: inline-block; width: 10px; height: 10px; border-radius: 50%; margin-right: 7px; }
.bar { vertical-align: middle; } .track { fill: var(--line); opacity: .6; } .whisker { stroke: var(--text); stroke-width: 1.5; }
.ceiling { stroke: var(--soft); stroke-width: 1.5; stroke-dasharray: 2 2; }
svg text { fill: var(--soft); font-size: 11px; } svg .label { fill: var(--text); font-size: 12px; font-weight: 600; }
.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(220px, 42%), 1fr)); gap: 16px; }
figure { margin: 0; } figcaption { font-size: 13px; margin-bottom: 4px; } figcaption small { display: block; font-size: 12px; }
.leader { stroke: var(--soft); opacity: .5; } .axis, .grid-line, .diagonal { stroke: var(--line); } .wide { width: 100%; max-width: 900px; display: block; margin: auto; }
.columns { display: flex; flex-wrap: wrap; gap: 20px; } #scatter { flex: 1 1 340px; max-width: 440px; }
#scatter circle { fill-opacity: .5; } #scatter circle.chosen { stroke: var(--text); stroke-width: 2; fill-opacity: 1; } tr.chosen td { background: var(--wrong); } tr.link { cursor: pointer; } tr.link td:first-child { color: var(--accent); } #differences td:first-child, #failures td:nth-child(2) { max-width: 220px; overflow: hidden; text-overflow: ellipsis; }
.controls label { margin-right: 16px; color: var(--soft); } select { font: inherit; margin-left: 4px; }
details.system > summary { font-weight: 700; font-size: 16px; padding: 4px 0; cursor: pointer; }
.page { border-top: 1px solid var(--line); padding: 6px 0; margin: 0 0 0 14px; } .page summary { cursor: pointer; } .page b { overflow-wrap: anywhere; }
.tag { color: var(--soft); font-size: 12.5px; margin-right: 6px; }
.diff { display: grid; grid-template-columns: 1fr 1fr; gap: 18px; margin: 8px 0; }
.diff p { margin: 0; max-height: 420px; overflow: auto; padding: 10px; background: var(--back); border-radius: 6px; font-size: 13.5px; overflow-wrap: anywhere; white-space: pre-line; }
.kept { color: var(--kept); } mark { color: inherit; border-radius: 3px; padding: 0 2px; } mark.missed { background: var(--missed); } mark.wrong { background: var(--wrong); }
@media (max-width: 760px) { .diff { grid-template-columns: 1fr; } section { padding: 14px; } header, main { padding-inline: 10px; } .bar { width: 90px; } tbody th { min-width: 92px; max-width: 38vw; white-space: normal; overflow-wrap: break-word; } .diff p { max-height: 260px; } }
`;
