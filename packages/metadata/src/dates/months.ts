// Month names by their first letters, January to December, one language a line. Enough letters to tell them apart; forms
// with other endings (genitives, abbreviations) share them.
const MONTHS: readonly string[] = [
  'jan feb mar apr may jun jul aug sep oct nov dec', // English; Dutch, Scandinavian, Indonesian in part
  'jän|januar feb mär|maerz apr mai jun jul aug sep okt nov dez', // German
  'janv fév|fev mars avr mai juin juil aoû|aou sept oct nov déc', // French
  'ene feb mar abr may jun jul ago sep|set oct nov dic', // Spanish
  'jan fev mar abr mai jun jul ago set out nov dez', // Portuguese
  'gen feb mar apr mag giu lug ago set ott nov dic', // Italian
  'jan feb maa|mrt apr mei jun jul aug sep okt nov dec', // Dutch
  'jan feb mar apr maj jun jul aug sep okt nov dec', // Danish, Swedish
  'jan feb mar apr mei jun jul agu sep okt nov des', // Indonesian, Norwegian
  'sty lut mar kwi maj cze lip sie wrz paź lis gru', // Polish
  'led úno|uno bře|bre dub kvě|kve červn|cervn červen|cerven srp zář|zar říj|rij lis pro', // Czech
  'ian feb mar apr mai iun iul aug sep oct noi|nov dec', // Romanian
  'tam hel maa huh tou kes hei elo syy lok mar jou', // Finnish
  'jan feb már ápr máj jún júl aug szep okt nov dec', // Hungarian
  'oca şub|sub mar nis may haz tem ağu|agu eyl eki kas ara', // Turkish
  'янв фев мар апр мая|май июн июл авг сен окт ноя дек', // Russian
  'січ лют бер кві тра чер лип сер вер жов лис гру', // Ukrainian
  'ян фев мар апр май юни юли авг сеп окт ное дек', // Bulgarian
  'ιαν φεβ μαρ|μάρ απρ μαΐ|μαι|μάι ιουν|ιούν ιουλ|ιούλ αυγ|αύγ σεπ οκτ|νοκτ νοε|νοέ δεκ', // Greek
];

const byPrefix = new Map<string, number>();
for (const line of MONTHS) {
  line.split(' ').forEach((forms, month) => {
    for (const form of forms.split('|')) if (!byPrefix.has(form)) byPrefix.set(form, month + 1);
  });
}

/** Number of the month a word names, 0 if it names none. `lis` and `mar` differ between languages: the first line wins. */
export function monthNumber(word: string): number {
  const lower = word.toLowerCase();
  for (let length = Math.min(lower.length, 6); length >= 2; length--) {
    const month = byPrefix.get(lower.slice(0, length));
    if (month !== undefined) return month;
  }
  return 0;
}
