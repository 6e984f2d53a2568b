import fc from 'fast-check';
import { defaultTreeAdapter, html, parse, parseFragment, type TreeAdapter, type TreeAdapterTypeMap } from 'parse5';
import { expect, it } from 'vitest';
import { type IntegerTree, TreeColumns } from '../src/tree/adapter.ts';
import { soup } from './soup.ts';

/** A tree as indented lines, read through its adapter: kind, name, name space, attributes, data. */
function outline<T extends TreeAdapterTypeMap>(adapter: TreeAdapter<T>, root: T['parentNode']): string {
  const lines: string[] = [];
  const visit = (node: T['node'], indent: string): void => {
    if (adapter.isTextNode(node)) lines.push(`${indent}"${adapter.getTextNodeContent(node)}"`);
    else if (adapter.isCommentNode(node)) lines.push(`${indent}<!--${adapter.getCommentNodeContent(node)}`);
    else if (adapter.isDocumentTypeNode(node)) lines.push(`${indent}<!${adapter.getDocumentTypeNodeName(node)}`);
    else if (adapter.isElementNode(node)) {
      const namespace = adapter.getNamespaceURI(node);
      const attributes = adapter.getAttrList(node).map(({ name, value }) => `${name}="${value}"`);
      lines.push([`${indent}<${adapter.getTagName(node)}`, namespace, ...attributes].join(' '));
      const isTemplate = namespace === html.NS.HTML && adapter.getTagName(node) === 'template';
      for (const child of adapter.getChildNodes(isTemplate ? adapter.getTemplateContent(node) : node))
        visit(child, `${indent}  `);
    }
  };
  for (const child of adapter.getChildNodes(root)) visit(child, '');
  return lines.join('\n');
}

const columns = (): TreeColumns => new TreeColumns(1e6, 1e6);

it.each([true, false])("builds the same document as parse5's own adapter, scripting %s", (scriptingEnabled) => {
  fc.assert(
    fc.property(soup, (page) => {
      const tree = columns();
      expect(outline(tree, parse<IntegerTree>(page, { treeAdapter: tree, scriptingEnabled }))).toBe(
        outline(defaultTreeAdapter, parse(page, { scriptingEnabled })),
      );
    }),
    { numRuns: 1500 },
  );
});

it("builds the same fragment as parse5's own adapter", () => {
  fc.assert(
    fc.property(soup, (page) => {
      const tree = columns();
      expect(outline(tree, parseFragment<IntegerTree>(page, { treeAdapter: tree }))).toBe(
        outline(defaultTreeAdapter, parseFragment(page)),
      );
    }),
    { numRuns: 500 },
  );
});

it('reports the same document mode', () => {
  for (const page of [
    '<!doctype html><table>',
    '<table>',
    '<!doctype html public "-//w3c//dtd html 4.01 transitional//en"><p><table>',
  ]) {
    const tree = columns();
    parse<IntegerTree>(page, { treeAdapter: tree });
    expect(tree.getDocumentMode()).toBe(defaultTreeAdapter.getDocumentMode(parse(page)));
  }
});
