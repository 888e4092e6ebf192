import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const last = (text: string): string[] => {
  const moment = planOf(text).moments.at(-1);
  return [
    ...(moment?.acts ?? []).flatMap(({ thing }) => thing ?? []),
    ...(moment?.seen ?? []).map(({ picture }) => picture),
  ];
};

it('lets go in the water what was caught there', () => {
  for (const text of [
    'Mia caught a fish. Grandpa bent down with the rod. Mia dropped it back in the water.',
    'A Mia pescou um peixe. O avô segurou a cana. A Mia largou-o na água.',
    'Mia pescó un pez. El abuelo sostuvo la caña. Mia lo soltó en el agua.',
  ]) {
    assert.ok(last(text).includes('tropical-fish'), `${text}: ${last(text)}`);
    assert.ok(!last(text).includes('fishing-pole'), text);
  }
});

it('means the same by it after something was put on it', () => {
  const text = 'Mia wrote a letter. She put a stamp on it and dropped it in the mailbox.';
  assert.ok(last(text).includes('envelope') && !last(text).includes('stamps'), last(text).join());
});

it('calls no pair of gloves it, and what it was by its name', () => {
  assert.ok(last('Mia found a hedgehog in the net. She put on gloves and held it.').includes('hedgehog'));
  const train = last('Mia opened the present. It was a train. She played with it all day.');
  assert.ok(train.includes('locomotive') && !train.includes('wrapped-gift'), train.join());
});

it('takes no girl for what was given away a clause ago', () => {
  for (const text of [
    'A Mia pintou uma pedra. Deu-a ao avô e ele pô-la na mesa.',
    'Mia pintó una piedra. Se la dio al abuelo y él la puso en la mesa.',
  ])
    assert.ok(last(text).includes('rock'), `${text}: ${last(text)}`);
});

it('throws a stone that was picked up after a frog was seen', () => {
  for (const text of [
    'Mia saw a frog. She picked up a stone and threw it in the pond.',
    'A Mia viu um sapo. Apanhou uma pedra e atirou-a ao lago.',
  ])
    assert.ok(last(text).includes('rock') && !last(text).includes('frog'), `${text}: ${last(text)}`);
  const boat = last('Mia saw a fish. Then she took her boat and put it in the water.');
  assert.ok(!boat.includes('tropical-fish'), boat.join());
});
