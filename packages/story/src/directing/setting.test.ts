import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setDefinitions, type SetName, setNames } from '@milestoon/stage';
import { isIndoors, placeOf, timeOf } from './setting.ts';

const lines: Partial<Record<SetName, readonly string[]>> = {
  living: ['Mia built a tower on the carpet.', 'At home, Leo sat on the sofa.'],
  kitchen: [
    'Mia baked cookies with Grandma.',
    'Leo cooked his first pancakes.',
    'Na cozinha, a Ana mexeu a massa.',
  ],
  bathroom: ['Leo sat on the potty.', 'Mia brushed her teeth all by herself.', 'The bath was full of foam.'],
  doctor: ['Mia was brave at the dentist.', 'The doctor listened to his heart.', 'A Ana foi ao dentista.'],
  stage: ['Mia sang on the big stage.', 'It was her first piano recital.'],
  train: ['We took the train to the city.', 'O Leo andou de comboio.'],
  bus: ['It was his first bus ride.', 'We took the bus to the library.'],
  roadside: ['It was our very first road trip.', 'Mia sang all the way in the car.'],
  zoo: ['We went to the zoo.', 'Leo fed a giraffe.'],
  plane: ['Mia flew to Lisbon on a plane.', 'Foi a primeira viagem de avião.'],
  bedroom: ['Mia slept in her own bed.'],
  garden: [
    'Mia watered the sunflowers in the garden.',
    'Leo flew his first kite.',
    'A Ana brincou no jardim.',
  ],
  playground: ['Mia went down the big slide.', 'Leo pumped his legs on the swing.'],
  street: ['Mia rode her bike without training wheels.', 'Leo raced his scooter down the street.'],
  pool: ['Mia swam all the way across.', 'It was her first swimming lesson.', 'Fomos à piscina.'],
  mountain: ['We hiked to the very top.', 'Leo climbed his first mountain.'],
  farm: ['Mia fed the horses.', 'Leo petted a lamb on the farm.'],
  park: ['Mia kicked the ball in the park.'],
  beach: ['We went to the beach.', 'Fomos à praia.'],
  classroom: ['It was the first day of school.'],
  forest: ['We walked in the woods.'],
  party: ['Mia blew out the candles on her cake.'],
  snow: ['Leo rode his sled.'],
  library: ['Mia chose a book at the library.', 'Fomos à biblioteca.'],
  salon: ['Leo was brave at the barber’s.', 'La llevamos a la peluquería.'],
  station: ['We waited at the train station.', 'O Leo correu na plataforma, na estação.'],
  airport: ['Mia waited at the airport.', 'En el aeropuerto, Mia corrió.'],
  museum: ['We went to the museum.', 'Fuimos al museo.'],
  cinema: ['It was her first time at the cinema.'],
  fair: ['Mia rode the carousel.', 'Subimos a la noria.'],
  aquarium: ['We saw a shark at the aquarium.', 'Fomos ao aquário.'],
  lake: ['We rowed across the lake.', 'Mia pescó en el río.'],
  softplay: ['Leo dived into the ball pit.'],
  market: ['Mia sold cookies at the market.', 'A Ana foi ao mercado.'],
  schoolgate: ['Mia hugged me at the school gate.', 'A Ana acenou à porta da escola.'],
  porch: ['Leo sat on the doorstep.', 'Mia esperó en el porche.'],
  balcony: ['Leo watered the pots on the balcony.', 'A Mia acenou da varanda.'],
  garage: ['Leo mended the bike in the garage.', 'Mia pintó una caja en el taller.'],
  laundry: ['Mia sorted socks in the laundry room.', 'Mia dobló toallas en el lavadero.'],
  schoolyard: ['Leo ran across the schoolyard.', 'A Mia caiu no pátio da escola.'],
  harbor: ['We watched the boats in the harbour.', 'Leo pescó en el muelle.'],
  bakery: ['Leo chose a bun at the bakery.', 'Mia entró en la panadería.'],
  prayer: ['Leo went to the mosque.', 'A Mia entrou na sinagoga.'],
  coop: ['Mia fed the hens in the chicken run.', 'Leo apanhou os ovos no galinheiro.'],
  field: ['We walked across the fields.', 'Paseamos por el campo.'],
  hallway: ['Mia slid down the banister.', 'Mia corrió por el pasillo.'],
  rink: ['Leo went ice skating.', 'Patinamos en la pista de hielo.'],
};

describe('where words place a scene', () => {
  for (const name of setNames) {
    it(name, () => {
      for (const line of lines[name] ?? []) assert.equal(placeOf(line), name, line);
    });
  }

  it('knows what lies under a roof', () => {
    for (const name of setNames) assert.equal(isIndoors(name), setDefinitions[name].indoor, name);
  });

  it('takes the first place of two, and none where none is named', () => {
    assert.equal(placeOf('After school we went to the beach.'), 'classroom');
    assert.equal(placeOf('Mia rode her bike in the park.'), 'park');
    assert.equal(placeOf('She swam in the sea.'), 'beach');
    assert.equal(placeOf('Mia said her first word.'), null);
  });

  it('takes a night for the hour only where the story is awake', () => {
    assert.equal(timeOf('We danced all night.'), 'night');
    assert.equal(timeOf('It snowed all night.'), null);
  });
});
