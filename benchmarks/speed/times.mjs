// How long each subject takes on each page: all of them in turn, so that none has a better moment.

/**
 * @param {readonly import('./subjects.mjs').Subject[]} subjects
 * @param {readonly string[]} pages
 * @param {number} rounds
 * @returns {number[][]} milliseconds of processor time of each subject for each page, median of the rounds
 */
export function measureTimes(subjects, pages, rounds) {
  // What some subjects prepare and remember does not count, so every page is run once before.
  for (const page of pages) for (const { run } of subjects) run(page);
  const samples = subjects.map(() => pages.map(() => /** @type {number[]} */ ([])));
  for (let round = 0; round < rounds; round++) {
    pages.forEach((page, p) => {
      subjects.forEach((_, k) => {
        // Each page starts with another subject, so that none always runs after the same one.
        const s = (k + p + round) % subjects.length;
        const start = cpuMs();
        subjects[s]?.run(page);
        samples[s]?.[p]?.push(cpuMs() - start);
      });
    });
  }
  return samples.map((ofSubject) => ofSubject.map(median));
}

/**
 * Processor time of this process, collecting garbage included: unlike the clock it does not run while others have the processor.
 * @returns {number}
 */
function cpuMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * @param {readonly number[]} values
 * @returns {number}
 */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
}
