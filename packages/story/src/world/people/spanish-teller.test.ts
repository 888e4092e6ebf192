import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guessedTeller } from './guessed-teller.ts';

const teller = (text: string, childSex: 'girl' | 'boy' = 'girl'): string =>
  guessedTeller({ text, language: 'es', childSex });

test('whoever is called grandfather or brings up the child is no parent', () => {
  assert.equal(teller('Nora me miró y me dijo: «abuelo, agáchate».'), 'grandfather');
  assert.equal(teller('A Nora la crío yo desde siempre y bailamos las dos.'), 'grandmother');
  assert.equal(teller('Mi yerno trajo la leña. Su abuela y yo asamos castañas.'), 'grandfather');
  assert.equal(teller('Mi hija llegó tarde y Leo corrió a la puerta.', 'boy'), 'grandmother');
});

test('what a grandfather of the story says makes nobody one', () => {
  assert.equal(teller('El abuelo gritó «¡esa es mi nieta!» y Nora se rió.'), 'mother');
  assert.equal(teller('Nora corrió a su abuelo. «Abuelo, mira», dijo.'), 'mother');
});

test('what somebody says of themselves tells a father from a mother', () => {
  assert.equal(teller('Soy papá soltero y Nora quiso una torta.'), 'father');
  assert.equal(teller('La que se cayó al agua fui yo.'), 'mother');
  assert.equal(teller('Me quedé dormido en el sofá y Nora me pintó la cara.'), 'father');
});

test('a title may say whose kitchen it is', () => {
  const titled = (title: string, text: string): string =>
    guessedTeller({ title, text, language: 'es', childSex: 'girl' });
  assert.equal(titled('Tamales con la abuela', 'Le amarré mi delantal y amasamos.'), 'grandmother');
  assert.equal(titled('El taller del abuelo', 'Nora me pidió un martillo.'), 'grandfather');
  // His radio is told of by his child.
  assert.equal(titled('La radio del abuelo', 'La radio de mi papá no sonaba y la arreglé.'), 'mother');
});
