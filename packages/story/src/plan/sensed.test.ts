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
    ['A Mia comeu uma bola de Berlim na praia.', 'doughnut', 'soccer-ball'],
    ['Na neve a Mia atirou uma bola ao pai.', 'snowball', 'soccer-ball'],
    ['A Mia empurrou o carrinho no supermercado.', 'shopping-cart', 'racing-car'],
    ['A Mia segurou a massa com farinha.', 'bowl-with-spoon', 'spaghetti'],
    ['A Mia pendurou a casinha dos passarinhos na árvore.', 'bird-house', 'house'],
    ['A Mia puxou a corda e segurou a manga do pai.', 'rope', 'mango'],
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

it('keeps what was named in full, whatever is around', () => {
  const told = 'A Mia fez uma bola de sabão na neve. Depois a Mia olhou para a bola.';
  assert.ok(!seen(told).includes('snowball'), seen(told).join());
});

it('knows a picture of every meaning', () => {
  for (const picture of picturesOfSenses()) assert.ok(hasPicture(picture), picture);
});
