import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

/** What the child does and feels, moment after moment. */
const felt = (text: string): string[] =>
  planOf(text).moments.map(({ acts: [act] }) => `${act?.action} ${act?.emotion}`);

it('lies crying on the floor, and does not sleep there before', () => {
  assert.deepEqual(felt('Mia lay on the shop floor and cried.'), ['lie-down sad', 'lie-down sad']);
  assert.deepEqual(felt('A Mia deitou-se no chão e chorou.'), ['lie-down sad', 'lie-down sad']);
  assert.deepEqual(felt('Mia se tiró al suelo y lloró.'), ['lie-down sad', 'lie-down sad']);
  assert.deepEqual(felt('Mia threw herself on the floor and screamed.'), [
    'lie-down angry',
    'lie-down angry',
  ]);
});

it('sits sulking from the beginning', () => {
  assert.deepEqual(felt('Mia sat on the bench, sulking.'), ['sit angry', 'refuse angry']);
});

it('lies awake unless somebody sleeps or is ill', () => {
  assert.deepEqual(felt('Mia lay on the grass and looked at the clouds.'), [
    'lie-down happy',
    'lie-down happy',
  ]);
  assert.deepEqual(felt('Mia lay on the sofa, ill with a fever.'), ['lie-down sleepy']);
  assert.deepEqual(felt('Mia fell asleep on the grass.').at(-1)?.split(' ')[1], 'sleepy');
});
