import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Action, type CharacterRole, newCastMember, newHero } from '@milestoon/cast';
import { defaultLook } from '@milestoon/look';
import { pairUp } from './pairing.ts';

const hero = newHero({ name: 'Mia', look: defaultLook, style: 'simple', variant: 0, seed: 1 });
const paired = (...cast: [role: CharacterRole, action: Action][]): string[] =>
  pairUp(
    cast.map(([role, action], i) => ({
      member: role,
      action,
      emotion: 'happy',
      place: i * 0.4 - 0.4,
      facing: 'right',
    })),
    Object.fromEntries(
      cast.map(([role]) => [
        role,
        role === 'hero' ? hero : newCastMember({ id: role, name: role, role, hero, seed: 1 }),
      ]),
    ),
  ).map(({ member, action, partner, facing }) => `${member} ${action} ${partner ?? 'alone'} ${facing}`);

test('two who hug embrace each other; one alone has the teddy', () => {
  assert.deepEqual(paired(['hero', 'hug'], ['mother', 'hug']), [
    'hero embrace mother right',
    'mother embrace hero left',
  ]);
  assert.deepEqual(paired(['hero', 'hug'], ['mother', 'stand']), [
    'hero hug alone right',
    'mother stand alone right',
  ]);
});

test('what one does to the other has an answer of its own', () => {
  assert.deepEqual(paired(['mother', 'comfort'], ['hero', 'lean-on']), [
    'mother comfort hero right',
    'hero lean-on mother left',
  ]);
  assert.deepEqual(paired(['hero', 'stand'], ['father', 'tickle']), [
    'hero laugh father right',
    'father tickle hero left',
  ]);
  assert.deepEqual(paired(['hero', 'whisper'], ['father', 'stand']), [
    'hero whisper father right',
    'father nod hero left',
  ]);
  assert.deepEqual(paired(['hero', 'kiss'], ['mother', 'stand']), [
    'hero kiss mother right',
    'mother kiss hero left',
  ]);
});

test('what is done to somebody is done to nobody else, though they stand nearer', () => {
  const characters = Object.fromEntries(
    (['mother', 'grandmother'] as const).map((role) => [
      role,
      newCastMember({ id: role, name: role, role, hero, seed: 1 }),
    ]),
  );
  const pairs = pairUp(
    [
      { member: 'hero', action: 'kiss', emotion: 'happy', place: -0.4, facing: 'right', to: 'grandmother' },
      { member: 'mother', action: 'stand', emotion: 'happy', place: 0, facing: 'left' },
      { member: 'grandmother', action: 'stand', emotion: 'happy', place: 0.4, facing: 'left' },
    ],
    { ...characters, hero },
  );
  assert.deepEqual(
    pairs.map(({ partner }) => partner),
    ['grandmother', undefined, 'hero'],
  );
});

test('whoever was written to do the same is the partner, though another stands nearer', () => {
  assert.deepEqual(paired(['hero', 'hug'], ['father', 'clap'], ['mother', 'hug']), [
    'hero embrace mother right',
    'father clap alone right',
    'mother embrace hero left',
  ]);
});

test('hands are held and presents given to who has hands', () => {
  assert.deepEqual(paired(['dog', 'sit'], ['hero', 'hold-hands'], ['grandmother', 'stand']), [
    'dog sit alone right',
    'hero hold-hands grandmother right',
    'grandmother hold-hands hero left',
  ]);
  assert.deepEqual(paired(['mother', 'hand-over'], ['hero', 'stand']), [
    'mother hand-over hero right',
    'hero receive mother left',
  ]);
  assert.deepEqual(paired(['hero', 'hand-over'], ['cat', 'sit']), [
    'hero stand alone right',
    'cat sit alone right',
  ]);
});
