/** Scripts that one language uses above all, by the first and last code unit of their blocks. */
const SCRIPTS: readonly (readonly [language: string, first: number, last: number])[] = [
  ['latin', 0x41, 0x24f],
  ['el', 0x370, 0x3ff],
  ['cyrillic', 0x400, 0x52f],
  ['hy', 0x530, 0x58f],
  ['he', 0x590, 0x5ff],
  ['arabic', 0x600, 0x6ff],
  ['hi', 0x900, 0x97f],
  ['bn', 0x980, 0x9ff],
  ['pa', 0xa00, 0xa7f],
  ['gu', 0xa80, 0xaff],
  ['ta', 0xb80, 0xbff],
  ['te', 0xc00, 0xc7f],
  ['kn', 0xc80, 0xcff],
  ['ml', 0xd00, 0xd7f],
  ['si', 0xd80, 0xdff],
  ['th', 0xe00, 0xe7f],
  ['lo', 0xe80, 0xeff],
  ['my', 0x1000, 0x109f],
  ['ka', 0x10a0, 0x10ff],
  ['am', 0x1200, 0x137f],
  ['km', 0x1780, 0x17ff],
  ['latin', 0x1e00, 0x1eff],
  ['ja', 0x3041, 0x30fa],
  ['zh', 0x3400, 0x9fff],
  ['ko', 0xac00, 0xd7af],
];
/** A character of these stands for a syllable, so that it weighs more than a letter. */
const SYLLABIC: Readonly<Record<string, number>> = { ja: 3, zh: 3, ko: 3 };
/** Share of kana from which Han is Japanese. */
const KANA_SHARE = 0.1;

/** The script of most letters of a text, by the language it stands for; `latin`, `cyrillic` and `arabic` are shared by many. */
export function scriptOf(text: string): string | undefined {
  const counts = new Map<string, number>();
  let current = SCRIPTS[0]!;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x41 || (code > 0x5a && code < 0x61) || (code > 0x7a && code < 0xc0)) continue;
    if (code < current[1] || code > current[2]) {
      const script = SCRIPTS.find(([, first, last]) => code >= first && code <= last);
      if (script === undefined) continue;
      current = script;
    }
    counts.set(current[0], (counts.get(current[0]) ?? 0) + (SYLLABIC[current[0]] ?? 1));
  }
  const kana = counts.get('ja') ?? 0;
  const han = counts.get('zh') ?? 0;
  if (kana > KANA_SHARE * han) counts.set('ja', kana + han);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
