import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted } from '../../testing/plan-of.ts';

const tom = { childName: 'Tom', pronoun: 'he' } as const;

it('has others look for a child who was not there', () => {
  for (const text of [
    'I looked up and he was not there.',
    'Olhei e o Tom já não estava.',
    'Miré y Tom no estaba.',
    'Tom no estaba en su cama.',
  ])
    assert.deepEqual(acted(text, tom).at(-1), ['mother search'], text);
});

it('looks for nobody who only did not come or was not so', () => {
  for (const text of ['Dad was not there.', 'Tom was not there yet.', 'O Tom não estava triste.'])
    assert.ok(!acted(text, tom).some((acts) => acts.some((act) => act.endsWith('search'))), text);
});
