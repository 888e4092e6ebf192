import assert from 'node:assert/strict';
import { it } from 'node:test';
import { heightOf, newHero, scaleOf } from '@milestoon/cast';
import { defaultLook } from '@milestoon/look';
import { pictureOf } from '@milestoon/things/pictures';
import { feeding, isFedWith } from './spoon-feeding.ts';

const child = (age: number) =>
  newHero({ name: 'Mila', look: { ...defaultLook, age }, style: 'simple', variant: 0, seed: 11 });
const fed = { character: child(5), x: 1100, y: 890 };
const thing = (name: string) => {
  const picture = pictureOf(name);
  assert.ok(picture);
  return { thing: { picture } };
};

it('is done with what goes into a mouth, and a cake is handed over', () => {
  assert.equal(isFedWith(thing('spoon'), fed), true);
  assert.equal(isFedWith(thing('birthday-cake'), fed), false);
  assert.equal(isFedWith({}, fed), false);
});

it('has the spoon before the lips of the other', () => {
  const self = { character: child(5), x: 900, y: 890 };
  const { gift, holds } = feeding(self, fed, 14);
  const head = scaleOf(fed.character);
  const crown = fed.y - self.y - heightOf(fed.character);
  assert.ok(gift[1] > crown + head * 0.6 && gift[1] < crown + head * 0.95);
  assert.ok(gift[0] < 200 && gift[0] > 200 - head * 0.7);
  assert.ok((holds[0]?.at[0] ?? 0) < gift[0], 'the hand is on the own side of it');
});
