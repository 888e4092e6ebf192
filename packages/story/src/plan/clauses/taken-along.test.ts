import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted } from '../../testing/plan-of.ts';

const last = (text: string): string[] => acted(text).at(-1) ?? [];

it('has both do what one takes the other to do', () => {
  for (const text of ['Dad took Mia fishing.', 'O pai levou a Mia a pescar.', 'Papá llevó a Mia a pescar.'])
    assert.deepEqual(last(text), ['hero fish', 'father fish'], text);
  assert.deepEqual(last('I took my granddaughter Mia fishing at the lake.')[0], 'hero fish');
  assert.deepEqual(last('We took our daughter Mia skiing.').includes('hero ski'), true);
});

it('leaves to the child what only the child does', () => {
  assert.deepEqual(last('La abuela llevó a Mia a dormir.'), ['hero sleep']);
  assert.ok(!last('Mum took Mia to get her hair cut.').includes('mother cut'));
  assert.ok(last('Dad took Mia to the shop.').includes('father walk'));
});
