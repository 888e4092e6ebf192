import assert from 'node:assert/strict';
import { it } from 'node:test';
import { lookOfChild } from './child-look.ts';

it('draws a girl as a girl, and nothing else than what is told', () => {
  const shapeOf = (age: number, sex?: 'girl' | 'boy') => lookOfChild({ name: 'Ida', age, sex }).hairShape;
  assert.match(shapeOf(5, 'girl'), /long|bob|tail/);
  assert.equal(shapeOf(5, 'boy'), 'tousled');
  assert.equal(shapeOf(5), 'tousled');
  assert.equal(shapeOf(1, 'girl'), 'tousled');
});
