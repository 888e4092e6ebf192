import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';
import { readClauses } from '../read-clauses.ts';

const read = (text: string): string[] =>
  (readClauses(text, { language: 'es', childName: 'Nora' }) ?? []).map(
    ({ who, verb }) => `${who.map(({ head }) => head).join('+')} ${verb.lemma}`,
  );

it('an article behind a verb makes no name of it', () => {
  assert.deepEqual(read('Nora gritó. Prendí una vela.'), ['Nora gritar', 'i prender']);
  assert.deepEqual(read('Encendí una linterna.'), ['i encender']);
});

it('pronouns hang on the shortest infinitives, too', () => {
  assert.deepEqual(read('Nora quiso darle pan. Nora fue a verla.'), ['Nora dar', 'Nora ver']);
});

it('who is only one of them acts', () => {
  assert.deepEqual(read('Uno estornudó y el otro pegó los trozos.'), ['uno estornudar', 'uno pegar']);
  assert.deepEqual(read('El gato se la come.'), ['gato comer']);
});

it('verbs of crafts and sounds, and of the present where they end so', () => {
  assert.deepEqual(read('Hoy comemos arroz.'), ['we comer']);
  assert.deepEqual(read('Yo enhebré la aguja. Brindamos con jugo. La cuerda se quebró.'), [
    'yo enhebrar',
    'we brindar',
    'cuerda quebrar',
  ]);
});

it('who did it may stand at the end', () => {
  assert.equal(read('La que lloró en el coche fui yo.')[0], 'yo llorar');
  assert.deepEqual(read('El que se quedó roncando en el sofá fue su papá.').slice(0, 2), [
    'papá quedar',
    'papá roncar',
  ]);
  assert.equal(read('La única que no corrió fue Rosa.')[0], 'Rosa correr');
});

it('whoever is named behind the verb acts, whatever else is told of them', () => {
  assert.deepEqual(read('Saltó Martín de cabeza. Pateó Diego primero.'), ['Martín saltar', 'Diego patear']);
});

it('those who are everywhere are a crowd', () => {
  for (const text of ['Toda la grada gritó.', 'Medio bar aplaudió.', 'El curso entero aplaudió.'])
    assert.ok(planOf(`Mia salió al escenario. ${text}`).moments.at(-1)?.crowd, text);
});

it('Lola is somebody, and no grandmother', () => {
  const { people } = planOf('Mia llegó a la piscina. Lola saltó al agua.');
  assert.deepEqual(
    people.map(({ role }) => role),
    ['hero', 'friend'],
  );
});
