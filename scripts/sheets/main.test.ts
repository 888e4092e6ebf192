import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, it } from 'node:test';
import { promisify } from 'node:util';

const run = promisify(execFile);
const sheets = (...words: string[]) => run(process.execPath, ['scripts/sheets/main.ts', ...words]);
const names = ['characters-postures', 'stage-end'];

let folder = '';
before(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'milestoon-sheets-'));
});
after(() => rm(folder, { recursive: true, force: true }));

it('draws the same bytes every time', async () => {
  const [once, again] = ['once', 'again'].map((name) => path.join(folder, name)) as [string, string];
  await sheets('--out', once, ...names);
  await sheets('--out', again, ...names);
  for (const name of names) {
    const [first, second] = await Promise.all(
      [once, again].map((place) => readFile(path.join(place, `${name}.webp`))),
    );
    assert.ok(first && second && first.length > 10_000 && first.equals(second), name);
  }
});

it('refuses a sheet that there is not', async () => {
  await assert.rejects(
    sheets('--out', folder, 'characters-dragons'),
    /No sheet is called characters-dragons/,
  );
});
