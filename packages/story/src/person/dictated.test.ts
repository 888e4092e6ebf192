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
