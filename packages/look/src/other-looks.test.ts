import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultLook, type Look, type LookReading } from './look.ts';
import { otherLooks } from './other-looks.ts';

const look: Look = { ...defaultLook, skin: 'light', hairColor: 'brown', hairShape: 'bob', eyes: 'brown' };
type Alternatives = NonNullable<LookReading['alternatives']>;
const reading = (
  alternatives: Alternatives = {},
  confidence: LookReading['confidence'] = {},
): LookReading => ({
  version: 1,
  look,
  confidence,
  alternatives,
  photos: [],
});
/** What is different in the other looks. */
const others = (
  alternatives: Alternatives,
  { confidence = {}, corrections = {} }: { confidence?: object; corrections?: Partial<Look> } = {},
): Partial<Look>[] =>
  otherLooks(reading(alternatives, confidence), { ...look, ...corrections }, corrections, 3).map((other) =>
    Object.fromEntries(Object.entries(other).filter(([field, value]) => value !== look[field as keyof Look])),
  );

test('where the photos leave nothing open all avatars look the same', () =>
  assert.deepEqual(otherLooks(reading(), look, {}, 3), []));

test('what is likeliest beside what was read comes first, what is hardly likely not at all', () =>
  assert.deepEqual(
    others({
      hairShape: [
        { value: 'braids', chance: 0.3 },
        { value: 'pixie', chance: 0.16 },
        { value: 'long-fringe', chance: 0.02 },
      ],
    }),
    [{ hairShape: 'braids' }, { hairShape: 'pixie' }],
  ));

test('loose hair of another length is shown from three chances in twenty, of the same length from less', () => {
  const rivals = (chance: number) => ({
    hairShape: [
      { value: 'long-fringe' as const, chance },
      { value: 'bob-parted' as const, chance: 0.05 },
    ],
  });
  assert.deepEqual(others(rivals(0.14)), [{ hairShape: 'bob-parted' }]);
  assert.deepEqual(others(rivals(0.16)), [{ hairShape: 'long-fringe' }, { hairShape: 'bob-parted' }]);
});

test('a small child is not shown with longer hair unless much speaks for it', () => {
  const rivals = (chance: number) =>
    otherLooks(
      reading({ hairShape: [{ value: 'bob', chance }] }),
      { ...look, hairShape: 'short-soft-fringe', age: 1 },
      {},
      3,
    ).map(({ hairShape }) => hairShape);
  assert.deepEqual(rivals(0.25), []);
  assert.deepEqual(rivals(0.35), ['bob']);
  const short = otherLooks(
    reading({ hairShape: [{ value: 'short-soft', chance: 0.2 }] }),
    { ...look, age: 1 },
    {},
    3,
  );
  assert.equal(short.length, 1);
});

test('tied hair beside loose hair is shown from four chances in a hundred', () => {
  assert.deepEqual(others({ hairShape: [{ value: 'braids', chance: 0.035 }] }), []);
  assert.deepEqual(others({ hairShape: [{ value: 'braids', chance: 0.07 }] }), [{ hairShape: 'braids' }]);
});

test('hair under a hat is longer or shorter in no other avatar unless much speaks for it', () => {
  const rivals = (chance: number, headCover: Look['headCover']) =>
    otherLooks(reading({ hairShape: [{ value: 'pixie', chance }] }), { ...look, headCover }, {}, 3).length;
  assert.equal(rivals(0.25, 'none'), 1);
  assert.equal(rivals(0.25, 'cap'), 0);
  assert.equal(rivals(0.35, 'cap'), 1);
});

test('nobody is red beside what was read as another colour', () => {
  const hairColor = [{ value: 'strawberry' as const, chance: 0.4 }];
  const beside = (read: Look['hairColor']) =>
    otherLooks(reading({ hairColor }), { ...look, hairColor: read }, {}, 3);
  assert.deepEqual(beside('light-brown'), []);
  assert.equal(beside('auburn').length, 1);
});

test('hair is shown in ropes from one chance in eight', () => {
  const rivals = (chance: number) =>
    otherLooks(
      reading({ hairShape: [{ value: 'locs-short', chance }] }),
      { ...look, hairShape: 'cropped' },
      {},
      3,
    ).map(({ hairShape }) => hairShape);
  assert.deepEqual(rivals(0.12), []);
  assert.deepEqual(rivals(0.13), ['locs-short']);
});

test('a colour that is far off is shown where much speaks for it', () => {
  const rivals = (chance: number) =>
    others({ hairColor: [{ value: 'platinum', chance }] }, { confidence: { hairColor: 0.5 } });
  assert.deepEqual(rivals(0.3), []);
  assert.deepEqual(rivals(0.35), [{ hairColor: 'platinum' }]);
});

test('eyes on the other side are shown where they are asked about and likely enough', () => {
  assert.deepEqual(others({ eyes: [{ value: 'blue', chance: 0.12 }] }), []);
  assert.deepEqual(others({ eyes: [{ value: 'blue', chance: 0.16 }] }), [{ eyes: 'blue' }]);
});

test('light eyes are shown in another light shade; beside dark ones on tan and deeper skin hardly ever', () => {
  const eyes = (chance: number, as: Partial<Look>) =>
    otherLooks(reading({ eyes: [{ value: 'green', chance }] }), { ...look, ...as }, {}, 3).map(
      (one) => one.eyes,
    );
  const sure = (chance: number) =>
    otherLooks(
      reading({ eyes: [{ value: 'green', chance }] }, { eyes: 0.99 }),
      { ...look, eyes: 'blue' },
      {},
      3,
    );
  assert.equal(sure(0.3).length, 1);
  assert.deepEqual(eyes(0.3, { skin: 'medium' }), ['green']);
  assert.deepEqual(eyes(0.3, { skin: 'tan' }), []);
  assert.deepEqual(eyes(0.36, { skin: 'tan' }), ['green']);
});

test('who is drawn shaved is soon shown with short hair, a small child too', () => {
  const rivals = (chance: number, age: number) =>
    otherLooks(
      reading({ hairShape: [{ value: 'short-parted', chance }] }),
      { ...look, hairShape: 'shaved', age },
      {},
      3,
    ).length;
  assert.equal(rivals(0.07, 8), 0);
  assert.equal(rivals(0.1, 8), 1);
  assert.equal(rivals(0.1, 2), 1);
});

test('glasses differ in their shape, never in being there', () =>
  assert.deepEqual(
    otherLooks(
      reading({
        glasses: [
          { value: 'rectangle', chance: 0.4 },
          { value: 'none', chance: 0.2 },
        ],
      }),
      { ...look, glasses: 'round' },
      {},
      3,
    ).map(({ glasses }) => glasses),
    ['rectangle'],
  ));

test('what is nearer to what was read adds less: of two as likely colours the further comes first', () =>
  assert.deepEqual(
    others({
      hairColor: [
        { value: 'dark-brown', chance: 0.2 },
        { value: 'blond', chance: 0.2 },
      ],
    }),
    [{ hairColor: 'blond' }, { hairColor: 'dark-brown' }],
  ));

test('two doubts are covered one by one before they are together', () =>
  assert.deepEqual(
    others({ hairShape: [{ value: 'braids', chance: 0.4 }], eyes: [{ value: 'blue', chance: 0.3 }] }),
    [{ hairShape: 'braids' }, { eyes: 'blue' }, { hairShape: 'braids', eyes: 'blue' }],
  ));

test('a sure reading is a step off at most, and sure eyes stay', () =>
  assert.deepEqual(
    others(
      {
        skin: [
          { value: 'medium', chance: 0.3 },
          { value: 'light-medium', chance: 0.3 },
        ],
        hairColor: [{ value: 'black', chance: 0.4 }],
        eyes: [{ value: 'blue', chance: 0.4 }],
      },
      { confidence: { skin: 0.95, hairColor: 0.95, eyes: 0.95 } },
    ),
    [{ skin: 'light-medium' }],
  ));

test('nobody is shown as somebody else: quite another tone, grey hair, long waves for a crop', () =>
  assert.deepEqual(
    otherLooks(
      reading({
        skin: [{ value: 'medium', chance: 0.4 }],
        hairColor: [{ value: 'grey', chance: 0.4 }],
        hairShape: [
          { value: 'long-waves', chance: 0.3 },
          { value: 'short-coils', chance: 0.3 },
        ],
      }),
      { ...look, hairShape: 'pixie' },
      {},
      3,
    ),
    [],
  ));

test('no more than asked for, and hair of the same kind in another shape is the same hair', () => {
  const values = ['braids', 'pixie', 'long-fringe'].map((value) => ({ value, chance: 0.2 }));
  assert.equal(
    otherLooks(reading({ hairShape: values as Alternatives['hairShape'] }), look, {}, 2).length,
    2,
  );
  assert.deepEqual(
    otherLooks(
      reading({ hairShape: [{ value: 'long-side', chance: 0.4 }] }),
      { ...look, hairShape: 'long-centre' },
      {},
      3,
    ),
    [],
  );
});

test('what was set by hand is the same in all', () =>
  assert.deepEqual(
    others(
      { hairShape: [{ value: 'braids', chance: 0.4 }], eyes: [{ value: 'blue', chance: 0.4 }] },
      { corrections: { hairShape: 'pigtails' } },
    ),
    [{ hairShape: 'pigtails', eyes: 'blue' }],
  ));

test('what is on the head is on it in all avatars, unless it is not clear that something is', () => {
  const worn = (chance: number) =>
    otherLooks(
      { ...reading({ headCover: [{ value: 'none', chance }] }, { headCover: 0.35 }), look },
      { ...look, headCover: 'cap' },
      {},
      3,
    ).map(({ headCover }) => headCover);
  assert.deepEqual(worn(0.1), []);
  assert.deepEqual(worn(0.4), ['none']);
});

test('shades of one family are offered, the further before the nearer', () =>
  assert.deepEqual(
    others({
      hairColor: [
        { value: 'auburn', chance: 0.3 },
        { value: 'light-brown', chance: 0.2 },
      ],
    }),
    [{ hairColor: 'auburn' }, { hairColor: 'light-brown' }],
  ));

test('another kind of cover is shown from twelve chances in a hundred', () => {
  const kinds = (chance: number) =>
    otherLooks(
      { ...reading({ headCover: [{ value: 'beanie', chance }] }), look },
      { ...look, headCover: 'sun-hat' },
      {},
      3,
    ).map(({ headCover }) => headCover);
  assert.deepEqual(kinds(0.1), []);
  assert.deepEqual(kinds(0.15), ['beanie']);
});
