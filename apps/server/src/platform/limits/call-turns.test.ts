import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { after, before, test } from 'node:test';
import { type TestDatabase, testDatabase } from '@milestoon/database/testing';
import { Hono } from 'hono';
import type { RequestBindings } from '../http/app.ts';
import { limitAddresses, limitPersons } from './call-limits.ts';
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts';

let database: TestDatabase;
let limiter: RateLimiter;
const limits = { perPerson: 1000, perAddress: 1000, signUpsPerAddress: 10 };
before(async () => {
  database = await testDatabase();
  limiter = createRateLimiter(database);
});
after(async () => {
  await limiter.stop();
  await database.close();
});

/** Work that ends when it is told to. */
function stalls() {
  const open: (() => void)[] = [];
  const heard = new EventEmitter();
  let begun = 0;
  return {
    work: () =>
      new Promise<void>((resolve) => {
        open.push(resolve);
        begun += 1;
        heard.emit('begun');
      }),
    /** Resolves when so many were begun, those that ended included. */
    async begun(count: number): Promise<void> {
      while (begun < count) await once(heard, 'begun');
    },
    count: () => begun,
    endOldest: () => open.shift()?.(),
  };
}

/** Ends all of them, each as soon as it has begun. */
async function endAll(work: ReturnType<typeof stalls>, from: number, to: number): Promise<void> {
  for (let ended = from; ended < to; ended++) {
    await work.begun(ended + 1);
    work.endOldest();
  }
}

test('of one person six calls are answered at a time; somebody else is answered meanwhile', async () => {
  const limit = limitPersons(limiter, limits);
  const call = { path: ['children', 'list'], method: 'GET' };
  const greedy = stalls();
  const calls = Array.from({ length: 20 }, () => limit('greedy', call, greedy.work, undefined));
  await greedy.begun(6);
  assert.equal(await limit('modest', call, async () => 'answered', undefined), 'answered');
  assert.equal(greedy.count(), 6);
  greedy.endOldest();
  await greedy.begun(7);
  assert.equal(greedy.count(), 7);
  await endAll(greedy, 1, 20);
  await Promise.all(calls);
});

test('of one network four calls at a time are looked up; another network is let in meanwhile', async () => {
  const greedy = stalls();
  const app = new Hono<RequestBindings>();
  app.use(async (c, next) => {
    c.set('clientAddress', c.req.header('x-from') ?? '');
    await next();
  });
  app.use(
    limitAddresses(limiter, limits, (c) =>
      c.get('clientAddress') === 'greedy' ? greedy.work() : Promise.resolve(),
    ),
  );
  app.get('/api/session', (c) => c.text('answered'));
  const ask = (from: string) => app.request('/api/session', { headers: { 'x-from': from } });
  const calls = Array.from({ length: 20 }, () => ask('greedy'));
  await greedy.begun(4);
  assert.equal(await (await ask('modest')).text(), 'answered');
  assert.equal(greedy.count(), 4);
  await endAll(greedy, 0, 20);
  for (const answer of await Promise.all(calls)) assert.equal(answer.status, 200);
});
