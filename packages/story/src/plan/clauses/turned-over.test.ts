import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const first = (text: string) => planOf(text, { pronoun: 'she' }).moments.at(-1)?.acts[0];

test('a tortilla is turned over, and nobody takes a walk for it', () => {
  assert.equal(first('La abuela le dio la vuelta a la tortilla.')?.action, 'flip');
  assert.equal(first('Mia le dio la vuelta a la sartén.')?.action, 'flip');
  assert.equal(first('Mia dio una vuelta por el parque.')?.action, 'walk');
});

test('noses are held, and gulls come down flying', () => {
  assert.equal(first('Mia pinched her nose.')?.action, 'cover-eyes');
  assert.equal(first('A Mia tapou o nariz.')?.action, 'cover-eyes');
  assert.equal(first('A seagull swooped down.')?.action, 'fly');
  assert.equal(first('La gaviota bajó como un avión.')?.action, 'fly');
  assert.equal(first('La gallina bajó del palo.')?.action === 'fly', false);
});
