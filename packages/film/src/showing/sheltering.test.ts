import assert from 'node:assert/strict';
import { it } from 'node:test';
import { heightOf, newHero } from '@milestoon/cast';
import { defaultLook } from '@milestoon/look';
import { pictureOf } from '@milestoon/things/pictures';
import type { Actor } from '../film.ts';
import { lifted } from './lifted.ts';
import { sheltering } from './sheltering.ts';

const hero = newHero({ name: 'Mia', look: defaultLook, style: 'simple', variant: 0, seed: 1 });
const company = { characters: { hero }, from: 0 };
const actorWho = (action: Actor['acting'][number]['action']): Actor => ({
  member: 'hero',
  y: 900,
  acting: [{ from: 0, action, emotion: 'happy', x: 960, speed: 0, facing: 'right' }],
});
const over = (name: string) => {
  const picture = pictureOf(name);
  assert.ok(picture, name);
  const thing = { picture: name, how: 'roof', of: 'hero' } as const;
  const found = sheltering(thing, ['hero'], picture, { ...company, actors: [actorWho('cry')] });
  assert.ok(found, name);
  return { ...found, picture, thing };
};

it('has room for somebody who sits between the legs of a table, or under a bed on posts', () => {
  const tall = heightOf(hero) * 0.68;
  const { prop: table } = over('table');
  assert.ok(table.box[3] * 0.8 >= tall, 'the board is above the head');
  assert.ok(table.box[0] < 960 && table.box[0] + table.box[2] > 960);
  const { prop: bed } = over('bed');
  assert.ok((bed.legs ?? 0) >= tall);
  assert.ok(bed.box[1] + bed.box[3] >= 900, 'the posts stand on the ground');
});

it('seats whoever is under something low, whatever they do, and nobody under a tree', () => {
  for (const [name, seated] of [
    ['table', true],
    ['tree', undefined],
  ] as const) {
    const { picture, thing } = over(name);
    const [actor] = lifted([actorWho('crawl')], [thing], { [name]: picture }, company);
    assert.equal(actor?.seated, seated, name);
  }
  assert.ok(over('tree').prop.box[3] > heightOf(hero) * 1.3, 'its crown is over the head');
});
