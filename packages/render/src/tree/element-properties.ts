import { collapse, type Page } from '@pith/core';
import type { Properties } from './nodes.ts';
import type { Addresses } from './urls.ts';

/** What a cell says about the cells around it. */
export function cellProperties(page: Page, node: number): Properties {
  const properties: Properties = {};
  const colSpan = readSpan(page.attribute(node, 'colspan'));
  const rowSpan = readSpan(page.attribute(node, 'rowspan'));
  const scope = page.attribute(node, 'scope')?.toLowerCase() ?? '';
  if (colSpan > 1) properties.colSpan = colSpan;
  if (rowSpan > 1) properties.rowSpan = rowSpan;
  if (page.tagName(node) === 'th' && /^(?:row|col|rowgroup|colgroup)$/.test(scope)) properties.scope = scope;
  return properties;
}

/** The limit is the standard's for columns. */
function readSpan(value: string | undefined): number {
  return value !== undefined && /^\s*\d{1,4}\s*$/.test(value) ? Math.min(Number(value), 1000) : 1;
}

/** What an inline element says beyond its name. */
export function formatProperties(page: Page, node: number, addresses: Addresses): Properties {
  switch (page.tagName(node)) {
    case 'abbr':
    case 'acronym':
    case 'dfn': {
      const title = collapse(page.attribute(node, 'title') ?? '');
      return title === '' ? {} : { title };
    }
    case 'time': {
      const dateTime = page.attribute(node, 'datetime')?.trim();
      return dateTime ? { dateTime } : {};
    }
    case 'code':
      return /\bmath-inline\b/.test(page.attribute(node, 'class') ?? '')
        ? { className: ['language-math', 'math-inline'] }
        : {};
    case 'q':
      return citation(page, node, addresses);
    default:
      return {};
  }
}

/** Where a quotation comes from. */
export function citation(page: Page, node: number, addresses: Addresses): Properties {
  const cite = addresses.media(page.attribute(node, 'cite'));
  return cite === undefined ? {} : { cite };
}

/** A well-formed language tag in an attribute. */
export function languageTag(value: string | undefined): string | undefined {
  return value !== undefined && /^[a-z]{2,8}(?:-[a-z\d]{1,8}){0,5}$/i.test(value) ? value : undefined;
}

/** A direction in an attribute. */
export function direction(value: string | undefined): string | undefined {
  const dir = value?.toLowerCase();
  return dir === 'ltr' || dir === 'rtl' || dir === 'auto' ? dir : undefined;
}
