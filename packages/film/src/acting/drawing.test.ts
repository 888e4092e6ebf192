import assert from 'node:assert/strict';
import { it } from 'node:test';
import { newHero, perform } from '@milestoon/cast';
import { defaultLook } from '@milestoon/look';
import { pictureOf } from '@milestoon/things/pictures';

const hero = newHero({ name: 'Mia', look: defaultLook, style: 'simple', variant: 0, seed: 1 });
const drawn = (thing?: Parameters<typeof perform>[1]['thing']) =>
  JSON.stringify(
    perform(hero, {
      action: 'draw',
      actionFrame: 40,
      frame: 40,
      emotion: 'happy',
      facing: 'right',
      ...(thing ? { thing } : {}),
    }),
  );

it('shows on the sheet what is drawn, and a house where nothing is told', () => {
  const rainbow = pictureOf('rainbow');
  assert.ok(rainbow);
  assert.notEqual(drawn({ picture: rainbow }), drawn());
});
