import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { AskedProcess } from '../processes/asked-process.ts';
import { createPhotoDecoder, PhotoError } from './photo-decoder.ts';
import type { PhotoAnswer, PhotoTask } from './photo-task.ts';

type DecoderProcess = AskedProcess<PhotoTask, PhotoAnswer>;
const real = (): DecoderProcess => new AskedProcess(new URL('./photo-worker.ts', import.meta.url));
const stuck = (): DecoderProcess => new AskedProcess(new URL('./stuck-decoder.testing.ts', import.meta.url));
const missing = (): DecoderProcess => new AskedProcess(new URL('./there-is-none.ts', import.meta.url));

const red = (): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
const errorOf = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);

test('pictures are prepared and made small as in this process', async () => {
  await using decoder = createPhotoDecoder();
  const { jpeg, width, height } = await decoder.prepare(await red());
  assert.deepEqual([width, height], [500, 375]);
  assert.ok(Buffer.isBuffer(jpeg));
  assert.equal((await sharp(jpeg).metadata()).format, 'jpeg');
  const small = await sharp(await decoder.thumbnail(jpeg, 64)).metadata();
  assert.deepEqual([small.width, small.height, small.format], [64, 64, 'webp']);
});

test('a refusal keeps its reason and its sentence', async () => {
  await using decoder = createPhotoDecoder();
  const whole = await red();
  for (const [source, code] of [
    [new Uint8Array(), 'empty'],
    [Buffer.from('hello'), 'not-an-image'],
    [whole.subarray(0, whole.length / 2), 'corrupt'],
  ] as const) {
    const error = await errorOf(decoder.prepare(source));
    assert.ok(error instanceof PhotoError);
    assert.deepEqual([error.code, error.message], [code, 'Invalid file provided']);
  }
});

test('a picture that holds its decoder is refused as unreadable, and the next one goes through', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const starts = [stuck, real];
  await using decoder = createPhotoDecoder({
    start: () => (starts.shift() ?? real)(),
    longestMilliseconds: 5000,
  });
  const picture = await red();
  const held = errorOf(decoder.prepare(picture));
  const next = decoder.prepare(picture);
  context.mock.timers.tick(5000);
  const error = await held;
  assert.ok(error instanceof PhotoError);
  assert.deepEqual([error.code, error.message], ['corrupt', 'Invalid file provided']);
  assert.equal((await next).width, 500);
  assert.deepEqual(starts, [], 'the one that hung was not asked again');
});

test('a decoder that does not start, or a file that is gone, is no fault of the picture', async () => {
  await using none = createPhotoDecoder({ start: missing });
  assert.ok(!((await errorOf(none.prepare(await red()))) instanceof PhotoError));
  await using decoder = createPhotoDecoder();
  const error = await errorOf(decoder.prepare('/there/is/none'));
  assert.ok(error instanceof Error && !(error instanceof PhotoError));
});
