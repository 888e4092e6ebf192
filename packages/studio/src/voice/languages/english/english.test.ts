import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cardinal, ordinal, year } from './numbers.ts';
import { spokenTokens } from '../../spoken-text.ts';

const said = (text: string): string =>
  spokenTokens(text)
    .flatMap((token) => token.spoken)
    .join(' ');

describe('spokenTokens', () => {
  for (const [written, spoken] of [
    ['He is 7.', 'he is seven'],
    ['Dr. Smith, Mrs. Lee', 'doctor smith missus lee'],
    ['the 3rd try', 'the third try'],
    ['St. John lives on Rose St. now', 'saint john lives on rose street now'],
    ['On May 12, 2024', 'on may twelfth twenty twenty four'],
    ['12/05/2024', 'the twelfth of may twenty twenty four'],
    ['she may 3 times', 'she may three times'],
    ['at 10:30 or 3:00', "at ten thirty or three o'clock"],
    ['1,000 steps', 'one thousand steps'],
    ['12 kg and 5km', 'twelve kilograms and five kilometers'],
    ['1/2 of it', 'one half of it'],
    ['€20.50', 'twenty euros and fifty'],
    ['100%', 'one hundred percent'],
    ['salt & pepper', 'salt and pepper'],
    ['a well-known “trick”', 'a well known trick'],
    ['It’s Zoë’s', "it's zoey's"],
    ['TV for us', 't v for us'],
    ['João from São Paulo', '/zh uw aw1 n/ from /s aw1 n/ /p aw1 l uw/'],
    ['Inês’s and Tiago’s', '/iy n ey1 sh ax z/ and /t iy aa1 g uw z/'],
    ['🎉 日本語 Привет', ''],
    ['e.g. that', 'for example that'],
    ['the 3 May', 'the third of may'],
    ['3½ cups, the 1.º dia', 'three and a half cups the first dia'],
    ['1,5 kg at 10 km/h', 'one point five kilograms at ten kilometers an hour'],
    ['Yaaay! Sooo coooool, hahaha', 'yay so cool ha ha ha'],
    ['8h30 or 7 p.m. or 2-1', 'eight thirty or seven p m or two to one'],
  ] as const)
    it(`says '${written}'`, () => assert.equal(said(written), spoken));

  it('keeps every piece as written', () => {
    const text = '— “Dr.” 7️⃣ &c… 9 o’clock!';
    assert.deepEqual(
      spokenTokens(text).map((token) => token.written),
      text.split(' '),
    );
  });

  it('breaks at punctuation, not after a title', () => {
    assert.deepEqual(
      spokenTokens('Dr. Lee came, saw… "Yes!" she said').map((token) => token.after),
      ['none', 'none', 'phrase', 'sentence', 'sentence', 'none', 'sentence'],
    );
  });

  it('survives every script and symbol', () => {
    for (const text of [
      '',
      ' ',
      '...',
      '%%%',
      '٣ أطفال',
      '\u200B',
      "''''",
      '99999999999999999999',
      '1/0',
      'a'.repeat(240),
    ])
      assert.doesNotThrow(() => spokenTokens(text));
  });
});

describe('numbers', () => {
  it('are said as words', () => {
    assert.equal(cardinal(0).join(' '), 'zero');
    assert.equal(cardinal(1203).join(' '), 'one thousand two hundred and three');
    assert.equal(cardinal(1_000_005).join(' '), 'one million and five');
    assert.equal(ordinal(20).join(' '), 'twentieth');
    assert.equal(ordinal(112).join(' '), 'one hundred and twelfth');
    assert.equal(year(1905).join(' '), 'nineteen oh five');
    assert.equal(year(2007).join(' '), 'two thousand and seven');
  });
});
