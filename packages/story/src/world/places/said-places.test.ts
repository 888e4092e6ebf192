import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const setsOf = (description: string, title = 'A day'): (string | null)[] =>
  planOf(description, { title }).moments.map(({ place }) => place.set);
const lastOf = (description: string, title?: string): string | null | undefined =>
  setsOf(description, title).at(-1);

it('is at home again when somebody has come home with things from elsewhere', () => {
  const told =
    'Mia got her library card. The librarian stamped four books. She carried them home in a backpack. After tea she sat in the armchair and read one to Grandma.';
  assert.deepEqual(setsOf(told).slice(-2), ['living', 'living']);
});

it('reads before bed in the bedroom, and in a library where that is told', () => {
  assert.equal(setsOf('Mia read a book to me tonight.')[0], 'bedroom');
  assert.equal(setsOf('A Mia leu-me um livro hoje à noite.')[0], 'bedroom');
  assert.equal(setsOf('Mia me leyó un cuento esta noche.')[0], 'bedroom');
  assert.equal(lastOf('We went to the library. Mia read a book there.'), 'library');
});

it('rings at a house before its door', () => {
  assert.equal(
    lastOf('Mia went trick or treating. She rang the bell at the house with the spider.'),
    'porch',
  );
  assert.equal(lastOf('A Mia tocou a campainha da casa da vizinha.'), 'porch');
  assert.equal(lastOf('Mia tocó el timbre de la casa de su vecina.'), 'porch');
  assert.equal(lastOf('In class Mia rang the bell.'), 'classroom');
});

it('buys bread in a shop and lays the table in the kitchen', () => {
  assert.deepEqual(setsOf('Mia fue en autobús. Compró el pan y puso la mesa.').slice(-2), [
    'bakery',
    'kitchen',
  ]);
  assert.equal(lastOf('Mia and Dad drove in the car. Then she set the table.'), 'kitchen');
  assert.equal(lastOf('No jardim a Mia pôs a mesa.'), 'garden');
});

it('takes no bench for a bank and no glasses for those of a pool', () => {
  assert.equal(lastOf('A Mia errou o pênalti no jogo. Ficou sentada no banco.'), 'pitch');
  assert.notEqual(setsOf('Mia estrenó gafas rojas esta tarde.')[0], 'pool');
  assert.equal(setsOf('Mia estrenó gafas de nadar en la piscina.')[0], 'pool');
});

it('puts up a tent out of it, by the lake that is told', () => {
  const camp = 'Mia slept in a tent. She helped Dad put up the tent next to the lake and gathered sticks.';
  assert.deepEqual(setsOf(camp), ['tent', 'lake', 'lake']);
  assert.equal(lastOf('Nuestra primera noche de camping. Mia ayudó a clavar las piquetas.'), 'forest');
  assert.equal(lastOf('Mia built a tent in the living room.'), 'living');
});

it('stays in the boat with what falls into the river', () => {
  assert.equal(lastOf('Grandpa took Mia out in his boat. Mia dropped a sandwich in the river.'), 'boat');
});

it('gives flowers where somebody is and grows them in the garden', () => {
  assert.equal(lastOf('Mia danced on the stage. We brought her sunflowers.'), 'stage');
  assert.equal(lastOf('Mia measured her sunflower.'), 'garden');
});

it('has the slide of a pool in the pool', () => {
  assert.equal(setsOf('A Mia tinha medo do escorrega grande da piscina.')[0], 'pool');
  assert.equal(setsOf('Mia tenía miedo del tobogán grande de la piscina.')[0], 'pool');
});

it('keeps feasts at home, in the house of prayer or wherever else they are told', () => {
  assert.equal(setsOf('Mia lit the first candle of Hanukkah.')[0], 'living');
  assert.equal(setsOf('This morning we celebrated Eid.')[0], 'living');
  assert.equal(setsOf('A Mia acendeu a primeira vela da menorah.')[0], 'living');
  assert.equal(setsOf('We went to the synagogue and Mia lit the menorah.').at(-1), 'prayer');
  const eid = 'Mia went to the mosque. At home she carried plates of rice. Then she opened an envelope.';
  assert.deepEqual(setsOf(eid), ['prayer', 'living', 'living']);
});

it('bakes cakes of sand in the sandpit', () => {
  assert.equal(lastOf('A Mia foi à escola. Fez bolos de areia com um menino.'), 'playground');
  assert.equal(lastOf('Na praia a Mia fez bolos de areia.'), 'beach');
});

it('stays in the bakery at its counter', () => {
  for (const text of [
    'We went to the bakery. The lady at the counter gave Mia a bun.',
    'Fomos à padaria. A moça do balcão deu um pão à Mia.',
    'Fuimos a la panadería. La señora del mostrador le dio un pan a Mia.',
  ])
    assert.equal(lastOf(text), 'bakery', text);
  assert.equal(lastOf('Mia paid the lady at the counter.'), 'shop');
});
