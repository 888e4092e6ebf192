import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { limits } from '@milestoon/domain';
import { resample } from '../sound/resample.ts';
import { readWave } from '../sound/wave.ts';
import { narrate } from '../voice/index.ts';
import { encodeAs, spokenBy } from './browser.testing.ts';
import { withPicture, withPieces, withSampleRate } from './hostile.testing.ts';
import { createListener, type PreparedRecording } from './index.ts';

const line = { speaker: 'narrator', text: 'Today Mia rode her bike, and Daddy let go of her.' } as const;
const listener = createListener();
let folder: string;
let voice: Float32Array;
before(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'recording-'));
  voice = await spokenBy('deep', line.text);
});
after(async () => {
  await listener.close();
  await rm(folder, { recursive: true });
});

const rate = 48_000;
const quiet = (seconds: number): Float32Array =>
  Float32Array.from({ length: Math.round(seconds * rate) }, (_, i) => Math.sin(i * 12.9898) * 1e-4);
const joined = (...parts: Float32Array[]): Float32Array =>
  Float32Array.from(parts.flatMap((part) => [...part]));
const noise = (count: number, loud: number): Float32Array => {
  let seed = 7;
  return Float32Array.from({ length: count }, () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (seed / 0x4000_0000 - 1) * loud;
  });
};
const usual = (): Float32Array => joined(quiet(0.4), voice, quiet(0.5));

async function prepared(bytes: Uint8Array, asked: { text: string; speaker: 'narrator' | 'hero' } = line) {
  const file = path.join(folder, 'upload');
  const target = path.join(folder, 'line.wav');
  await writeFile(file, bytes);
  await rm(target, { force: true });
  const answer = await listener.prepare({ file, target, words: { line: asked, language: 'en', names: [] } });
  return { answer, target };
}
const notesOf = (answer: PreparedRecording): unknown => (answer.isUsable ? answer.notes : answer.refusal);

for (const form of ['webm', 'mp4', 'ogg'] as const)
  test(`a line recorded as ${form} is trimmed, levelled and kept as one channel`, async () => {
    const { answer, target } = await prepared(await encodeAs(form, usual(), rate));
    assert.deepEqual(notesOf(answer), []);
    const { samples, sampleRate } = readWave(await readFile(target));
    assert.equal(sampleRate, 24_000);
    const spoken = voice.length / rate;
    const seconds = samples.length / sampleRate;
    assert.ok(answer.isUsable && Math.abs(answer.seconds - seconds) < 0.001);
    // Without most of the nine tenths of a second around it.
    assert.ok(seconds < spoken + 0.4 && seconds > spoken - 0.25, `${seconds} s of ${spoken} s`);
    const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    assert.ok(peak > 0.15 && peak < 0.9, `${peak}`);
  });

test('what could be better is said: too quiet, cut off, noisy, overdriven', async () => {
  const of = async (samples: Float32Array) =>
    notesOf((await prepared(await encodeAs('webm', samples, rate))).answer);
  assert.deepEqual(await of(usual().map((value) => value * 0.01)), ['quiet']);
  const [from, to] = [Math.round(0.6 * rate), Math.round(voice.length - 0.7 * rate)];
  assert.deepEqual(await of(joined(voice.slice(from), quiet(0.5))), ['cut-off']);
  assert.deepEqual(await of(joined(quiet(0.4), voice.slice(0, to))), ['cut-off']);
  const hiss = noise(usual().length, 0.2);
  assert.deepEqual(await of(usual().map((value, i) => value + (hiss[i] ?? 0))), ['noisy']);
  assert.deepEqual(await of(usual().map((value) => Math.max(-1, Math.min(1, value * 12)))), ['overdriven']);
});

test('steady noise is turned down under the words', async () => {
  const hiss = noise(usual().length, 0.02);
  const { target } = await prepared(
    await encodeAs(
      'webm',
      usual().map((value, i) => value + (hiss[i] ?? 0)),
      rate,
    ),
  );
  const { samples } = readWave(await readFile(target));
  const power = (part: Float32Array): number =>
    10 * Math.log10(part.reduce((sum, value) => sum + value * value, 0) / part.length);
  const clean = resample(voice, rate, 24_000);
  const before = power(hiss) - power(clean);
  // The breath that is kept behind the last word holds nothing but what was the noise.
  const after = power(samples.slice(-4000, -800)) - power(samples.slice(3000, -6000));
  assert.ok(after < before - 7, `${before.toFixed(1)} → ${after.toFixed(1)} dB`);
});

test('what is no use is refused, and nothing is kept of it', async () => {
  const refusals = new Map<string, Uint8Array>([
    ['silent', await encodeAs('webm', quiet(3), rate)],
    ['too-long', await encodeAs('webm', new Float32Array((limits.recordingSeconds + 1) * rate), rate)],
    [
      'another-line',
      await encodeAs('webm', joined(quiet(0.4), voice.slice(0, rate * 0.7), quiet(0.4)), rate),
    ],
  ]);
  for (const [refusal, bytes] of refusals) {
    const { answer, target } = await prepared(bytes);
    assert.equal(notesOf(answer), refusal);
    await assert.rejects(readFile(target), { code: 'ENOENT' });
  }
});

test('hostile files are refused and do no harm', async () => {
  const webm = Buffer.from(await encodeAs('webm', usual(), rate));
  const mp4 = Buffer.from(await encodeAs('mp4', usual(), rate));
  const text = (words: string): Buffer => Buffer.from(words);
  const hostile: Record<string, Uint8Array> = {
    nothing: new Uint8Array(),
    'a playlist': text('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'),
    'a list of files': text("ffconcat version 1.0\nfile '/etc/passwd'\n"),
    'a page': text('<html><script>alert(1)</script>'),
    'a picture': Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    'only a head': webm.subarray(0, 40),
    'a head of another kind': Buffer.concat([text('OggS'), webm]),
    'garbage behind a head': Buffer.concat([
      webm.subarray(0, 4),
      Buffer.from(noise(20_000, 1).map((value) => value * 127)),
    ]),
    'MP4 without an end': mp4.subarray(0, 600),
  };
  for (const [what, bytes] of Object.entries(hostile))
    assert.equal(notesOf((await prepared(bytes)).answer), 'unreadable', what);
  // The last piece of a recording may be missing: what is there is heard.
  const cut = await prepared(webm.subarray(0, Math.round(webm.length * 0.97)));
  assert.ok(cut.answer.isUsable);
});

test('a small file that would take gigabytes is refused, and the next one is heard', async () => {
  const mp4 = await encodeAs('mp4', usual(), rate);
  const vorbis = await encodeAs('vorbis', usual(), rate);
  assert.ok((await prepared(withSampleRate(vorbis, rate))).answer.isUsable);
  for (const [what, bytes] of Object.entries({
    'an index of two gigabytes': withPieces(mp4, 80_000_000),
    'a sample a second': withSampleRate(vorbis, 1),
    'more samples than any microphone gives': withSampleRate(vorbis, 500_000_000),
  }))
    assert.equal(notesOf((await prepared(bytes)).answer), 'unreadable', what);
  assert.ok((await prepared(mp4)).answer.isUsable);
});

test('pictures beside the sound are not decoded', async () => {
  // Of 768 megabytes: the process would be ended.
  const { answer } = await prepared(await withPicture(await encodeAs('webm', usual(), rate), 16_000));
  assert.ok(answer.isUsable, String(notesOf(answer)));
});

test('a bit that falls over anywhere leaves the process answering', async () => {
  const webm = Buffer.from(await encodeAs('webm', usual(), rate));
  for (let place = 5; place < webm.length; place += Math.ceil(webm.length / 8)) {
    const damaged = Buffer.from(webm);
    damaged[place] = (damaged[place] ?? 0) ^ 0xff;
    const { answer } = await prepared(damaged);
    assert.equal(typeof answer.isUsable, 'boolean');
  }
  assert.ok((await prepared(webm)).answer.isUsable);
});

test('words are found in another voice within 60 ms in the middle', async () => {
  const { narration } = await narrate([{ id: 'b', ...line }], { narrator: 'deep' });
  const told = await narrate([{ id: 'b', ...line }], {
    engine: { name: 'somebody', speak: async () => ({ samples: voice, sampleRate: rate }) },
  });
  const errors = (told.narration.lines[0]?.words ?? [])
    .map(({ start }, i) => Math.abs(start - (narration.lines[0]?.words[i]?.start ?? Infinity)))
    .sort((a, b) => a - b);
  assert.ok((errors[errors.length >> 1] ?? 9) < 0.06, String(errors));
});
