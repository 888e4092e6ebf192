import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stressedPhones } from './stress.ts';

/** As the CMU dictionary has them; a second stress is written like the first. */
const dictionary: Readonly<Record<string, string>> = {
  hotel: 'hh ow t eh1 l',
  guitar: 'g ih t aa1 r',
  surprise: 's er p r ay1 z',
  excited: 'ih k s ay1 t ax d',
  hello: 'hh ax l ow1',
  banana: 'b ax n ae1 n ax',
  mother: 'm ah1 dh er',
  yellow: 'y eh1 l ow',
  adventure: 'ae d v eh1 n ch er',
  playground: 'p l ey1 g r aw1 n d',
  kangaroo: 'k ae1 ng g er uw1',
  forever: 'f er eh1 v er',
  imagination: 'ih m ae1 jh ax n ey1 sh ax n',
  slippery: 's l ih1 p er iy',
  because: 'b ih k ao1 z',
  every: 'eh1 v er iy',
  the: 'dh ax',
  cat: 'k ae1 t',
};

test('tells which vowels of a word are stressed', async () => {
  const words = Object.keys(dictionary);
  const phones = await stressedPhones(words);
  assert.deepEqual(Object.fromEntries(words.map((word, i) => [word, phones[i]?.join(' ')])), dictionary);
});

test('tells the same for a word alone and among others', async () => {
  const alone = await stressedPhones(['pajamas']);
  const among = await stressedPhones(['tomorrow', 'pajamas', 'superhero']);
  assert.deepEqual(among[1], alone[0]);
  assert.equal(alone[0]?.join(' '), 'p ax jh aa1 m ax z');
});
