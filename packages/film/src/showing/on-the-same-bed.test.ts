import assert from 'node:assert/strict';
import { it } from 'node:test';
import { newCastMember, newHero } from '@milestoon/cast';
import { defaultLook } from '@milestoon/look';
import type { Actor } from '../film.ts';
import { closeTogether } from './on-the-same-bed.ts';

const hero = newHero({ name: 'Mia', look: defaultLook, style: 'simple', variant: 0, seed: 1 });
const brother = newCastMember({ id: 'brother', name: 'Tom', role: 'brother', hero, seed: 5 });
const company = { characters: { hero, brother }, from: 0 };
const doing = (member: string, action: Actor['acting'][number]['action'], x: number): Actor => ({
  member,
  y: 900,
  acting: [{ from: 0, action, emotion: 'happy', x, speed: 0, facing: 'right' }],
});
const bed = { picture: 'bed', how: 'support', of: 'hero' } as const;

it('has those who jump on a bed together upon it, and leaves who stands by where they are', () => {
  const xs = (action: 'jump' | 'look'): (number | undefined)[] =>
    closeTogether(bed, [doing('hero', 'jump', 800), doing('brother', action, 1300)], company).map(
      ({ acting }) => acting[0]?.x,
    );
  const [own, near = 0] = xs('jump');
  assert.ok(own === 800 && near > 900 && near < 1100, `${near}`);
  assert.deepEqual(xs('look'), [800, 1300]);
});
