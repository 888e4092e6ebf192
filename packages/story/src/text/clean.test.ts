import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cleanText } from './clean.ts';
import { splitClauses } from './clauses.ts';
import { isEnglish } from './language.ts';
import { splitSentences } from './sentences.ts';
import { spelled } from './spelling.ts';

describe('cleanText', () => {
  const cleaned: readonly [written: string, spoken: string][] = [
    ['MIA RODE HER BIKE!!!', 'Mia rode her bike!'],
    ['mia rode her bike 🎉🎉', 'Mia rode her bike.'],
    ['See the video at https://a.example/b Mia ran.', 'Mia ran.'],
    ['Mia ran. Call me at +351 912 345 678', 'Mia ran.'],
    ['- ate peas\n- drank milk', 'Ate peas. Drank milk.'],
    ['Mia & Leo played w/ blocks', 'Mia and Leo played with blocks.'],
    ['“Hi,” she said…', '"Hi," she said...'],
    ['She was SO happy on 12/05/2024 at 10:30', 'She was so happy on 12/05/2024 at 10:30.'],
    ['mia cantó una canción y asó maíz', 'Mia cantó una canción y asó maíz.'],
    ['a mia saltou 🐸 caiu na lama', 'A Mia saltou. Caiu na lama.'],
    ['she cant swim', "She can't swim."],
    ["she goes 'don't look, mum' and ran", 'She goes "don\'t look, mum" and ran.'],
    ["the girls' hats and the boys' hats", "The girls' hats and the boys' hats."],
    ['it was damn cold', 'It was so cold.'],
  ];
  for (const [written, spoken] of cleaned) it(written, () => assert.equal(cleanText(written, 'Mia'), spoken));
});

describe('splitSentences', () => {
  it('keeps a quotation with who said it, and abbreviations whole', () => {
    assert.deepEqual(splitSentences('"I did it!" she shouted. Dr. Silva saw 3.5 cats! "Yes!" Then we left'), [
      '"I did it!" she shouted.',
      'Dr. Silva saw 3.5 cats!',
      '"Yes!"',
      'Then we left.',
    ]);
  });
});

describe('splitClauses', () => {
  it('breaks a long sentence where a storyteller breathes and keeps every word', () => {
    const sentence =
      'Mia climbed the tallest ladder of the whole playground, but at the top she felt wobbly, so Dad held out his arms and she slid down laughing.';
    const lines = splitClauses(sentence, 90);
    assert.ok(lines.length >= 2);
    const words = (text: string): string => text.toLowerCase().replace(/[^a-z ]/g, '');
    assert.equal(words(lines.join(' ')), words(sentence));
  });
});

describe('isEnglish', () => {
  it('tells the languages families write in', () => {
    assert.equal(isEnglish('She took her first steps today'), true);
    assert.equal(isEnglish('Hoje ela deu os primeiros passos'), false);
    assert.equal(isEnglish('Hoy fuimos al parque con su abuela'), false);
    assert.equal(isEnglish('今日は初めて歩きました'), false);
  });
});

it('reads whose something is where the apostrophe is left out', () => {
  assert.match(
    spelled('She grabbed grandads trouser leg and took nans glasses.', 'Mia'),
    /grandad's trouser leg and took nan's glasses/,
  );
});

it('gives names their capitals back in a text that has none at all', () => {
  assert.match(
    cleanText('the twins tom and zoe fell in the mud with teddy', 'Zoe'),
    /twins Tom and Zoe .* teddy\.$/,
  );
  assert.match(cleanText('Yesterday tom fell in the mud', 'Zoe'), /tom fell/);
});
