/** The kinds of pages the model tells apart. */
export const PAGE_KINDS = ['article', 'forum', 'product', 'listing', 'collection', 'documentation', 'service'] as const;

/** What a page is. */
export type PageKind = (typeof PAGE_KINDS)[number];
