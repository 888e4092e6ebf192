import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { readConfig } from '../../platform/config/config.ts';
import { createLog } from '../../platform/log/log.ts';
import { checkVoice } from './check-voice.ts';

test('a voice that cannot speak is told at the start, with everything it lacks, and stops nothing', async () => {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'check-voice-'));
  try {
    const log = createLog(directory, 'info');
    await checkVoice({ config: readConfig({}), log });
    await checkVoice({ config: readConfig({ KOKORO_DIR: path.join(directory, 'nothing') }), log });
    log.flush();
    const lines = (await readFile(path.join(directory, 'logs', 'server.log'), 'utf8')).trim().split('\n');
    assert.equal(lines.length, 1);
    assert.match(lines[0] ?? '', /the voice that is set cannot speak.*/);
    assert.match(
      lines[0] ?? '',
      /nothing lacks a model \(\*\.onnx\), voices\/af_bella\.bin, voices\/af_heart\.bin/,
    );
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
});
