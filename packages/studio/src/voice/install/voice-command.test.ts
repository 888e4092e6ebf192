import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { makeFolder, type TestFolder } from '../engines/kokoro/folder.testing.ts';
import { installedVoice, voiceFolder } from './installed.ts';
import { startPublisher, type TestPublisher } from './publisher.testing.ts';
import { runVoiceCommand } from './voice-command.ts';

let source: TestFolder;
let publisher: TestPublisher;
let data: string;
let said: string;

/** The runtime of the tests comes instead of the real one. */
const npm = async (_: readonly string[], folder: string) =>
  cp(path.join(source.directory, 'node_modules'), path.join(folder, 'node_modules'), { recursive: true });

async function publish(samples: readonly number[]): Promise<void> {
  await source.writeModel({ samples: [...samples] });
  const read = (name: string) => readFile(path.join(source.directory, name));
  publisher = await startPublisher(
    new Map([
      ['voices/af_heart.bin', await read('voices/af_heart.bin')],
      ['voices/af_bella.bin', await read('voices/af_bella.bin')],
      ...(await Promise.all(
        ['am_michael', 'af_aoede', 'pf_dora', 'pm_alex', 'ef_dora', 'em_alex'].map(
          async (name) => [`voices/${name}.bin`, await read('voices/af_bella.bin')] as const,
        ),
      )),
      ['tokenizer.json', Buffer.from('{}')],
      ['onnx/model.onnx', await read('onnx/model.onnx')],
    ]),
  );
}

function run(...args: string[]): Promise<number> {
  said = '';
  const output = { write: (text: string) => (said += text) };
  return runVoiceCommand(args, { dataDirectory: data, output, npm });
}

beforeEach(async () => {
  source = await makeFolder();
  data = await mkdtemp(path.join(os.tmpdir(), 'voice-command-'));
});
afterEach(async () => {
  await publisher?.close();
  await source.remove();
  await rm(data, { recursive: true, force: true });
});

test('shows the licence and how far it is, speaks a line, and deletes everything again', async () => {
  await publish(Array.from({ length: 24_000 }, (_, i) => Math.sin(i / 20)));
  assert.equal(await run('--from', publisher.url), 0, said);
  assert.match(said, /licence apache-2\.0\n/);
  assert.match(said, /█{30} 100 %, 4\.6 of 4\.6 MB\n/);
  assert.match(said, /It spoke 1\.0 seconds in/);
  assert.equal(installedVoice(data), voiceFolder(data));
  assert.equal(await run('--remove'), 0);
  assert.ok(!existsSync(voiceFolder(data)));
});

test('a voice that gives only silence is not said to be there', async () => {
  await publish(Array.from({ length: 24_000 }, () => 0));
  assert.equal(await run('--from', publisher.url), 1);
  assert.match(said, /The voice is not there: it gave nothing but silence/);
  assert.equal(installedVoice(data), undefined);
});

test('arguments at fault end with 2 and fetch nothing', async () => {
  for (const args of [['--model', 'huge'], ['--from', 'nowhere'], ['--louder']]) {
    assert.equal(await run(...args), 2);
    assert.ok(!existsSync(voiceFolder(data)));
  }
});
