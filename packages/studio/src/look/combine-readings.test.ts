import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultLook, type Look } from '@milestoon/look';
import { combineReadings } from './combine-readings.ts';
import type { LookField, LookGuesses } from './guess.ts';
import type { PhotoReading } from './photo-reading.ts';

/** A reading of a photo that shows `look`, every field equally sure. */
function reading(look: Partial<Look>, confidence = 0.6): PhotoReading {
  const { version: _, ...fields } = { ...defaultLook, ...look };
  const guesses = Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, { value, confidence }]),
  ) as { [Field in LookField]: LookGuesses[Field] };
  return { finding: 'face', faceBox: [0.2, 0.2, 0.4, 0.5], guesses };
}

const faceless: PhotoReading = { finding: 'no-face', faceBox: null, guesses: null };

test('the majority names the hair', () => {
  const { look } = combineReadings([
    reading({ hairColor: 'black' }),
    reading({ hairColor: 'red' }),
    reading({ hairColor: 'black' }),
  ]);
  assert.equal(look.hairColor, 'black');
});

test('a sure photo outvotes an unsure one', () => {
  const { look } = combineReadings([reading({ eyes: 'brown' }, 0.2), reading({ eyes: 'blue' }, 0.8)]);
  assert.equal(look.eyes, 'blue');
});

test('skin takes the middle tone', () => {
  const { look } = combineReadings([
    reading({ skin: 'light' }),
    reading({ skin: 'tan' }),
    reading({ skin: 'medium' }),
  ]);
  assert.equal(look.skin, 'medium');
});

test('disagreement lowers the confidence', () => {
  const agreed = combineReadings([reading({ hairColor: 'red' }), reading({ hairColor: 'red' })]);
  const split = combineReadings([reading({ hairColor: 'red' }), reading({ hairColor: 'black' })]);
  assert.equal(agreed.confidence.hairColor, 0.6);
  assert.equal(split.confidence.hairColor, 0.3);
});

test('a photo without a face changes nothing', () => {
  const alone = combineReadings([reading({ hairShape: 'bob' })]);
  const both = combineReadings([faceless, reading({ hairShape: 'bob' })]);
  assert.deepEqual(both.look, alone.look);
  assert.deepEqual(both.confidence, alone.confidence);
});

test('without any face the default look is drawn', () => {
  assert.deepEqual(combineReadings([faceless]).look, defaultLook);
});

test('what was outvoted stays as an alternative with its share of the votes', () => {
  const { alternatives } = combineReadings([
    reading({ hairColor: 'black' }),
    reading({ hairColor: 'black' }),
    reading({ hairColor: 'red' }, 0.3),
    reading({ hairColor: 'grey' }, 0),
  ]);
  assert.deepEqual(alternatives, { hairColor: [{ value: 'red', chance: 0.2 }] });
  assert.equal(combineReadings([reading({}), reading({})]).alternatives, undefined);
});

test('what one photo leaves open is told with its chances', () => {
  const open = reading({ skin: 'tan' }, 0.6);
  const guesses =
    open.guesses &&
    ({
      ...open.guesses,
      skin: {
        value: 'tan',
        confidence: 0.6,
        rivals: [
          { value: 'medium', chance: 0.4 },
          { value: 'dark', chance: 0.01 },
        ],
      },
    } satisfies LookGuesses);
  const { look, alternatives } = combineReadings([{ ...open, guesses }]);
  assert.equal(look.skin, 'tan');
  assert.deepEqual(alternatives?.skin, [{ value: 'medium', chance: 0.4 }]);
});

test('a photo of somebody else is marked and has no vote', () => {
  const own = [reading({ eyes: 'blue' }), reading({ eyes: 'blue' })] as const;
  const both = combineReadings([reading({ eyes: 'brown' }, 0.9), ...own], [true, false, false]);
  const { look, confidence } = combineReadings([...own]);
  assert.deepEqual([both.look, both.confidence], [look, confidence]);
  assert.deepEqual(
    both.photos.map(({ otherChild }) => otherChild),
    [true, undefined, undefined],
  );
});

test('photos that differ in the shade of hair only agree, and the surer names it', () => {
  const { look, confidence } = combineReadings([
    reading({ hairColor: 'golden' }, 0.5),
    reading({ hairColor: 'platinum' }, 0.6),
    reading({ hairColor: 'brown' }, 0.7),
  ]);
  assert.equal(look.hairColor, 'platinum');
  assert.ok((confidence.hairColor ?? 0) > 0.3, `${confidence.hairColor}`);
});

test('a dye that a photo shows is drawn', () => {
  const dyed = combineReadings([reading({ hairDye: 'green' }, 0.9), reading({ hairDye: 'none' }, 0.6)]);
  assert.equal(dyed.look.hairDye, 'green');
});
