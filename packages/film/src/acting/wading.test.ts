import assert from 'node:assert/strict';
import { it } from 'node:test';
import { newHero } from '@milestoon/cast';
import { boundsOf } from '@milestoon/drawing';
import { defaultLook } from '@milestoon/look';
import { drawActors } from './acting.ts';
import { twoOnStage } from './two-on-stage.testing.ts';
import { wading, withoutOwnWater } from './wading.ts';

const hero = newHero({ name: 'Mia', look: defaultLook, style: 'simple', variant: 0, seed: 1 });
const characters = { hero, father: { ...hero, id: 'father', role: 'father' as const } };
const water = (of: string) => ({ picture: 'puddle', how: 'inside', size: 'huge', of }) as const;
const { actors } = twoOnStage(characters, [
  { member: 'hero', action: 'hold-hands', place: -0.2, facing: 'right', to: 'father' },
  { member: 'father', action: 'hold-hands', place: 0.2, facing: 'left', to: 'hero' },
]);

it('lets those who stand in a pool down into it, in bathing things, with nothing seen below', () => {
  const wet = wading(actors, [water('hero'), water('father')], { characters, set: 'pool' });
  assert.ok(wet.every(({ wading: deep = 0 }) => deep > 50));
  const drawn = drawActors(
    { characters, seed: 1 },
    { from: 0, actors: wet, speaker: null, mouth: [] },
    30,
    30,
  );
  for (const { ops, performance, y } of drawn) {
    assert.equal(performance.wear, 'swim');
    const [actor] = wet;
    const surface = (actor?.y ?? 0) + 60;
    const bounds = boundsOf(ops);
    assert.ok(bounds && bounds[1] + bounds[3] < surface, 'feet are under water');
    assert.ok(y > (actor?.y ?? 0), 'and deeper than the surface');
  }
});

it('leaves others dry, and asks for no second water in a pool', () => {
  assert.deepEqual(wading(actors, [], { characters, set: 'pool' }), actors);
  assert.deepEqual(wading(actors, [water('hero')], { characters, set: 'park' }), actors);
  assert.deepEqual(withoutOwnWater([water('hero')], 'pool'), []);
  assert.equal(withoutOwnWater([water('hero')], 'park').length, 1);
});
