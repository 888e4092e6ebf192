import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { classify } from '../milestones/classifier.ts';
import { themeOf } from '../milestones/themes.ts';
import { beatsOf } from '../screenplay.ts';
import { familyTexts } from '../testing/family-texts.ts';
import { newRequest, requestOf } from '../testing/new-request.ts';
import { cleanText } from '../text/clean.ts';
import { splitActions } from '../text/clauses.ts';
import { writeScreenplay } from '../write-screenplay.ts';

const films = familyTexts.map((text) => ({ text, screenplay: writeScreenplay(requestOf(text)) }));

describe('the frame of a story', () => {
  for (const { text, screenplay } of films) {
    const beats = beatsOf(screenplay);
    it(`has at most two bridges in a row: ${text.name}, ${text.title}`, () => {
      let row = 0;
      // The question at the end stands beside the closing.
      for (const beat of beats.slice(0, -1)) {
        row = beat.source === undefined && beat.speaker === 'narrator' ? row + 1 : 0;
        // A sorrow is not parted by calls of the child.
        assert.ok(row <= (/died/.test(text.description) ? 3 : 2), beat.text);
      }
    });

    it(`tells something in most scenes: ${text.name}, ${text.title}`, () => {
      const told = beats.filter((beat) => beat.source !== undefined && beat.speaker === 'narrator').length;
      const empty = screenplay.scenes.filter((scene) =>
        scene.beats.every((beat) => beat.source === undefined),
      );
      assert.ok(
        empty.length <= Math.max(2, screenplay.scenes.length - told),
        `${empty.length} of ${screenplay.scenes.length} scenes only bridge ${told} lines`,
      );
    });

    it(`opens with the child and what it is about: ${text.name}, ${text.title}`, () => {
      const first = beats[0]?.text ?? '';
      assert.ok(first.includes(text.name), first);
      if (/died/.test(text.description)) return assert.match(first, /goodbye/);
      // In other languages there are no words for what it is about.
      if (text.foreign === true) return;
      const source = cleanText(text.description, text.name);
      const theme = themeOf(classify(text.title, source).kind, `${text.title}. ${source}`);
      assert.ok(first.includes(theme), `${first} does not tell of ${theme}`);
    });
  }

  it('spreads bridges before, between and behind the sentences', () => {
    const beats = beatsOf(
      writeScreenplay(newRequest({ description: 'Mia ran. Then she sang a song. Then she slept.' })),
    );
    const isBridge = (i: number): boolean =>
      beats[i]?.source === undefined && beats[i]?.speaker === 'narrator';
    const told = beats.flatMap((beat, i) => (beat.source === undefined ? [] : [i]));
    const [first, last] = [told[0] ?? 0, told.at(-1) ?? 0];
    assert.ok(beats.some((_beat, i) => i > 0 && i < first && isBridge(i)));
    assert.ok(beats.some((_beat, i) => i > first && i < last && isBridge(i)));
    assert.ok(beats.some((_beat, i) => i > last && i < beats.length - 1 && isBridge(i)));
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
