import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const seen = (text: string): string[] =>
  planOf(text).moments.flatMap((moment) => moment.seen.map(({ picture }) => picture));

it('tells the hour, and of nothing so many', () => {
  assert.ok(!seen('La abuela saluda y a las seis pasa el tren.').includes('grapes'));
  assert.ok(seen('La abuela saluda y a las seis pasa el tren.').includes('locomotive'));
});

it('counts what is counted', () => {
  const [moment] = planOf('La abuela comió seis uvas.').moments;
  assert.ok(moment?.seen.some(({ picture }) => picture === 'grapes'));
});
