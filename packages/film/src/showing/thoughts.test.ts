import assert from 'node:assert/strict';
import { it } from 'node:test';
import { heightOf, newCastMember, newHero } from '@milestoon/cast';
import { defaultLook } from '@milestoon/look';
import type { Actor } from '../film.ts';
import { overHeads } from './thoughts.ts';

const hero = newHero({ name: 'Mia', look: defaultLook, style: 'simple', variant: 0, seed: 1 });
const mother = newCastMember({ id: 'mum', name: 'Mum', role: 'mother', hero, seed: 1 });
const actor = (member: string, x: number): Actor => ({
  member,
  y: 885,
  acting: [{ from: 0, action: 'stand', emotion: 'happy', x, speed: 0, facing: 'right' }],
});
const thought = { of: 'hero', width: 300, height: 200, above: heightOf(hero), isActed: false };
const thinks = (at: number, side: 1 | -1, others: readonly Actor[]): [number, number] =>
  overHeads(
    { ...thought, at, side },
    {
      actors: [actor('hero', at), ...others],
      characters: { hero, mum: mother },
      mark: { x: 960, y: 955 },
      from: 0,
    },
  );

it('is on the side of the middle where nobody is in the way', () => {
  assert.ok(thinks(800, 1, [])[0] > 800);
  assert.ok(thinks(1100, -1, [])[0] < 1100);
});

it('hides no face of those who stand beside', () => {
  for (const side of [1, -1] as const) {
    const [x, y] = thinks(960, side, [actor('mum', 960 + side * 220)]);
    assert.ok(side * (x - 960) < 0 || y + 100 < 885 - heightOf(mother), `${side}: ${x} ${y}`);
  }
});

it('stays in the picture', () => {
  const [x, y] = thinks(1800, 1, [actor('mum', 1620)]);
  assert.ok(x + 150 <= 1920 && y - 100 >= 0, `${x} ${y}`);
});
