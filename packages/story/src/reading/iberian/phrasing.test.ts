import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Phrase } from '../clause.ts';
import { readClauses } from '../read-clauses.ts';

const nameOf = ({ preposition, head }: Phrase): string => [preposition, head].filter(Boolean).join(' ');
const read = (language: 'pt' | 'es', text: string): string[] =>
  (readClauses(text, { language, childName: 'Nora' }) ?? []).map(({ who, verb, things }) =>
    [who.map(nameOf).join('+') || '-', verb.lemma, things.map(nameOf).join(', ')].join(' | '),
  );

test('goes to somebody and has nobody', () => {
  assert.deepEqual(read('pt', 'A Nora veio ter connosco.'), ['Nora | vir | to nós']);
  assert.deepEqual(read('pt', 'A Nora foi a correr ter com a avó.'), ['Nora | correr | to avó']);
});

test('is doing it, wherever the pronoun stands', () => {
  assert.deepEqual(read('pt', 'A avó estava-lhe a dar a sopa.'), ['avó | dar | to lhe, sopa']);
  assert.deepEqual(read('pt', 'A avó estava a dançar.'), ['avó | dançar | ']);
});

test('went by what and with whom', () => {
  assert.deepEqual(read('pt', 'Fomos de comboio.'), ['we | ir | in comboio']);
  assert.deepEqual(read('pt', 'Fui com a Nora ao dentista.'), ['i | ir | with Nora, to dentista']);
  assert.deepEqual(read('es', 'Fuimos en tren.'), ['we | ir | in tren']);
  assert.deepEqual(read('pt', 'A Nora foi muito corajosa.'), ['Nora | ser | ']);
});

test('plays somebody, and is in what one rides in', () => {
  assert.deepEqual(read('pt', 'A Nora fez de estrela.'), ['Nora | interpretar | of estrela']);
  assert.deepEqual(read('es', 'Nora hizo de árbol en la obra.'), ['Nora | interpretar | of árbol, in obra']);
  assert.deepEqual(read('pt', 'A Nora fez um bolo de laranja.'), ['Nora | fazer | bolo']);
  assert.deepEqual(read('pt', 'A Nora andou de bicicleta.'), ['Nora | andar | of bicicleta']);
  assert.deepEqual(read('pt', 'Sentou-se no carro de brincar.'), ['Nora | sentar | in carro']);
});

test('teaches or shows', () => {
  assert.deepEqual(read('es', 'El abuelo le enseñó a nadar.')[0], 'abuelo+le | nadar | ');
  assert.deepEqual(read('es', 'Nora enseñó el dibujo a la abuela.'), ['Nora | enseñar | dibujo, to abuela']);
});

test('even somebody does it', () => {
  assert.deepEqual(read('pt', 'Até o avô dançou.'), ['avô | dançar | ']);
  assert.deepEqual(read('es', 'Hasta dobló los calcetines.'), ['Nora | doblar | calcetín']);
  assert.deepEqual(read('es', 'Nora caminó hasta la playa.'), ['Nora | caminar | until playa']);
});

test('all of us do it', () => {
  assert.deepEqual(read('es', 'Todos aplaudimos.'), ['we | aplaudir | ']);
  assert.deepEqual(read('es', 'Los dos bailamos.'), ['we | bailar | ']);
  assert.deepEqual(read('pt', 'Todos dançámos.'), ['we | dançar | ']);
});

test('whoever is found does what they are found at', () => {
  assert.deepEqual(read('es', 'La encontré comiendo churros.').at(-1), 'la | comer | churro');
  assert.deepEqual(read('pt', 'Encontrei-a a dormir.').at(-1), 'a | dormir | ');
  assert.deepEqual(read('es', 'Nora encontró un caracol buscando setas.').at(-1), 'Nora | buscar | seta');
});

test('what is done to him is not done by him', () => {
  assert.deepEqual(read('pt', 'Mordeu-me quando lhe dava a sopa.').at(-1), 'i | dar | to lhe, sopa');
  assert.deepEqual(
    read('pt', 'A Nora abraçou a avó quando lhe dava um beijo.').at(-1)?.split(' ')[0],
    'Nora',
  );
});

test('small words are their nouns', () => {
  const heads = (language: 'pt' | 'es', text: string): string[] =>
    (readClauses(text, { language, childName: 'Nora' }) ?? []).flatMap(({ things }) =>
      things.map(({ head }) => head),
    );
  assert.deepEqual(heads('pt', 'A Nora viu um barquinho, uma conchinha, um cafezinho e o vizinho.'), [
    'barco',
    'concha',
    'café',
    'vizinho',
  ]);
  assert.deepEqual(
    heads('es', 'Nora vio un barquito, una florecita, un camioncito, un mosquito y unos granitos.'),
    ['barco', 'flor', 'camión', 'mosquito', 'granito'],
  );
});
