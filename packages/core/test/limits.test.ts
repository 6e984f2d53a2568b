import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS, InputError, LimitError, PithError, parsePage } from '../src/index.ts';

describe('parsePage throws', () => {
  it.each([
    [undefined, 'undefined'],
    [null, 'null'],
    [1, 'number'],
    [{}, 'object'],
    [['<p>'], 'object'],
  ])('InputError for %j', (input, type) => {
    expect(() => parsePage(input as string)).toThrow(
      expect.objectContaining({
        name: 'InputError',
        code: 'input-type',
        message: `a page must be a string or a Uint8Array, got ${type}`,
      }),
    );
    expect(() => parsePage(input as string)).toThrow(InputError);
  });

  it.each([
    ['limit-length', '<p>12345', { length: 7 }, 'page is 8 long, limit 7; raise limits.length to read it'],
    ['limit-nodes', '<p><p><p>', { nodes: 5 }, 'page has more than 5 nodes; raise limits.nodes to read it'],
    [
      'limit-depth',
      '<div><div><div>',
      { depth: 4 },
      'page nests deeper than 4 elements; raise limits.depth to read it',
    ],
  ])('LimitError %s', (code, html, limits, message) => {
    expect(() => parsePage(html, { limits })).toThrow(expect.objectContaining({ name: 'LimitError', code, message }));
    expect(() => parsePage(html, { limits })).toThrow(LimitError);
    expect(() => parsePage(html, { limits })).toThrow(PithError);
    expect(() => parsePage(html)).not.toThrow();
  });

  it('LimitError for bytes before they are decoded', () => {
    expect(() => parsePage(new Uint8Array(9), { limits: { length: 8 } })).toThrow('page is 9 long, limit 8');
  });

  it('nothing up to the limit itself', () => {
    // The document, html, head, body and three divisions; three of them open at once beside html and body.
    expect(() => parsePage('<div><div><div>', { limits: { length: 15, nodes: 7, depth: 5 } })).not.toThrow();
  });
});

describe('limits', () => {
  it('are generous by default', () => {
    expect(DEFAULT_LIMITS).toEqual({ length: 64_000_000, nodes: 5_000_000, depth: 500_000 });
    expect(Object.isFrozen(DEFAULT_LIMITS)).toBe(true);
  });

  it('grow with the page, so that a short one cannot multiply itself', () => {
    // Each paragraph repeats all open <b> around it: 5 million nodes from 25,000 characters.
    const html = Array.from({ length: 2000 }, (_, i) => `<b id=${i}><p>`).join('');
    expect(() => parsePage(html)).toThrow(expect.objectContaining({ code: 'limit-nodes' }));
    expect(parsePage(html.slice(0, 1000), { limits: { nodes: 1e6 } }).nodeCount).toBeGreaterThan(1000);
  });
});
