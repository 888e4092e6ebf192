import assert from 'node:assert/strict';
import { test } from 'node:test';
import { liquidOf, stainOf } from './substances.ts';

test('milk stains and runs in one colour, flour only stains, water only runs', () => {
  assert.equal(stainOf('Milk'), liquidOf('leite'));
  assert.equal(liquidOf('flour'), undefined);
  assert.equal(stainOf('water'), undefined);
  assert.equal(liquidOf('water'), '#7cc4ea');
});

test('a word of two is one stain, and no word is none', () => {
  assert.equal(stainOf('ice cream'), stainOf('cream'));
  assert.deepEqual([liquidOf(''), stainOf('')], [undefined, undefined]);
});
