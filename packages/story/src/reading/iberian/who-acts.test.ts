import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readClauses } from '../read-clauses.ts';

const read = (language: 'pt' | 'es', text: string, childName = 'Nora'): string[] =>
  (readClauses(text, { language, childName }) ?? []).map(
    ({ mode, who, verb }) => `${mode} ${who.map(({ head }) => head).join('+')} ${verb.lemma}`,
  );
const last = (language: 'pt' | 'es', text: string): string | undefined => read(language, text).at(-1);

it('what is told of one is not done by who writes', () => {
  assert.equal(last('pt', 'Eu apertei a mão dela. Depois pescou um peixe.'), 'done Nora pescar');
  assert.equal(last('es', 'Yo la tapé. Después se durmió.'), 'done Nora dormir');
});

it('a report ends at a contrary or a colon, and is of the child where who writes only thought so', () => {
  assert.deepEqual(read('es', 'La abuela miraba. Pensé que iba a llorar pero se rió.').slice(-2), [
    'said Nora llorar',
    'done Nora reír',
  ]);
  assert.equal(last('es', 'Yo pensaba que iba a gritar y qué va: se sentó.'), 'done Nora sentar');
  assert.equal(
    last('es', 'Nora comía nieve aunque yo le gritaba que no, y al final se tiró.'),
    'done Nora tirar',
  );
});

it('whoever stands right before a gerund does it', () => {
  assert.equal(last('pt', 'A Nora rodou na pista e eu lá fora filmando tudo.'), 'done eu filmar');
  assert.equal(last('es', 'Nora se durmió y el abuelo rascándole la oreja.'), 'done abuelo rascar');
});

it('a place or an adverb may stand between a relative and its verb', () => {
  assert.equal(
    last('es', 'Nora miraba a su abuela, que desde la grada le hacía palmas.'),
    'done abuela hacer',
  );
  assert.equal(last('pt', 'A moça deu um biscoito pra ela, que comeu tudo.'), 'done ela comer');
});

it('a pronoun may open a sentence, and a noun that explains a name ends at its comma', () => {
  assert.equal(last('pt', 'Se abraçaram na calçada.'), 'done they abraçar');
  assert.equal(last('pt', 'Gritei tanto que a Carol, a outra mãe, correu.'), 'done Carol correr');
});

it('shortened futures and pointed determiners do not hide a verb', () => {
  assert.equal(last('es', 'Dijo que saldría.'), 'wished Nora salir');
  assert.equal(read('es', 'En una de estas vio una avispa.').at(-1), 'done Nora ver');
});

it('whoever is going on handing, drying or looking goes nowhere', () => {
  assert.deepEqual(read('es', 'Nora le iba pasando los ladrillos a su papá.'), ['done Nora pasar']);
  assert.deepEqual(read('es', 'Nora los iba secando.'), ['done Nora secar']);
  assert.deepEqual(read('pt', 'A Nora o foi empurrando.'), ['done Nora empurrar']);
  assert.deepEqual(read('es', 'Nora lo iba a buscar.'), ['done Nora buscar']);
});

it('what a tub or a board is for is nothing that is done', () => {
  assert.deepEqual(read('pt', 'A Nora escondeu-se atrás do tanque de lavar roupa.'), ['done Nora esconder']);
  assert.deepEqual(read('es', 'Nora se subió a la tabla de planchar.'), ['done Nora subir']);
});

it('somebody of their own may do what stands in the infinitive', () => {
  assert.deepEqual(read('pt', 'A Nora ficou sentada no portão até o pai chegar do trabalho.'), [
    'done Nora ficar',
    'done pai chegar',
  ]);
  assert.deepEqual(read('pt', 'A Nora brincou no jardim até a mãe chamar.').at(-1), 'done mãe chamar');
  assert.deepEqual(read('pt', 'A Nora dançou até cair.').at(-1), 'done Nora cair');
  assert.deepEqual(read('pt', 'A Nora subiu até o telhado.'), ['done Nora subir']);
});

it('one of several acts, and the next sentence is of whom the story was', () => {
  assert.deepEqual(read('pt', 'A Nora riu. Um chorava, a outra dormia. Depois comeu.'), [
    'done Nora rir',
    'done um chorar',
    'done outra dormir',
    'done Nora comer',
  ]);
});

it('a verb that no list has is mine by its ending, and no teacher of judo', () => {
  assert.equal(last('pt', 'Peguei a chávena e desabei na cadeira.'), 'done i desabar');
  assert.equal(last('pt', 'A sensei Rosa riu.'), 'done Rosa rir');
});
