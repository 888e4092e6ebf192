import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const root = path.join(import.meta.dirname, '../..');
const glossary = readFileSync(path.join(root, 'docs/glossary.md'), 'utf8');

test('every file that the glossary names is there', () => {
  const named = [...glossary.matchAll(/`((?:apps|packages)\/[^`]+)`/g)].map(([, file]) => file ?? '');
  assert.ok(named.length > 40, `${named.length} files`);
  assert.deepEqual(
    named.filter((file) => !existsSync(path.join(root, file))),
    [],
  );
});

test('the words of each part stand in order, so that one is found by looking', () => {
  for (const part of glossary.split(/^## /m).slice(1)) {
    const words = [...part.matchAll(/^\| ([^|]+) \|/gm)]
      .map(([, word]) => word ?? '')
      .filter((word) => word !== 'in the field');
    assert.deepEqual(
      words,
      words.toSorted((a, b) => a.localeCompare(b, 'en')),
    );
  }
});
