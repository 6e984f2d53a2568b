import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inOrder } from '../src/extract/in-order.ts';

async function* from<T>(items: Iterable<T>): AsyncGenerator<T> {
  yield* items;
}
const wait = (turns: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, turns));

it('hands every result on once, in order, and never has more than the limit under way', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.nat(3), { maxLength: 20 }), fc.integer({ min: 1, max: 5 }), async (turns, limit) => {
      let underWay = 0;
      let most = 0;
      const handed: number[] = [];
      await inOrder(
        from(turns.entries()),
        limit,
        async ([i, turn]) => {
          most = Math.max(most, ++underWay);
          await wait(turn);
          return i;
        },
        async (i) => {
          handed.push(i);
          underWay--;
        },
      );
      expect(handed).toEqual([...turns.keys()]);
      expect(most).toBeLessThanOrEqual(limit);
    }),
    { numRuns: 30 },
  ));

it('hands results on while it waits for the next task', async () => {
  const handed: number[] = [];
  async function* slow(): AsyncGenerator<number> {
    yield 1;
    await wait(5);
    expect(handed).toEqual([1]);
    yield 2;
  }
  await inOrder(
    slow(),
    10,
    async (n) => n,
    async (n) => void handed.push(n),
  );
  expect(handed).toEqual([1, 2]);
});

it('ends with the error when a result cannot be handed on', async () => {
  const drawn: number[] = [];
  const run = inOrder(
    from(Array(100).keys()),
    3,
    async (n) => void drawn.push(n),
    async () => {
      throw new Error('disk full');
    },
  );
  await expect(run).rejects.toThrow('disk full');
  expect(drawn.length).toBeLessThan(10);
});
