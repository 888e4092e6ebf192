import assert from 'node:assert/strict';
import { test } from 'node:test';
import { animationStyleKeys } from '@milestoon/domain';
import { boundsOf } from '@milestoon/drawing';
import { newHero } from '../hero.ts';
import { defaultLook } from '@milestoon/look';
import { drawListener, drawThing } from './index.ts';
import { listeners, things } from './names.ts';

const heroes = animationStyleKeys.map((style) =>
  newHero({ name: 'Mia', look: defaultLook, style, variant: 0, seed: 1 }),
);
const moments = ['begins', 'again', 'ends'] as const;

test('in a picture of a thing something is moving all the time, in every style', () => {
  for (const hero of heroes)
    for (const name of things)
      for (let frame = 0; frame < 60; frame += 12) {
        const [now, then] = [frame, frame + 12].map((at) => JSON.stringify(drawThing(hero, name, at)));
        assert.ok(now !== then, `${name}, ${hero.style}: nothing moves after frame ${frame}`);
      }
});

test('a thing fills the picture: in the middle, tall enough to be known', () => {
  for (const hero of heroes)
    for (const name of things) {
      const box = boundsOf(drawThing(hero, name, 24));
      assert.ok(box && box[3] > 0.55 && box[1] < 0 && box[1] + box[3] > 0.2, `${name}: ${box?.join(', ')}`);
    }
});

test('the three moments of a joke are three pictures, and each has its own', () => {
  const [hero] = heroes;
  assert.ok(hero);
  const seen = listeners.map((name) =>
    moments.map((moment) => JSON.stringify([6, 20, 40].map((at) => drawListener(hero, name, moment, at)))),
  );
  assert.equal(new Set(seen.flat()).size, listeners.length * moments.length);
});

test('before what is funny there is a pause', () => {
  const [hero] = heroes;
  assert.ok(hero);
  // Nothing of the owl moves but its breath; then an eye opens.
  const at = (frame: number): string => JSON.stringify(drawListener(hero, 'owl', 'begins', frame));
  const shapes = (frame: number): number => at(frame).length;
  assert.ok(Math.abs(shapes(15) - shapes(4)) < 400, 'a straight face');
  assert.ok(shapes(24) - shapes(15) > 400, 'an eye opens');
});
