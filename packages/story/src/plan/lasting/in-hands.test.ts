import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

/** What whoever acts first in the last moment has in the hands or the mouth. */
function inHand(description: string): string[] {
  const moment = planOf(description).moments.at(-1);
  const [act] = moment?.acts ?? [];
  assert.ok(moment && act, description);
  const seen = moment.seen.filter(({ how, of }) => how === 'held' && of === act.who);
  return [...(act.thing ? [act.thing] : []), ...seen.map(({ picture }) => picture)];
}

it('has in the hands what was taken, wherever one goes with it', () => {
  for (const [text, thing] of [
    ['Mia picked up the egg, walked across the yard and tripped.', 'egg'],
    ['Grandma carried the candle and went upstairs.', 'candle'],
    ['A Mia pegou no ovo e atravessou o quintal.', 'egg'],
    ['A avó agarrou o copo e riu-se.', 'glass-of-water'],
    ['Mia cogió el huevo, cruzó el patio y sonrió.', 'egg'],
    ['La abuela llevó la vela y corrió a casa.', 'candle'],
  ] as const)
    assert.deepEqual(inHand(text), [thing], text);
});

it('has it beside the stairs one climbs, and in the mouth of an animal', () => {
  assert.deepEqual(inHand('A Mia pegou no ovo e subiu as escadas.'), ['stairs', 'egg']);
  assert.ok(inHand('The dog grabbed the shoe. Mia laughed. The dog ran away.').length > 0);
});

it('has it no longer once it is put down, given, dropped or eaten, or later', () => {
  for (const text of [
    'Mia picked up the egg, put it on the table and ran outside.',
    'Mia held the egg. She gave it to Grandma. She jumped.',
    'Mia carried the egg and dropped it. She cried.',
    'Mia carried the egg and tripped. She laughed.',
    'Mia took the apple and ate it. She danced.',
    'Mia held the egg. Grandma took the egg. Mia ran.',
    'Mia held the egg. Later she laughed.',
    'Mia held the egg. She clapped. She laughed.',
  ])
    assert.deepEqual(inHand(text), [], text);
});
