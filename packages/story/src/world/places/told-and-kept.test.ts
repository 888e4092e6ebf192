import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const sets = (text: string): (string | null)[] => planOf(text).moments.map(({ place }) => place.set);
const last = (text: string): string | null | undefined => sets(text).at(-1);

it('knows parts of houses and of roads in three languages', () => {
  for (const [set, ...texts] of [
    ['garden', 'Mia danced in the courtyard with Grandma.'],
    ['laundry', 'Mia sang in the laundry room with Grandma.', 'A Mia cantou na lavandaria com a avó.'],
    ['laundry', 'Mia cantó en el lavadero con la abuela.'],
    ['garage', 'Mia danced in the garage.', 'A Mia dançou na garagem com a avó.', 'Mia bailó en el garaje.'],
    ['porch', 'Mia sang on the veranda with Grandma.'],
    ['roadside', 'Mia ate an apple by the roadside.'],
    ['street', 'Mia waited at the junction with Grandma.', 'A Mia esperou no ponto de ônibus com a avó.'],
    ['balcony', 'A Mia dançou no terraço com a avó.', 'Mia bailó en la terraza con la abuela.'],
    ['doctor', 'A Mia cantou na sala de espera com a avó.'],
    ['ward', 'A Mia foi à urgência com a avó.', 'Mia fue a urgencias en pijama con la abuela.'],
  ] as const)
    for (const text of texts) assert.equal(last(text), set, text);
  assert.deepEqual(planOf('Mia sang in the laundry room.').moments[0]?.place.things, []);
});

it('is at a restaurant, a stadium or in a room where the terrace, the lawn or the camp is part of it', () => {
  for (const [set, text] of [
    ['cafe', 'A Mia almoçou no terraço do restaurante.'],
    ['cafe', 'Mia comió en la terraza del restaurante.'],
    ['pitch', 'A Mia correu no gramado do estádio.'],
    ['pitch', 'Mia corrió en el pasto del estadio.'],
    ['living', 'A Mia acampou na sala.'],
    ['living', 'Mia acampó en la sala.'],
  ] as const)
    assert.equal(last(text), set, text);
});

it('stays where its sentence has just gone', () => {
  assert.equal(
    last('Mia fed the lambs at the farm. In the car going home she fell asleep with straw in her hair.'),
    'car',
  );
  assert.equal(
    last('Mia slept in a tent with Grandma. Then they ran to the kitchen. Mia drank cocoa.'),
    'kitchen',
  );
});

it('climbs stairs of slides and ladders in streets, which are in no house', () => {
  for (const [set, text] of [
    ['playground', 'En el parque infantil Mia subió la escalera del tobogán.'],
    ['playground', 'No escorrega a Mia subiu a escada.'],
    ['street', 'En el desfile Mia se subió a la escalera del abuelo.'],
    ['hallway', 'Mia subió la escalera de casa.'],
  ] as const)
    assert.equal(last(text), set, text);
});

it('sleeps in a tent wherever that stands', () => {
  for (const text of [
    'We camped in the back garden with Mia.',
    'A Mia dormiu na barraca no quintal com a avó.',
    'Mia slept in the tent in the garden with Grandma.',
  ])
    assert.equal(last(text), 'tent', text);
  assert.equal(last('A Mia comprou milho na barraca da feira.'), 'market');
});

it('stands before the door of a shed, and in the house behind its front door', () => {
  assert.equal(sets('Mia opened the shed door and a cat walked out.')[0], 'garden');
  assert.equal(
    last('Mia ran up the driveway with Grandma. She held the front door open for the cat.'),
    'porch',
  );
  assert.notEqual(last('Mia sat on the sofa with Grandma. She opened the front door.'), 'porch');
  assert.notEqual(sets('Mia opened the bedroom door.')[0], 'porch');
});

it('is where a wish is told to be wished, and at home when it is wished at night', () => {
  assert.equal(
    last('Mia sang at school. At home she wanted to sing it again. She stood on a chair.'),
    'living',
  );
  assert.equal(last('Mia corrió por el patio. A la noche lo pidió llorando.'), 'living');
});

it('waits on the front steps of a school, and holds no concert in the snow', () => {
  assert.equal(last('Mia was at school. She sat on the front steps with her teacher.'), 'schoolgate');
  assert.notEqual(sets('The concert was during a huge snowstorm. Mia sang a solo.')[0], 'snow');
});
