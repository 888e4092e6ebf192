import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setOfScenery } from '@milestoon/stage';
import { planOf } from '../../testing/plan-of.ts';
import { placeNouns } from './place-words.ts';
import { sceneryWords } from './scenery-words.ts';

const placesOf = (text: string): string[] =>
  planOf(text).moments.map(({ place }) => place.scenery ?? String(place.set));

it('has a place with a look of its own for every line', () => {
  for (const line of sceneryWords.trim().split('\n'))
    assert.ok(Object.hasOwn(setOfScenery, line.split(' ')[0] ?? ''), line);
  assert.ok(placeNouns('en').includes('attic'));
});

it('names each place by its look in three languages', () => {
  for (const [scenery, ...texts] of [
    ['lift', 'Mia sang in the lift.', 'A Mia cantou no elevador.', 'Mia cantó en el ascensor.'],
    [
      'cemetery',
      "We visited Grandpa's grave at the cemetery.",
      'Fomos ao cemitério com o avô.',
      'Fuimos al cementerio.',
    ],
    ['vineyard', 'Mia sang in the vineyard.', 'A Mia foi à vindima com os avós.', 'Mia cantó en el viñedo.'],
    ['attic', 'Mia sang in the attic.', 'A Mia cantou no sótão.', 'Mia cantó en el desván.'],
    ['cellar', 'Mia sang in the cellar.', 'A Mia cantou na cave.', 'Mia cantó en el sótano.'],
    ['cave', 'Mia sang in the cave.', 'A Mia cantou na gruta.', 'Mia cantó en la cueva.'],
    ['pharmacy', 'Mia sang at the pharmacy.', 'A Mia cantou na farmácia.', 'Mia cantó en la farmacia.'],
    ['bus-stop', 'Mia sang at the bus stop.', 'A Mia cantou na paragem.', 'Mia cantó en la parada del bus.'],
    ['jetty', 'Mia sang on the jetty.', 'A Mia cantou no pontão.', 'Mia cantó en el embarcadero.'],
    [
      'waiting-room',
      'Mia sang in the waiting room.',
      'A Mia cantou na sala de espera.',
      'Mia cantó en la sala de espera.',
    ],
    [
      'fire-station',
      'Mia sang at the fire station.',
      'A Mia cantou no quartel dos bombeiros.',
      'Mia cantó en el parque de bomberos.',
    ],
    [
      'metro',
      'Mia sang on the metro platform.',
      'A Mia cantou na estação de metro.',
      'Mia cantó en el andén del metro.',
    ],
  ] as const)
    for (const text of texts) assert.deepEqual(placesOf(text), [scenery], text);
});

it('fishes from a quay and takes a train from a platform', () => {
  assert.deepEqual(placesOf('A Mia pescou no cais com o avô.'), ['harbor']);
  assert.equal(placesOf('No cais a Mia viu o comboio.')[0], 'station');
});

it('takes no verb and no model for a place', () => {
  for (const text of ['Mia had to lift one end of the table.', 'Mia wanted to study with Dad.'])
    assert.ok(!placesOf(text).some((place) => place === 'lift' || place === 'study'), text);
  assert.ok(!placesOf('Mia worked on a castle with Grandpa.').includes('castle'));
  assert.ok(!placesOf('Mia loves real castles and dragons.').includes('castle'));
});

it('is at the place and not at a part that any house has', () => {
  assert.deepEqual(placesOf('Mia sang in the corner at the pharmacy.'), ['pharmacy']);
  assert.deepEqual(placesOf('A Mia cantou no corredor da biblioteca.'), ['library']);
});

it('goes on in a place of one look until another is told', () => {
  assert.deepEqual(placesOf('We were at the police station. Mia drew a cat.'), [
    'police-station',
    'police-station',
  ]);
  assert.deepEqual(placesOf('Mia sat in the canoe. She sang in the boat.').at(-1), 'rowing-boat');
  assert.equal(placesOf('Mia sang in the attic. Then she danced in the kitchen.').at(-1), 'kitchen');
});

it('plays and eats at school in the yard and the canteen of the school', () => {
  assert.deepEqual(placesOf('La maestra mandó a Mia al patio.'), ['schoolyard']);
  assert.equal(placesOf('En el cole Mia pintó un sol. Luego cantó en el comedor.').at(-1), 'canteen');
});

it('leaves a lift with the next sentences, but not who is stuck in it', () => {
  const next = 'Mia sang. Mia danced. Mia jumped.';
  assert.equal(placesOf(`Mia stood in the lift. ${next}`).at(-1), 'hallway');
  assert.equal(placesOf(`Mia was stuck in the lift. ${next}`).at(-1), 'lift');
});

it('sits in a boat that is drawn with water all round', () => {
  assert.equal(placesOf('Mia paddled the canoe with Dad.').at(-1), 'open-water');
});

it('takes a worktop, a game and a parking space for no place of that name', () => {
  assert.deepEqual(placesOf('A Mia cortou o queijo na bancada da cozinha.'), ['kitchen']);
  assert.deepEqual(placesOf('A Mia gritou na bancada do estádio.'), ['stands']);
  assert.deepEqual(placesOf('Mia jugó al circo con papá en el salón.'), ['living']);
  assert.deepEqual(placesOf('Mia tropezó en la plaza de garaje.'), ['car-park']);
  assert.equal(placesOf('A Mia esperou no cais com o pai. O comboio chegou.')[0], 'station');
  assert.equal(placesOf('O Tomás foi de comboio. A Mia ficou no cais a dizer adeus.').at(-1), 'station');
});

it('keeps the look only where the same place is told of again', () => {
  assert.deepEqual(placesOf('Mia was at the bank with Mum. In the sports hall she did judo.'), [
    'bank',
    'hall',
  ]);
  assert.deepEqual(placesOf('Mia explored the cave. Then she ran through the forest.'), ['cave', 'forest']);
  assert.deepEqual(placesOf('Mia slept in the hotel room. At home she slept in her bed.'), [
    'hotel-room',
    'bedroom',
  ]);
});

it('eats cereal in the kitchen and throws it to hens anywhere', () => {
  assert.deepEqual(placesOf('Mia ate her cereal.'), ['kitchen']);
  assert.deepEqual(placesOf('Mia tiró los cereales a las gallinas.'), ['farm']);
});

it('gets on the bus that it sees', () => {
  assert.equal(placesOf('Mia vio el autobús, subió y se sentó con la abuela.').at(-1), 'bus');
});

it('is in no desert of pillows and in none of a story', () => {
  assert.deepEqual(placesOf('A Mia brincou no deserto do corredor.'), ['hallway']);
  assert.ok(!placesOf('Mia ran in the desert of pillows.').includes('desert'));
  assert.ok(!placesOf('Mia viajó al desierto en un cuento.').includes('desert'));
  assert.deepEqual(placesOf('Mia ran in the desert with Dad.'), ['desert']);
});
