import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

/** Every picture of the last moment, in hands or elsewhere. */
const picturesOf = (text: string): string[] => {
  const last = planOf(text, { childName: 'Nora', childAge: 6, pronoun: 'she' }).moments.at(-1);
  return [
    ...(last?.acts ?? []).flatMap(({ thing }) => thing ?? []),
    ...(last?.seen ?? []).map(({ picture }) => picture),
  ];
};

test('in Portuguese an object that was named need not be said again, by no pronoun either', () => {
  for (const [text, picture] of [
    ['A avó trouxe um presente. A Nora abriu devagar.', 'wrapped-gift'],
    ['A Nora achou um relógio. Limpou com a manga.', 'wall-clock'],
    ['O avô deu-lhe uma bola. A Nora chutou com força.', 'soccer-ball'],
    ['A Nora tinha um pente. Escovou devagar.', 'hair-pick'],
    ['A Nora encontrou um chapéu na areia. Experimentou logo.', 'sun-hat'],
    ['O tio tinha uma guitarra. A Nora tocou até à noite.', 'guitar'],
  ] as const)
    assert.ok(picturesOf(text).includes(picture), `${text} ${picturesOf(text).join()}`);
});

test('who only goes up, sits or slides down does so where was told', () => {
  for (const [text, picture] of [
    ['No parque havia um escorrega. A Nora subiu sozinha.', 'playground-slide'],
    ['A mãe trouxe o penico. A Nora sentou-se.', 'potty'],
  ] as const)
    assert.ok(picturesOf(text).includes(picture), `${text} ${picturesOf(text).join()}`);
});

test('what somebody does with a hand or a head is done to no thing', () => {
  for (const text of [
    'A avó trouxe um presente. A Nora apertou a mão do médico.',
    'A Nora achou uma concha. Abanou a cabeça.',
  ])
    assert.deepEqual(picturesOf(text), [], text);
});

test('in Spanish the pronoun is said, and nothing is taken up without it', () => {
  assert.deepEqual(picturesOf('La abuela trajo un regalo. Nora tiró con fuerza.'), []);
});
