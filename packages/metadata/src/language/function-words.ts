/** Words that nearly every sentence of a language has, chosen so that few are shared with its neighbours. */
const LATIN: Readonly<Record<string, string>> = {
  en: 'the and of to is that for with this are you was have from not by at which they be it',
  de: 'der die und das ist nicht ein eine mit den dem zu auf für von sich auch werden wird bei einer sind im',
  fr: 'le les des est une et du pour dans que qui pas sur avec plus au par ce sont cette nous vous aux',
  es: 'el los las del que una por con para como más su pero este esta lo sus al es ha fue muy',
  pt: 'os do da das dos que uma para com não em mais um são como pela pelo foi seu sua ao você',
  it: 'il di che è la per un del una con non della sono gli nel dei anche alla più da questo delle',
  nl: 'de het een van en dat niet op te voor met zijn is aan ook er maar bij worden door naar deze wordt',
  ca: 'els les amb i del una per que és dels aquest aquesta més però són també al pels ha',
  ro: 'și să este care pentru din cu nu mai pe în sunt fost prin ale într această lui acest au',
  sv: 'och att det som är en för på med av inte till har den ett om från kan var eller vi',
  da: 'og at det er en af til på med for ikke der som den har et de kan fra eller blev',
  no: 'og i det er som på en til av for ikke med har den et om fra kan ble eller jeg',
  fi: 'ja on ei että se oli myös ovat joka mutta kun hän sekä tai niin ole voi kuin',
  hu: 'a az és hogy nem egy is meg volt csak még már mint vagy ezt azt kell lehet el ez',
  pl: 'i w na z się nie do to jest że jak o przez od są dla ale po jego tym może oraz',
  cs: 'a se na v je že o s do ve jsou jako pro ale by podle které který jeho při také',
  sk: 'a sa na v je že o s do vo sú ako pre ale by podľa ktoré ktorý jeho pri aj',
  hr: 'i je u na se da su za od koji koja nije kao iz što ali bi te ili o',
  sl: 'in je v na se da so za ki pa z ni tudi kot iz bi ali po še',
  et: 'ja on ei et see ka mis oma kui või ta oli kes aga ning välja',
  lv: 'un ir par no ka ar uz tas kas lai bet nav arī tika pēc vai',
  lt: 'ir yra kad su į iš tai kaip bet ne buvo per apie taip arba nuo',
  tr: 've bir bu için ile da de olarak olan daha çok gibi ne kadar sonra en ancak veya',
  id: 'yang dan di dengan untuk dari ini itu pada tidak adalah dalam akan juga ke oleh bisa',
  vi: 'và của là có không được cho một các trong với này những người đã khi từ để',
};
const CYRILLIC: Readonly<Record<string, string>> = {
  ru: 'и в не на что с он как это по но из у за от так для его же к был все',
  uk: 'і в не на що з та як це до але за від для його у про був яка також',
  bg: 'и на да се в за от не са по че като с това която който но или си ще',
  sr: 'и је у на се да су за од који није као из што али би те или са',
  mk: 'и на да се во за од не со го ќе како што но или е ги',
  be: 'і ў не на што з як гэта па але за ад для яго у да ён быў',
};
const ARABIC: Readonly<Record<string, string>> = {
  ar: 'في من على إلى أن التي الذي هذا عن مع هذه كان ما لا بين كل',
  fa: 'و در به از که این را با است برای آن یک می تا بر شد هم',
  ur: 'کے میں کی ہے اور سے کا کو نے پر ہیں یہ کہ بھی اس',
};

const FAMILIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  latin: LATIN,
  cyrillic: CYRILLIC,
  arabic: ARABIC,
};

const cache = new Map<string, ReadonlyMap<string, readonly string[]>>();

/** For each function word of a script's languages, the languages that have it; nothing for a script with one language. */
export function functionWords(script: string): ReadonlyMap<string, readonly string[]> | undefined {
  const family = FAMILIES[script];
  if (family === undefined) return undefined;
  const known = cache.get(script);
  if (known !== undefined) return known;
  const words = new Map<string, string[]>();
  for (const [language, list] of Object.entries(family)) {
    for (const word of list.split(' ')) words.set(word, [...(words.get(word) ?? []), language]);
  }
  cache.set(script, words);
  return words;
}
