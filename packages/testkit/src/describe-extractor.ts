import { contractChecks, type Subject } from './contract-checks.ts';

/** The two functions of a test runner that registering checks takes; vitest, jest, mocha, `node:test` and Bun all have them. */
export interface Runner {
  describe(name: string, body: () => void): unknown;
  it(name: string, body: () => void): unknown;
}

/** Registers the whole contract with a test runner: `describeExtractor(myMethod, { describe, it })`. */
export function describeExtractor(subject: Subject, { describe, it }: Runner): void {
  describe(`${subject.describe?.().name ?? subject().name} keeps the contract`, () => {
    for (const { name, run } of contractChecks(subject)) it(name, run);
  });
}
