import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Feature, gather, startSweeps } from './feature.ts';

const mails = { ports: { mayMail: async () => true } } satisfies Feature;
const children = { ports: { isChildPaid: async () => false } } satisfies Feature;

test('what features answer is gathered from all of them', async () => {
  const ports = gather([mails, {}, children] as const, 'ports');
  assert.deepEqual(Object.keys(ports).toSorted(), ['isChildPaid', 'mayMail']);
  assert.equal(await ports.mayMail(), true);
});

test('two features that answer the same do not start', () => {
  assert.throws(
    () => gather([mails, mails] as const, 'ports'),
    /two features have ports of the name mayMail/,
  );
});

test('a sweep that fails is logged by its fault and holds up no other', async () => {
  const faults: string[] = [];
  const log = { error: (_: unknown, fault: string) => void faults.push(fault) };
  let swept = 0;
  const stop = startSweeps(
    [
      { role: 'web', every: 1000, work: async () => Promise.reject(new Error('full')), fault: 'not swept' },
      { role: 'web', every: 1000, work: async () => (swept += 1), fault: 'not counted' },
    ],
    log as Parameters<typeof startSweeps>[1],
  );
  await stop();
  assert.deepEqual([faults, swept], [['not swept'], 1]);
});
