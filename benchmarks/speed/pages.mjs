// Pages to measure on.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/**
 * The pages of a folder (`.html`, `.html.gz`) or a file (`.jsonl`, `.jsonl.gz`), at most `limit` of them, evenly spread.
 * @param {string} path
 * @param {number} limit
 * @returns {string[]}
 */
export function readPages(path, limit) {
  if (!statSync(path).isDirectory()) {
    const lines = readText(path).split('\n');
    return spread(
      lines.filter((line) => line.trim() !== ''),
      limit,
    ).map((line) => String(JSON.parse(line).html));
  }
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) => /\.html?(\.gz)?$/.test(name));
  if (names.length === 0) throw new Error(`no .html or .html.gz files in ${path}`);
  return spread(names.sort(), limit).map((name) => readText(join(path, name)));
}

/**
 * @param {string} file
 * @returns {string}
 */
function readText(file) {
  const bytes = readFileSync(file);
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

/**
 * @param {readonly string[]} values
 * @param {number} limit
 * @returns {string[]}
 */
function spread(values, limit) {
  const step = Math.max(values.length / limit, 1);
  return values.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
}
