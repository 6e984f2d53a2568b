/** The lists we use of a package that has no types of its own. */
declare module 'stopword' {
  type List = readonly string[];
  export const ara: List,
    bul: List,
    cat: List,
    ces: List,
    dan: List,
    deu: List,
    ell: List,
    eng: List,
    fas: List,
    fin: List;
  export const fra: List,
    heb: List,
    hin: List,
    hrv: List,
    hun: List,
    ind: List,
    ita: List,
    jpn: List,
    nld: List,
    nob: List;
  export const pol: List,
    por: List,
    ron: List,
    rus: List,
    slk: List,
    spa: List,
    swe: List,
    tur: List,
    ukr: List,
    vie: List;
}
