import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPhotoDecoder } from '@milestoon/studio/photo/decoder';
import sharp from 'sharp';
import { AppError } from '../errors.ts';
import { createPictures } from './pictures.ts';

const dot = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
const minute = 60_000;

test('a thumbnail is made once for all who ask for it within ten minutes', async () => {
  let time = 0;
  const pictures = createPictures({ thumbnails: 10 }, () => new Date(time));
  let reads = 0;
  const read = async (): Promise<Buffer> => {
    reads += 1;
    return dot();
  };
  const ask = (key = 'a.png') => pictures.thumbnail('mia', key, 128, read);
  const [first, second] = await Promise.all([ask(), ask()]);
  assert.deepEqual(first, second);
  assert.equal((await sharp(first).metadata()).format, 'webp');
  time = 9 * minute;
  await ask();
  assert.equal(reads, 1);
  await ask('b.png');
  assert.equal(reads, 2);
  time = 11 * minute;
  await ask();
  assert.equal(reads, 3);
});

test('a thumbnail that could not be made is made anew', async () => {
  const pictures = createPictures({ thumbnails: 10 }, () => new Date());
  await assert.rejects(pictures.thumbnail('mia', 'a.png', 128, () => Promise.reject(new Error('gone'))));
  assert.ok(await pictures.thumbnail('mia', 'a.png', 128, dot));
});

test('whoever asks for many waits for their own, and is told when there are too many', async () => {
  const pictures = createPictures({ thumbnails: 2 }, () => new Date());
  const order: string[] = [];
  const held = Promise.withResolvers<void>();
  const ask = (owner: string, key: string): Promise<unknown> =>
    pictures.thumbnail(owner, key, 128, async () => {
      await held.promise;
      order.push(key);
      return dot();
    });
  const asked = [ask('greedy', 'g1'), ask('greedy', 'g2'), ask('greedy', 'g3'), ask('modest', 'm1')];
  const refusal = await ask('greedy', 'g4').catch((error: unknown) => error);
  assert.ok(refusal instanceof AppError && refusal.code === 'TOO_MANY_REQUESTS');
  held.resolve();
  await Promise.all(asked);
  assert.deepEqual(order, ['g1', 'g2', 'm1', 'g3']);
});

test('uploads are read and decoded one after the other, their owners in turn', async () => {
  const order: string[] = [];
  const bytes = await dot();
  let under = 0;
  class Watched extends File {
    override async arrayBuffer(): Promise<ArrayBuffer> {
      under += 1;
      assert.equal(under, 1, 'nothing else is in memory');
      order.push(this.name);
      return super.arrayBuffer();
    }
  }
  const decoder = createPhotoDecoder();
  const prepareOne: typeof decoder.prepare = (source, options) =>
    decoder.prepare(source, options).finally(() => (under -= 1));
  const watched = { ...decoder, prepare: prepareOne };
  const pictures = createPictures({ thumbnails: 2 }, () => new Date(), watched);
  const prepare = (owner: string, name: string): Promise<unknown> =>
    pictures.prepare(owner, new Watched([Uint8Array.from(bytes)], name));
  await Promise.all([
    ...['g1', 'g2', 'g3'].map((name) => prepare('greedy', name)),
    ...['m1', 'm2'].map((name) => prepare('modest', name)),
  ]);
  assert.deepEqual(order, ['g1', 'g2', 'm1', 'g3', 'm2']);
});
