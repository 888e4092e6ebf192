import { defaultLook, type Look, type LookReading } from '@milestoon/look';
import { expect, test } from 'vitest';
import { lookQuestions, showsIn } from './look-questions.ts';

const sure = { skin: 1, hairColor: 1, hairShape: 1, eyes: 1, glasses: 1, age: 1, signatureColor: 1 };

function reading(
  confidence: LookReading['confidence'],
  look: Partial<Look> = {},
  alternatives: LookReading['alternatives'] = {},
): LookReading {
  return {
    version: 1,
    look: { ...defaultLook, ...look },
    confidence: { ...sure, ...confidence },
    alternatives,
    photos: [{ finding: 'face', faceBox: [0, 0, 1, 1] }],
  };
}
const asked = (read: LookReading, corrections: Partial<Look> = {}) =>
  lookQuestions(read, { ...read.look, ...corrections }, corrections);
const fields = (read: LookReading, corrections?: Partial<Look>) =>
  asked(read, corrections).map(({ field }) => field);

test('where everything is sure nothing is asked', () => expect(asked(reading({}))).toEqual([]));

test('the least sure comes first, and no more than four are asked', () => {
  expect(fields(reading({ eyes: 0.3, skin: 0.1, hairColor: 0.2 }))).toEqual(['skin', 'hairColor', 'eyes']);
  expect(fields(reading({ eyes: 0.3, skin: 0.1, hairColor: 0.2, glasses: 0.05, hairShape: 0.4 }))).toEqual([
    'glasses',
    'skin',
    'hairColor',
    'eyes',
  ]);
});

test('what has no pictures to choose from is not asked, however unsure', () =>
  expect(fields(reading({ age: 0, signatureColor: 0, freckles: 0 }))).toEqual([]));

test('what is on the head in a photo is asked: whether it is worn every day no photo tells', () => {
  const alternatives = { headCover: [{ value: 'none' as const, chance: 0.5 }] };
  expect(asked(reading({ headCover: 0.4 }, { headCover: 'cap' }, alternatives))).toEqual([
    { field: 'headCover', answers: ['none', 'cap', 'beanie', 'sun-hat'] },
  ]);
  expect(fields(reading({ headCover: 0.9 }))).toEqual([]);
});

test('what the parent has set is not asked', () =>
  expect(fields(reading({ eyes: 0.1, skin: 0.2 }), { eyes: 'blue' })).toEqual(['skin']));

test('without alternatives the neighbours are shown, in the order of the palette', () => {
  expect(asked(reading({ skin: 0.1 }, { skin: 'medium' }))[0]?.answers).toEqual([
    'light',
    'light-medium',
    'medium',
    'tan',
  ]);
  expect(asked(reading({ skin: 0.1 }, { skin: 'very-light' }))[0]?.answers).toEqual([
    'very-light',
    'light',
    'light-medium',
    'medium',
  ]);
  expect(asked(reading({ hairColor: 0.1 }, { hairColor: 'red' }))[0]?.answers).toEqual([
    'dark-brown',
    'brown',
    'red',
    'light-brown',
  ]);
});

test('hair is asked with one trait changed: longer or shorter, straighter or curlier, with or without fringe', () => {
  const shapesAround = (hairShape: Look['hairShape']) =>
    asked(reading({ hairShape: 0.3 }, { hairShape }))[0]?.answers;
  expect(shapesAround('swept-short')).toEqual(['bob', 'swept-short', 'tousled', 'undercut']);
  expect(shapesAround('long-centre')).toEqual(['long-fringe', 'long-centre', 'bob-parted', 'long-waves']);
  expect(shapesAround('afro')).toEqual(['cropped', 'afro', 'medium-curls', 'long-coils']);
});

test('where the photos told nothing the answers are far apart', () => {
  expect(asked(reading({ skin: 0 }, { skin: 'medium' }))[0]?.answers).toEqual([
    'light',
    'medium',
    'brown',
    'dark',
  ]);
  expect(asked(reading({ hairColor: 0 }))[0]?.answers).toEqual(['black', 'brown', 'red', 'blond']);
});

test("the reader's alternatives come before neighbours", () => {
  const alternatives = { hairColor: [{ value: 'grey' as const, chance: 0.3 }] };
  expect(asked(reading({ hairColor: 0.2 }, { hairColor: 'black' }, alternatives))[0]?.answers).toEqual([
    'black',
    'dark-brown',
    'brown',
    'grey',
  ]);
});

test('what the child is drawn with now is among the answers, far off as it may be', () => {
  const read = reading({ eyes: 0.1 }, { eyes: 'dark-brown' });
  const [question] = lookQuestions(read, { ...read.look, eyes: 'grey' }, {});
  expect(question?.answers).toEqual(['dark-brown', 'brown', 'hazel', 'grey']);
});

test('hair is not asked about where it would not show', () => {
  expect(showsIn('hairColor', { ...defaultLook, headCover: 'hijab' })).toBe(false);
  expect(showsIn('hairShape', { ...defaultLook, headCover: 'cap' })).toBe(true);
  expect(showsIn('hairColor', { ...defaultLook, headCover: 'kippah' })).toBe(true);
  expect(showsIn('hairColor', { ...defaultLook, hairShape: 'bald' })).toBe(false);
  expect(showsIn('skin', { ...defaultLook, headCover: 'hijab' })).toBe(true);
  expect(fields(reading({ hairColor: 0.1, hairShape: 0.1 }, { headCover: 'hijab' }))).toEqual([]);
});
