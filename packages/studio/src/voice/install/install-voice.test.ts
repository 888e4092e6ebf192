import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { type Patience, download } from './download.ts';
import { installVoice } from './install-voice.ts';
import { installedVoice, voiceFolder } from './installed.ts';
import { kokoroRepository, readPublication } from './publication.ts';
import { startPublisher, type TestPublisher } from './publisher.testing.ts';
import { runNpm, runtimeFor } from './runtime.ts';

const model = 'onnx/model.onnx';
const bytesOf = (length: number, seed: number): Buffer =>
  Buffer.from(Uint8Array.from({ length }, (_, i) => (i * i + seed * 31) % 251));
const published = new Map([
  ['voices/af_heart.bin', bytesOf(5000, 1)],
  ['voices/af_bella.bin', bytesOf(5000, 2)],
  ['voices/am_michael.bin', bytesOf(5000, 6)],
  ['voices/af_aoede.bin', bytesOf(5000, 7)],
  ['voices/pf_dora.bin', bytesOf(5000, 8)],
  ['voices/pm_alex.bin', bytesOf(5000, 9)],
  ['voices/ef_dora.bin', bytesOf(5000, 10)],
  ['voices/em_alex.bin', bytesOf(5000, 11)],
  ['tokenizer.json', bytesOf(300, 3)],
  [model, bytesOf(300_000, 4)],
  ['onnx/model_quantized.onnx', bytesOf(90_000, 5)],
]);
const whole = [...published].reduce(
  (sum, [name, { length }]) => sum + (name.includes('quant') ? 0 : length),
  0,
);
/** A stall is noticed soon; one that is noticed wrongly costs a connection, and there are enough. */
const patience: Patience = { stall: 400, waits: [0, 0, 0, 0, 0, 0, 0, 0] };

let publisher: TestPublisher;
let data: string;
beforeEach(async () => {
  publisher = await startPublisher(published);
  data = await mkdtemp(path.join(os.tmpdir(), 'voice-'));
});
afterEach(async () => {
  await publisher.close();
  await rm(data, { recursive: true, force: true });
});

const inFolder = (name: string): string => path.join(voiceFolder(data), name);

interface Told {
  licence: string;
  total: number;
  progress: number[];
  npm: string[];
}

async function install(more: Partial<Parameters<typeof installVoice>[0]> = {}): Promise<Told> {
  const told: Told = { licence: '', total: 0, progress: [], npm: [] };
  await installVoice({
    folder: voiceFolder(data),
    publisher: publisher.url,
    model: 'full',
    runtime: 'native',
    patience,
    npm: async (args) => void told.npm.push(...args),
    onPublication: ({ licence }, total) => Object.assign(told, { licence, total }),
    onProgress: (bytes) => void told.progress.push(bytes),
    onRuntime: () => {},
    prove: async () => {},
    ...more,
  });
  return told;
}

async function fetchModel(): Promise<void> {
  const { files } = await readPublication(publisher.url, kokoroRepository, [model], 5000);
  const [file] = files;
  assert.ok(file);
  await download(file, inFolder(model), patience, () => {});
}

test('fetches what the voice needs, with its licence, and is found without a setting', async () => {
  assert.equal(installedVoice(data), undefined);
  const told = await install();
  assert.deepEqual([told.licence, told.total, told.progress.at(-1)], ['apache-2.0', whole, whole]);
  assert.deepEqual(told.npm.slice(0, 2), ['ci', '--ignore-scripts']);
  assert.equal(installedVoice(data), voiceFolder(data));
  for (const [name, bytes] of published)
    if (!name.includes('quantized')) assert.deepEqual(await readFile(inFolder(name)), bytes);
  assert.ok(existsSync(inFolder('package-lock.json')));
});

test('what is there is not fetched again; another model takes the place of the first', async () => {
  await install();
  await install({ model: 'small' });
  assert.deepEqual(publisher.asked('voices/af_heart.bin'), ['']);
  assert.deepEqual(await readdir(inFolder('onnx')), ['model_quantized.onnx']);
});

test('a connection that breaks off is gone on with where it broke', async () => {
  publisher.behave(model, 'breaks off', 'breaks off');
  await fetchModel();
  assert.deepEqual(await readFile(inFolder(model)), published.get(model));
  const [first, ...later] = publisher.asked(model);
  assert.equal(first, '');
  assert.ok(later.length >= 2 && later.every((range) => /^bytes=[1-9]\d*-$/.test(range)), `${later}`);
});

test('a connection that stalls is given up and gone on with', async () => {
  publisher.behave(model, 'stalls');
  await fetchModel();
  assert.deepEqual(await readFile(inFolder(model)), published.get(model));
  assert.match(publisher.asked(model).at(-1) ?? '', /^bytes=/);
});

test('a server that knows no ranges is listened to from the start', async () => {
  publisher.behave(model, 'breaks off', 'ignores ranges');
  await fetchModel();
  assert.deepEqual(await readFile(inFolder(model)), published.get(model));
});

test('goes on from what an earlier run left, and begins anew where that was something else', async () => {
  await mkdir(inFolder('onnx'), { recursive: true });
  await writeFile(inFolder(`${model}.part`), published.get(model)?.subarray(0, 1234) ?? '');
  await fetchModel();
  assert.deepEqual(publisher.asked(model), ['bytes=1234-']);

  await rm(inFolder(model));
  await writeFile(inFolder(`${model}.part`), Buffer.alloc(1234, 9));
  await fetchModel();
  assert.deepEqual(await readFile(inFolder(model)), published.get(model));
  assert.equal(publisher.asked(model).at(-1), '');
});

test('a server that lies is asked once more, then nothing of it is kept', async () => {
  for (const manner of ['lies', 'sends too much'] as const) {
    publisher.behave(model, manner);
    await fetchModel();
    await rm(inFolder(model));
    publisher.behave(model, manner, manner);
    await assert.rejects(fetchModel(), /by its publisher: nothing of it is kept$/);
    assert.deepEqual(await readdir(inFolder('onnx')), []);
  }
});

test('a server that only refuses is given up; the voice is not there, and what came stays', async () => {
  publisher.behave(model, ...Array.from({ length: 9 }, () => 'refuses' as const));
  await assert.rejects(install(), /answered 503$/);
  assert.equal(installedVoice(data), undefined);
  await install();
  assert.deepEqual(publisher.asked('voices/af_heart.bin'), ['']);
  assert.equal(installedVoice(data), voiceFolder(data));
});

test('nothing is fetched that the publisher lists without a digest', async () => {
  publisher.hideDigest('tokenizer.json');
  await assert.rejects(install(), /lists no tokenizer\.json/);
  assert.deepEqual(publisher.asked('voices/af_heart.bin'), []);
});

test('a runtime that npm cannot install leaves no voice behind', async () => {
  const npm = () => Promise.reject(new Error('npm could not install the runtime'));
  await assert.rejects(install({ npm }), /npm could not/);
  assert.equal(installedVoice(data), undefined);
});

test('where npm is missing, as in an image of the released folder, it is told what to do', async () => {
  const { PATH } = process.env;
  process.env.PATH = data;
  try {
    await assert.rejects(
      runNpm(['ci'], data),
      /npm, which fetches the runtime, is not here.*docs\/deployment\.md/,
    );
  } finally {
    process.env.PATH = PATH;
  }
});

test('a voice that cannot speak is not there', async () => {
  await assert.rejects(install({ prove: () => Promise.reject(new Error('silence')) }), /silence/);
  assert.equal(installedVoice(data), undefined);
});

test('native code where it is built, WebAssembly elsewhere; both are pinned by digests', async () => {
  assert.deepEqual(
    [runtimeFor('linux', 'arm64'), runtimeFor('darwin', 'x64'), runtimeFor('darwin', 'arm64')],
    ['native', 'webassembly', 'native'],
  );
  for (const kind of ['native', 'webassembly']) {
    const text = await readFile(
      path.join(import.meta.dirname, 'runtimes', kind, 'package-lock.json'),
      'utf8',
    );
    const { packages }: { packages: Record<string, { integrity?: string }> } = JSON.parse(text);
    const pinned = Object.entries(packages).filter(([name]) => name !== '');
    assert.ok(pinned.length > 5);
    assert.deepEqual(
      pinned.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')),
      [],
    );
  }
});
