import assert from 'node:assert/strict';
import { it } from 'node:test';
import { tellDescription } from '../telling/tell.ts';
import { newRequest } from '../testing/new-request.ts';
import { acted, planOf } from '../testing/plan-of.ts';
import { isDictated } from './dictated.ts';

const dictated = [
  'I climbed the big tree. Mum is typing this because I am too little.',
  'My dad writes for me. I climbed the big tree.',
  'My name is Mia and I climbed the big tree.',
  'Mummy, write that I climbed the big tree.',
  'Subi à árvore grande. A mãe está a escrever por mim.',
  'Quem escreve é a avó. Subi à árvore grande.',
  'Me subí al árbol grande. Mi mamá lo escribe porque yo no sé.',
  'Dictado por Mia. Me subí al árbol grande.',
  'I climbed the big tree. Mummy is doing the typing.',
  'I climbed the big tree, and granny has to press the buttons.',
  'Mia says, and I type: I climbed the big tree.',
  'I, Mia, climbed the big tree.',
  'This is Mia speaking! I climbed the big tree.',
  'Typed by Auntie Rose. I climbed the big tree.',
  'Eu, a Mia, subi à árvore grande.',
  'A Mia dita e eu escrevo: subi à árvore grande.',
  'Subi à árvore grande! (a mamãe é que está digitando)',
  'O avô tem de carregar nas teclas. Subi à árvore grande.',
  'Yo, Mia, me subí al árbol grande.',
  'Me subí al árbol grande. Me lo dicta Mia.',
  'La que escribe es mi abuela. Me subí al árbol grande.',
  'Mamá escribe y yo dicto. Me subí al árbol grande.',
];

it('has the child act where the child tells and somebody else types, who is not there', () => {
  for (const text of dictated) {
    assert.equal(
      acted(text)
        .flat()
        .filter((act) => !/stand|look/.test(act))
        .join(),
      'hero climb',
      text,
    );
    assert.deepEqual(
      planOf(text).people.map(({ id }) => id),
      ['hero'],
      text,
    );
  }
});

it('leaves to the story what is written in it', () => {
  for (const text of [
    'My mum is typing a letter and I drew a cat.',
    'Mum wrote me a card.',
    'He said "Mum is typing this for me" and laughed.',
    'Mi hermana escribe y yo dibujo.',
    'Mamá escribe un cuento.',
    'A professora escreve no quadro.',
    'Soy la mamá de Mia.',
    "I'm Mia's mum.",
    'We took the lift and Granny had to press the buttons.',
    'Mia laughed. Granny had to press the keys.',
    'I, Mia, and Ella went to the park.',
    'Fomos eu, a Mia, a Ana e o pai.',
    'Hoy yo, Mia, y mamá fuimos al parque.',
    'Aquí Mia, con la abuela.',
    'Mia dice que sí y yo escribo cartas.',
  ])
    assert.equal(isDictated(text, 'Mia'), false, text);
});

it('does not tell who typed it, and announces nobody else', () => {
  const lines = (description: string): string =>
    tellDescription(newRequest({ description, writtenBy: 'mother' }))
      .lines.map(({ text }) => text)
      .join(' ');
  assert.equal(lines("I'm five so my mum types. I made a cake."), 'Mia was five. Mia made a cake.');
  assert.doesNotMatch(lines('La abuela lo escribe por mí. Me subí al árbol.'), /abuela|Cuenta/);
});
