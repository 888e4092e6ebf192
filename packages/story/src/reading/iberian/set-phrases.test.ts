import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Phrase } from '../clause.ts';
import { readClauses } from '../read-clauses.ts';

const nameOf = ({ preposition, head }: Phrase): string => [preposition, head].filter(Boolean).join(' ');
const read = (language: 'pt' | 'es', text: string): string[] =>
  (readClauses(text, { language, childName: 'Nora' }) ?? []).map(({ who, verb, things }) =>
    [who.map(nameOf).join('+') || '-', verb.lemma, things.map(nameOf).join(', ')].join(' | '),
  );

test('several words are one verb', () => {
  assert.deepEqual(read('pt', 'A Nora deixou cair o gelado.'), ['Nora | deixar_cair | gelado']);
  assert.deepEqual(read('es', 'Nora dejó caer la cuchara.'), ['Nora | deixar_cair | cuchara']);
  assert.deepEqual(read('es', 'Nora echa de menos a su papá.'), ['Nora | extrañar | to papá']);
  assert.deepEqual(read('es', 'Nora se dio cuenta.'), ['Nora | reparar | ']);
  assert.deepEqual(read('es', 'Nora dejó la cuchara.'), ['Nora | dejar | cuchara']);
});

test('what a known thing is for is nothing that is done', () => {
  assert.deepEqual(read('pt', 'A Nora levou a corda de pular.'), ['Nora | levar | corda']);
  assert.equal(read('pt', 'A Nora gosta de pular.').at(-1), 'Nora | pular | ');
  assert.deepEqual(read('es', 'Nora lavó la tabla de cortar.'), ['Nora | lavar | tabla']);
});

test('what a comma parts is told of whoever stands before it', () => {
  assert.deepEqual(read('pt', 'A Nora abraçou o pai, que estava longe.').at(-1), 'pai | estar | ');
  assert.deepEqual(read('es', 'Nora dijo que quería pan.')[0], 'Nora | decir | ');
});

test('what is said of the child goes on with the child', () => {
  assert.deepEqual(
    read('es', 'La profe dijo que Nora ya lee. Anoche leyó un cuento.').at(-1),
    'Nora | leer | cuento',
  );
});

test('a number before a gerund counts nothing', () => {
  assert.deepEqual(read('es', 'Nos despertó a las siete cantando.').at(-1), 'Nora | cantar | ');
});

test('somebody behind the verb who has no preposition does it', () => {
  assert.deepEqual(read('es', 'Ganó Iker.'), ['Iker | ganar | ']);
  assert.deepEqual(read('es', 'Gritó mamá.'), ['mamá | gritar | ']);
  assert.deepEqual(read('es', 'Abrazó a Iker.'), ['Nora | abrazar | to Iker']);
  assert.deepEqual(read('es', 'Tiene un hermano.'), ['Nora | tener | hermano']);
  assert.deepEqual(read('pt', 'Ganhou o Dinis.'), ['Dinis | ganhar | ']);
  assert.deepEqual(read('pt', 'Abraçou o Dinis.'), ['Nora | abraçar | Dinis']);
});

test('whoever is taken somewhere to do something does it', () => {
  assert.deepEqual(read('es', 'El abuelo llevó a Nora a ver los trenes.').at(-1), 'Nora | ver | tren');
  assert.deepEqual(read('pt', 'O avô levou a Nora a ver os comboios.').at(-1), 'Nora | ver | comboio');
});

test('all of them are several', () => {
  assert.deepEqual(read('es', 'Todos gritaron y se escondió.').at(-1), 'Nora | esconder | ');
});

test('it was he who did it', () => {
  assert.deepEqual(read('pt', 'Foi o cão que passeou a Nora.'), ['cão | passear | Nora']);
  assert.deepEqual(read('es', 'Fue Iker quien rompió el plato.'), ['Iker | romper | plato']);
  assert.deepEqual(read('pt', 'A amiga abriu-lho.'), ['amiga | abrir | to lhe, o']);
});

test('with somebody singing: it is they who sing', () => {
  assert.deepEqual(read('pt', 'Acordámos com o avô a cantar.').at(-1), 'avô | cantar | ');
  assert.deepEqual(read('es', 'Despertamos con el abuelo cantando.').at(-1), 'abuelo | cantar | ');
});

test('what is said to somebody is not told of them', () => {
  assert.deepEqual(read('pt', 'A Nora disse à professora que o avô dela é um pirata.'), [
    'Nora | dizer | to professora',
    'avô | ser | pirata',
  ]);
  assert.deepEqual(
    read('es', 'Nora le dijo a su maestra que su abuelo es un pirata.').at(-1),
    'abuelo | ser | pirata',
  );
  assert.deepEqual(read('pt', 'Contou a história que a avó inventou.').at(-1), 'avó | inventar | ');
});

test('an infinitive has whoever stands before it', () => {
  assert.deepEqual(read('pt', 'A Nora embalou o irmão até ele adormecer.').at(-1), 'ele | adormecer | ');
});
