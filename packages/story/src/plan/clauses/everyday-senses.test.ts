import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted, planOf } from '../../testing/plan-of.ts';

it('walks a dog that is taken out', () => {
  assert.deepEqual(acted('Mia sacó al perro.'), [['hero walk', 'dog walk']]);
  assert.equal(acted('Mia sacó la pelota de la caja.')[0]?.[0], 'hero take-out');
});

it('bakes pancakes, and claps no hands', () => {
  assert.deepEqual(acted('Mia ayudó a hacer tortitas.'), [['hero cook']]);
});

it('rings with something in the other hand', () => {
  const [moment] = planOf('Mia tocó timbre con la figurita en la mano.').moments;
  assert.equal(moment?.acts[0]?.action, 'reach');
  assert.equal(moment?.acts[0]?.thing, 'bell');
});

it('has the telephone in hand for a text, with nobody there', () => {
  const [moment] = planOf('Mia sent her first text to Grandma.').moments;
  assert.deepEqual(
    moment?.acts.map(({ who, thing }) => [who, thing]),
    [['hero', 'mobile-phone']],
  );
});

it('stops on the way without a sign to any car', () => {
  assert.deepEqual(acted('On the way to the car Mia stopped.'), [['hero stand']]);
  assert.deepEqual(acted('Mia stopped a car.'), [['hero wave']]);
});

it('sits up, and comes back', () => {
  assert.deepEqual(acted('The baby sat up by herself.'), [['baby sit']]);
  assert.deepEqual(acted('Mia stood up by herself.'), [['hero get-up']]);
});

it('thinks of what was forgotten, unless it was left somewhere', () => {
  const [moment] = planOf('Mia forgot the salt.').moments;
  assert.deepEqual([moment?.acts[0]?.action, moment?.seen[0]?.how], ['think', 'bubble']);
  assert.deepEqual(acted('Mia forgot her hat on the bus.'), [['hero put-down']]);
});

it('lets another one do what was done when somebody came back', () => {
  assert.deepEqual(acted('When Mum got back Mia had hoovered the hall.').at(-1), ['hero sweep']);
  assert.deepEqual(acted('Mia got stuck in the fence.'), [['hero pull']]);
});

it('lets people eat, and no nails', () => {
  assert.deepEqual(
    acted('Mia and Dad built a treehouse. She hammered in eleven nails. Tonight they ate pizza up there.').at(
      -1,
    ),
    ['hero eat', 'father eat'],
  );
  assert.deepEqual(acted('They shared a muffin.'), [['hero eat']]);
});

it('reads mums who do something as two', () => {
  assert.deepEqual(acted('Both her mums cried.'), [['mother cry', 'mother-2 cry']]);
  assert.deepEqual(acted('Her mums new car stopped.').flat().includes('mother-2 look'), false);
});
