import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '../errors.ts';
import { createFairTurns } from './fair-turns.ts';

const roomy = { concurrency: 1, waitingPerOwner: 100, waiting: 1000 };

/** Work that ends when it is told to, and tells when it began. */
function controlled() {
  const begun: string[] = [];
  const gates: (() => void)[] = [];
  const work = (name: string) => async (): Promise<string> => {
    begun.push(name);
    await new Promise<void>((resolve) => gates.push(resolve));
    return name;
  };
  const letOneEnd = async (): Promise<void> => {
    await new Promise(setImmediate);
    gates.shift()?.();
    await new Promise(setImmediate);
  };
  return { begun, work, letOneEnd };
}

test('one who asks for much holds up nobody else', async () => {
  const turns = createFairTurns(roomy);
  const { begun, work, letOneEnd } = controlled();
  const greedy = [1, 2, 3, 4].map((i) => turns.run('greedy', work(`greedy ${i}`)));
  const modest = turns.run('modest', work('modest'));
  for (let i = 0; i < 5; i++) await letOneEnd();
  assert.deepEqual(await Promise.all([...greedy, modest]), [
    'greedy 1',
    'greedy 2',
    'greedy 3',
    'greedy 4',
    'modest',
  ]);
  assert.deepEqual(begun, ['greedy 1', 'greedy 2', 'modest', 'greedy 3', 'greedy 4']);
});

test('as much at the same time as was said, and no more', async () => {
  const turns = createFairTurns({ ...roomy, concurrency: 2 });
  const { begun, work, letOneEnd } = controlled();
  const all = ['a', 'b', 'c'].map((name) => turns.run(name, work(name)));
  await new Promise(setImmediate);
  assert.deepEqual(begun, ['a', 'b']);
  for (let i = 0; i < 3; i++) await letOneEnd();
  await Promise.all(all);
  assert.deepEqual(begun, ['a', 'b', 'c']);
});

const isRefused = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'TOO_MANY_REQUESTS' && error.retryAfter === 5;

test('too many of one owner are refused, the others are not', async () => {
  const turns = createFairTurns({ concurrency: 1, waitingPerOwner: 1, waiting: 2 });
  const { work, letOneEnd } = controlled();
  const taken = [turns.run('a', work('under way')), turns.run('a', work('waiting'))];
  await assert.rejects(turns.run('a', work('too much')), isRefused);
  taken.push(turns.run('b', work('another owner')));
  await assert.rejects(turns.run('c', work('no room at all')), isRefused);
  for (let i = 0; i < 3; i++) await letOneEnd();
  await Promise.all(taken);
});

test('who goes away while waiting gives the place back; failing work gives back its turn', async () => {
  const turns = createFairTurns({ concurrency: 1, waitingPerOwner: 1, waiting: 1 });
  const { begun, work, letOneEnd } = controlled();
  const first = turns.run('a', work('first'));
  const gone = new AbortController();
  const abandoned = turns.run('a', work('abandoned'), gone.signal);
  gone.abort(new Error('gone'));
  await assert.rejects(abandoned, /gone/);
  const failing = assert.rejects(
    turns.run('a', () => Promise.reject(new Error('broken'))),
    /broken/,
  );
  await letOneEnd();
  await first;
  await failing;
  const last = turns.run('a', work('last'));
  await letOneEnd();
  assert.equal(await last, 'last');
  assert.deepEqual(begun, ['first', 'last']);
});
