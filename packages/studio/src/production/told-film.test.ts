import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { encodeAs, spokenBy } from '../recording/browser.testing.ts';
import { prepareRecording } from '../recording/prepare-recording.ts';
import { mixTrack } from './mix-track.ts';
import { speakBeats } from './speak-beats.ts';

let directory: string;
before(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'told-film-'));
});
after(() => rm(directory, { recursive: true, force: true }));

const beats = [
  { id: 'a', speaker: 'narrator', text: 'Today Mia rode her bike without training wheels.' },
  { id: 'b', speaker: 'narrator', text: 'Daddy let go, and she rolled on.' },
] as const;

async function recorded(text: string, slower: number) {
  const voice = await spokenBy('deep', text);
  const sound = new Float32Array(Math.round(voice.length * slower) + 48_000);
  // Read slowly: later samples of the same voice, lower and longer.
  for (let i = 0; i < voice.length * slower; i++) sound[24_000 + i] = voice[Math.floor(i / slower)] ?? 0;
  const file = path.join(directory, 'upload');
  const target = path.join(directory, 'told.wav');
  await writeFile(file, await encodeAs('mp4', sound, 48_000));
  const prepared = await prepareRecording({
    file,
    target,
    words: { line: { speaker: 'narrator', text }, language: 'en', names: [] },
  });
  assert.ok(prepared.isUsable);
  return { file: target, seconds: prepared.seconds };
}

test('a told line lasts as long as it was told, and the others stay as they were', async () => {
  const input = { directory, beats: [...beats], names: [], language: 'en' as const };
  const plain = await speakBeats(input);
  const { file, seconds } = await recorded(beats[1].text, 1.4);
  const line = { beat: 'b', text: beats[1].text, recording: 'r1', file, teller: 'Grandma Ana' };
  const told = await speakBeats({ ...input, told: [line] });
  assert.equal(told.spoken, 1, 'only what was told is made');
  assert.deepEqual(told.told, { b: { recording: 'r1', teller: 'Grandma Ana' } });
  const [first, second] = told.narration.lines;
  assert.deepEqual(first, plain.narration.lines[0]);
  assert.ok(Math.abs((second?.duration ?? 0) - seconds) < 0.001);
  assert.ok((second?.duration ?? 0) > (plain.narration.lines[1]?.duration ?? 0) * 1.25);
  const words = second?.words ?? [];
  assert.equal(words.map(({ text }) => text).join(' '), beats[1].text);
  for (const [i, word] of words.entries())
    assert.ok(word.start >= (words[i - 1]?.start ?? 0) && word.end <= seconds + 0.01);
  const closed = second?.phonemes.filter(({ viseme }) => viseme !== 'rest') ?? [];
  assert.ok(closed.length > 10, 'a mouth has shapes to follow');

  const again = await speakBeats({ ...input, told: [line] });
  assert.equal(again.spoken, 0, 'what was told is taken over');
  const other = await speakBeats({ ...input, told: [{ ...line, text: 'Other words.' }] });
  assert.deepEqual(other.told, {}, 'other words were not told');

  const { start, plan } = { start: first?.duration ?? 0, plan: { seed: 1, music: [], effects: [] } };
  const duration = start + seconds + 0.5;
  const mixed = await mixTrack({
    directory,
    plan: {
      ...plan,
      duration,
      speech: [
        { beat: 'a', start: 0 },
        { beat: 'b', start },
      ],
    },
    speechRate: told.sampleRate,
    files: told.files,
    rates: told.rates,
    recorded: ['b'],
  });
  assert.ok(Math.abs(mixed.loudness + 16) < 1, `${mixed.loudness} LUFS`);
});
