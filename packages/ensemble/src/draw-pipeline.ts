import type { Extractor, Registry } from '@pith/core';
import type { Pipeline } from './pipeline.ts';
import { defaultName, givenSettings, isPipeline } from './pipeline-data.ts';

/**
 * Draws a pipeline as a tree for the terminal.
 *
 * With the registry it came from, only options that differ from their defaults are shown; without, all are.
 */
export function drawPipeline(extractor: Extractor, registry?: Registry): string {
  const lines: string[] = [];
  draw(extractor, '', '', '');
  return `${lines.join('\n')}\n`;

  function draw(node: Extractor, weight: string, head: string, tail: string): void {
    const title = isPipeline(node) ? pipelineTitle(node) : extractorTitle(node, registry);
    lines.push(`${head}${title}${weight}`);
    const members = node.members ?? [];
    members.forEach((member, i) => {
      const isLast = i === members.length - 1;
      draw(member, weightOf(node, i), `${tail}${isLast ? '└─ ' : '├─ '}`, `${tail}${isLast ? '   ' : '│  '}`);
    });
  }
}

function pipelineTitle(node: Pipeline): string {
  const { share, quorum, unit, onError } = node.settings;
  const facts = [node.name === defaultName(node) ? '' : defaultName(node)];
  if (share !== undefined) facts.push(`at least ${Math.round(Number(share) * 1000) / 10} % of votes`);
  if (quorum !== undefined) facts.push(`at least ${quorum} of ${totalWeight(node)} votes`);
  if (unit !== undefined) facts.push(`by ${unit === 'textNode' ? 'text node' : unit}`);
  if (onError === 'skip') facts.push('skips failing members');
  return withFacts(node.name, facts);
}

function extractorTitle(node: Extractor, registry: Registry | undefined): string {
  const options = Object.entries((node as { options?: Readonly<Record<string, unknown>> }).options ?? {});
  const specs = registry?.has(node.name) ? registry.get(node.name).options : {};
  const shown = options.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(specs[name]?.default));
  return withFacts(
    node.name,
    shown.map(([name, value]) => `${name} ${Array.isArray(value) ? value.join(' ') : value}`),
  );
}

function withFacts(name: string, facts: readonly string[]): string {
  const text = facts.filter((fact) => fact !== '').join(', ');
  return text === '' ? name : `${name} (${text})`;
}

function totalWeight({ settings }: Pipeline): number {
  return (settings.weights as readonly number[]).reduce((sum, weight) => sum + weight, 0);
}

function weightOf(node: Extractor, member: number): string {
  if (!isPipeline(node) || givenSettings(node).weights === undefined) return '';
  return ` × ${(node.settings.weights as readonly number[])[member]}`;
}
