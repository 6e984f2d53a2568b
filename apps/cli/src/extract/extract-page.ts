import { type ArticleParts, extract } from 'pith';
import { type CliError, inputError, toFailure } from '../errors.ts';
import { type ExtractorChoice, openExtractor } from '../open-extractor.ts';
import { type Input, readInput } from '../read-input.ts';
import type { PageSource } from './page-source.ts';

/** What is printed of a page. */
export type Format = 'text' | 'html' | 'markdown' | 'json';

/** How pages are extracted; can be sent to a worker thread. */
export interface PageSettings {
  readonly choice: ExtractorChoice;
  readonly format: Format;
  /** What JSON has besides what is known about the page. */
  readonly parts: readonly (keyof ArticleParts)[];
  /** Address of a page that has none of its own. */
  readonly url: string | undefined;
}

/** What came of a page. In JSON, `content` holds the error too. */
export interface Outcome {
  readonly content: string;
  readonly error?: { readonly code: string; readonly message: string };
}

/** What worker threads load: the function that does a page. It never rejects. */
export async function createWork(settings: PageSettings): Promise<(page: PageSource) => Promise<Outcome>> {
  const { format, parts, url } = settings;
  const extractor = await openExtractor(settings.choice);
  return async (page) => {
    let known: Known = {};
    try {
      const input = await readPage(page);
      known = {
        ...(input.id === undefined ? {} : { id: input.id }),
        ...(input.url === undefined ? {} : { url: input.url }),
      };
      const article = extract(input.html, { url: input.url ?? url, charset: input.charset, extractor });
      if (format !== 'json') return { content: withNewline(article[format].trimEnd()) };
      const { schemaVersion, ...data } = article.toData(parts);
      return { content: record(schemaVersion, page.input, { ...known, ...data }) };
    } catch (error) {
      return toOutcome(error, page, format, known);
    }
  };
}

/** What is told of a page that failed. */
export async function toOutcome(
  error: unknown,
  { input }: PageSource,
  format: Format,
  known: Known = {},
): Promise<Outcome> {
  const { code, message } = await toFailure(error);
  const failure = { code, message: message.startsWith(input) ? message : `${input}: ${message}` };
  return { content: format === 'json' ? record(1, input, { ...known, error: failure }) : '', error: failure };
}

/** How the record of an input begins. A run that is resumed recognises its pages by it. */
export function recordStart(input: string): string {
  return record(1, input, {}).slice(0, -2);
}

function record(schemaVersion: 1, input: string, fields: object): string {
  return withNewline(JSON.stringify({ schemaVersion, input, ...fields }));
}

/** What a page's line said about it, or where it was found. */
interface Known {
  readonly id?: string | number;
  readonly url?: string;
}

interface ReadPage extends Omit<Input, 'bytes'> {
  readonly html: Uint8Array | string;
  readonly id?: string | number | undefined;
}

async function readPage({ input, line, bytes, problem }: PageSource): Promise<ReadPage> {
  if (problem !== undefined) throw inputError(problem);
  if (line !== undefined) return readLine(line, input);
  if (bytes !== undefined) return { html: bytes, url: undefined, charset: undefined };
  const { bytes: html, ...rest } = await readInput(input);
  return { html, ...rest };
}

function readLine(line: Uint8Array, where: string): ReadPage {
  let fields: unknown;
  try {
    fields = JSON.parse(new TextDecoder().decode(line));
  } catch (error) {
    throw inputError(`${where}: expected a JSON object with "html", got broken JSON`, error);
  }
  const { html, url, id } = (fields ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof html !== 'string') throw wrong('html', 'text', html);
  if (url !== undefined && url !== null && typeof url !== 'string') throw wrong('url', 'text', url);
  return {
    html,
    url: url ?? undefined,
    charset: undefined,
    id: typeof id === 'string' || typeof id === 'number' ? id : undefined,
  };

  function wrong(field: string, expected: string, got: unknown): CliError {
    return inputError(
      `${where}: expected ${expected} in "${field}", got ${got === undefined ? 'nothing' : typeof got}`,
    );
  }
}

function withNewline(content: string): string {
  return content === '' ? '' : `${content}\n`;
}
