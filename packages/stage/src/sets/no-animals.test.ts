import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { setAnimals } from '../set-names.ts';

/** Drawn by a set: toys, statues and what swims in swarms behind glass. */
const lifeless = ['props/bathtub.ts: duck', 'props/roundabout.ts: horse', 'props/swings.ts: horse'];

test('no set draws an animal of the cast: it names a place for it', async () => {
  const folder = import.meta.dirname;
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const words = [
    ...setAnimals,
    'hen',
    'rooster',
    'cat',
    'dog',
    'rabbit',
    'goat',
    'bird',
    'zebra',
    'monkey',
    'bear',
  ];
  const named = new RegExp(`(?:function|const)\\s+(${words.join('|')})\\b`, 'g');
  const found: string[] = [];
  for (const file of files) {
    const text = await readFile(path.join(folder, file), 'utf8');
    for (const [, animal] of text.matchAll(named)) found.push(`${file}: ${animal}`);
  }
  assert.deepEqual(found.toSorted(), lifeless);
});
