import { visemes } from './face/visemes.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { animationStyleKeys } from '@milestoon/domain';
import type { DrawList, DrawOp, Paint } from '@milestoon/drawing';
import { type Action, actions } from './actions/names.ts';
import { avatarCandidates, newHero } from './hero.ts';
import { type Character, characterRoles, characterSchema } from './character.ts';
import {
  defaultLook,
  eyeColors,
  glassesShapes,
  hairColors,
  hairShapes,
  type Look,
  skinTones,
} from '@milestoon/look';
import { emotions } from './emotions.ts';
import { faceZone } from './face-zone.ts';
import { perform, travel } from './perform.ts';
import { headwearNames } from './outfit.ts';
import { heightOf, widthOf } from './measure.ts';
import { newCastMember } from './relatives.ts';
import type { Performance } from './performance.ts';
import { portrait } from './portrait.ts';

const look = (change: Partial<Look> = {}): Look => ({ ...defaultLook, ...change });
const hero = (change: Partial<Look> = {}, style: Character['style'] = 'anime'): Character =>
  newHero({ name: 'Mila', look: look(change), style, variant: 0, seed: 11 });
const moment = (action: Action, change: Partial<Performance> = {}): Performance => ({
  action,
  actionFrame: 12,
  frame: 40,
  emotion: 'happy',
  facing: 'right',
  ...change,
});

/** Every number of a draw list must be finite, every colour a colour. */
function assertDrawable(list: DrawList, what: string): void {
  assert.ok(list.length > 0, `${what} draws nothing`);
  const number = (value: number): void => assert.ok(Number.isFinite(value), `${what}: ${value}`);
  const paint = (value: Paint): void => {
    if (typeof value === 'string') return assert.match(value, /^(#[0-9a-f]{6}|rgba\([\d.,]+\))$/, what);
    for (const [offset, color] of value.stops) {
      number(offset);
      paint(color);
    }
    ('linear' in value ? value.linear : value.radial).forEach(number);
  };
  const visit = (op: DrawOp): void => {
    if ('paint' in op && op.paint) paint(op.paint);
    if ('path' in op && 'rings' in op.path) op.path.rings.forEach((ring) => ring.flat().forEach(number));
    if ('paths' in op)
      for (const path of op.paths)
        if ('rings' in path) path.rings.forEach((ring) => ring.flat().forEach(number));
    if ('points' in op) {
      op.points.flat().forEach(number);
      op.widths.forEach(number);
    }
    if ('dots' in op) op.dots.flat().forEach(number);
    if ('matrix' in op && op.matrix) op.matrix.forEach(number);
    if ('ops' in op) op.ops.forEach(visit);
  };
  list.forEach(visit);
}

test('the same arguments give the same drawing', () => {
  for (const style of animationStyleKeys) {
    const one = perform(hero({ hairShape: 'afro' }, style), moment('run'));
    const two = perform(hero({ hairShape: 'afro' }, style), moment('run'));
    assert.deepEqual(one, two);
  }
});

test('frames can be asked for in any order', () => {
  const child = hero();
  const later = JSON.stringify(perform(child, moment('wave', { actionFrame: 30, frame: 90 })));
  perform(child, moment('walk'));
  assert.equal(JSON.stringify(perform(child, moment('wave', { actionFrame: 30, frame: 90 }))), later);
});

test('every action can be drawn at every moment in every style', () => {
  for (const style of animationStyleKeys)
    for (const action of actions)
      for (const actionFrame of [0, 7, 26, 61])
        assertDrawable(
          perform(hero({}, style), moment(action, { actionFrame, frame: actionFrame + 100 })),
          `${style} ${action} ${actionFrame}`,
        );
});

test('every hair shape can be drawn in every style', () => {
  for (const style of animationStyleKeys)
    for (const hairShape of hairShapes)
      assertDrawable(perform(hero({ hairShape }, style), moment('jump')), `${style} ${hairShape}`);
});

test('every named colour, pair of glasses and headwear can be drawn', () => {
  const variations: Partial<Look>[] = [
    ...skinTones.map((skin) => ({ skin, freckles: 1 })),
    ...hairColors.map((hairColor) => ({ hairColor })),
    ...eyeColors.map((eyes) => ({ eyes })),
    ...glassesShapes.map((glasses) => ({ glasses })),
    { faceWidth: 0, jaw: 0, lips: 0, nose: 0, brows: 0, lashes: 0, age: 0 },
    { faceWidth: 1, jaw: 1, lips: 1, nose: 1, brows: 1, lashes: 1, age: 12 },
  ];
  for (const style of animationStyleKeys) {
    for (const variation of variations)
      assertDrawable(portrait(hero(variation, style)), `${style} ${JSON.stringify(variation)}`);
    for (const headwear of headwearNames)
      assertDrawable(portrait({ ...hero({}, style), headwear }), `${style} ${headwear}`);
  }
});

test('every emotion and viseme can be drawn, alone and in between', () => {
  for (const style of animationStyleKeys)
    for (const emotion of emotions) {
      const from = emotion === 'sad' ? 'laughing' : 'sad';
      const previous = { action: 'stand', emotion: from, actionFrame: 50 } as const;
      assertDrawable(
        perform(hero({}, style), moment('stand', { emotion, actionFrame: 3, previous })),
        emotion,
      );
      for (const to of visemes)
        assertDrawable(
          perform(hero({}, style), moment('talk', { emotion, viseme: { from: 'aa', to, t: 0.4 } })),
          `${emotion} ${to}`,
        );
    }
});

test('feelings and visemes change the face', () => {
  const faces = emotions.map((emotion) => JSON.stringify(perform(hero(), moment('stand', { emotion }))));
  assert.equal(new Set(faces).size, emotions.length);
  const mouths = visemes.map((viseme) =>
    JSON.stringify(perform(hero(), moment('stand', { viseme: { from: viseme, to: viseme, t: 0 } }))),
  );
  assert.equal(new Set(mouths).size, visemes.length);
});

test('every action moves', () => {
  for (const action of actions) {
    const first = JSON.stringify(perform(hero(), moment(action, { actionFrame: 4, frame: 100 })));
    const second = JSON.stringify(perform(hero(), moment(action, { actionFrame: 14, frame: 100 })));
    assert.notEqual(first, second, `${action} stands still`);
  }
});

test('breathing and blinking never stop', () => {
  const seen = new Set<string>();
  for (let frame = 0; frame < 20; frame += 4)
    seen.add(JSON.stringify(perform(hero(), moment('stand', { actionFrame: 0, frame }))));
  assert.equal(seen.size, 5);
});

test('four candidates: one child, four pictures a parent can tell apart by words', () => {
  for (const style of animationStyleKeys) {
    const candidates = avatarCandidates({ name: 'Mila', look: look(), style, seed: 3 });
    assert.equal(candidates.length, 4);
    for (const field of ['label', 'description', 'emotion'] as const)
      assert.equal(new Set(candidates.map((candidate) => candidate[field])).size, 4, field);
    for (const candidate of candidates) {
      assert.deepEqual(candidate.character.look, look());
      assert.deepEqual(characterSchema.parse(candidate.character), candidate.character);
      assertDrawable(portrait(candidate), candidate.label);
    }
    assert.equal(new Set(candidates.map((candidate) => JSON.stringify(portrait(candidate)))).size, 4);
  }
});

test('other looks are drawn in pictures of their own, the likeliest where least is worn on the head', () => {
  const otherLooks = [look({ hairShape: 'afro' }), look({ hairShape: 'braids' })];
  const shapes = avatarCandidates({ name: 'Mila', look: look(), otherLooks, style: 'simple', seed: 3 }).map(
    ({ character }) => character.look.hairShape,
  );
  const first = look().hairShape;
  assert.deepEqual(shapes, [first, first, 'afro', 'braids']);
});

test('the signature colour is in the drawing of every style', () => {
  const signatureColor = '#c81e5a';
  for (const style of animationStyleKeys)
    for (const variant of [0, 1, 2, 3] as const) {
      const child = newHero({ name: 'Mila', look: look({ signatureColor }), style, variant, seed: 4 });
      const drawn = JSON.stringify(perform(child, moment('stand')));
      const plain = JSON.stringify(
        perform(
          newHero({ name: 'Mila', look: look({ signatureColor: '#1e8f5a' }), style, variant, seed: 4 }),
          moment('stand'),
        ),
      );
      assert.notEqual(drawn, plain, `${style} ${variant}`);
      if (style !== 'fantasy') assert.ok(drawn.includes(signatureColor), `${style} ${variant}`);
    }
});

test('everybody of the cast can be made, stored, measured and drawn', () => {
  for (const style of animationStyleKeys) {
    const child = hero({}, style);
    for (const role of characterRoles) {
      const member = newCastMember({ id: role, name: role, role, hero: child, seed: 5 });
      assert.deepEqual(characterSchema.parse(member), member);
      assert.deepEqual(newCastMember({ id: role, name: role, role, hero: child, seed: 5 }), member);
      for (const action of ['stand', 'walk', 'sit', 'jump'] as const)
        assertDrawable(perform(member, moment(action)), `${style} ${role} ${action}`);
      assert.ok(heightOf(member) > 75 && widthOf(member, 'stand') > 50);
      const [, top, width, height] = faceZone(member, moment('stand'));
      assert.ok(top < 0 && width > 40 && height > 40, `${role} has a face`);
    }
  }
});

test('children are as small beside others as they are in life', () => {
  const own = hero();
  const tall = (role: Character['role'], age?: number): number =>
    heightOf(newCastMember({ id: role, name: role, role, age, hero: own, seed: 1 }));
  const parent = (tall('mother') + tall('father')) / 2;
  for (const [share, least, most] of [
    [tall('sister', 4) / tall('sister', 8), 0.78, 0.82],
    [tall('sister', 4) / parent, 0.58, 0.62],
    [tall('sister', 8) / parent, 0.73, 0.77],
    [tall('sister', 2) / parent, 0.49, 0.53],
    [tall('brother', 13) / parent, 0.9, 0.95],
  ] as const)
    assert.ok(share > least && share < most, `${share} is not ${least} to ${most}`);
});

test('a figure that faces left is the mirror of one that faces right', () => {
  const left = faceZone(hero(), moment('stand', { facing: 'left' }));
  const right = faceZone(hero(), moment('stand'));
  assert.ok(Math.abs(left[0] + left[2] + right[0]) < 1e-6);
  assert.ok(Math.abs(left[1] - right[1]) < 1e-6);
});

test('only what goes somewhere travels', () => {
  const going = actions.filter((action) => travel(hero(), action) > 0);
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
    'piggyback',
    'shoulder-carry',
    'carry',
    'tiptoe',
  ]);
  assert.ok(travel(hero(), 'run') > travel(hero(), 'walk') * 1.8);
});

test('who has short hair wears neither bow nor wreath nor circlet', () => {
  const worn = (hairShape: 'short-parted' | 'bob'): string[] =>
    animationStyleKeys.flatMap((style) =>
      avatarCandidates({ name: 'Leo', look: { ...defaultLook, hairShape }, style, seed: 4 }).map(
        ({ character }) => character.headwear,
      ),
    );
  const pieces = ['bow', 'flowers', 'circlet'];
  assert.deepEqual(
    worn('short-parted').filter((piece) => pieces.includes(piece)),
    [],
  );
  for (const piece of pieces) assert.ok(worn('bob').includes(piece), piece);
});

test('no two avatars of a child wear the same piece, whatever the hair', () => {
  for (const style of animationStyleKeys)
    for (const hairShape of hairShapes) {
      const look = { ...defaultLook, hairShape };
      const worn = avatarCandidates({ name: 'Mia', look, style, seed: 4 })
        .map(({ character }) => character.headwear)
        .filter((piece) => piece !== 'none');
      assert.equal(new Set(worn).size, worn.length, `${style} ${hairShape}: ${worn}`);
    }
});
