import assert from 'node:assert/strict';
import { it } from 'node:test';
import { emptyHanded } from './empty-hands.ts';
import { readClauses } from '../../reading/read-clauses.ts';

const handsOf = (text: string, language: 'en' | 'pt' | 'es'): string | undefined => {
  const [clause] = readClauses(text, { language, childName: 'Mia' }) ?? [];
  return clause && emptyHanded('carry', clause, language);
};

it('holds what there is no picture of', () => {
  assert.equal(handsOf('Mia carried the crate.', 'en'), 'hold');
  assert.equal(handsOf('A Mia carregou o trambolho.', 'pt'), 'hold');
});

it('mimes nothing that cannot be touched', () => {
  assert.equal(handsOf('Mia got permission.', 'en'), 'look');
  assert.equal(handsOf('Mia tuvo una sensación.', 'es'), 'look');
  assert.equal(handsOf('Mia carried on.', 'en'), 'look');
});

it('points at what is shown and in no hand', () => {
  assert.equal(handsOf('A Mia mostrou onde era.', 'pt'), 'point');
});
