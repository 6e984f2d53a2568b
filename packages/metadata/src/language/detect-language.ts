import { functionWords } from './function-words.ts';
import { scriptOf } from './scripts.ts';

/** A language and how clearly the text is written in it, from 0 to 1. */
export interface DetectedLanguage {
  readonly language: string;
  readonly sureness: number;
}

/** Fewer words than this show nothing. */
const MIN_HITS = 4;
const MIN_SURENESS = 0.1;
/** Share of function words in ordinary prose; lists and menus have fewer. */
const PROSE_SHARE = 0.12;
const WORD = /[^\s\d.,;:!?"“”„«»()[\]{}<>/|–—…·•&+*=%@#_-]+/g;

/** Tells the language of a text by its script and its function words; nothing if there is too little to tell. */
export function detectLanguage(text: string): DetectedLanguage | undefined {
  const script = scriptOf(text);
  if (script === undefined) return undefined;
  const words = functionWords(script);
  if (words === undefined) return { language: script, sureness: 1 };

  const hits = new Map<string, number>();
  const all = text.toLowerCase().match(WORD) ?? [];
  for (const word of all) {
    // A word of several languages says less about each.
    const languages = words.get(word);
    for (const language of languages ?? []) hits.set(language, (hits.get(language) ?? 0) + 1 / languages!.length);
  }
  const [best, second] = [...hits].sort((a, b) => b[1] - a[1]);
  if (best === undefined || best[1] < MIN_HITS) return undefined;
  const lead = 1 - (second?.[1] ?? 0) / best[1];
  const sureness = lead * Math.min(1, best[1] / all.length / PROSE_SHARE);
  return sureness < MIN_SURENESS ? undefined : { language: best[0], sureness };
}
