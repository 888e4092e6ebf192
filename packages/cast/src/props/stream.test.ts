import assert from 'node:assert/strict';
import { it } from 'node:test';
import { defaultLook } from '@milestoon/look';
import { pictureOf } from '@milestoon/things/pictures';
import { newHero } from '../hero.ts';
import { perform } from '../perform.ts';
import { poured } from './stream.ts';

const hero = newHero({ name: 'Mila', look: defaultLook, style: 'simple', variant: 0, seed: 11 });
const pouring = (name?: string): string => {
  const picture = name === undefined ? undefined : pictureOf(name);
  return JSON.stringify(
    perform(hero, {
      action: 'pour',
      actionFrame: 40,
      frame: 40,
      emotion: 'happy',
      facing: 'right',
      ...(picture && { thing: { picture } }),
    }),
  );
};

it('runs in the colour of what is in the vessel', () => {
  const [milk, water] = [poured('glass-of-milk'), poured(undefined)];
  assert.notEqual(milk, water);
  assert.deepEqual([pouring('glass-of-milk').includes(water), pouring().includes(water)], [false, true]);
  assert.ok(pouring('glass-of-milk').includes(milk));
  // Salt is no water.
  assert.notEqual(poured('salt'), water);
});
