import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** True when `path` is a folder. */
export function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}

/** True when `path` is a file. */
export function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

/** The names in a folder, sorted by code unit so that the order is the same on every machine; none if it is no folder. */
export function namesIn(folder: string): string[] {
  return isFolder(folder) ? readdirSync(folder).sort() : [];
}

/** A file's bytes, unpacked if its name ends in `.gz`. */
export function readBytes(path: string): Uint8Array {
  const bytes = readFileSync(path);
  return path.endsWith('.gz') ? gunzipSync(bytes) : bytes;
}

/** A text file that somebody saved by hand: UTF-8, or windows-1252 when it is not valid UTF-8. */
export function readText(path: string): string {
  const bytes = readBytes(path);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
