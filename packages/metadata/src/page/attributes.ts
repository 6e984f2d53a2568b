import type { Attribute } from '@pith/core';

/** Value of an attribute in a list. */
export function attributeValue(attributes: readonly Attribute[], name: string): string | undefined {
  for (const attribute of attributes) if (attribute.name === name) return attribute.value;
  return undefined;
}

/** Words of an attribute such as `rel` or `class`, in lower case. */
export function wordsOf(value: string): string[] {
  return value
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}
