import type { Page } from '@pith/core';

const LEVELS = 4;

/** The innermost elements around a block as one would write a selector: `main > article.post > p`. */
export function blockPath(page: Page, element: number): string {
  const steps: string[] = [];
  for (let node = element; node > page.body && steps.length < LEVELS; node = page.parent[node]!) {
    const id = page.attribute(node, 'id')?.trim();
    const [firstClass] = (page.attribute(node, 'class') ?? '').trim().split(/\s/, 1);
    steps.unshift(page.tagName(node) + (id ? `#${id}` : firstClass ? `.${firstClass}` : ''));
  }
  return steps.length > 0 ? steps.join(' > ') : element < 0 ? '' : page.tagName(element);
}
