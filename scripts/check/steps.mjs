// The steps of `npm test`, in order.
import { buildAll, turbo } from '../bootstrap.mjs';
import { tool } from '../tool.mjs';
import { importFromTarballs } from './consume.mjs';
import { checkPackedManifests, checkPackedTypes, packAll } from './pack.mjs';
import { checkSizes } from './size.mjs';
import { tryTemplate } from './template.mjs';
import { vitest } from './vitest.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} about
 * @property {string} [needs] the step without which this one makes no sense
 * @property {() => void | { passed: number, failed: number } | Promise<void>} run throws, or counts failures
 */

/** @type {Step[]} */
export const steps = [
  { name: 'lint', about: 'format and lint rules', run: () => tool('biome', 'check', '--error-on-warnings') },
  { name: 'types', about: 'type check', run: () => succeed(turbo('typecheck')) },
  { name: 'tests', about: 'unit and contract tests', run: () => vitest('--project', '!workspace') },
  { name: 'workspace', about: 'manifests, imports, docs', run: () => vitest('--project', 'workspace') },
  {
    name: 'unused',
    about: 'unused files, exports and dependencies',
    run: () => tool('knip', '--no-progress', '--no-config-hints'),
  },
  { name: 'build', about: 'build of every package', run: () => succeed(buildAll()) },
  { name: 'sizes', about: 'size budgets', needs: 'build', run: checkSizes },
  { name: 'pack', about: 'tarballs of all public packages', needs: 'build', run: packAll },
  { name: 'publint', about: 'manifests as published', needs: 'pack', run: checkPackedManifests },
  { name: 'attw', about: 'types as published', needs: 'pack', run: checkPackedTypes },
  { name: 'consume', about: 'installed tarballs import and require', needs: 'pack', run: importFromTarballs },
  { name: 'template', about: 'npm run new-extractor, in a copy', needs: 'build', run: tryTemplate },
];

/** @param {number} exitCode */
function succeed(exitCode) {
  if (exitCode !== 0) throw new Error(`exit code ${exitCode}, see above`);
}
