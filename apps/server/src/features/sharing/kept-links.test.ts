import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepLinks } from './kept-links.ts';

/** A look that is answered when the test wants it. */
function scene() {
  const asked: { token: string; answer: (link: { userId: string; title: string } | undefined) => void }[] =
    [];
  let time = 0;
  let hears = true;
  const kept = keepLinks(
    (token) =>
      new Promise<{ userId: string; title: string } | undefined>((answer) => {
        asked.push({ token, answer });
      }),
    () => hears,
    () => time,
  );
  return {
    kept,
    asked,
    pass: (milliseconds: number) => (time += milliseconds),
    listen: (on: boolean) => (hears = on),
    /** Asks, and answers with that title if it is asked on. */
    async find(token: string, title: string) {
      const found = kept.find(token);
      asked.splice(0).forEach(({ answer }) => answer({ userId: 'u1', title }));
      return (await found)?.title;
    },
  };
}

test('looked up once for all who ask, until its time is over', async () => {
  const { kept, asked, find, pass } = scene();
  const both = [kept.find('a'), kept.find('a')];
  assert.equal(asked.length, 1);
  asked.splice(0)[0]?.answer({ userId: 'u1', title: 'first' });
  assert.deepEqual(
    (await Promise.all(both)).map((link) => link?.title),
    ['first', 'first'],
  );
  assert.equal(await find('a', 'second'), 'first');
  pass(10_000);
  assert.equal(kept.has('a'), true);
  assert.equal(await find('a', 'second'), 'second');
});

test('what changed is looked up anew, of that person alone', async () => {
  const { kept, find } = scene();
  await find('a', 'first');
  kept.forget('u2');
  assert.equal(await find('a', 'second'), 'first');
  kept.forget('u1');
  assert.equal(await find('a', 'second'), 'second');
  kept.forget(null);
  assert.equal(await find('a', 'third'), 'third');
});

test('an answer that was on its way when something changed is not kept, nor waited for', async () => {
  const { kept, asked, find } = scene();
  const before = kept.find('a');
  kept.forget('u1');
  const after = kept.find('a');
  assert.equal(asked.length, 2);
  asked.splice(0).forEach(({ answer }, i) => answer({ userId: 'u1', title: ['old', 'new'][i] ?? '' }));
  assert.deepEqual([(await before)?.title, (await after)?.title], ['old', 'new']);
  assert.equal(await find('a', 'newer'), 'new');
});

test('nothing is kept of what is not there, nor while changes are not heard', async () => {
  const { kept, asked, listen, find } = scene();
  const none = kept.find('x');
  asked.splice(0)[0]?.answer(undefined);
  assert.equal(await none, undefined);
  assert.equal(kept.has('x'), false);
  await find('a', 'first');
  listen(false);
  assert.equal(await find('a', 'second'), 'second');
  listen(true);
  assert.equal(kept.has('a'), true);
});

test('a look that fails stops nobody who watches, unless something changed or is not heard', async () => {
  let time = 0;
  let hears = true;
  let isDown = false;
  const look = async (): Promise<{ userId: string }> => {
    if (isDown) throw new Error('down');
    return { userId: 'u1' };
  };
  const kept = keepLinks(
    look,
    () => hears,
    () => time,
  );
  await kept.find('a');
  isDown = true;
  time = 20_000;
  assert.deepEqual(await kept.find('a'), { userId: 'u1' });
  hears = false;
  await assert.rejects(kept.find('a'), /down/);
  hears = true;
  kept.forget('u1');
  await assert.rejects(kept.find('a'), /down/);
});
