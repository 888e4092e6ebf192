import assert from 'node:assert/strict';
import { it } from 'node:test';
import { defaultLook } from '@milestoon/look';
import { newHero } from '../hero.ts';
import { perform, standing } from '../perform.ts';
import { newCastMember } from '../relatives.ts';
import type { Action } from './names.ts';

const hero = newHero({ name: 'Mia', look: { ...defaultLook, age: 6 }, style: 'anime', variant: 0, seed: 3 });
const dog = newCastMember({ id: 'dog', name: 'Rex', role: 'dog', hero, seed: 3 });
const told = (action: Action) =>
  ({ action, actionFrame: 21, frame: 21, emotion: 'happy', facing: 'right' }) as const;

it('draws what a deed of an animal leaves behind', () => {
  const drawn = (action: Action) => JSON.stringify(perform(dog, told(action)));
  assert.ok(drawn('pee').includes('#f3dc62'), 'a puddle');
  assert.ok(drawn('shake').includes('#8fd0ea'), 'drops');
  assert.ok(!drawn('refuse').includes('#8fd0ea'), 'none where a head is shaken');
  assert.ok(drawn('dig').includes('#6b452a'), 'earth');
});

it('holds the arms out on the knees, and lies on the front with the head up', () => {
  const welcome = standing(hero, told('welcome')).joints;
  assert.ok(welcome.arms.far.wrist[0] - welcome.chest[0] > 0.5, 'towards whoever comes');
  const prone = standing(hero, told('lie-prone')).joints;
  assert.ok(Math.abs(prone.chest[1] - prone.hip[1]) < 0.6 && prone.legs.near.ankle[0] < prone.hip[0]);
});
