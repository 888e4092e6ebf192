import assert from 'node:assert/strict';
import { it } from 'node:test';
import { newHero } from '@milestoon/cast';
import { defaultLook } from '@milestoon/look';
import type { Seen } from '@milestoon/story/screenplay';
import { pictureOf } from '@milestoon/things/pictures';
import { emptyHanded, withReleased } from '../acting/released.ts';
import type { Actor } from '../film.ts';
import { placeProps } from './place-props.ts';
import { sent } from './sent.ts';
import type { Stage } from './stage.ts';

const hero = newHero({ name: 'Mia', look: defaultLook, style: 'simple', variant: 0, seed: 1 });
const thrower: Actor = {
  member: 'hero',
  y: 860,
  acting: [{ from: 0, action: 'throw', emotion: 'happy', x: 900, speed: 0, facing: 'right' }],
};
const flown = (picture: string, side: 'over' | 'in' | 'out'): Seen => ({
  picture: 'soccer-ball',
  how: 'flying',
  of: 'hero',
  at: { picture, side },
});
const stageWith = (picture: string, actors: Actor[]): Stage => ({
  actors,
  characters: { hero, other: { ...hero, id: 'other' } },
  pictures: Object.fromEntries(
    [picture, 'soccer-ball'].flatMap((name) => {
      const found = pictureOf(name);
      return found ? [[name, found]] : [];
    }),
  ),
  mark: { x: 960, y: 930 },
  from: 0,
  horizon: 600,
  indoor: false,
  set: 'garden',
});
function thrown(picture: string, side: 'over' | 'in' | 'out', others: Actor[] = []) {
  const [goal, ball] =
    sent(flown(picture, side), { picture, how: 'ground' }, stageWith(picture, [thrower, ...others])) ?? [];
  assert.ok(goal && ball);
  return { goal: goal.box, ball: ball.box };
}

it('has a ball above the fence, before whoever kicked it, and in the middle of a window', () => {
  const over = thrown('fence', 'over');
  assert.ok(over.goal[0] > 1000 && over.ball[1] < over.goal[1]);
  const out = thrown('window', 'out');
  assert.ok(out.ball[1] > out.goal[1] && out.ball[1] + out.ball[3] < out.goal[1] + out.goal[3]);
  const into = thrown('bin', 'in');
  assert.ok(into.ball[1] < into.goal[1]);
});

it('flies to the other side where somebody stands in its way', () => {
  const other = { ...thrower, member: 'other', acting: thrower.acting.map((each) => ({ ...each, x: 1200 })) };
  assert.ok(thrown('fence', 'over', [other]).goal[0] < 900);
});

it('is still seen, with what it goes to, where nobody is there who has sent it', () => {
  const seen: Seen[] = [flown('bin', 'in'), { picture: 'bin', how: 'ground' }];
  const props = placeProps({ word: 0, mode: 'done', staging: [], seen }, stageWith('bin', []));
  assert.deepEqual(props.map(({ pictures }) => pictures[0]?.name).toSorted(), ['bin', 'soccer-ball']);
});

it('is no longer in the hands or at the foot of whoever sent it', () => {
  const seen = [flown('fence', 'over')];
  const staging = {
    member: 'hero',
    action: 'throw',
    emotion: 'happy',
    place: 0,
    facing: 'right',
    thing: { picture: 'soccer-ball' },
  } as const;
  assert.equal(emptyHanded([staging], seen)[0]?.thing, undefined);
  assert.ok(emptyHanded([staging], [])[0]?.thing);
  assert.equal(withReleased([thrower], seen)[0]?.released, true);
});
