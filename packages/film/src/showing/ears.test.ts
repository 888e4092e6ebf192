import assert from 'node:assert/strict';
import { it } from 'node:test';
import { withEars } from './ears.ts';
import { wornAt } from './worn.ts';

it('puts the ears of the animal on whoever is dressed as it, and none on a pumpkin', () => {
  const worn = (picture: string) => withEars([{ picture, how: 'worn', of: 'hero' }]);
  for (const [costume, ears] of [
    ['lion', 'round-ears'],
    ['fox', 'pointed-ears'],
    ['rabbit', 'long-ears'],
    ['honeybee', 'antennae'],
  ] as const) {
    assert.deepEqual(
      worn(costume).map(({ picture, of }) => [picture, of]),
      [
        [costume, 'hero'],
        [ears, 'hero'],
      ],
    );
    assert.ok((wornAt(ears)?.y ?? 0) < -0.8);
  }
  assert.equal(worn('pumpkin').length, 1);
  assert.equal(withEars([{ picture: 'fox', how: 'worn', color: '#112233' }])[1]?.color, '#112233');
});
