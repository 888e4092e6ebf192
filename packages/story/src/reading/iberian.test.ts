import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Clause, Phrase } from './clause.ts';
import { readClauses } from './read-clauses.ts';

const nameOf = ({ preposition, head, count }: Phrase): string =>
  [preposition, count, head].filter(Boolean).join(' ');
const shortly = ({ mode, who, verb, things }: Clause): string =>
  [mode, who.map(nameOf).join('+') || '-', verb.lemma, things.map(nameOf).join(', ')].join(' | ');
const read = (language: 'pt' | 'es', text: string, childName = 'Nora'): string[] =>
  (readClauses(text, { language, childName }) ?? []).map(shortly);

test('Portuguese: who does what to what, and where', () => {
  assert.deepEqual(read('pt', 'A Nora escondeu três pedras no bolso do casaco e foi para a cozinha.'), [
    'done | Nora | esconder | 3 pedra, in bolso',
    'done | Nora | ir | for cozinha',
  ]);
  assert.deepEqual(read('pt', 'O tio Rui trouxe uma tartaruga. Deu-lhe alface.'), [
    'done | Rui | trazer | tartaruga',
    'done | Rui | dar | to lhe, alface',
  ]);
});

test('Spanish: who does what to what, and where', () => {
  assert.deepEqual(read('es', 'Nora escondió tres piedras en el bolsillo y fue a la cocina.'), [
    'done | Nora | esconder | 3 piedra, in bolsillo',
    'done | Nora | ir | to cocina',
  ]);
  assert.deepEqual(
    read('es', 'En el parque la abuela Rosa perdió las llaves. Nora las encontró debajo del banco.'),
    ['done | Rosa | perder | in parque, llave', 'done | Nora | encontrar | las, under banco'],
  );
});

test('pronouns that hang on a verb are parted from it', () => {
  assert.deepEqual(read('es', 'Nora corrió a abrazarlo.').slice(-1), ['done | Nora | abrazar | lo']);
  assert.deepEqual(read('pt', 'A Nora quis abraçá-la.'), ['wished | Nora | abraçar | a']);
});

test('what is denied, wished and reported was not done', () => {
  assert.deepEqual(read('pt', 'A Nora não chorou. Queria comer o bolo.'), [
    'undone | Nora | chorar | ',
    'wished | Nora | comer | bolo',
  ]);
  assert.deepEqual(read('es', 'Nora no lloró. Dijo que el lobo vivía en el sótano.'), [
    'undone | Nora | llorar | ',
    'done | Nora | decir | ',
    'said | lobo | vivir | in sótano',
  ]);
});

test('the ending of a verb says who acts', () => {
  assert.deepEqual(read('es', 'Fuimos al mercado. Nora eligió un melón. Lo comimos en casa.'), [
    'done | we | ir | to mercado',
    'done | Nora | elegir | melón',
    'done | we | comer | lo, in casa',
  ]);
  assert.deepEqual(read('pt', 'Construímos uma ponte.'), ['done | we | construir | ponte']);
});

test('what happens to somebody stands before who it happens to', () => {
  assert.deepEqual(read('es', 'Llegó el cartero con un paquete.'), [
    'done | cartero | llegar | with paquete',
  ]);
  assert.deepEqual(read('pt', 'Apareceu um esquilo na varanda.'), ['done | esquilo | aparecer | in varanda']);
  assert.deepEqual(read('es', 'En la caja había un botón.'), ['done | - | haber | in caja, botón']);
});

test('being about to do is doing', () => {
  assert.deepEqual(read('pt', 'O gato estava a dormir na gaveta.'), ['done | gato | dormir | in gaveta']);
  assert.deepEqual(read('es', 'El gato estaba durmiendo en el cajón.'), ['done | gato | dormir | in cajón']);
});

test('what is said behind a colon is quoted', () => {
  const [clause] = readClauses('Nora gritó: ¡otra vez!', { language: 'es', childName: 'Nora' }) ?? [];
  assert.equal(clause?.quote, '¡otra vez!');
});

test('qualities stand behind their noun', () => {
  const [clause] = readClauses('A Nora perdeu a luva verde.', { language: 'pt', childName: 'Nora' }) ?? [];
  assert.deepEqual(clause?.things[0]?.qualities, ['verde']);
  assert.equal(clause?.things[0]?.head, 'luva');
});

test('whom something is done beside, behind or in is told by one word with its preposition', () => {
  assert.deepEqual(read('pt', 'A Ana correu atrás dele. A mãe pegou nele. O cão dele ladrou.'), [
    'done | Ana | correr | behind ele',
    'done | mãe | pegar | ele',
    'done | cão | ladrar | ',
  ]);
});

test('whoever is heard stands behind what they are heard doing', () => {
  assert.deepEqual(read('es', 'Oímos maullar a un gato en el tejado.'), [
    'done | gato | maullar | in tejado',
  ]);
  assert.deepEqual(read('pt', 'Ouvimos ladrar um cão no quintal.'), ['done | cão | ladrar | in quintal']);
});

test('one does not do what several do', () => {
  assert.deepEqual(read('es', 'Cuando llegó papá le taparon los ojos.'), [
    'done | papá | llegar | ',
    'done | they | tapar | to le, ojo',
  ]);
});

test('sentences begin with names in -s and with joined words', () => {
  assert.deepEqual(read('es', 'Luis cantó y comió el pan. Por fin durmió.'), [
    'done | Luis | cantar | ',
    'done | Luis | comer | pan',
    'done | Luis | dormir | ',
  ]);
  const clauses = readClauses('Ana cantó. Por fin durmió.', { language: 'es', childName: 'Nora' }) ?? [];
  assert.deepEqual(
    clauses.map(({ sentence }) => sentence),
    [0, 1],
  );
});

test('a name that stands within a sentence is one where another begins with it', () => {
  assert.deepEqual(
    read('es', 'Su amiga Vera cayó. Vera le dio un abrazo.').at(-1),
    'done | Vera | dar | to le, abrazo',
  );
});

test('who is waited by stands behind the verb', () => {
  assert.deepEqual(read('es', 'Lo esperaba su primo Tomi.'), ['done | Tomi | esperar | lo']);
});

test('what is told to somebody is only said', () => {
  assert.equal(
    read('es', 'Le dijo a la profe que su gato se los había comido.').at(-1)?.split(' | ')[0],
    'said',
  );
  assert.equal(read('pt', 'A avó pôs-lhe gelo.').length, 1);
});
