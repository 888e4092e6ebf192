import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const told = (text: string): string[] =>
  planOf(text).moments.flatMap(({ acts, seen }) => [
    ...acts.map(({ action }) => action),
    ...seen.map(({ picture, how }) => `${picture} ${how}`),
  ]);

it('has on what somebody is said to be in, and puts on what is put on', () => {
  assert.deepEqual(told('A Mia estava de camisa azul.'), ['stand', 'shirt worn']);
  assert.deepEqual(told('Mia estaba en pijama.'), ['stand', 'pyjamas worn']);
  assert.ok(told('A Mia vestiu o pijama.').includes('put-on'));
});
