import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const crowds = (text: string): number => planOf(text).moments.filter(({ crowd }) => crowd).length;

it('sees no crowd in all of something, nor in those somebody is quicker than', () => {
  for (const text of [
    'A Mia encolheu as pernas todas.',
    'A Mia fechou as janelas todas.',
    'La abuela va más rápido que todos.',
    'A Mia correu mais rápido que todos.',
    'Mia ran faster than everyone.',
  ])
    assert.equal(crowds(text), 0, text);
});

it('sees no crowd in a place that somebody runs through', () => {
  for (const text of [
    'La prima persiguió al perro por todo el patio.',
    'Mia corrió por toda la escuela.',
    'Mia skipped around the whole park.',
    'A Mia correu pela aldeia toda.',
  ])
    assert.equal(crowds(text), 0, text);
  for (const text of [
    'Toda la escuela aplaudió.',
    'Mia sang to the whole school.',
    'The whole park clapped.',
  ])
    assert.equal(crowds(text), 1, text);
});
