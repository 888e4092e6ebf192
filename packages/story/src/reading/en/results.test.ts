import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readClauses } from '../read-clauses.ts';

const verbs = (text: string): string =>
  (readClauses(text, { language: 'en', childName: 'Mia' }) ?? []).map(({ verb }) => verb.lemma).join(' ');

it('reads how it is then as no deed of its own', () => {
  assert.equal(verbs('She rubbed it dry with straw and pushed it open.'), 'rub push');
  assert.equal(verbs('Dad let her open it.'), 'let open');
  assert.equal(verbs('I watched him open the door.'), 'watch open');
});
