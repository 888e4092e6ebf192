import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readClauses } from './read-clauses.ts';

const actors = (language: 'pt' | 'es', text: string): string[] =>
  (readClauses(text, { language, childName: 'Nora' }) ?? []).map(
    ({ who, verb, mode }) =>
      `${who.map(({ head }) => head).join('+') || '-'} ${verb.lemma}${mode === 'done' ? '' : ` (${mode})`}`,
  );

test('whoever an aside is told of acts behind it', () => {
  assert.deepEqual(actors('pt', 'O pai, que chegou tarde, tirou uma foto e riu.'), [
    'pai chegar',
    'pai tirar',
    'pai rir',
  ]);
  assert.deepEqual(actors('es', 'Mi papá, que nunca llora, le dio una moneda y lo cargó.'), [
    'papá llorar (undone)',
    'papá dar',
    'papá cargar',
  ]);
});

test('both verbs of an aside are theirs, and what they think there is not all they do', () => {
  assert.deepEqual(
    actors('pt', 'A Nora caiu. O irmão, que tem nove anos e acha que sabe tudo, agarrou a bola.'),
    ['Nora cair', 'irmão ter', 'irmão achar', 'irmão saber (said)', 'irmão agarrar'],
  );
  assert.deepEqual(actors('pt', 'A Nora deu um pedaço pro bisavô, que chorou e deu um abraço nela.'), [
    'Nora dar',
    'bisavô chorar',
    'bisavô dar',
  ]);
});

test('whoever begins a clause is not acted upon in the one before', () => {
  const [cooked] =
    readClauses('Hicimos pan y el perro, que había dormido, se robó dos.', {
      language: 'es',
      childName: 'Nora',
    }) ?? [];
  assert.deepEqual(
    cooked?.things.map(({ head }) => head),
    ['pan'],
  );
});

test('asides without a verb, and relatives without a comma', () => {
  assert.deepEqual(
    actors('es', 'La nena lloraba, y Nora, sin decir nada, le prestó su conejo.').at(-1),
    'Nora prestar',
  );
  assert.deepEqual(actors('es', 'Una señora que paseaba a su perro la ayudó.'), [
    'señora pasear',
    'señora ayudar',
  ]);
  assert.deepEqual(actors('pt', 'O Rui e a Ana, que são gémeos, correram.').at(-1), 'Rui+Ana correr');
});

test('who saw it goes on where a comma parts them from what they saw', () => {
  assert.deepEqual(actors('pt', 'Ela viu o cão, que estava deitado, e caiu na relva.'), [
    'ela ver',
    'cão deitar',
    'ela cair',
  ]);
  assert.deepEqual(actors('pt', 'Ela viu o cão, que dormia ali e chamou a mãe.').at(-1), 'ela chamar');
});

test('when somebody came stands between them and what they did', () => {
  assert.deepEqual(actors('pt', 'A Nora ria. O pai, quando chegou do trabalho, pegou nela.').slice(1), [
    'pai chegar',
    'pai pegar',
  ]);
  assert.deepEqual(actors('es', 'Gritan como veinte, llegaron tarde.').at(-1), 'they llegar');
});

test('what somebody is stands between them and what they did', () => {
  assert.equal(
    actors('es', 'Nora reía. Su monitora, una chica que se llama Irene, le quitó los manguitos.').at(-1),
    'monitora quitar',
  );
});

test('words between do not part an aside from whom it is told of', () => {
  assert.deepEqual(actors('es', 'Cuando nació Luz, Nora, que hasta entonces había reído, lloró.'), [
    'Luz nacer',
    'Nora reír',
    'Nora llorar',
  ]);
  assert.equal(
    actors('es', 'Nora esperó hasta que la enfermera, que la vio, la sentó.').at(-1),
    'enfermera sentar',
  );
});
