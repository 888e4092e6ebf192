import assert from 'node:assert/strict';
import { test } from 'node:test';
import { animationStyleKeys } from '@milestoon/domain';
import { boundsOf, type DrawList } from '@milestoon/drawing';
import { type Action, allActions } from '../actions/names.ts';
import { animalRoles } from './roles.ts';
import type { Character, CharacterRole } from '../character.ts';
import { defaultLook } from '@milestoon/look';
import { pictureOf } from '@milestoon/things/pictures';
import { emotions } from '../emotions.ts';
import { faceZone } from '../face-zone.ts';
import { perform, travel } from '../perform.ts';
import { heightOf } from '../measure.ts';
import { newCastMember } from '../relatives.ts';
import { newHero } from '../hero.ts';
import type { Performance } from '../performance.ts';
import { feet, footAt, gaits } from './acting/gait.ts';
import { kinds } from './kinds/index.ts';
import { rest } from './rig/posture.ts';
import { jointsOf, speedOf } from './rig/skeleton.ts';

const pet = (role: CharacterRole, style: Character['style'] = 'simple'): Character => {
  const hero = newHero({ name: 'Mila', look: defaultLook, style, variant: 0, seed: 5 });
  return newCastMember({ id: role, name: role, role, hero, seed: 5 });
};
const moment = (action: Action, change: Partial<Performance> = {}): Performance => ({
  action,
  actionFrame: 10,
  frame: 40,
  emotion: 'happy',
  facing: 'right',
  ...change,
});
const seenFrom = (role: CharacterRole, degrees: number): DrawList =>
  perform(pet(role), moment('stand', { heading: { body: degrees, head: degrees } }));

function box(list: DrawList, what: string): { left: number; top: number; right: number; bottom: number } {
  const found = boundsOf(list);
  assert.ok(found !== null && found.every(Number.isFinite), what);
  const [left, top, width, height] = found;
  return { left, top, right: left + width, bottom: top + height };
}

test('a foot on the ground stays where it is while the body goes on, in every gait', () => {
  for (const role of animalRoles)
    for (const name of new Set(Object.values(kinds[role].gaits))) {
      const [species, gait] = [kinds[role], gaits[name]];
      for (const foot of feet) {
        let planted: number | null = null;
        let stood = 0;
        for (let frame = 0; frame < gait.cycle * 2; frame += 0.5) {
          const leg = jointsOf(species, rest, { gait, frame }, 0).legs.find((one) => one.foot === foot);
          if (!leg) continue;
          if (footAt(gait, foot, frame).above > 0) {
            planted = null;
            continue;
          }
          const place = leg.end[0] * species.scale + speedOf(species, gait) * frame;
          assert.ok(Math.abs(leg.end[1]) < 1e-9, `${role} ${name} ${foot} floats`);
          planted ??= place;
          stood += 1;
          assert.ok(Math.abs(place - planted) < 0.01, `${role} ${name} ${foot} slides`);
        }
        assert.ok(stood > 0 || species.legs.count === 2, `${role} ${name} ${foot} never stands`);
      }
    }
});

test('a walk goes hind, front, hind, front, and a trot by diagonals', () => {
  const order = (name: 'walk' | 'trot'): string[] =>
    [...feet].sort((a, b) => gaits[name].down[a] - gaits[name].down[b]);
  assert.deepEqual(order('walk'), ['hindNear', 'frontNear', 'hindFar', 'frontFar']);
  const { down } = gaits.trot;
  assert.ok(down.hindNear === down.frontFar && down.hindFar === down.frontNear);
  // Who walks has always two feet on the ground.
  for (let frame = 0; frame < 24; frame++)
    assert.ok(feet.filter((foot) => footAt(gaits.walk, foot, frame).above === 0).length >= 2);
});

test('only what has a gait travels, and running is faster than walking', () => {
  const going = allActions.filter((action) => travel(pet('dog'), action) > 0);
  assert.deepEqual(going, [
    'walk',
    'run',
    'bike',
    'crawl',
    'scooter',
    'sled',
    'skate',
    'rollerskate',
    'ski',
    'ride',
    'piggyback',
    'shoulder-carry',
    'tiptoe',
    'chase',
  ]);
  for (const role of ['dog', 'cat', 'horse', 'cow'] as const)
    assert.ok(travel(pet(role), 'run') > travel(pet(role), 'walk') * 1.8, role);
});

test('every deed of every animal can be drawn, on the ground and in its place', () => {
  const aloft: readonly Action[] = [
    'fly',
    'fly-away',
    'jump',
    'swim',
    'splash',
    'fetch',
    'kick',
    'catch',
    'hand-over',
  ];
  const wet: readonly Action[] = ['swim', 'splash', 'plunge'];
  for (const [i, role] of animalRoles.entries())
    for (const action of allActions) {
      const style = animationStyleKeys[i % 4] ?? 'simple';
      const tall = heightOf(pet(role));
      const room = action === 'fly-away' ? Infinity : 2.2 * tall + 190;
      for (const actionFrame of [9, 26]) {
        const what = `${role} ${action} ${actionFrame}`;
        const { left, top, right, bottom } = box(
          perform(pet(role, style), moment(action, { actionFrame })),
          what,
        );
        if (!aloft.includes(action)) assert.ok(bottom > -0.45 * tall, `${what} floats`);
        assert.ok(bottom < 0.22 * tall + (wet.includes(action) ? 40 : 8), `${what} sinks to ${bottom}`);
        assert.ok(top > -room && left > -room && right < room, `${what} leaves its place`);
      }
    }
});

test('two eyes from the front, one in profile, none from behind; each side of a turn follows the other', () => {
  const eyes = (role: CharacterRole, degrees: number): number =>
    JSON.stringify(seenFrom(role, degrees)).split('#33222a').length - 1;
  for (const role of animalRoles) {
    assert.equal(eyes(role, 8), eyes(role, 6), role);
    const counts = [40, 60, 90, 130, 180].map((degrees) => eyes(role, degrees));
    assert.ok(
      counts.every((count, i) => i === 0 || count <= (counts[i - 1] ?? 0)),
      `${role} ${counts}`,
    );
    assert.equal(counts.at(-1), 0, role);
    assert.ok((counts[2] ?? 0) > 0, `${role} has no eye in profile`);
  }
});

test('a turn is drawn step by step: no in-between leaps', () => {
  for (const role of animalRoles) {
    const tall = heightOf(pet(role));
    let last: ReturnType<typeof box> | null = null;
    for (let degrees = 0; degrees <= 180; degrees += degrees < 10 ? 1 : 5) {
      const now = box(seenFrom(role, degrees), role);
      const before = last ?? now;
      const leap = Math.max(Math.abs(now.left - before.left), Math.abs(now.right - before.right));
      assert.ok(leap < 0.34 * tall, `${role} leaps ${leap} at ${degrees}`);
      last = now;
    }
  }
});

test('who faces left is the mirror of who faces right; the same frame is the same drawing', () => {
  for (const role of animalRoles) {
    const [right, left] = [moment('sit'), moment('sit', { facing: 'left' })];
    const [a, b] = [faceZone(pet(role), right), faceZone(pet(role), left)];
    assert.ok(Math.abs(a[0] + a[2] + b[0]) < 1e-6, role);
    assert.deepEqual(perform(pet(role, 'anime'), right), perform(pet(role, 'anime'), right));
  }
});

test('feelings change the drawing, and whoever is spoken to is looked at', () => {
  const drawings = emotions.map((emotion) =>
    JSON.stringify(perform(pet('dog'), moment('stand', { emotion }))),
  );
  assert.equal(new Set(drawings).size, emotions.length);
  const nose = (gaze: readonly [number, number]): number => {
    const [x, , width] = faceZone(pet('dog'), moment('sit', { gaze }));
    return x + width / 2;
  };
  assert.equal(nose([-0.55, 0]), nose([0.55, 0]));
  assert.notDeepEqual(
    perform(pet('dog'), moment('sit', { gaze: [-0.55, 0] })),
    perform(pet('dog'), moment('sit', { gaze: [0.55, 0] })),
  );
});

test('one deed flows into the next', () => {
  const previous = { action: 'sit', emotion: 'happy', actionFrame: 40 } as const;
  const top = (actionFrame: number): number =>
    box(perform(pet('dog'), moment('lie', { actionFrame, previous, frame: 100 })), 'lie').top;
  const way = [0, 2, 4, 6, 8].map(top);
  assert.ok(
    way.every((value, i) => i === 0 || value > (way[i - 1] ?? 0)),
    way.join(' '),
  );
});

test('what the story says an animal eats or licks up lies before its mouth', () => {
  const egg = pictureOf('egg');
  assert.ok(egg);
  const names = (action: Action, role: CharacterRole): boolean =>
    JSON.stringify(perform(pet(role), moment(action, { thing: { picture: egg } }))).includes('held:egg');
  for (const role of ['dog', 'bird', 'turtle'] as const) {
    assert.ok(names('eat', role) && names('lick', role), role);
    assert.ok(!names('stand', role), role);
  }
});
