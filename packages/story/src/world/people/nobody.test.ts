import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const last = (text: string) => planOf(text, { pronoun: 'she' }).moments.at(-1);
const things = (text: string): string[] => {
  const moment = last(text);
  return [
    ...(moment?.acts ?? []).flatMap(({ thing }) => thing ?? []),
    ...(moment?.seen ?? []).map(({ picture }) => picture),
  ];
};

test('pieces of chess and shoes are nobody, whoever is called so', () => {
  assert.ok(things('We played chess. Mia took my queen.').includes('chess-pawn'));
  assert.equal(last('We played chess. Mia took my queen.')?.acts.length, 1);
  assert.ok(things('Mia looked at her trainers.').includes('running-shoe'));
  assert.equal(last('The queen waved at Mia.')?.acts.length, 2);
  assert.equal(last('The trainers waved at Mia.')?.acts[0]?.who, 'teacher');
});

test('what stands beside a noun tells what it is', () => {
  assert.ok(things('Mia pulled the tube out of the tyre.').includes('ring-buoy'));
  assert.ok(things('Mia emptied the can on the row of seedlings.').includes('watering-can'));
  assert.ok(things('En la piscina, Mia se puso las gafas.').includes('goggles'));
  assert.ok(things('La vaca se escapó. El abuelo la amarró con un lazo.').includes('rope'));
  assert.ok(things('Mia soltó las riendas.').includes('leash'));
});
