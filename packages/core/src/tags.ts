const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Elements whose start and end bound a block: the standard's block-level elements, and the parts of tables, lists and forms that stand alone. */
export const BLOCK_TAGS: ReadonlySet<string> = words(
  'address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form ' +
    'frameset h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav ol optgroup option p plaintext pre ' +
    'search section summary table tbody td tfoot th thead tr caption ul xmp',
);

/** Elements whose text counts as link text (CETD counts drop-downs and buttons like anchors). */
export const LINK_TAGS: ReadonlySet<string> = words('a button select');

/** Elements without an end tag. */
export const VOID_TAGS: ReadonlySet<string> = words(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr',
);

/** Elements whose character data is not text of the page. Their own data stays readable with `page.rawText`. */
export const TEXTLESS_TAGS: ReadonlySet<string> = words(
  'annotation annotation-xml head iframe noembed noframes noscript script style svg template textarea title',
);

/** Elements that no tag count includes: machinery, not markup of the content. */
export const UNCOUNTED_TAGS: ReadonlySet<string> = words('base head link meta noscript script style template title');
