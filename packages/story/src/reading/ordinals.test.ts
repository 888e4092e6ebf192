import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../testing/plan-of.ts';
import { readClauses } from './read-clauses.ts';

const headsOf = (text: string, language: 'en' | 'pt' | 'es'): string[] =>
  readClauses(text, { language, childName: 'Mia' })?.[0]?.things.map(({ head }) => head) ?? [];

it('takes what first and last ones are for the thing, of one and of several', () => {
  assert.deepEqual(headsOf('A Mia comeu as últimas bolachas.', 'pt'), ['bolacha']);
  assert.deepEqual(headsOf('Mia vio los primeros patos.', 'es'), ['pato']);
  assert.deepEqual(headsOf('Los primeros llegaron tarde.', 'es'), []);
});

it('keeps words of two pieces together, and puts nobody in the hands of a hairdresser', () => {
  assert.deepEqual(headsOf('Mia found the one-eyed bear.', 'en'), ['bear']);
  assert.equal(planOf("At the hairdresser's Mia sat on a cushion.").moments[0]?.acts[0]?.action, 'sit');
});

it('has whoever stands between until and an infinitive do it', () => {
  const [, next] =
    readClauses('Ela soprou até a abelha ir embora.', { language: 'pt', childName: 'Mia' }) ?? [];
  assert.deepEqual(
    next?.who.map(({ head }) => head),
    ['abelha'],
  );
});

it('weighs somebody whom one weighs in Spanish, too', () => {
  assert.equal(planOf('La enfermera pesó a Mia.').moments[0]?.acts[0]?.action, 'measure');
});
