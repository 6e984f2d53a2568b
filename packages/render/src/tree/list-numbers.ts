import type { Page } from '@pith/core';
import type { LiveNodes } from './live-nodes.ts';
import type { Properties } from './nodes.ts';

/** The numbers that items of ordered lists had in the page, so that they keep them when others were dropped. */
export class ListNumbers {
  readonly #page: Page;
  readonly #live: LiveNodes;
  /** Numbers of items that do not follow from the item before. */
  readonly #values: Map<number, number> = new Map();

  constructor(page: Page, live: LiveNodes) {
    this.#page = page;
    this.#live = live;
  }

  /** Properties of a list (`start`, `reversed`, `type`) or of an item (`value`). Lists are asked for before their items. */
  propertiesOf(node: number): Properties {
    const name = this.#page.tagName(node);
    if (name === 'ol') return this.#ofList(node);
    const value = name === 'li' ? this.#values.get(node) : undefined;
    return value === undefined ? {} : { value };
  }

  #ofList(list: number): Properties {
    const page = this.#page;
    const items: number[] = [];
    for (let node = list + 1; node < page.end[list]!; node = page.end[node]!) {
      if (page.tagName(node) === 'li' && !page.isHidden(node)) items.push(node);
    }
    const reversed = page.attribute(list, 'reversed') !== undefined;
    const step = reversed ? -1 : 1;
    let number = readInteger(page.attribute(list, 'start')) ?? (reversed ? items.length : 1);
    let expected: number | undefined;
    const properties: Properties = {};
    for (const item of items) {
      number = readInteger(page.attribute(item, 'value')) ?? number;
      if (this.#live.has(item)) {
        if (expected === undefined) {
          if (reversed || number !== 1) properties.start = number;
        } else if (number !== expected) this.#values.set(item, number);
        expected = number + step;
      }
      number += step;
    }
    if (reversed && expected !== undefined) properties.reversed = true;
    const type = page.attribute(list, 'type');
    if (type !== undefined && /^[aAiI]$/.test(type)) properties.type = type;
    return properties;
  }
}

function readInteger(value: string | undefined): number | undefined {
  return value !== undefined && /^\s*-?\d{1,9}\s*$/.test(value) ? Number(value) : undefined;
}
