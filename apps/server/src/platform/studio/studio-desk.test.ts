import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LookReader } from '@milestoon/studio/look';
import type { NameSpeaker, NameToSay } from '@milestoon/studio/names';
import type { Sampler } from '@milestoon/studio/samples';
import type { Storyboarder, StoryboardDrawing, StoryboardRequest } from '@milestoon/studio/storyboard';
import { AppError } from '../errors.ts';
import { createRemembered } from './remembered.ts';
import { createStudioDesk } from './studio-desk.ts';

const noReader = { close: async () => {} } as LookReader;
const settle = (): Promise<void> => new Promise(setImmediate);

/** A speaker that says a name when it is told to, and tells which names it was asked for. */
function speakerInHand() {
  const asked: string[] = [];
  const gates: PromiseWithResolvers<Uint8Array>[] = [];
  const speaker: NameSpeaker = {
    say: ({ name }: NameToSay, signal) => {
      asked.push(name);
      const gate = Promise.withResolvers<Uint8Array>();
      signal?.addEventListener('abort', () => gate.reject(signal.reason));
      gates.push(gate);
      return gate.promise;
    },
    close: async () => {},
  };
  const speak = async (): Promise<void> => {
    await settle();
    gates.shift()?.resolve(Buffer.from(asked.at(-1) ?? ''));
    await settle();
  };
  return { asked, speaker, speak };
}

const quotas = { looks: 1, spokenNames: 2 };
const named = (name: string): NameToSay => ({ name, soundsLike: null });
const isRefused = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'TOO_MANY_REQUESTS' && error.retryAfter === 5;

test('names are spoken one at a time, for families in turn, as many as one may have waiting', async () => {
  const { asked, speaker, speak } = speakerInHand();
  const desk = createStudioDesk(quotas, noReader, speaker);
  const greedy = ['Ana', 'Bea', 'Cid'].map((name) => desk.sayName('greedy', named(name), undefined));
  await assert.rejects(desk.sayName('greedy', named('Dor'), undefined), isRefused);
  const modest = desk.sayName('modest', named('Mia'), undefined);
  for (let i = 0; i < 4; i++) await speak();
  await Promise.all([...greedy, modest]);
  assert.deepEqual(asked, ['Ana', 'Bea', 'Mia', 'Cid']);
});

test('a name is spoken once for a family, and for another one anew', async () => {
  const { asked, speaker, speak } = speakerInHand();
  const desk = createStudioDesk(quotas, noReader, speaker);
  const first = desk.sayName('one', named('Mia'), undefined);
  await speak();
  assert.equal(await desk.sayName('one', named('Mia'), undefined), await first);
  const other = desk.sayName('other', named('Mia'), undefined);
  const spelled = desk.sayName('one', { name: 'Mia', soundsLike: 'MY-uh' }, undefined);
  await speak();
  await speak();
  await Promise.all([other, spelled]);
  assert.equal(asked.length, 3);
});

test('whoever leaves gives the turn to the next', async () => {
  const { asked, speaker, speak } = speakerInHand();
  const desk = createStudioDesk(quotas, noReader, speaker);
  const gone = new AbortController();
  const left = assert.rejects(desk.sayName('one', named('Ana'), gone.signal), /gone/);
  const next = desk.sayName('other', named('Bea'), undefined);
  await settle();
  gone.abort(new Error('gone'));
  await left;
  await settle();
  assert.deepEqual(asked, ['Ana', 'Bea']);
  await speak(); // nobody hears Ana
  await speak();
  await next;
});

test('photos are fetched when it is their turn', async () => {
  const reading = Promise.withResolvers<never>();
  const reader = { ...noReader, read: () => reading.promise } as LookReader;
  const desk = createStudioDesk(quotas, reader, speakerInHand().speaker);
  const fetched: string[] = [];
  const look = (owner: string) => desk.readLook(owner, async () => (fetched.push(owner), []), [], undefined);
  const all = [look('one'), look('two')].map((one) => assert.rejects(one, /no face/));
  await settle();
  assert.deepEqual(fetched, ['one']);
  await assert.rejects(look('two'), isRefused);
  reading.reject(new Error('no face'));
  await Promise.all(all);
  assert.deepEqual(fetched, ['one', 'two']);
});

test('what was asked for last is remembered', () => {
  const remembered = createRemembered<number>(2);
  for (const [key, value] of [
    ['a', 1],
    ['b', 2],
  ] as const)
    remembered.set(key, value);
  assert.equal(remembered.get('a'), 1);
  remembered.set('c', 3);
  assert.deepEqual(['a', 'b', 'c'].map(remembered.get), [1, undefined, 3]);
});

test('a sample is made once for everybody', async () => {
  let made = 0;
  const sampler: Sampler = {
    make: async () => Buffer.from(`sample ${++made}`),
    close: async () => {},
  };
  const nobody = { close: async () => {} };
  const desk = createStudioDesk(
    quotas,
    noReader,
    nobody as unknown as NameSpeaker,
    nobody as unknown as Storyboarder,
    sampler,
  );
  const gentle = { kind: 'music', music: 'gentle' } as const;
  const both = await Promise.all(['one', 'other'].map((owner) => desk.makeSample(owner, gentle, undefined)));
  assert.deepEqual(both.map(String), ['sample 1', 'sample 1']);
  await desk.makeSample('one', { kind: 'music', music: 'playful' }, undefined);
  assert.equal(made, 2);
});

test('a story that is asked for ahead and by its page at once is drawn once', async () => {
  let drawn = 0;
  const drawing = {} as StoryboardDrawing;
  const storyboarder = {
    draw: async () => (drawn++ === 0 ? null : drawing),
    begin: () => {},
    close: async () => {},
  } as Storyboarder;
  const desk = createStudioDesk(quotas, noReader, speakerInHand().speaker, storyboarder);
  const ask = () => desk.drawStoryboard('one', {} as StoryboardRequest);
  assert.equal(await ask(), null, 'no film is made of it');
  assert.deepEqual(await Promise.all([ask(), ask()]), [drawing, drawing]);
  assert.equal(drawn, 2);
});
