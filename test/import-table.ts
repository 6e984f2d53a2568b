import { readFileSync } from 'node:fs';

/** What one row of the import table allows a package. */
export interface Rule {
  /** Folder names of workspace packages, and names of third-party packages; `undefined` means anything. */
  readonly mayImport: ReadonlySet<string> | undefined;
  readonly everywhere: boolean;
}

/** A workspace package as far as the table is concerned. */
export interface Listed {
  readonly folder: string;
  readonly parent: string;
}

/** The table of docs/architecture.md, applied to the packages that exist: a rule for each folder name. */
export function readImportTable(packages: readonly Listed[]): Map<string, Rule> {
  const rows = parseRows(readFileSync(new URL('../docs/architecture.md', import.meta.url), 'utf8'));
  const named = new Set(rows.flatMap((row) => row.packages));
  const extractors = packages.filter(({ folder, parent }) => parent === 'packages' && !named.has(folder));
  const groups = new Map([
    ['every extractor', extractors.map(({ folder }) => folder)],
    ['every app', packages.filter(({ parent }) => parent === 'apps').map(({ folder }) => folder)],
    ['nothing', []],
  ]);
  // "extractor sw" is one of "every extractor" with a row of its own, which comes later and wins.
  const expand = (name: string): string[] => groups.get(name) ?? [name.replace(/^extractor /, '')];
  return new Map(
    rows.flatMap((row) => {
      const mayImport = row.mayImport.includes('anything') ? undefined : new Set(row.mayImport.flatMap(expand));
      return row.packages.flatMap(expand).map((folder) => [folder, { mayImport, everywhere: row.everywhere }] as const);
    }),
  );
}

interface Row {
  packages: string[];
  mayImport: string[];
  everywhere: boolean;
}

function parseRows(markdown: string): Row[] {
  const table = markdown.split('| package | may import | runs in |\n')[1]?.split('\n\n')[0];
  if (!table) throw new Error('docs/architecture.md: no table "| package | may import | runs in |"');
  return table
    .split('\n')
    .slice(1)
    .map((line) => {
      const [packages = [], mayImport = [], runsIn = []] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.split(',').map((name) => name.trim()));
      return { packages, mayImport, everywhere: runsIn[0] === 'everywhere' };
    });
}
