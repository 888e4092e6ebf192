import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from '../testing/plan-of.ts';

/** Every picture of the last moment, in hands or elsewhere. */
const picturesOf = (text: string): string[] => {
  const last = planOf(text, { childName: 'Nora', childAge: 6, pronoun: 'she' }).moments.at(-1);
  return [
    ...(last?.acts ?? []).flatMap(({ thing }) => thing ?? []),
    ...(last?.seen ?? []).map(({ picture }) => picture),
  ];
};

test('a word means what it does beside the words around it', () => {
  for (const [text, picture] of [
    ['La abuela calentó el comal y Nora agarró una tortilla.', 'flatbread'],
    ['Nora batió los huevos con papá. Nora probó la tortilla.', 'cooking'],
    ['Fuimos a la panadería y Nora mordió una concha.', 'bread'],
    ['En la playa Nora recogió una concha.', 'spiral-shell'],
    ['Jugamos al béisbol en el parque. Nora tiró la pelota.', 'baseball'],
    ['Nora tiró la pelota.', 'soccer-ball'],
    ['Nora se sacó el zapato y me mostró la media rota.', 'socks'],
    ['Nora le dio media zanahoria al caballo.', 'carrot'],
    ['Nora recogió los dulces.', 'candy'],
  ] as const)
    assert.ok(picturesOf(text).includes(picture), `${text} ${picturesOf(text).join()}`);
});

test('who plays in the sand is in it, and has none in the hand', () => {
  assert.ok(!picturesOf('Nora jugó en la arena con mamá.').includes('sand-heap'));
  assert.ok(picturesOf('Nora agarró un puñado de arena.').includes('sand-heap'));
});
