import assert from 'node:assert/strict';
import { it } from 'node:test';
import { newHero, scaleOf } from '@milestoon/cast';
import { defaultLook } from '@milestoon/look';
import type { Picture } from '@milestoon/things';
import type { Actor } from '../film.ts';
import { atHand } from './at-hand.ts';

const hero = newHero({ name: 'Mia', look: defaultLook, style: 'simple', variant: 0, seed: 1 });
const company = { characters: { hero, other: hero }, from: 0 };
const actor = (member: string, x: number, facing: 'left' | 'right'): Actor => ({
  member,
  y: 900,
  acting: [{ from: 0, action: 'put-down', emotion: 'happy', x, speed: 0, facing }],
});
const volcano: Picture = {
  name: 'volcano',
  metres: 1.2,
  shapes: [
    {
      color: '#886644',
      rings: [
        [
          [-0.5, -0.5],
          [0.5, -0.5],
          [0, 0.5],
        ],
      ],
    },
  ],
};
const seen = { picture: 'volcano', how: 'beside', of: 'hero' } as const;
const size = { heads: 2, row: 1 };

it('puts a thing within reach, on the side its owner faces', () => {
  for (const facing of ['left', 'right'] as const) {
    const place = atHand(seen, volcano, size, { ...company, actors: [actor('hero', 960, facing)] });
    assert.ok(place);
    const edge = facing === 'right' ? place.box[0] : place.box[0] + place.box[2];
    const away = (edge - 960) * (facing === 'right' ? 1 : -1);
    assert.ok(away > 0 && away < scaleOf(hero), `${facing}: ${away}`);
    assert.equal(place.near, undefined);
  }
});

it('puts it between two, nearer to us and lower than they are', () => {
  const actors = [actor('hero', 900, 'right'), actor('other', 1120, 'left')];
  const place = atHand(seen, volcano, size, { ...company, actors });
  assert.ok(place);
  assert.equal(place.x, 1010);
  assert.equal(place.near, true);
  assert.ok(place.box[3] < 2 * scaleOf(hero));
  assert.equal(atHand({ ...seen, of: 'nobody' }, volcano, size, { ...company, actors }), null);
});
