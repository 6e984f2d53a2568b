import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { DEFAULT_TIMEOUT_MS, type Extract, type System, type SystemOptions, systemError } from './system.ts';

/** Options of a command as a system. */
export interface CommandOptions extends SystemOptions {
  /** How many processes at a time. Default: one per core. */
  readonly processes?: number | undefined;
}

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
const isWindows = process.platform === 'win32';

/**
 * A foreign program as a system: a shell command that gets the page on standard input (UTF-8), its address in the environment
 * variable PAGE_URL, and prints the text. One process per page; one that hangs is killed with everything it started.
 */
export function fromCommand(name: string, command: string, options: CommandOptions = {}): System {
  const { version = '', timeoutMs = DEFAULT_TIMEOUT_MS, processes = availableParallelism() } = options;
  const running = new Set<ChildProcess>();
  return {
    name,
    version: `${version}${command}`,
    concurrency: processes,
    async extract(html, url) {
      // A group of its own, so that the shell's children can be killed with it.
      const child = spawn(command, { shell: true, detached: !isWindows, env: { ...process.env, PAGE_URL: url ?? '' } });
      // In a group of its own it would outlive us.
      const end = (): void => kill(child);
      process.once('exit', end);
      running.add(child);
      try {
        return await answerOf(name, child, html, timeoutMs);
      } finally {
        running.delete(child);
        process.off('exit', end);
      }
    },
    async close() {
      running.forEach(kill);
    },
  };
}

function answerOf(name: string, child: ChildProcess, html: string, timeoutMs: number): Promise<Extract> {
  const start = performance.now();
  const output: Uint8Array[] = [];
  let outputBytes = 0;
  let complaint = '';
  return new Promise((resolve, reject) => {
    const giveUp = (problem: string): void => {
      kill(child);
      reject(systemError(name, problem));
    };
    const timer = setTimeout(() => giveUp(`no answer after ${timeoutMs} ms`), timeoutMs);
    child.stdout?.on('data', (chunk: Uint8Array) => {
      output.push(chunk);
      outputBytes += chunk.length;
      if (outputBytes > MAX_OUTPUT_BYTES) giveUp(`printed more than ${MAX_OUTPUT_BYTES} bytes`);
    });
    child.stderr?.on('data', (chunk: Uint8Array) => {
      if (complaint.length < 500) complaint += Buffer.from(chunk).toString('utf8');
    });
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(systemError(name, error.message, error));
    });
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      if (code === 0) resolve({ text: Buffer.concat(output).toString('utf8'), ms: performance.now() - start });
      else reject(systemError(name, `ended with ${signal ?? `code ${code}`}${complaint && `: ${complaint.trim()}`}`));
    });
    // A program that does not read its input closes the pipe; what it prints still counts.
    child.stdin?.on('error', () => {});
    child.stdin?.end(html);
  });
}

function kill(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    if (isWindows) child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Everything has ended by itself.
  }
}
