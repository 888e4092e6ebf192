import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const root = path.join(import.meta.dirname, '../..');
const glossary = readFileSync(path.join(root, 'docs/glossary.md'), 'utf8');

const lookUps = readFileSync(path.join(root, 'docs/finding-things.md'), 'utf8');
const filesNamedIn = (text: string): string[] =>
  [...text.matchAll(/`((?:apps|packages)\/[^`]+)`/g)].map(([, file]) => file ?? '');

test('every file that the glossary and the look-ups name is there', () => {
  const named = [...filesNamedIn(glossary), ...filesNamedIn(lookUps)];
  assert.ok(named.length > 50, `${named.length} files`);
  assert.deepEqual(
    named.filter((file) => !existsSync(path.join(root, file))),
    [],
  );
});

test('what a look-up finds by the glossary is named there', () => {
  const byGlossary = lookUps.split('\n').filter((line) => line.includes('| glossary: '));
  assert.equal(byGlossary.length, 6);
  const listed = new Set(filesNamedIn(glossary));
  assert.deepEqual(
    byGlossary.flatMap(filesNamedIn).filter((file) => !listed.has(file)),
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
