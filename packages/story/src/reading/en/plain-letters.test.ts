import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainLetters } from './plain-letters.ts';
import { tagEnglish } from './tag.ts';

test('letters of every Latin alphabet are read, and stay as they are written', () => {
  for (const name of ['Māia', 'Łukasz', 'Şule', 'Nguyễn', 'Dvořák', 'İpek', 'Zoë']) {
    const [sentence] = tagEnglish(`We saw ${name} there.`, 'Mia');
    assert.deepEqual(
      sentence?.tokens.map(({ text }) => text),
      ['We', 'saw', name, 'there', '.'],
      name,
    );
  }
  const [, , found] = tagEnglish('Mia dug kūmara up.', 'Mia')[0]?.tokens ?? [];
  assert.equal(found?.lemma, 'kumara');
});

test('no letter is added or lost', () => {
  assert.equal(plainLetters('Ōtara, Žofia & Ǆ').length, 'Ōtara, Žofia & Ǆ'.length);
});
