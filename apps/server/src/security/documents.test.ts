import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const root = path.join(import.meta.dirname, '../../../..');
const folders = ['apps', 'packages', 'e2e', 'scripts'];

const tests = folders.flatMap((folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`),
);

for (const page of ['security.md', 'asvs.md'])
  test(`every test that ${page} names is there`, () => {
    const text = fs.readFileSync(path.join(root, 'docs', page), 'utf8');
    const named = [...text.matchAll(/`([\w./-]+\.test\.tsx?)`/g)].map(([, name = '']) => name);
    assert.ok(named.length > 20);
    assert.deepEqual(
      named.filter((name) => !tests.some((file) => file === name || file.endsWith(`/${name}`))),
      [],
    );
  });
