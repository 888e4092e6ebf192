import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const cast = (text: string): string =>
  planOf(text)
    .people.map(({ id }) => id)
    .join(' ');

it('brings nobody along who is only spoken of as somebody', () => {
  assert.equal(cast('Grandma laughed and said it was time somebody helped Mia.'), 'hero grandmother');
  assert.match(cast('Mia ran home. Somebody helped Mia.'), /woman/);
});
