import assert from 'node:assert/strict';
import { it } from 'node:test';
import { newHero } from '@milestoon/cast';
import { defaultLook } from '@milestoon/look';
import { pictureOf } from '@milestoon/things/pictures';
import type { Actor } from '../film.ts';
import { bearing } from './bearing.ts';
import { byLandmark } from './by-landmark.ts';

const hero = newHero({ name: 'Mia', look: defaultLook, style: 'simple', variant: 0, seed: 1 });
const actor: Actor = {
  member: 'hero',
  y: 900,
  acting: [{ from: 0, action: 'stand', emotion: 'happy', x: 960, speed: 0, facing: 'right' }],
};
const company = { actors: [actor], characters: { hero }, from: 0 };
const picture = (name: string) => {
  const found = pictureOf(name);
  assert.ok(found, name);
  return found;
};

it('has a tree on each side of whoever is between two, and one door behind whoever leans against it', () => {
  const trees = byLandmark({ picture: 'tree', how: 'flanking', of: 'hero' }, picture('tree'), company);
  assert.equal(trees.length, 2);
  assert.ok((trees[0]?.x ?? 0) < 960 && (trees[1]?.x ?? 0) > 960);
  const [door, ...more] = byLandmark(
    { picture: 'door', how: 'backing', of: 'hero' },
    picture('door'),
    company,
  );
  assert.deepEqual([door?.x, more.length], [960, 0]);
});

it('opens a wardrobe for whoever is in it, who stands on its floor', () => {
  const found = bearing({ picture: 'wardrobe', how: 'inside', of: 'hero' }, picture('wardrobe'), company);
  assert.equal(found?.prop.recess, true);
  assert.ok((found?.lifts.get('hero') ?? 0) < 60);
});

it('has a sofa nearly as large as it is before whoever is behind it, and whoever is on a fridge on its top', () => {
  const sofa = bearing(
    { picture: 'couch-and-lamp', how: 'cover', of: 'hero' },
    picture('couch-and-lamp'),
    company,
  );
  assert.ok((sofa?.prop.box[2] ?? 0) > 480);
  const fridge = bearing({ picture: 'fridge', how: 'support', of: 'hero' }, picture('fridge'), company);
  assert.ok((fridge?.lifts.get('hero') ?? 0) > 0.9 * (fridge?.prop.box[3] ?? 0));
});
