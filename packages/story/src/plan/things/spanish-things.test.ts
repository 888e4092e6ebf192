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
    ['En la playa Nora arrastró la tabla hasta las olas.', 'surfboard'],
    ['Nora terminó en el orinal y tiró de la cadena.', 'toilet'],
    ['Nora encontró su media.', 'socks'],
    ['Mamá sirvió chocolate caliente del termo.', 'hot-beverage'],
  ] as const)
    assert.ok(picturesOf(text).includes(picture), `${text} ${picturesOf(text).join()}`);
});

test('who plays in the sand is in it, and has none in the hand', () => {
  assert.ok(!picturesOf('Nora jugó en la arena con mamá.').includes('sand-heap'));
  assert.ok(picturesOf('Nora agarró un puñado de arena.').includes('sand-heap'));
});

test('papas are potatoes where no father is called so', () => {
  assert.ok(picturesOf('Mamá pelaba papas.').includes('potato'));
  assert.ok(picturesOf('Nora se comió una papa.').includes('potato'));
  assert.ok(!picturesOf('Mi papa abrazó a Nora.').includes('potato'));
});

test("half of somebody's bread is bread, and three of the pancakes are pancakes", () => {
  assert.ok(picturesOf('Nora le dio la mitad de su pan al perro.').includes('bread'));
  assert.ok(picturesOf('Papá hizo arepas. Nora se comió tres.').includes('flatbread'));
});

test('what is said again by a pronoun is what it is done to', () => {
  const [, acted] = planOf('Mamá amasó el pan. La harina la sopló Nora.', {
    childName: 'Nora',
    childAge: 6,
    pronoun: 'she',
  }).moments;
  assert.deepEqual(
    acted?.acts.map(({ who, action, thing }) => [who, action, thing]),
    [['hero', 'blow', 'flour-bag']],
  );
});

test('nobody is lit or peeled, whoever was named', () => {
  const last = planOf('Nora abrazó a su hermano Iker. Papá lo encendió.', {
    childName: 'Nora',
    childAge: 6,
    pronoun: 'she',
  }).moments.at(-1);
  assert.equal(
    last?.acts.some(({ to }) => to === 'brother'),
    false,
  );
});

test('who looks out of a window has it on the wall', () => {
  const seen = planOf('En la cocina Nora miró por la ventana.', {
    childName: 'Nora',
    childAge: 6,
    pronoun: 'she',
  }).moments.at(-1)?.seen;
  assert.deepEqual(
    seen?.map(({ picture, how }) => [picture, how]),
    [['window', 'wall']],
  );
  assert.ok(!picturesOf('En la playa Nora corrió hasta la ventana.').includes('window'));
});

test('a blow of the door is given with the door, and one plays dominoes', () => {
  assert.ok(picturesOf('Nora dio un portazo.').includes('door'));
  assert.ok(picturesOf('El abuelo juega dominó en el portal.').includes('dominoes'));
});
