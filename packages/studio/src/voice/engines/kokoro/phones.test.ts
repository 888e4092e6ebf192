import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { splitSymbols, symbolsOfLine } from './line-symbols.ts';
import { symbolsOf } from './phones.ts';
import { readVocabulary } from './vocabulary.ts';

/** Every phone of the CMU set, stressed where it can be, and the numbers the model knows it by. */
const table: readonly (readonly [phone: string, symbols: string, numbers: readonly number[]])[] = [
  ['aa1', 'ˈɑ', [156, 69]],
  ['aa', 'ɑ', [69]],
  ['ae1', 'ˈæ', [156, 72]],
  ['ae', 'æ', [72]],
  ['ah1', 'ˈʌ', [156, 138]],
  ['ah', 'ə', [83]],
  ['ao1', 'ˈɔ', [156, 76]],
  ['ao', 'ɔ', [76]],
  ['aw1', 'ˈW', [156, 39]],
  ['aw', 'W', [39]],
  ['ax', 'ə', [83]],
  ['axr', 'əɹ', [83, 123]],
  ['ay1', 'ˈI', [156, 25]],
  ['ay', 'I', [25]],
  ['b', 'b', [44]],
  ['ch', 'ʧ', [133]],
  ['d', 'd', [46]],
  ['dh', 'ð', [81]],
  ['dx', 'ɾ', [125]],
  ['eh1', 'ˈɛ', [156, 86]],
  ['eh', 'ɛ', [86]],
  ['el', 'ᵊl', [42, 54]],
  ['em', 'ᵊm', [42, 55]],
  ['en', 'ᵊn', [42, 56]],
  ['er1', 'ˈɜɹ', [156, 87, 123]],
  ['er', 'əɹ', [83, 123]],
  ['ey1', 'ˈA', [156, 24]],
  ['ey', 'A', [24]],
  ['f', 'f', [48]],
  ['g', 'ɡ', [92]],
  ['hh', 'h', [50]],
  ['hv', 'h', [50]],
  ['ih1', 'ˈɪ', [156, 102]],
  ['ih', 'ɪ', [102]],
  ['ix', 'ɪ', [102]],
  ['iy1', 'ˈi', [156, 51]],
  ['iy', 'i', [51]],
  ['jh', 'ʤ', [82]],
  ['k', 'k', [53]],
  ['l', 'l', [54]],
  ['m', 'm', [55]],
  ['n', 'n', [56]],
  ['ng', 'ŋ', [112]],
  ['nx', 'n', [56]],
  ['ow1', 'ˈO', [156, 31]],
  ['ow', 'O', [31]],
  ['oy1', 'ˈY', [156, 41]],
  ['oy', 'Y', [41]],
  ['p', 'p', [58]],
  ['r', 'ɹ', [123]],
  ['s', 's', [61]],
  ['sh', 'ʃ', [131]],
  ['t', 't', [62]],
  ['th', 'θ', [119]],
  ['uh1', 'ˈʊ', [156, 135]],
  ['uh', 'ʊ', [135]],
  ['uw1', 'ˈu', [156, 63]],
  ['uw', 'u', [63]],
  ['v', 'v', [64]],
  ['w', 'w', [65]],
  ['y', 'j', [52]],
  ['z', 'z', [68]],
  ['zh', 'ʒ', [147]],
];

test('every phone has its symbols, and every symbol its number', async () => {
  const vocabulary = await readVocabulary(os.tmpdir());
  for (const [phone, symbols, numbers] of table) {
    assert.equal(symbolsOf([phone]), symbols, phone);
    assert.deepEqual(
      [...symbols].map((symbol) => vocabulary.get(symbol)),
      numbers,
      phone,
    );
  }
  assert.deepEqual(
    [...',.!? ˌɐ'].map((symbol) => vocabulary.get(symbol)),
    [3, 4, 5, 6, 16, 157, 70],
  );
  assert.equal(symbolsOf(['pau', 'h#']), '');
});

test('of two stresses the first is the main one, but for some endings', () => {
  for (const [phones, symbols] of [
    ['p l ey1 g r aw1 n d', 'plˈAɡɹˌWnd'],
    ['k ae1 ng g er uw1', 'kˌæŋɡəɹˈu'],
    ['ae1 f t er n uw1 n', 'ˌæftəɹnˈun'],
    ['s eh1 l ax b r ey1 sh ax n', 'sˌɛləbɹˈAʃən'],
    ['hh ih1 p ax p aa1 t ax m ax s', 'hˌɪpəpˈɑtəməs'],
    ['l ih1 t ax l', 'lˈɪtᵊl'],
  ] as const)
    assert.equal(symbolsOf(phones.split(' ')), symbols);
});

test('a line is written as the model was taught to read', async () => {
  const sky = 'the sky above the port was the color of television, tuned to a dead channel.';
  assert.equal(
    await symbolsOfLine(sky.split(' ')),
    'ðə skˈI əbˈʌv ðə pˈɔɹt wʌz ðə kˈʌləɹ ʌv tˈɛləvˌɪʒən, tˈund tʊ ɐ dˈɛd ʧˈænᵊl.',
  );
  assert.equal(
    await symbolsOfLine(['/zh uw aw1 n/', 'and', '/m iy1 ax/,', 'the', 'apple', 'up', 'to?']),
    'ʒuˈWn ænd mˈiə, ði ˈæpᵊl ˈʌp tu?',
  );
});

test('long lines are broken after a sentence, else a comma, else a word, else anywhere', () => {
  const split = (text: string): string[] => splitSymbols(text, 12);
  assert.deepEqual(split('short'), ['short']);
  assert.deepEqual(split('One. Two, th four five.'), ['One.', 'Two,', 'th four', 'five.']);
  assert.deepEqual(split('one, two three four'), ['one,', 'two three', 'four']);
  assert.deepEqual(split('abcdefghijklmnop'), ['abcdefghijkl', 'mnop']);
  assert.deepEqual(split(' '), []);
  const long = 'wˈʌn tˈu, θɹˈi. '.repeat(200);
  const parts = splitSymbols(long, 510);
  assert.ok(parts.every((part) => part.length <= 510 && part.endsWith('.')));
  assert.equal(parts.join(' '), long.trim());
});

test("the folder's own alphabet is used, and one that lacks a symbol is refused", async () => {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'kokoro-alphabet-'));
  try {
    const own = Object.fromEntries(
      [...(await readVocabulary(directory)).keys()].map((symbol, i) => [symbol, i + 7]),
    );
    await writeFile(path.join(directory, 'config.json'), JSON.stringify({ vocab: own }));
    assert.equal((await readVocabulary(directory)).get(','), 7);
    await writeFile(
      path.join(directory, 'tokenizer.json'),
      JSON.stringify({ model: { vocab: { ...own, ',': 3 } } }),
    );
    assert.equal((await readVocabulary(directory)).get(','), 3);
    await writeFile(path.join(directory, 'tokenizer.json'), JSON.stringify({ model: { vocab: { ',': 3 } } }));
    await assert.rejects(readVocabulary(directory), /lacks '\.'/);
    await writeFile(path.join(directory, 'tokenizer.json'), '{');
    await assert.rejects(readVocabulary(directory), /tokenizer\.json is not readable/);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
});
