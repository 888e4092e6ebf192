import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Moment } from '../../plan/plan.ts';
import { planOf } from '../../testing/plan-of.ts';

const last = (text: string): Moment => {
  const moment = planOf(text).moments.at(-1);
  assert.ok(moment, text);
  return moment;
};
const places = (expected: string, texts: readonly string[]): void => {
  for (const text of texts) assert.equal(last(text).place.set, expected, text);
};
const hours = (expected: string | null, texts: readonly string[]): void => {
  for (const text of texts) assert.equal(last(text).time, expected, text);
};
const skies = (expected: string | null, texts: readonly string[]): void => {
  for (const text of texts) assert.equal(last(text).weather, expected, text);
};

it('stays where there is a bench, a bed, a sink or a slide too', () => {
  places('hall', [
    'Mia played basketball in the gym. She jumped up and down on the bench.',
    'A Mia estava no ginásio. Ela pulou no banco.',
    'Mia estaba en el gimnasio. Saltó en la banca.',
  ]);
  places('doctor', [
    "Mia was at the doctor's. She sat on the bed.",
    'A Mia estava no médico. Sentou-se na cama.',
    'Mia estaba en el médico. Se sentó en la camilla.',
  ]);
  places('pool', [
    'We were at the pool. Mia went down the slide.',
    'Fomos à piscina. A Mia desceu o escorrega.',
    'Estábamos en la piscina. Mia bajó por el tobogán.',
  ]);
  places('bedroom', ["Mia was at the doctor's. At home she sat on her bed."]);
});

it('dozes by day where one lies down for a while', () => {
  places('beach', ['We were on the beach. Mia slept on the towel.']);
  hours(null, ['We were at the airport. Mia slept on the suitcase.']);
});

it('has a Christmas tree indoors and all other trees in the garden', () => {
  places('kitchen', [
    'Mia was in the kitchen. She stuck a star on the tree.',
    'A Mia estava na cozinha. Pôs uma estrela na árvore.',
    'Mia estaba en la cocina. Puso una estrella en el árbol.',
  ]);
  assert.ok(
    last('Mia was in the kitchen. She stuck a star on the tree.').seen.some(
      ({ picture }) => picture === 'christmas-tree',
    ),
  );
});

it('moves for nobody who is only known from elsewhere', () => {
  places('garden', [
    'Mia played in the garden. The lady from the bakery gave her a bun.',
    'A Mia brincou no quintal. A senhora da padaria deu-lhe um pão.',
    'Mia jugó en el jardín. La señora de la panadería le dio un pan.',
  ]);
  places('bedroom', ['Mia was in her bedroom. She tried on the shoes from the shop.']);
});

it('rides along the corridor that is told', () => {
  places('ward', ['Mia rode her scooter down the hospital corridor.']);
});

it('is no ward where stitches are dropped, no shop where shop is played and no beach that is drawn', () => {
  places('living', [
    'Mia knitted a scarf with Granny. She dropped two stitches.',
    'Mia played shop with her brother.',
    'A Mia brincou às lojas com o irmão.',
    'Mia jugó a la tiendita con su hermano.',
    'Mia made a boat out of a box.',
    'Pusimos el altar para mi papá.',
  ]);
  places('ward', ['Mia got two stitches.']);
});

it('does homework at home and waits for a bus in the street', () => {
  places('living', ['Mia did her homework.', 'A Mia fez os trabalhos de casa.', 'Mia hizo los deberes.']);
  places('street', [
    'Mia waited for the bus in the rain.',
    'A Mia esperou o autocarro à chuva.',
    'Mia esperó el autobús bajo la lluvia.',
  ]);
});

it('has left the bathroom after the bath, and the ward for an ice', () => {
  places('living', [
    'Mia had a bath. Then she read a book with Dad.',
    'A Mia tomou banho. Depois leu um livro com o pai.',
    'Mia se bañó. Después leyó un libro con su papá.',
  ]);
  places('bathroom', ['Mia had a bath. Then she rinsed her hair.']);
  places('street', [
    'Mia had stitches at the hospital. Then we bought ice cream.',
    'A Mia levou pontos no hospital. Depois comprámos um gelado.',
    'A Mia le dieron puntos en el hospital. Luego compramos un helado.',
  ]);
});

it('is day again the next day, and dry', () => {
  hours('day', [
    'At night Mia saw the stars. In the morning she drew the moon.',
    'À noite a Mia viu as estrelas. De manhã desenhou a lua.',
    'Anoche Mia perdió un diente. Al otro día lo enseñó en la escuela.',
  ]);
  skies('clear', [
    'It rained on Saturday. On Sunday Mia rode her bike in the park.',
    'Choveu no sábado. No domingo a Mia andou de bicicleta no parque.',
    'Llovió el sábado. El domingo Mia montó en bici en el parque.',
  ]);
  skies(null, ['Parou de chover e a Mia saltou nas poças.', 'It stopped raining and Mia ran out.']);
});

it('is evening where it gets dark', () => {
  hours('golden', [
    'Mia practised in the garden until it got dark.',
    'A Mia brincou no quintal até escurecer.',
    'Mia jugó en el jardín hasta que oscureció.',
  ]);
});

it('leaves the night for what was long before, and comes back to it', () => {
  for (const text of [
    'Tonight Mia played the piano. Granny taught her over the summer. She bowed at the end.',
    'Hoje à noite a Mia tocou piano. A avó ensinou-a no verão. No fim fez uma vénia.',
    'Esta noche Mia tocó el piano. La abuela le enseñó en el verano. Al final hizo una reverencia.',
  ])
    assert.deepEqual(
      planOf(text).moments.map(({ time }) => time),
      ['night', 'day', 'night'],
      text,
    );
});

it('sees the rain that is told beside it or right after', () => {
  skies('rain', [
    'Mia walked the dog even when it was raining.',
    'Mia walked to school even though it was pouring.',
    'A Mia passeou o cão mesmo com chuva.',
    'A Mia foi à escola embora estivesse a chover.',
    'Mia paseó al perro aunque llovía.',
    'Mia played in the park. It was raining.',
    'A Mia jogou à bola no parque. Chovia, mas ela não se importou.',
    'Mia jugó al fútbol en el parque. Llovía, pero no le importó.',
  ]);
  skies(null, ['Mia played in the garden as if it was raining.', 'Mia played in the park until it rained.']);
});

it('is in the restaurant that a sentence begins with, and inside or outside where it says so first', () => {
  places('cafe', ['Fomos à praia e a Mia nadou. No restaurante, ao almoço, chupou um limão.']);
  places('living', [
    'We climbed the mountain to the hut. Inside, Mia hung her socks over the stove.',
    'Subimos al refugio en la montaña. Dentro Mia colgó los calcetines.',
  ]);
});

it('is at home after what was brought home, and on the way while it is carried', () => {
  places('living', [
    'Mia had a lesson at the pool. Home again, she hung up her towel.',
    'Achámos um caracol na floresta. A Mia trouxe para casa num pote.',
    'Encontramos un caracol en el bosque. Mia lo trajo a casa en un frasco.',
  ]);
  places('street', ['We picked up a hen at the farm. Mia carried the hen home in her jacket.']);
});

it('washes hair where there is a tub, the car before the house, and takes cake to the door of a neighbour', () => {
  places('bathroom', [
    'Mia was at home. Dad washed her hair over the tub.',
    'Em casa lavei o cabelo da Mia.',
  ]);
  places('street', ['Mia scrubbed the hubcaps with a toothbrush.']);
  places('porch', ['Mia was in the kitchen. She took a slice of cake to the neighbour.']);
});

it('goes back to a shop with who works there, and to no other', () => {
  places('shop', ['Mia hid in the shoe shop. I looked in the street. The shop lady danced.']);
  places('street', ['Mia looked in the street. The shop lady danced.']);
});

it('is day where a stranger sleeps', () => {
  hours(null, ['The kite fell on a man who slept on the beach.']);
});

it('arrives where a ride ends, in every language, and sits in the ride until then', () => {
  places('car', ['O avô levou-nos de carro ao hospital.', 'Papá nos llevó en coche a la playa.']);
  places('ward', ['O avô levou-nos de carro ao hospital. A médica deu-lhe um autocolante.']);
  places('beach', ['Papá nos llevó en coche a la playa. Mia corrió al agua.']);
  places('zoo', [
    'Pegamos o ônibus até o zoológico. A Mia riu dos macacos.',
    'Fuimos en tren al zoo. Mia le dio de comer a una jirafa.',
  ]);
  assert.equal(planOf('Papá nos llevó en coche a la playa.').moments[0]?.acts[0]?.action, 'drive');
});

it('sleeps where it is on sacks, sofas and shoulders, and in bed at bedtime wherever the day was spent', () => {
  places('bakery', [
    'Mia helped at the bakery. She fell asleep on a sack of flour.',
    'Mia ayudó al abuelo en la panadería. Se quedó dormida sobre los sacos de harina.',
  ]);
  places('kitchen', ['Mia was in the kitchen with Nan. Nan fell asleep in the armchair.']);
  places('bedroom', [
    'Mia played in the garden. In the evening she fell asleep with her bear in her arms.',
    'Mia played in the park all day. At eight she fell asleep at once.',
  ]);
});

it('is on the way where nothing is seen of the way but its rain', () => {
  places('street', [
    "At the doctor's Mia got a sticker. On the way home it was pouring. She stood under the bus shelter.",
  ]);
});

it('slips on what is no shoe', () => {
  places('pool', ['Mia slipped on the wet poolside.']);
  assert.equal(last('Mia slipped on the stairs.').acts[0]?.action, 'fall');
  assert.equal(last('Mia slipped on her shoes.').acts[0]?.action, 'put-on');
});

it('has no picture of a place within it', () => {
  for (const text of ['A Mia brincou na praia.', 'Mia entró en la iglesia.', 'Fuimos al circo.'])
    assert.deepEqual(last(text).seen, [], text);
});

it('is still aboard while the journey is told', () => {
  places('train', [
    'We took the train to Porto. Mia sat by the window and counted cows.',
    'Apanhámos o comboio para o Porto. A Mia dormiu a viagem toda.',
    'Fuimos en tren al zoo. Mia miró por la ventanilla.',
  ]);
  places('zoo', ['We took the train to the zoo. Mia fed a giraffe.']);
});

it('wears anywhere what is put on in the hallway', () => {
  places('hallway', ['Mia put on her shoes.']);
  for (const text of ['Mia wore her red wellies.', 'Mia put her shoes in the box.'])
    assert.notEqual(last(text).place.set, 'hallway', text);
});
