import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { after, before, test } from 'node:test';
import { type TestDatabase, testDatabase } from '@milestoon/database/testing';
import { AppError } from '../../platform/errors.ts';
import { createRateLimiter, type RateLimiter } from '../../platform/limits/rate-limiter.ts';
import { createSignInGuard, type SignInAttempt } from './sign-in-guard.ts';

let database: TestDatabase;
let limiter: RateLimiter;
before(async () => {
  database = await testDatabase();
  limiter = createRateLimiter(database);
});
after(async () => {
  await limiter.stop();
  await database.close();
});

const from = (network: string, account: string, knownDevice?: string): SignInAttempt => ({
  account,
  network,
  knownDevice,
});

/** A guard whose slow answers wait until they are let go, one after the other. */
function heldGuard() {
  const turns = new EventEmitter();
  let begun = 0;
  const pause = () =>
    new Promise<void>((resolve) => {
      begun += 1;
      turns.emit('begun', resolve);
    });
  const guard = createSignInGuard(limiter, pause);
  return { guard, turns, begun: () => begun };
}

async function useUp(account: string): Promise<void> {
  const { guard } = heldGuard();
  for (let i = 0; i < 20; i++) await guard.admit(from(`network ${i}`, account));
}

test('a device that is known waits for nobody, and is limited by itself', async () => {
  await useUp('a@example.com');
  const { guard, begun } = heldGuard();
  for (let i = 0; i < 10; i++) await guard.admit(from(`home ${i}`, 'a@example.com', 'phone'));
  assert.equal(begun(), 0);
  await assert.rejects(guard.admit(from('home', 'a@example.com', 'phone')), AppError);
  await guard.admit(from('home', 'a@example.com', 'tablet'));
});

test('slow answers are given one at a time, and a network waits for one only', async () => {
  await useUp('b@example.com');
  const { guard, turns } = heldGuard();
  const admitted: string[] = [];
  const ask = (network: string): Promise<void> =>
    guard.admit(from(network, 'b@example.com')).then(() => void admitted.push(network));

  const first = once(turns, 'begun');
  const stranger = ask('stranger');
  const [letGo] = await first;
  const again = ask('stranger');
  const refused = assert.rejects(
    Promise.all([again, ask('stranger')]),
    (error) => error instanceof AppError && error.code === 'TOO_MANY_REQUESTS',
  );
  await refused;
  const owner = ask('owner');
  turns.on('begun', (letNextGo: () => void) => letNextGo());
  letGo();
  await Promise.all([stranger, owner]);
  assert.equal(admitted.filter((network) => network === 'owner').length, 1);
});
