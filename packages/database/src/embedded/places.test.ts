import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { dataFolder } from './places.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'places-'));
after(() => fs.rmSync(root, { recursive: true, force: true }));
const account = { uid: 12_345, gid: 12_345 };

function startedAt(folder: string, when: number): void {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'postmaster.opts'), '');
  fs.utimesSync(path.join(folder, 'postmaster.opts'), when, when);
}

test('what an earlier version put elsewhere, with a note, is still found; of two the one that ran last', () => {
  const wanted = path.join(root, 'data', 'postgres');
  const elsewhere = path.join(root, 'elsewhere');
  assert.equal(dataFolder(wanted, undefined), wanted);
  startedAt(elsewhere, 1_000);
  fs.writeFileSync(`${wanted}.location`, elsewhere);
  assert.equal(dataFolder(wanted, account), elsewhere);
  startedAt(wanted, 999);
  assert.equal(dataFolder(wanted, account), elsewhere);
  startedAt(wanted, 1_001);
  assert.equal(dataFolder(wanted, account), wanted);
  assert.equal(dataFolder(wanted, undefined), wanted, 'only root ever put it elsewhere');
});
