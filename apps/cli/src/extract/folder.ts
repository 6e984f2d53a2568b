import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { inputError } from '../errors.ts';
import { failToWrite } from '../write-output.ts';
import type { Sink } from './sink.ts';

/**
 * A folder with one file for each page, named after it; a name that is taken gets a number. A file is there only when it is complete,
 * so that a run that was killed continues with the pages that have none.
 */
export function openFolder(folder: string, extension: string, resume: boolean): Sink {
  const taken = new Set<string>();
  return {
    keepsErrors: false,
    async place({ input, name }) {
      const target = join(folder, `${freeName(name)}.${extension}`);
      if (resume && existsSync(target)) return undefined;
      return async (content) => {
        if (resolve(target) === resolve(input))
          throw inputError(`${target} would be overwritten by its own content; choose another --output`);
        try {
          await mkdir(dirname(target), { recursive: true });
          await writeFile(`${target}.part`, content);
          await rename(`${target}.part`, target);
        } catch (error) {
          failToWrite(target, error);
        }
      };
    },
    async close() {},
  };

  function freeName(name: string): string {
    let free = name;
    // Some file systems do not tell A from a.
    for (let n = 2; taken.has(free.toLowerCase()); n++) free = `${name}-${n}`;
    taken.add(free.toLowerCase());
    return free;
  }
}
