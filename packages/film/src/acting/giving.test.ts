import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newCastMember, newHero } from '@milestoon/cast';
import type { DrawOp } from '@milestoon/drawing';
import { defaultLook } from '@milestoon/look';
import { pictureOf } from '@milestoon/things/pictures';
import type { Acting } from '../film.ts';
import { drawActors, type Play } from './acting.ts';

const hero = newHero({ name: 'Mia', look: defaultLook, style: 'simple', variant: 0, seed: 1 });
const mum = newCastMember({ id: 'mum', name: 'Mum', role: 'mother', hero, seed: 3 });
const apple = pictureOf('red-apple');

/** Who has the thing in a picture, once for each time that it is drawn. */
const holders = (ops: readonly DrawOp[], person = ''): string[] =>
  ops.flatMap((op) => {
    if (!('ops' in op)) return [];
    const within = op.kind === 'group' && op.name?.startsWith('person:') ? op.name : person;
    return op.kind === 'group' && op.name === 'held:red-apple' ? [within] : holders(op.ops, within);
  });

test('what somebody is said to get is given by the other, and drawn once', () => {
  assert.ok(apple);
  const each = { from: 0, emotion: 'happy', speed: 0 } as const;
  const gives: Acting = { ...each, action: 'hand-over', x: 860, facing: 'right', partner: 'mum' };
  const takes: Acting = { ...each, action: 'receive', x: 1060, facing: 'left', partner: 'hero' };
  const actors = [
    { member: 'hero', y: 885, acting: [gives] },
    { member: 'mum', y: 880, acting: [{ ...takes, thing: { picture: 'red-apple' } }] },
  ];
  const shot: Play = { from: 0, actors, speaker: null, mouth: [] };
  const film = { characters: { hero, mum }, seed: 1, pictures: { 'red-apple': apple } };
  for (const frame of [0, 20, 60])
    assert.deepEqual(
      drawActors(film, shot, frame, frame).flatMap(({ ops }) => holders(ops)),
      ['person:hero'],
      `frame ${frame}`,
    );
});
