import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Clock, type Ending, keepAlive, type Life } from './keep-alive.ts';
import { nextBackoff } from './backoff.ts';

test('pauses double from a second to a minute, and begin anew after a life that went well', () => {
  const pauses: number[] = [];
  for (const ranFor of [90_000, 10, 10, 10, 10, 10, 10, 10, 59_999, 60_000, 10])
    pauses.push(nextBackoff(pauses.at(-1) ?? 0, ranFor));
  assert.deepEqual(
    pauses,
    [1, 2, 4, 8, 16, 32, 60, 60, 60, 1, 2].map((seconds) => seconds * 1000),
  );
});

/** A life of so many milliseconds on a clock that only lives and pauses move on; the last one goes on until stopped. */
function stage(lives: (number | Error)[]) {
  const events: string[] = [];
  const done = Promise.withResolvers<void>();
  let now = 0;
  const clock: Clock = {
    now: () => now,
    async pause(milliseconds) {
      events.push(`pause ${milliseconds}`);
      now += milliseconds;
    },
  };
  const live = async (): Promise<Life> => {
    const next = lives.shift();
    if (next instanceof Error) throw next;
    if (next === undefined) {
      const { promise: ended, resolve } = Promise.withResolvers<Ending>();
      done.resolve();
      const stop = async () => {
        events.push('stopped');
        resolve({});
      };
      return { ended, stop };
    }
    return {
      // It begins to live when somebody waits for its end.
      get ended(): Promise<Ending> {
        now += next;
        return Promise.resolve({ code: 1 });
      },
      stop: async () => {},
    };
  };
  const log = {
    error: (facts: object) => void events.push(`${'err' in facts ? 'not born' : 'died'}`),
    info: () => void events.push('born'),
  };
  return { events, done: done.promise, live, host: { log, clock } };
}

test('what ends is told and started again, also when starting fails, until it is stopped', async () => {
  const { events, done, live, host } = stage([5_000, 10, new Error('no'), 70_000]);
  const stop = keepAlive({ part: 'web', first: await live(), again: live }, host);
  await done;
  await stop();
  assert.equal(
    events.join(', '),
    'died, pause 1000, born, died, pause 2000, not born, pause 4000, born, died, pause 1000, born, stopped',
  );
});

test('who says that an end was the last is believed', async () => {
  const { events, live, host } = stage([10]);
  const last = Promise.withResolvers<Ending>();
  const isLast = (ending: Ending): boolean => {
    last.resolve(ending);
    return true;
  };
  const stop = keepAlive({ part: 'web', first: await live(), again: live, isLast }, host);
  assert.deepEqual(await last.promise, { code: 1 });
  await stop();
  assert.deepEqual(events, []);
});

test('a start under way while it is stopped is stopped as well', async () => {
  const { events, live, host } = stage([10]);
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const again = async (): Promise<Life> => {
    begun.resolve();
    await goOn.promise;
    return live();
  };
  const stop = keepAlive({ part: 'web', first: await live(), again }, host);
  await begun.promise;
  const stopped = stop();
  goOn.resolve();
  await stopped;
  assert.equal(events.at(-1), 'stopped');
});
