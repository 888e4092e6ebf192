import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newRequest } from '../../testing/index.ts';
import { planOfStory } from '../../write-screenplay.ts';

/** Colour and number of a picture in every moment that shows it. */
function looks(description: string, picture: string): string[] {
  const plan = planOfStory(newRequest({ description }));
  assert.ok(plan, description);
  return plan.moments.flatMap(({ seen, acts }) => {
    const each = seen.find((one) => one.picture === picture);
    const held = acts.find(({ thing }) => thing === picture);
    const color = each?.color ?? held?.color;
    const count = (each?.count ?? (each ? 1 : 0)) + (held ? 1 : 0);
    return each || held ? [`${count} ${color ?? 'plain'}`] : [];
  });
}

test('a colour that is told behind a thing is its colour from then on', () => {
  assert.deepEqual(looks("Mia's kite was red. It flew high.", 'kite'), ['1 #d8352a', '1 #d8352a']);
  assert.deepEqual(looks('Mia painted the chair blue. She sat on the chair.', 'chair'), [
    '1 #2f6fd0',
    '1 #2f6fd0',
  ]);
  assert.deepEqual(looks('La cometa era azul. Mia soltó la cometa.', 'kite'), ['1 #2f6fd0', '1 #2f6fd0']);
});

test('a thing that is left keeps its colour while others are used', () => {
  assert.deepEqual(looks('Mia got a red tractor and a blue train. She pushed the tractor.', 'locomotive'), [
    '1 #2f6fd0',
    '1 #2f6fd0',
  ]);
});

test('what was counted is as many when it is spoken of again', () => {
  assert.deepEqual(looks('Mia picked seven blue flowers. She gave the flowers to mummy.', 'blossom'), [
    '7 #2f6fd0',
    '7 #2f6fd0',
  ]);
});

test('of several animals one acts, and the others are there in their colour', () => {
  assert.deepEqual(looks('Mia saw six black sheep. The sheep ate grass.', 'ewe')[0], '5 #2b2b33');
});
