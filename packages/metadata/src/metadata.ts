/** The fields and the form of their values. */
export interface MetadataValues {
  /** Headline of the content, without the site's name. */
  readonly title: string;
  /** Names of the authors, one each. */
  readonly byline: readonly string[];
  /** ISO 8601: a day, a month if no more is known, or a point in time as the page gives it. */
  readonly published: string;
  /** ISO 8601, as `published`. */
  readonly modified: string;
  /** BCP 47 tag, such as `pt-BR`. */
  readonly language: string;
  readonly site: string;
  readonly description: string;
  /** Address the page wants to be known by; absolute if the page's own address is known. */
  readonly canonical: string;
  /** Address of the lead image. */
  readonly image: string;
  readonly tags: readonly string[];
  /** Address of the licence, or its name. */
  readonly licence: string;
}

/** Name of a field. */
export type MetadataField = keyof MetadataValues;

/** A value that was found, where, and how much the place is trusted. */
export interface Candidate<Value = string> {
  readonly value: Value;
  /** Such as `meta og:title`, `json-ld headline`, `item author`, `h1`, `text`. */
  readonly source: string;
  readonly weight: number;
}

/** All candidates of each field, best first. */
export type MetadataCandidates = { readonly [Field in MetadataField]: readonly Candidate<MetadataValues[Field]>[] };

/** What a page says about itself. A field that nothing tells is absent. */
export interface Metadata extends Partial<MetadataValues> {
  /** Where each value was found. */
  readonly sources: { readonly [Field in MetadataField]?: string };
  /** Only on request. */
  readonly candidates?: MetadataCandidates;
}
