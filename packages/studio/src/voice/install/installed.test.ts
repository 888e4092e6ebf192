import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { voiceMegabytes } from './installed.ts';

const root = new URL('../../../../../', import.meta.url);

test('what the voice takes is one figure, wherever it is told', async () => {
  for (const file of ['README.md', 'docs/operation.md', 'docs/decisions/0078-a-voice-in-one-command.md']) {
    const text = await readFile(new URL(file, root), 'utf8');
    // Paragraphs about fetching it: other sizes are of other things.
    const told = text
      .split('\n')
      .filter((line) => /fetches \[?(a better voice|Kokoro)|Weights are not|first start/.test(line));
    const figures = told.flatMap((line) => [...line.matchAll(/(\d+) MB/g)].map(([, size]) => Number(size)));
    assert.ok(figures.length > 0, file);
    assert.deepEqual(new Set(figures), new Set([voiceMegabytes]), file);
  }
});
