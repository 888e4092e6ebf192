import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';
import { planOfStory } from '../../write-screenplay.ts';

const placesIn = (description: string): (string | null)[] => {
  const child = { childName: 'Mia', childAge: 5, episodeNumber: 1, photos: 0, seed: 1 };
  const plan = planOf(description, { ...child, title: 'A day' });
  assert.ok(plan, description);
  return plan.moments.map(({ place }) => place.set);
};
const all = (texts: readonly string[], expected: readonly (string | null)[]): void => {
  for (const text of texts) assert.deepEqual(placesIn(text), expected, text);
};

it('is where what is done can only be done', () => {
  all(
    [
      'Mia cried in the car. She had dinner with Grandma.',
      'A Mia chorou no carro. Jantou com a avó.',
      'Mia lloró en el coche. Cenó con la abuela.',
    ],
    ['car', 'kitchen'],
  );
  all(['Mia scored her first goal.', 'A Mia marcou o primeiro golo.', 'Mia metió su primer gol.'], ['pitch']);
  all(['We missed the bus.'], ['street']);
  all(['Dad fell asleep in the car.', 'O pai adormeceu no carro.', 'Papá se durmió en el coche.'], ['car']);
});

it('is under a car in the street, and in a car inside it', () => {
  all(['Mia found the cat under the car.'], ['street']);
  all(['Mia slept in the car.'], ['car']);
  assert.ok(!placesIn('Mia waited on the pavement. The ball was under a car.').includes('car'));
});

it('goes home when it gets late, from where nobody stays', () => {
  all(
    [
      'Mia chose apples at the shop. In the evening she danced.',
      'A Mia escolheu maçãs na loja. À noite dançou.',
      'Mia eligió manzanas en la tienda. Por la noche bailó.',
    ],
    ['shop', 'living'],
  );
  // Whoever camps is still there in the evening.
  all(['Mia built a castle on the beach. In the evening she danced.'], ['beach', 'beach']);
});

it('comes back to the day itself from what was before it', () => {
  all(
    ['Mia danced in the school play. She practised in the bath. On the big night she sang.'],
    ['stage', 'bathroom', 'stage'],
  );
});

it('hears where the first words of a sentence say it, without a verb', () => {
  all(['First day at the swimming pool and Mia jumped.'], ['pool']);
});

it('is at work with who is named by it', () => {
  all(
    [
      'The lady from the bakery phoned.',
      'A senhora da padaria telefonou.',
      'La señora de la panadería llamó.',
    ].slice(1),
    ['bakery'],
  );
});

it('starts at home where a later sentence leaves it, and outdoors with what is done there', () => {
  all(['Mia tied her shoes. Then we ran to the beach.'], ['hallway', 'beach']);
  all(['Mia rode her bike. Then she swam in the pool.'], ['street', 'pool']);
});

it('is on the ferry that is taken, and by day before a night that is told later', () => {
  all(['We took the ferry.', 'Apanhámos o autocarro.'].slice(0, 1), ['boat']);
  const child = { childName: 'Mia', childAge: 5, episodeNumber: 1, photos: 0, seed: 1 };
  const plan = planOfStory({
    ...child,
    style: 'anime',
    title: 'A day',
    description: 'Mia danced in the park. At night she slept.',
  });
  assert.deepEqual(
    plan?.moments.map(({ time }) => time),
    ['day', 'night'],
  );
});

it('meets nobody on the way to them, and loses by goals on a pitch', () => {
  const child = { childName: 'Mia', childAge: 5, episodeNumber: 1, photos: 0, seed: 1 };
  for (const description of [
    'We flew to Lisbon to see Grandma.',
    'Voámos para Lisboa para ver a avó.',
    'Volamos a Lima para ver a la abuela.',
  ]) {
    const plan = planOf(description, { ...child, title: 'A day' });
    assert.equal(
      plan?.people.some(({ role }) => role === 'grandmother'),
      false,
      description,
    );
  }
  all(['We lost 9-0.'], ['pitch']);
  all(['Mia saw a parade.', 'A Mia viu um desfile.', 'Mia vio un desfile.'], ['street']);
  all(['Mia jumped off the pier.'], ['beach']);
});

it('is at the whole where a part of it is told, and not where a picture of it is', () => {
  all(
    [
      'Mia danced at the edge of the pool.',
      'A Mia dançou à beira da piscina.',
      'Mia bailó en el borde de la piscina.',
    ],
    ['pool'],
  );
  all(
    ['Mia swam in swimming class.', 'A Mia nadou na aula de natação.', 'Mia nadó en clase de natación.'],
    ['pool'],
  );
  assert.ok(!placesIn('Mia looked at a picture of the pool.').includes('pool'));
});

it('is at home where nothing else is told, and where the title says it goes', () => {
  all(['Mia dropped the candle.', 'A Mia deixou cair a vela.', 'A Mia se le cayó la vela.'], ['living']);
  const child = {
    childName: 'Mia',
    childAge: 5,
    episodeNumber: 1,
    photos: 0,
    seed: 1,
    style: 'anime',
  } as const;
  const plan = planOfStory({
    ...child,
    title: 'The deep end',
    description: 'Mia was scared all summer. Today she jumped into the pool.',
  });
  assert.deepEqual(plan?.moments.map(({ place }) => place.set).slice(0, 1), ['pool']);
});

it('rains until the sun comes out, and not on the next day', () => {
  const weathers = (description: string): (string | null)[] => {
    const child = {
      childName: 'Mia',
      childAge: 5,
      episodeNumber: 1,
      photos: 0,
      seed: 1,
      style: 'anime',
    } as const;
    const plan = planOf(description, { ...child, title: 'A day' });
    assert.ok(plan);
    return plan.moments.map(({ weather }) => weather);
  };
  for (const text of [
    'It rained and Mia danced. The next day she built a tower.',
    'Choveu e a Mia dançou. No dia seguinte ela construiu uma torre.',
    'Llovió y Mia bailó. Al día siguiente construyó una torre.',
  ])
    assert.deepEqual([weathers(text)[0], weathers(text).at(-1)], ['rain', 'clear'], text);
  for (const text of [
    'Mia walked home with Dad, drizzling of course. She slipped.',
    'Llovió toda la noche. Mia rio.',
  ])
    assert.ok(weathers(text).includes('rain'), text);
  // Whoever pours milk is no cloud.
  for (const text of [
    'Mia poured the milk into the bowl.',
    'Zoe had poured in the bubbles.',
    'Renata le tronó un pico a la estrella.',
    'Confetti rained down on Mia.',
    'Mum drizzled honey on the bread.',
  ])
    assert.ok(!weathers(text).includes('rain'), text);
  for (const text of [
    'A rainy Saturday in the park. Mia jumped.',
    'Um sábado de chuva no parque. A Mia saltou.',
    'Bajo la lluvia Mia paseó al perro.',
  ])
    assert.equal(weathers(text).at(-1), 'rain', text);
  assert.equal(weathers('It rained and Mia danced. Then the sun came out and she ran.').at(-1), 'clear');
});

it('is outside in front of a building', () => {
  all(['Mia danced outside the library.', 'Mia bailó delante de la iglesia.'], ['street']);
  all(['Mia danced in front of our house.', 'A Mia dançou à porta de casa.'], ['porch']);
  all(['A Mia dançou em frente da escola.', 'Mia bailó delante del colegio.'], ['schoolgate']);
  all(['Mia danced in the library.'], ['library']);
});

it('stays where somebody is at work, whatever the hour', () => {
  all(
    [
      'Mia cried at the barber. Afterwards she hugged the barber.',
      'A Mia chorou no barbeiro. Depois abraçou o barbeiro.',
      'Mia lloró en la barbería. Después abrazó al barbero.',
    ],
    ['salon', 'salon'],
  );
  all(['Mia cried at the barber. Afterwards she hugged Grandma.'], ['salon', 'living']);
});

it('is at school with the class, and in its yard on what stands there', () => {
  all(['Mia got a cast at the hospital. The next day her class sang.'], ['ward', 'classroom']);
  all(['Mia fell off the monkey bars at school.'], ['playground']);
});

it('is in the kitchen where food is made, and not for a nut that is cracked outdoors', () => {
  all(['Mia cracked the eggs.', 'A Mia bateu os ovos.', 'Mia batió los huevos.'], ['kitchen']);
  all(['Mia fed the goats on the farm. She cracked a nut.'], ['farm', 'farm']);
});

it('is beside a car that something lies on, and at the place that was told rather than on its ground', () => {
  all(['There was snow on our car.'], ['street']);
  all(['Mia jumped in every puddle on our street.'], ['street']);
  all(['Mia ran to the playground. She lost a shoe in the sand.'], ['playground', 'playground']);
});

it('is at the hairdresser, at the station, at the fair: each in a place of its own', () => {
  all(
    ['Mia cried at the hairdresser.', 'A Mia chorou no cabeleireiro.', 'Mia lloró en la peluquería.'],
    ['salon'],
  );
  all(['Mia waved on the platform.', 'A Mia acenou na estação.', 'Mia saludó en el andén.'], ['station']);
  all(
    ['Mia jumped at the airport.', 'A Mia saltou no aeroporto.', 'Mia saltó en el aeropuerto.'],
    ['airport'],
  );
  all(['Mia laughed at the museum.', 'A Mia riu no museu.', 'Mia se rió en el museo.'], ['museum']);
  all(['Mia slept at the cinema.', 'A Mia chorou no cinema.', 'Mia lloró en el cine.'], ['cinema']);
  all(['Mia danced at the fair.', 'A Mia dançou na feira popular.', 'Mia bailó en la feria.'], ['fair']);
  all(
    ['Mia fell at the ice rink.', 'A Mia caiu na pista de gelo.', 'Mia se cayó en la pista de hielo.'],
    ['rink'],
  );
  all(['Mia danced at the fire station.'], ['hall']);
});

it('is in the hallway at home, and in no hallway where a house of others has stairs and corridors', () => {
  all(
    ['Mia slid down the stairs.', 'A Mia escorregou pelas escadas.', 'Mia bajó las escaleras en un cojín.'],
    ['hallway'],
  );
  all(['Mia danced in the lift.', 'A Mia dançou no elevador.', 'Mia bailó en el ascensor.'], ['hallway']);
  all(['Mia cried in the hospital corridor.', 'A Mia chorou no corredor do hospital.'], ['ward']);
  all(['Mia danced at the museum. She ran down the stairs.'], ['museum', 'museum']);
});

it('looks out of the window of what the whole story is about', () => {
  all(['Mia looked out the window. She waved at the conductor on the platform.'], ['train', 'station']);
  all(['Mia looked out the window.'], ['living']);
});

it('goes back to where somebody named after it works', () => {
  all(
    ['Mia hid in the shoe shop. I looked in the street. The shop lady danced.'],
    ['shop', 'street', 'shop'],
  );
});

it('is at the hairdresser’s with the hairdresser, who comes to nobody unless the story is at home', () => {
  all(['Mia had her first haircut.', 'A Mia riu com a cabeleireira.'], ['salon']);
  all(['Mia sat on the sofa. The hairdresser cut her hair.'], ['living', 'living']);
});

it('wakes at three in the morning by night, and in the morning by day', () => {
  const hour = (description: string) => planOf(description).moments.at(-1)?.time;
  assert.equal(hour('Mia woke up at three in the morning.'), 'night');
  assert.equal(hour('A Mia acordou às três da manhã.'), 'night');
  assert.equal(hour('De manhã a Mia cantou.'), 'day');
  assert.notEqual(hour('À noite a Mia cantou. Mais tarde dormiu.'), 'day');
});
