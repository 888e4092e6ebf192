import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readClauses } from '../read-clauses.ts';

const told = (text: string, language: 'pt' | 'es'): string[] =>
  (readClauses(text, { language, childName: 'Mia' }) ?? []).map(({ who, verb, things, mode }) =>
    [
      who.map(({ head }) => head).join(' '),
      verb.lemma,
      things.map(({ preposition, head }) => `${preposition ?? ''} ${head}`.trim()).join(', '),
      mode,
    ]
      .filter(Boolean)
      .join(' | '),
  );

it('reads a posture behind a deed as done by whoever does that, who does it there', () => {
  assert.deepEqual(told('Mia bebió un zumo sentada en un banco.', 'es'), [
    'Mia | beber | zumo, in banco | done',
    'Mia | sentarse | in banco | done',
  ]);
  assert.deepEqual(told('A Mia saiu agarrada à grade.', 'pt'), [
    'Mia | sair | done',
    'Mia | segurar | to grade | done',
  ]);
});

it('lets somebody named before it have the posture, and whoever was found so', () => {
  assert.deepEqual(
    told('Mia cantaba y el abuelo arrodillado en la alfombra.', 'es').at(-1),
    'abuelo | arrodillar | in alfombra | done',
  );
  assert.deepEqual(
    told('Ontem achei a Mia na cozinha, escondida atrás da porta.', 'pt').at(-1),
    'Mia | esconder | behind porta | done',
  );
});

it('leaves a noun its quality, and a verb of staying or sleeping what belongs to it', () => {
  assert.deepEqual(told('Mia vio un perro sentado en la puerta.', 'es').length, 1);
  assert.deepEqual(told('A Mia dormiu agarrada ao urso.', 'pt').length, 1);
  assert.deepEqual(told('Mia quedó sentada en el barro.', 'es').length, 1);
});

it('shows who waits somewhere in their posture', () => {
  assert.deepEqual(told('Mia esperaba parada en la puerta.', 'es'), ['Mia | callarse | in puerta | done']);
});
