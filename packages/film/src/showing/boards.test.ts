import assert from 'node:assert/strict';
import { it } from 'node:test';
import { newHero } from '@milestoon/cast';
import { defaultLook } from '@milestoon/look';
import { pictureOf } from '@milestoon/things/pictures';
import type { Actor } from '../film.ts';
import { bearing } from './bearing.ts';
import { lifted } from './lifted.ts';
import { boardOf, levelBox, waves } from './boards.ts';

const hero = newHero({ name: 'Mia', look: defaultLook, style: 'simple', variant: 0, seed: 1 });
const company = { characters: { hero }, from: 0, set: 'beach' };
const mia: Actor = {
  member: 'hero',
  y: 900,
  acting: [{ from: 0, action: 'ride', emotion: 'happy', x: 960, speed: 0, facing: 'right' }],
};
const pictureFor = (name: string) => {
  const picture = pictureOf(name);
  assert.ok(picture);
  return picture;
};

it('a board under somebody is level, whatever its picture shows', () => {
  for (const name of ['surfboard', 'skateboard', 'snowboard']) {
    const board = boardOf(name);
    assert.ok(board);
    const [wide, high] = levelBox(pictureFor(name), board);
    assert.ok(wide > 2.4 * high, `${name}: ${wide} by ${high}`);
    const seen = { picture: name, how: 'support', of: 'hero' } as const;
    const prop = bearing(seen, pictureFor(name), { ...company, actors: [mia] })?.prop;
    assert.equal(prop?.turn, board.turn);
  }
  assert.equal(boardOf('table'), undefined);
});

it('whoever rides a surfboard stands upon it in the waves', () => {
  const seen = { picture: 'surfboard', how: 'support', of: 'hero' } as const;
  const [rider] = lifted([mia], [seen], { surfboard: pictureFor('surfboard') }, company);
  assert.equal(rider?.y, waves['beach']);
  assert.equal(rider?.acting[0]?.action, 'stand');
});
