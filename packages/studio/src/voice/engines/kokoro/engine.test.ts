import assert from 'node:assert/strict';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { resample } from '../../../sound/resample.ts';
import { fliteSampleRate } from '../../flite.ts';
import { synthesise } from '../../synthesise.ts';
import { narrate } from '../../narrate.ts';
import type { VoiceEngine } from '../engine.ts';
import { kokoroEngine } from './engine.ts';
import { makeFolder, type TestFolder } from './folder.testing.ts';
import { trimQuiet } from './trim-quiet.ts';
import { readVoiceFile } from './voice-file.ts';

const text = 'João ran to the sea, and Mia laughed.';
const names = [{ name: 'Mia', soundsLike: 'my-AH' }];
const said = ['/zh uw aw1 n/', 'ran', 'to', 'the', 'sea,', 'and', '/m ay aa1/', 'laughed.'];
const signal = AbortSignal.timeout(60_000);
const up = {
  text: 'Up!',
  words: ['up!'],
  wordsInIpa: ['up!'],
  language: 'en',
  speaker: 'hero',
  emotion: 'neutral',
  narrator: 'warm',
  signal,
} as const;

let folder: TestFolder;
beforeEach(async () => {
  folder = await makeFolder();
});
afterEach(async () => {
  for (const voice of voices.splice(0)) await voice.close?.();
  await folder.remove();
});

const voices: VoiceEngine[] = [];
function engine(): VoiceEngine {
  const voice = kokoroEngine({ engine: 'kokoro', directory: folder.directory });
  voices.push(voice);
  return voice;
}

test('speaks a line with words and mouth in their places; the model is asked in its own terms', async () => {
  const voice = { stretch: 1.1, pitch: 200, pitchSpread: 30 };
  const recording = await synthesise(said, voice);
  const samples = resample(recording.samples, fliteSampleRate, 24_000);
  await folder.writeModel({ samples: [...samples] });

  const { narration, sampleRate } = await narrate([{ id: 'b1', speaker: 'narrator', text, emotion: 'sad' }], {
    names,
    engine: engine(),
  });

  const [line] = narration.lines;
  assert.deepEqual([narration.voice, sampleRate], ['kokoro-82m', 24_000]);
  assert.ok(line);
  const trimmed = trimQuiet(samples, 24_000);
  assert.ok(Math.abs(line.duration - trimmed.length / 24_000) < 0.01);
  const s = recording.phones.find(({ symbol }, i) => symbol === 's' && i > 5);
  const sea = line.words.find((word) => word.text === 'sea,');
  const cut = (samples.length - trimmed.length) / 24_000;
  assert.ok(s && sea && sea.start <= s.start + 0.06 && sea.start >= s.start - cut - 0.06);

  const [asked, ...more] = await folder.asked();
  assert.ok(asked && more.length === 0);
  // ʒuˈWn ɹˈæn tə ðə sˈi, ænd mIˈɑ lˈæft.
  assert.deepEqual(
    asked.ids,
    [
      0, 147, 63, 156, 39, 56, 16, 123, 156, 72, 56, 16, 62, 83, 16, 81, 83, 16, 61, 156, 51, 3, 16, 72, 56,
      46, 16, 55, 25, 156, 69, 16, 54, 156, 72, 48, 62, 4, 0,
    ],
  );
  assert.deepEqual(new Set(asked.style), new Set([asked.ids.length - 2]));
  assert.ok(Math.abs(asked.speed - 0.9 / 1.12) < 1e-6, `${asked.speed}`);
});

test('the child speaks with a voice of its own, higher than the model gives it', async () => {
  const tone = Float32Array.from({ length: 24_000 }, (_, i) => Math.sin(i / 20));
  await folder.writeModel({ samples: [...tone] });
  const { samples, sampleRate } = await engine().speak(up);
  assert.deepEqual([samples.length, sampleRate], [24_000, 26_400]);
  const [asked] = await folder.asked();
  assert.deepEqual(asked?.style[0], -4);
  assert.ok(asked && Math.abs(asked.speed - 0.95 / 1.1) < 1e-6);
});

test('Portuguese and Spanish are told by voices of their own, in the sounds that those were taught', async () => {
  const tone = Array.from({ length: 52_000 }, (_, i) => Math.sin(i / 20));
  await folder.writeModel({ samples: tone });
  for (const [i, name] of ['pf_dora', 'pm_alex', 'ef_dora', 'em_alex'].entries())
    await folder.addVoice(name, 1000 * (i + 1));
  const beats = [
    { id: 'b1', speaker: 'narrator', text: 'Hoje os amigos, João!' },
    { id: 'b2', speaker: 'hero', text: 'Hoje os amigos, João!' },
  ] as const;
  const kokoro = engine();
  await narrate(beats, { language: 'pt', narrator: 'deep', engine: kokoro });
  await narrate([{ id: 'b1', speaker: 'narrator', text: 'La niña dio un beso al perro.' }], {
    language: 'es',
    narrator: 'bright',
    engine: kokoro,
  });
  const asked = await folder.asked();
  // ˈoʒj ʊz ˌæmˈiɡʊs, ʒoˈɐ̃ʊ̃!
  const portuguese = [
    0, 156, 57, 147, 52, 16, 135, 68, 16, 157, 72, 55, 156, 51, 92, 135, 61, 3, 16, 147, 57, 156, 70, 17, 135,
    17, 5, 0,
  ];
  // la nˈiɲa ðjˈo ˈum bˈeso al pˈero.
  const spanish = [
    0, 54, 43, 16, 56, 156, 51, 114, 43, 16, 81, 52, 156, 57, 16, 156, 63, 55, 16, 44, 156, 47, 61, 57, 16,
    43, 54, 16, 58, 156, 47, 60, 57, 4, 0,
  ];
  assert.deepEqual(
    asked.map(({ ids }) => ids),
    [portuguese, portuguese, spanish],
  );
  const heads = asked.map(({ ids, style }) => (style[0] ?? 0) - (ids.length - 2));
  assert.deepEqual(heads, [2000, 1000, 3000]);
  assert.equal(await kokoro.check?.(), 'others stand in for the voices am_michael, af_aoede');
});

test('a line longer than the model takes is spoken in parts, each with its own style', async () => {
  await folder.writeModel({ samples: Array.from({ length: 2400 }, () => 0.5) });
  const words = Array.from({ length: 150 }, () => ['elephants', 'dance,']).flat();
  const { samples } = await engine().speak({
    ...up,
    text: words.join(' '),
    words,
    wordsInIpa: words,
    speaker: 'narrator',
  });
  const asked = await folder.asked();
  assert.ok(asked.length > 4);
  for (const { ids, style } of asked) {
    assert.ok(ids.length <= 512);
    assert.equal(ids.at(-2), 3);
    assert.equal(style[0], Math.min(509, ids.length - 2));
  }
  assert.equal(samples.length, asked.length * 2400);
});

test('everything that is missing is told at once, before anybody speaks', async () => {
  const check = async (): Promise<string | undefined> => engine().check?.();
  await rm(path.join(folder.directory, 'voices', 'af_bella.bin'));
  await rename(path.join(folder.directory, 'node_modules'), path.join(folder.directory, 'modules'));
  await assert.rejects(
    check(),
    /lacks a model \(\*\.onnx\), voices\/af_bella\.bin, onnxruntime-node or onnxruntime-web in node_modules$/,
  );
  await rename(path.join(folder.directory, 'modules'), path.join(folder.directory, 'node_modules'));
  await folder.writeModel({});
  await assert.rejects(check(), /lacks voices\/af_bella\.bin$/);
  await writeFile(path.join(folder.directory, 'voices', 'af_bella.bin'), '');
  assert.equal(
    await check(),
    'others stand in for the voices am_michael, af_aoede, pf_dora, pm_alex, ef_dora, em_alex',
  );
});

test('what is not Kokoro is refused with its reason', async () => {
  await folder.writeModel({ inputNames: ['pixels'] });
  await assert.rejects(engine().speak(up), /model\.onnx is not Kokoro: it takes pixels/);
  await folder.writeModel({ type: 'float16' });
  await assert.rejects(engine().speak(up), /gave float16 instead of a waveform/);
  await folder.writeModel({ samples: [] });
  await assert.rejects(engine().speak(up), /instead of a waveform/);
  const short = path.join(folder.directory, 'voices', 'af_heart.bin');
  await writeFile(short, new Uint8Array(1024));
  await assert.rejects(readVoiceFile(short), /has 1024 bytes: that is no voice/);
  const main = path.join(folder.directory, 'node_modules', 'onnxruntime-web', 'other.cjs');
  await writeFile(main, 'exports.hello = 1');
  await writeFile(path.join(path.dirname(main), 'package.json'), '{"main":"other.cjs"}');
  await assert.rejects(engine().speak(up), /no voice of 510 styles/);
});

test('a runtime that falls takes nobody with it', async () => {
  await folder.writeModel({ type: 'falling' });
  const voice = engine();
  await assert.rejects(voice.speak(up), /the model of the voice: signal SIGABRT/);
  await assert.rejects(voice.speak(up), /signal SIGABRT/);
});

test('silence around the words is cut, but for a breath', () => {
  const samples = new Float32Array(1000);
  samples.fill(0.5, 400, 500);
  const trimmed = trimQuiet(samples, 1000);
  assert.equal(trimmed.length, 60 + 100 + 140);
  assert.deepEqual([trimmed[59], trimmed[60], trimmed[159], trimmed[160]], [0, 0.5, 0.5, 0]);
  assert.equal(trimQuiet(new Float32Array(50), 1000).length, 50);
});
