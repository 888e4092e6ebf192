import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainWords } from '../figures/plain-words.ts';
import type { Phrase } from '../clause.ts';
import { readClauses } from '../read-clauses.ts';

const nameOf = ({ preposition, head }: Phrase): string => [preposition, head].filter(Boolean).join(' ');
const read = (language: 'pt' | 'es', text: string): string[] =>
  (readClauses(plainWords(text, language), { language, childName: 'Nora' }) ?? []).map(
    ({ who, verb, things }) =>
      [who.map(nameOf).join('+') || '-', verb.lemma, things.map(nameOf).join(', ')].join(' | '),
  );

test('words are read as thumbs shorten them', () => {
  assert.deepEqual(read('pt', 'A gente tava comendo um bolo.'), ['a gente | comer | bolo']);
  assert.deepEqual(read('es', 'Nora dijo q el perro comió.').at(-1), 'perro | comer | ');
});

test('how long ago it was is no deed', () => {
  assert.deepEqual(read('pt', 'A Nora comeu há duas semanas.'), ['Nora | comer | ']);
  assert.deepEqual(read('es', 'Hace una semana que Nora come.'), ['Nora | comer | ']);
  assert.equal(read('pt', 'A Nora faz seis anos.')[0], 'Nora | fazer | ano');
});

test('weekdays and exclamations are nobody', () => {
  assert.deepEqual(read('pt', 'Sábado fomos na praia.'), ['we | ir | in praia']);
  assert.deepEqual(read('es', 'Che, cocinamos un pastel.'), ['we | cocinar | pastel']);
  assert.deepEqual(read('es', 'Al final papá comió un pan.'), ['papá | comer | pan']);
});

test('in Brazil one goes in a place, and a feast was there', () => {
  assert.deepEqual(read('pt', 'Ela foi no banheiro.'), ['ela | ir | in banheiro']);
  assert.deepEqual(read('pt', 'A festa foi no parque.'), ['festa | ser | in parque']);
});

test('pronouns stand before infinitives', () => {
  assert.deepEqual(
    read('pt', 'A Nora acordou a irmã para lhe mostrar o dente.').at(-1),
    'Nora | mostrar | to lhe, dente',
  );
});

test('whoever is given a feeling has it', () => {
  assert.deepEqual(read('es', 'Le daba vergüenza.'), ['le | tener | vergüenza']);
  assert.deepEqual(read('es', 'A Lucía le dio miedo.'), ['Lucía | tener | miedo']);
  assert.deepEqual(read('pt', 'Deu-lhe o sono.'), ['lhe | ter | sono']);
  assert.deepEqual(read('es', 'Le dio un pan.'), ['Nora | dar | to le, pan']);
});

test('all whom and joins come', () => {
  assert.deepEqual(read('pt', 'Vieram os amigos e os primos.'), ['amigo+primo | vir | ']);
});

test('two verbs do not stand side by side: the first is a name', () => {
  assert.deepEqual(read('es', 'Vale pedaleó.'), ['Vale | pedalear | ']);
});

test('children’s games are what is done in them', () => {
  assert.equal(read('pt', 'Jogaram às escondidas no jardim.')[0], 'they | esconder-se | in jardim');
  assert.equal(read('es', 'Jugaron a las escondidas.')[0], 'they | esconderse | ');
});

test('goes somewhere with somebody to do something', () => {
  assert.deepEqual(read('pt', 'A Nora foi com a avó ao galinheiro apanhar ovos.'), [
    'Nora | apanhar | ovo, with avó, to galinheiro',
  ]);
  assert.deepEqual(read('pt', 'Fomos a casa da avó.'), ['we | ir | to casa']);
});

test('words that could be verbs are none behind their articles', () => {
  assert.deepEqual(read('pt', 'A Nora pegou a colher.'), ['Nora | pegar | colher']);
  assert.deepEqual(read('pt', 'A Nora começou a colher flores.'), ['Nora | colher | flor']);
  assert.deepEqual(read('pt', 'A Nora jogou o primeiro jogo.'), ['Nora | jogar | jogo']);
});

test('a pronoun that has shortened the verb', () => {
  assert.deepEqual(read('pt', 'O treinador pô-lo na baliza.'), ['treinador | pôr | o, in baliza']);
  assert.equal(read('pt', 'O cão sofreu.')[0], 'cão | sofrer | ');
});

test('what is done after, and by whom', () => {
  assert.deepEqual(read('pt', 'Depois a vizinha levou o gato.'), ['vizinha | levar | gato']);
  assert.deepEqual(read('pt', 'Depois da escola a Nora nadou.').at(-1), 'Nora | nadar | after escola');
  assert.deepEqual(read('pt', 'Ele ficou se olhando.').at(-1), 'ele | olhar | ');
  assert.deepEqual(read('es', 'Nora vio un perro grandote.'), ['Nora | ver | perro']);
});

test('a pronoun before one verb belongs to the other', () => {
  assert.deepEqual(read('es', 'Papá lo fue a buscar.'), ['Papá | buscar | lo']);
  assert.equal(read('pt', 'Quando o fomos buscar, a Nora comeu.')[0], 'we | buscar | o');
  assert.deepEqual(read('es', 'Papá la ayudó a comer.').at(-1)?.split(' | ')[1], 'comer');
});

test('whoever is called so is no animal', () => {
  assert.deepEqual(read('es', 'Jugó con un nene que se llama Bauti.').at(-1), 'nene | llamar | Bauti');
});

test('a kindergarten is no garden', () => {
  assert.equal(read('es', 'Hoy Nora empezó el jardín.')[0], 'Nora | empezar | kinder');
});
