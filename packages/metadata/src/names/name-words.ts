/** Words around names, as alternatives of a regular expression. */
const words = (list: string): string => list.trim().split(/\s+/).join('|').replaceAll('_', ' ');

const WRITTEN_EN = words(
  'written posted published authored created contributed submitted shared story article text words started asked report',
);
const WRITTEN = words(
  'verfasst geschrieben veröffentlicht eingestellt gepostet text publié écrit rédigé posté escrito publicado scritto pubblicato geplaatst geschreven skrevet skriven',
);
const AUTHOR = words(
  'authors? autor(?:/in|in|es)? auteure? autore writer reporter contributor автор 作者 著者 文 記者 记者',
);

/** What stands before a name in a byline: "Written by", "Author:", "Veröffentlicht von". */
export const LABEL: RegExp = new RegExp(
  `^(?:(?:originally |first )?(?:(?:${WRITTEN_EN})(?: and [a-z]+)? )?by|(?:${WRITTEN}) (?:von|par|por|da|door|av|af)|${AUTHOR})(?:[\\s:：-]+|$)`,
  'i',
);

/** Words that are also part of names, so that a capital has to follow. */
export const SHORT_LABEL: RegExp =
  /^(?:[Vv]on|[Pp]ar|[Pp]or|[Dd]i|[Dd]a|[Dd]oor|[Aa]v|[Aa]f|[Pp]rzez|[Ff]rån)(?:: ?|$|\s+(?=\p{Lu}))/u;

/** What ends a name. */
export const TAIL: RegExp =
  /\s*[|•·⋅／]\s?|\s+[–—-]\s+|\s[(（[]|\s+(?:on|in|at|posted|published|updated|last|follow|is an?|for|from|with)\b|\s*\d{1,2} min|:\s/i;

/** Words of buttons and templates that stand where names stand, and names that name nobody. */
export const NOBODY: RegExp = new RegExp(
  `^(?:${words(
    `about account admin administrator advertis\\w* all articles? authors? avatar bio comments? contact corresponding create date e-?mail
     find follow free get guest home human if join(?:ed)? just last leave log login member menu more my_account n/?a name new no none null
     order original posted posts? profile published read register reply request reviewed search see share show sign social sponsor\\w* start
     subscribe super_user this thread topic try undefined unknown updated user\\w* view webmaster website wordpress written
     (?:sun|mon|tue|wed|thu|fri|sat)[a-z]*`,
  )})\\b|\\bby$`,
  'i',
);

/** Degrees and honours after a name: `MD`, `Ph.D.`, `RDN`, `Jr.` */
export const CREDENTIAL: RegExp =
  /^(?:[A-Z]\.?){2,6}(?:[\s-][A-Z]{1,5}){0,3}$|^(?:[A-Z][a-z]{0,3}\.){1,4}[A-Z]?$|^(?:[BM]Sc|MEd|EdD|[DP]hD|DPhil|PsyD|PharmD|Esq|[JS]r)\.?$/;

/** What somebody is rather than who. */
export const OFFICE: RegExp = new RegExp(
  `\\b(?:${words(
    `analyst attorney author CEO CFO chef columnist consultant contributor COO correspondent CTO director editor engineer expert founder
     head_of instructor journalist lead manager officer president professor Redakteur(?:in)? reporter senior specialist staff VP writer`,
  )})\\b`,
  'i',
);
