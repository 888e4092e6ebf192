import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';
import type { Moment } from '../plan.ts';

function momentsOf(description: string): Moment[] {
  const child = { childName: 'Mia', childAge: 5, episodeNumber: 1, photos: 0, seed: 1 };
  const plan = planOf(description, { ...child, title: 'A day' });
  assert.ok(plan, description);
  return plan.moments;
}
/** Who does what with what, and what is seen: 'hero hold tooth', 'leaf worn'. */
const told = (description: string): string[][] =>
  momentsOf(description).map(({ acts, seen }) => [
    ...acts.map(({ who, action, thing }) => [who, action, thing].filter(Boolean).join(' ')),
    ...seen.map(({ picture, how }) => `${picture} ${how}`),
  ]);
const all = (texts: readonly string[], expected: readonly string[][]): void => {
  for (const text of texts) assert.deepEqual(told(text), expected, text);
};

it('shows nothing that somebody is without', () => {
  all(
    [
      'Mia rode her bike without training wheels.',
      'A Mia andou de bicicleta sem rodinhas.',
      'Mia fue en bici sin ruedines.',
    ],
    [['hero bike']],
  );
  all(
    ['Mia left without her coat.', 'A Mia saiu sem o casaco.', 'Mia salió sin el abrigo.'],
    [['hero walk']],
  );
  assert.equal(
    told('Mia swam across the pool without stopping.').length,
    1,
    'what is not done is no picture',
  );
});

it('lets go with the hands; nobody goes, and nothing large is dropped', () => {
  all(
    ['Mia let go of the sofa.', 'A Mia largou o sofá.', 'Mia soltó el sofá.'],
    [['hero reach', 'couch-and-lamp beside']],
  );
});

it('sees a lost tooth in the hand, and proudly; a tooth that is brushed is in the mouth', () => {
  const lost = [
    'Today Mia lost her first tooth.',
    'Hoje caiu o primeiro dente à Mia.',
    'Hoy a Mia se le cayó un diente.',
  ];
  // It is missing where it was.
  all(lost, [['hero hold tooth', 'tooth worn']]);
  for (const text of lost) assert.equal(momentsOf(text)[0]?.acts[0]?.emotion, 'proud', text);
  assert.equal(told('Mia brushed her teeth.').flat().join().includes('tooth'), false);
});

it('sees what somebody asks for in a thought, not in the room', () => {
  all(
    ['Mia asked for a puppy.', 'A Mia pediu um cão.', 'Mia pidió un perro.'],
    [['hero talk', 'dog bubble']],
  );
});

it('sees on the head what is in the hair', () => {
  all(
    [
      'Mia came home with leaves in her hair.',
      'A Mia chegou com folhas no cabelo.',
      'Mia volvió con hojas en el pelo.',
    ],
    [['hero walk', 'fallen-leaf atop']],
  );
});

it('takes a football, a drawing and a cupboard for what they are, and a party for nothing one holds', () => {
  all(['Mia kicked the football.'], [['hero kick soccer-ball']]);
  all(['Mia showed Grandpa her drawing.'], [['hero hold drawing', 'grandfather look']]);
  all(['Mia hid in the cupboard.'], [['hero hide', 'wardrobe inside']]);
  all(['Mia went to the party.', 'A Mia foi à festa.', 'Mia fue a la fiesta.'], [['hero walk']]);
});

it('reads two deeds where somebody runs behind another and holds something', () => {
  assert.deepEqual(told('Mia rode her bike. Daddy ran behind her holding the seat.').slice(1), [
    ['father run', 'hero bike'],
    ['father run', 'hero bike'],
  ]);
  assert.deepEqual(told('Mia came running down the hill.')[0]?.[0], 'hero run');
});

it('goes on riding until somebody gets off', () => {
  assert.deepEqual(told('Mia rode her bike. She got to the mailbox.').at(-1), [
    'hero bike',
    'postbox ground',
  ]);
  assert.deepEqual(told('Mia rode her bike. She walked home.').at(-1)?.[0], 'hero walk');
});

it('lets grown-ups drive and children sit beside them', () => {
  assert.deepEqual(told('Grandpa drove Mia to the beach.')[0]?.[0], 'grandfather drive');
  assert.equal(told('We drove to the beach.').flat().includes('hero drive'), false);
});

it('eats what is had, and puts honey on bread where a coat is put on', () => {
  assert.deepEqual(told('Mia had pancakes.')[0]?.[0], 'hero eat pancakes');
  assert.deepEqual(told('Mia had a pancake.')[0]?.[0], 'hero eat pancake');
  assert.deepEqual(told('A Mia tomou um chocolate quente.')[0]?.[0], 'hero drink hot-beverage');
  assert.deepEqual(told('Mia put honey on the bread.')[0]?.[0], 'hero put-down honey-pot');
  assert.deepEqual(told('Mia put on her coat.')[0]?.[0], 'hero put-on coat');
});

it('leaves out of the room whoever did not come', () => {
  for (const text of ['The magician did not come.', 'O mágico não veio.', 'El mago no vino.'])
    assert.deepEqual(
      momentsOf(text).flatMap(({ acts }) => acts.map(({ who }) => who)),
      ['hero'],
      text,
    );
});

it('does not take the place of one day for that of the next', () => {
  for (const text of [
    'Mia cried in the car. The next morning she ate a pizza.',
    'A Mia chorou no carro. No dia seguinte comeu uma piza.',
    'Mia lloró en el coche. Al día siguiente comió una pizza.',
  ])
    assert.deepEqual(
      momentsOf(text).map(({ place }) => place.set),
      ['car', 'living'],
      text,
    );
  assert.deepEqual(
    momentsOf('Mia sat in the car. Then she ate a pizza.').map(({ place }) => place.set),
    ['car', 'car'],
  );
});

it('takes no toy with a name for an animal', () => {
  for (const text of ['Mia hugged Toby, her toy rabbit.', 'A Mia abraçou o Tobias, o coelho de peluche.'])
    assert.deepEqual(told(text)[0]?.[0], 'hero hold toy-rabbit', text);
});
