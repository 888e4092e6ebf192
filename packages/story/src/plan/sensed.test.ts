import assert from 'node:assert/strict';
import { it } from 'node:test';
import { hasPicture } from '@milestoon/things/pictures';
import { picturesOfSenses } from '../meaning/sense-words.ts';
import { planOf } from '../testing/plan-of.ts';

const seen = (text: string): string[] =>
  planOf(text).moments.flatMap(({ acts, seen }) => [
    ...seen.map(({ picture }) => picture),
    ...acts.flatMap(({ thing }) => thing ?? []),
  ]);

it('sees another thing where the words around a noun mean another', () => {
  for (const [text, meant, usual] of [
    ['We put the eggs in a basket by the canal.', 'basket', 'basketball-hoop'],
    ['Mia shot the ball at the basket.', 'basketball-hoop', 'basket'],
    ['Mia sat in the engine with the firefighters.', 'fire-engine', 'locomotive'],
    ['Mia dug the soil with a fork.', 'pitchfork', 'fork-and-knife'],
    ['A Mia desceu da árvore pela escada.', 'ladder', 'stairs'],
    ['Papá puso la tienda en el camping.', 'tent', 'convenience-store'],
  ] as const) {
    const pictures = seen(text);
    assert.ok(pictures.includes(meant), `${text}: ${pictures}`);
    assert.ok(!pictures.includes(usual), text);
  }
});

it('keeps a meaning through the text, and what is said of a noun before it', () => {
  assert.ok(!seen('Mia shot at the basket. The basket shook.').includes('basket'));
  assert.ok(seen('Mia shot a goal and carried the laundry basket.').includes('basket'));
});

it('knows a picture of every meaning', () => {
  for (const picture of picturesOfSenses()) assert.ok(hasPicture(picture), picture);
});
