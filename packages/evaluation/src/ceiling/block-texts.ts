import { BLOCK_TAGS, type Page } from '@pith/core';

/** The text of every block, with a line break where the page has one: `a<br>b` is two words. */
export function blockTexts(page: Page): string[] {
  const { blocks, text, textStart, tag, nodeCount } = page;
  const breaksLine = page.tagMask(new Set([...BLOCK_TAGS, 'br']));
  return Array.from(blocks.start, (start, block) => {
    // Data segments stand outside every node.
    if (blocks.firstNode[block] === nodeCount) return text.slice(start, blocks.end[block]);
    let result = '';
    for (let node = blocks.firstNode[block]!; node < blocks.endNode[block]!; node++) {
      if (tag[node] === 0) result += text.slice(textStart[node], textStart[node + 1]);
      else if (breaksLine[tag[node]!]) result += '\n';
    }
    return result;
  });
}
