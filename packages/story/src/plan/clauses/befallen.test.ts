import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const last = (text: string) => planOf(text, { pronoun: 'she' }).moments.at(-1);
const moves = (text: string): string[] =>
  (last(text)?.seen ?? []).map(({ picture, move }) => `${picture} ${move}`);

test('what breaks, tips over or rains down does so by itself, though it stands behind its verb', () => {
  assert.deepEqual(moves('Partiu-se o prato.'), ['plate break']);
  assert.deepEqual(moves('Se rompió el vaso.'), ['glass-of-water break']);
  assert.deepEqual(moves('Rasgou-se a camisola.'), ['t-shirt break']);
  assert.deepEqual(moves('Virou-se o barco.'), ['canoe fall']);
  assert.deepEqual(moves('Llovían caramelos.'), ['candy fall']);
  assert.equal(last('Llovían caramelos.')?.weather, null);
});

test('nobody breaks a leg as a plate breaks', () => {
  assert.equal(last('Mia se rompió el brazo.')?.seen.length, 0);
  assert.equal(last('A Mia partiu o prato.')?.acts[0]?.who, 'hero');
});

test('in a kitchen it is dough that is rolled, and nobody falls', () => {
  assert.equal(last('Mia made chapatis in the kitchen. She rolled and rolled.')?.acts[0]?.action, 'cook');
  assert.equal(last('Mia was on the hill. She rolled and rolled.')?.acts[0]?.action, 'fall');
});

test('a tooth that falls out behind its verb is a tooth, whatever was bitten before', () => {
  assert.equal(last('Mia mordió una manzana y se le cayó un diente.')?.acts[0]?.thing, 'tooth');
  assert.equal(last('A Mia comeu uma maçã e caiu-lhe um dente.')?.acts[0]?.thing, 'tooth');
});
