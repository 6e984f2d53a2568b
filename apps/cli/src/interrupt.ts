/** What shells report for a program that Ctrl-C ended. */
const INTERRUPTED = 130;

/** Ends the program when it is told to, with a hint how to go on. Leaving through exit() ends threads and programs that were started. */
export function endOnInterrupt(hint: string): void {
  const end = (): never => {
    process.stderr.write(`\npith: interrupted; ${hint}\n`);
    process.exit(INTERRUPTED);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, end);
}
