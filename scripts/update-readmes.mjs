// npm run update-readmes: writes the options tables of the packages' READMEs from the declarations.
// The test that compares them does the writing, because it can load TypeScript.
import { install } from './bootstrap.mjs';
import { runTool } from './tool.mjs';

install();
process.env.UPDATE_READMES = '1';
process.exitCode = runTool('vitest', 'run', '--project', 'workspace', 'readme', '-t', 'update-readmes');
