import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { secretsKeys } from './key-file.ts';
import { shortestKey } from './keyring.ts';

let folder: string;
before(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'milestoon-key-'));
});
after(() => fs.rmSync(folder, { recursive: true }));

test('without a setting a key is made, once, for the account of the server only', () => {
  const [key, ...others] = secretsKeys(folder, []);
  assert.ok(key.length >= shortestKey);
  assert.deepEqual(others, []);
  assert.deepEqual(secretsKeys(folder, []), [key]);
  assert.deepEqual(fs.readdirSync(folder), ['secrets.key']);
  assert.equal(fs.statSync(path.join(folder, 'secrets.key')).mode & 0o777, 0o600);
});

test('with keys given, the one of the folder still reads, and none is made', () => {
  const [kept] = secretsKeys(folder, []);
  assert.deepEqual(secretsKeys(folder, ['new', 'old']), ['new', 'old', kept]);
  const empty = path.join(folder, 'empty');
  fs.mkdirSync(empty);
  assert.deepEqual(secretsKeys(empty, ['new']), ['new']);
  assert.deepEqual(fs.readdirSync(empty), []);
});
