import { findDates } from '../dates/find-dates.ts';

/** What stands before a name in a byline: "Written by", "Author:", "Veröffentlicht von". */
const LABEL = new RegExp(
  String.raw`^(?:(?:originally |first )?(?:(?:written|posted|published|authored|created|contributed|submitted|shared|story|article|text|words|started|asked|report)(?: and \p{L}+)? )?by|` +
    String.raw`(?:verfasst|geschrieben|veröffentlicht|eingestellt|gepostet|text|publié|écrit|rédigé|posté|escrito|publicado|scritto|pubblicato|geplaatst|geschreven|skrevet|skriven) (?:von|par|por|da|door|av|af)|` +
    String.raw`authors?|autor(?:/in|in|es)?|auteure?|autore|writer|reporter|contributor|автор|作者|著者|文|記者|记者)(?:[\s:：-]+|$)`,
  'iu',
);
/** Words that are also part of names, so that a capital has to follow. */
const SHORT_LABEL =
  /^(?:[Vv]on|[Pp]ar|[Pp]or|[Dd]i|[Dd]a|[Dd]oor|[Aa]v|[Aa]f|[Pp]rzez|[Ff]rån)(?:: ?|$|\s+(?=\p{Lu}))/u;
/** What ends a name. */
const TAIL =
  /\s*[|•·⋅／]\s?|\s+[–—-]\s+|\s[(（[]|\s+(?:on|in|at|posted|published|updated|last|follow|is an?|for|from|with)\b|\s*\d{1,2} min|:\s/i;
/** Words of buttons and templates, and names that name nobody. */
const NOBODY =
  /^(?:follow|share|comments?|read|view|about|subscribe|log|sign|home|menu|search|contact|n\/?a|none|null|unknown|undefined|authors?|name|e-?mail|avatar|posts?|articles?|bio|profile|admin|administrator|user|webmaster|guest|written|published|posted|updated|reviewed|this|date|more|all|see|show|join(?:ed)?|reply|member|new|no|last|just|super user|wordpress|topic|corresponding|thread|original|human|find|website|login|try|(?:my )?account|order|request|create|register|start|free|get|if)\b|^by$/i;
const ADDRESS = /:\/\/|www\.|@\S|\.(?:com|org|net|html?|php)\b|[{}<>=]|__|[?!…]|\.\.\./i;

/** Drops what a byline says before the name; two labels may follow each other: "Author: By Jane Doe". */
export function withoutLabel(text: string): string {
  return text.trim().replace(LABEL, '').replace(LABEL, '').replace(SHORT_LABEL, '').trim();
}

/** The name in a text, without what stands around it; nothing if the text is no name. */
export function cleanName(text: string): string | undefined {
  let name = withoutLabel(text);
  if (ADDRESS.test(name)) return undefined;
  const [date] = findDates(name, 'month-first');
  if (date !== undefined) name = name.slice(0, date.start);
  const tail = TAIL.exec(name);
  if (tail !== null && tail.index > 0) name = name.slice(0, tail.index);
  name = name.replace(/^[\s,;:–—|•·-]+|[\s,;:–—|•·-]+$/g, '');
  return isName(name) ? name : undefined;
}

function isName(name: string): boolean {
  if (name.length < 2 || name.length > 70 || NOBODY.test(name) || !/\p{L}{2}|\p{Lo}/u.test(name)) return false;
  const words = name.split(' ');
  // A sign-in name may have digits; a phrase with digits is no name.
  if (words.length > 1 && /\d/.test(name)) return false;
  return words.length <= 7;
}

/** True for names that text may show: a phrase without capitals, in a script that has them, is none. */
export function isShownName(name: string): boolean {
  return !name.includes(' ') || /\p{Lu}|\p{Lo}/u.test(name);
}

/** True for what looks like a person's name in full: two words or more, all with capitals but for particles. */
export function isFullName(name: string): boolean {
  return /^\p{Lu}[\p{L}.'’-]*(?: (?:\p{Lu}[\p{L}.'’-]*|(?:de|van|von|der|da|di|la|le|bin|al|del|dos|du|den|ter|el)))* \p{Lu}[\p{L}.'’-]*$/u.test(
    name,
  );
}
