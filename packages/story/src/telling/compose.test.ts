import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { languages } from '../languages/index.ts';
import { beatsOf, type Screenplay } from '../screenplay.ts';
import { familyTexts } from '../testing/family-texts.ts';
import { newRequest, requestOf } from '../testing/new-request.ts';
import { splitActions } from '../text/clauses.ts';
import { countWords } from '../text/words.ts';
import { writeScreenplay } from '../write-screenplay.ts';

const films = familyTexts.map((text) => ({ text, screenplay: writeScreenplay(requestOf(text)) }));
const ownLines = (screenplay: Screenplay): string[] =>
  beatsOf(screenplay).flatMap(({ source, text }) => (source === undefined ? [text] : []));

describe('what the storyteller adds', () => {
  for (const { text, screenplay } of films) {
    it(`begins with the parent's words, and leaves them three of four: ${text.name}, ${text.title}`, () => {
      const beats = beatsOf(screenplay);
      assert.notEqual(beats[0]?.source, undefined);
      const own = countWords(ownLines(screenplay).join(' '));
      const all = countWords(beats.map((beat) => beat.text).join(' '));
      assert.ok(own <= all / 4, `${own} of ${all} words`);
    });

    it(`is one line at the end: ${text.name}, ${text.title}`, () => {
      const own = ownLines(screenplay);
      assert.ok(own.length <= 1, own.join('\n'));
      if (own.length === 1) assert.equal(beatsOf(screenplay).at(-1)?.text, own[0]);
    });
  }

  it('closes a sorrow quietly', () => {
    const film = writeScreenplay(
      newRequest({ description: 'Our cat Luna died on Tuesday. Mia cried and we held her for a long time.' }),
    );
    const [closing, ...more] = ownLines(film);
    assert.deepEqual(more, []);
    assert.ok(languages.en.lines.tenderClosings.some((line) => line.replace('{name}', 'Mia') === closing));
    assert.ok(film.scenes.every(({ mood }) => mood === 'tender'));
  });

  it('says nothing of its own beside a few words', () => {
    assert.deepEqual(ownLines(writeScreenplay(newRequest({ description: 'Mia walked!' }))), []);
  });
});

describe('the closings of a language', () => {
  for (const [language, { lines }] of Object.entries(languages))
    it(`last a season, and fit beside twenty words: ${language}`, () => {
      for (const pool of [lines.closings, lines.tenderClosings]) {
        assert.ok(pool.length >= 12, `${pool.length}`);
        assert.equal(new Set(pool).size, pool.length);
        for (const line of pool) assert.ok(countWords(line.replace('{name}', 'Mia')) <= 6, line);
      }
      const { recaps } = lines.season;
      assert.ok(recaps.length >= 12, `${recaps.length}`);
      assert.equal(new Set(recaps).size, recaps.length);
      for (const line of recaps) assert.equal(line.split('{title}').length, 2, line);
    });
});

describe('splitActions', () => {
  it('parts two actions of one sentence', () => {
    assert.deepEqual(
      splitActions('Ella put on her yellow boots and jumped in every puddle she could find.'),
      ['Ella put on her yellow boots,', 'and jumped in every puddle she could find.'],
    );
    assert.deepEqual(splitActions('He was so scared last week but today he did it.'), [
      'He was so scared last week.',
      'But today he did it.',
    ]);
  });

  it('leaves together what belongs together', () => {
    for (const sentence of [
      'He took his teddy, Mr. Brown, and his blue blanket.',
      'There was flour on the floor, on the dog and in her hair.',
      'She ran and ran.',
      'She said "we ran to the lake and swam to the other side" to Grandpa.',
    ])
      assert.deepEqual(splitActions(sentence), [sentence]);
  });
});
