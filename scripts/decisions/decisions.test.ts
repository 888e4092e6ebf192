import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const folder = path.join(import.meta.dirname, '../../docs/decisions');
const decisions = readdirSync(folder)
  .filter((file) => /^\d{4}-.*\.md$/.test(file))
  .toSorted();
const index = readFileSync(path.join(folder, 'README.md'), 'utf8');
const rows = [...index.matchAll(/^- \[(.+)\]\((.+)\): .+$/gm)].map(([, title, file]) => ({ title, file }));

test('every decision has its line in the index, by its own title, and only one', () => {
  const titled = decisions.map((file) => ({
    title: readFileSync(path.join(folder, file), 'utf8').split('\n', 1)[0]?.replace('# ', ''),
    file,
  }));
  assert.deepEqual(
    rows.toSorted((a, b) => String(a.file).localeCompare(String(b.file))),
    titled,
  );
});

test('no two decisions share a number, and each file begins with its own', () => {
  const numbers = decisions.map((file) => file.slice(0, 4));
  assert.equal(new Set(numbers).size, numbers.length);
  for (const { title, file } of rows) assert.equal(title?.slice(0, 4), file?.slice(0, 4));
});
