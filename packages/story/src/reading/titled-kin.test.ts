import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted } from '../testing/plan-of.ts';

it('has both where one of them is a stepfather with a name', () => {
  for (const text of [
    'Mia and her stepdad Marcus baked a cake.',
    'A Mia e o padrasto Marco fizeram um bolo.',
    'Mia y su padrastro Marcos hicieron una tarta.',
  ])
    assert.deepEqual(acted(text).at(-1), ['hero cook', 'father cook'], text);
});
