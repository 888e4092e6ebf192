import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { defaultLook } from '@milestoon/look';
import { readArguments } from './arguments.ts';
import { readLookOf } from './inputs.ts';

test('what is set by hand wins over the look in a file, and is sure', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'milestoon-look-'));
  try {
    const file = path.join(folder, 'look.json');
    const reading = { version: 1, look: defaultLook, confidence: { eyes: 0.2, skin: 0.3 }, photos: [] };
    await writeFile(file, JSON.stringify(reading));
    const options = '--name Mia --style anime --title T --description D --image m.jpg --out out';
    const input = readArguments([...options.split(' '), '--look', file, '--set', 'eyes=green']);
    assert.ok(input);
    const { look, confidence } = await readLookOf(input, []);
    assert.deepEqual(look, { ...defaultLook, eyes: 'green' });
    assert.deepEqual(confidence, { eyes: 1, skin: 0.3 });
  } finally {
    await rm(folder, { recursive: true });
  }
});
