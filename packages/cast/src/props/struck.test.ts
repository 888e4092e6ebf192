import assert from 'node:assert/strict';
import { it } from 'node:test';
import { defaultLook } from '@milestoon/look';
import { pictureOf } from '@milestoon/things/pictures';
import { newHero } from '../hero.ts';
import { perform } from '../perform.ts';
import { isStruckWithBat } from './struck.ts';

const child = newHero({ name: 'Mia', look: defaultLook, style: 'simple', variant: 0, seed: 3 });
const drawn = (name: string, actionFrame: number): string => {
  const picture = pictureOf(name);
  assert.ok(picture);
  return JSON.stringify(
    perform(child, {
      action: 'hit',
      actionFrame,
      frame: 0,
      emotion: 'happy',
      facing: 'right',
      thing: { picture },
    }),
  );
};

it('strikes balls and what hangs with a bat, and holds tools itself', () => {
  assert.deepEqual(
    ['softball', 'soccer-ball', 'piata', 'hammer', 'baseball-bat', 'bell'].map(isStruckWithBat),
    [true, true, true, false, false, false],
  );
  const wood = '#c9935a';
  assert.ok(drawn('soccer-ball', 17).includes(wood));
  assert.ok(!drawn('bell', 17).includes(wood));
});
