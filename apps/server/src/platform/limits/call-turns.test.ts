import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { after, before, test } from 'node:test';
import { type TestDatabase, testDatabase } from '@milestoon/database/testing';
import { en } from '@milestoon/domain/texts/en';
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

/** An app behind the limits of an address, whose clock stands still and waits for nothing. */
function limited(perAddress: number, identify: (address: string) => Promise<unknown> = async () => {}) {
  const waits: Record<string, number[]> = {};
  let asking = '';
  const clock = {
    now: () => 0,
    pause: async (milliseconds: number) => void (waits[asking] ??= []).push(milliseconds),
  };
  const app = new Hono<RequestBindings>();
  app.use(async (c, next) => {
    asking = c.req.header('x-from') ?? '';
    c.set('clientAddress', asking);
    c.set('texts', en);
    await next();
  });
  const counted = { ...limits, perAddress };
  app.use(limitAddresses(limiter, counted, (c) => identify(c.get('clientAddress')), clock));
  app.all('/api/session', (c) => c.text('answered'));
  const ask = (from: string, headers: Record<string, string> = {}) =>
    app.request('/api/session', { headers: { 'x-from': from, ...headers } });
  return { ask, waits };
}

const statuses = async (answers: (Response | Promise<Response>)[]) =>
  Object.entries(Object.groupBy(await Promise.all(answers), ({ status }) => status)).map(
    ([status, those]) => [Number(status), those?.length],
  );

test('of one network four calls at a time are looked up; another network is let in meanwhile', async () => {
  const greedy = stalls();
  const { ask } = limited(1000, (from) => (from === 'greedy' ? greedy.work() : Promise.resolve()));
  const calls = Array.from({ length: 20 }, () => ask('greedy'));
  await greedy.begun(4);
  assert.equal(await (await ask('modest')).text(), 'answered');
  assert.equal(greedy.count(), 4);
  await endAll(greedy, 0, 20);
  assert.deepEqual(await statuses(calls), [[200, 20]]);
});

test('three hundred calls of a network go at once, the next ones at the pace of its limit', async () => {
  const { ask, waits } = limited(600);
  const calls = Array.from({ length: 303 }, () => ask('school'));
  assert.deepEqual(await statuses(calls), [[200, 303]]);
  assert.deepEqual(waits, { school: [100, 200, 300] });
});

test('who would wait for ten seconds is refused, and soon after a while only; a heavy body counts for more', async () => {
  const { ask, waits } = limited(600);
  const calls = Array.from({ length: 400 + 53 }, () => ask('flood'));
  assert.deepEqual(await statuses(calls), [
    [200, 400],
    [429, 53],
  ]);
  assert.deepEqual(waits['flood']?.slice(100), [100, 200, 300]);
  await ask('flood', { 'content-length': '2000000' });
  await ask('flood');
  assert.deepEqual(waits['flood']?.slice(103), [400, 1500]);
  await statuses(Array.from({ length: 100 }, () => ask('flood')));
  assert.equal(Math.max(...(waits['flood']?.slice(100) ?? [])), 5000);
});
