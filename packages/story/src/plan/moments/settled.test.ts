import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const told = (text: string): string[] =>
  planOf(text).moments.flatMap(({ acts, seen, place }) => [
    ...acts.map(({ who, action }) => `${who} ${action}`),
    ...seen.map(({ picture, how, of = '' }) => `${picture} ${how} ${of}`.trim()),
    `in ${place.set}`,
  ]);
const has = (text: string, expected: string): void =>
  assert.ok(told(text).includes(expected), `${text}: ${told(text).join(', ')}`);
const never = (text: string, unwanted: RegExp): void =>
  assert.ok(!told(text).some((each) => unwanted.test(each)), told(text).join(', '));

it('seats whoever gets into a car, and shows no second one', () => {
  has('Mia climbed into the car.', 'hero sit');
  never('Mia got into the car.', /automobile|walk/);
  has('Mia walked to the park.', 'hero walk');
});

it('has whoever is bathed in the water', () => {
  has('Dad gave Mia a bath.', 'bathtub inside hero');
  has('O pai deu banho à Mia.', 'bathtub inside hero');
  never('Dad wiped Mia with a towel beside the bathtub.', /inside/);
});

it('lays a table with plates', () => {
  has('Mia set the table.', 'fork-and-knife-with-plate table');
  has('A Mia pôs a mesa.', 'fork-and-knife-with-plate table');
  has('Mia puso la mesa.', 'fork-and-knife-with-plate table');
  never('Mia put her book on the table.', /plate/);
});

it('walks up a hill without rungs, and climbs a tree', () => {
  for (const text of ['Mia climbed the hill with her dad.', 'A Mia subiu a serra.', 'Mia subió el cerro.']) {
    has(text, 'hero walk');
    has(text, 'in mountain');
  }
  has('Mia climbed a tree.', 'hero climb');
});

it('sits on the seats of a train, and of a plane', () => {
  has('Mia ate a sandwich on the train.', 'cabin-seats support hero');
  has('Mia and her mum slept on the plane.', 'cabin-seats support mother');
  never('Mia walked through the train.', /seat|bench/);
});

it('has every child in a car in a seat of its own, and asleep there sitting', () => {
  has('Mia and her brother Tom sang in the car.', 'child-seat support brother');
  has('A Mia adormeceu no carro.', 'hero sleep');
  has('Mia comió una manzana en el coche.', 'child-seat support hero');
  never('Mum drove the car.', /child-seat support mother/);
  for (const text of [
    'Mia stood next to the car and laughed.',
    'Mia watched the car drive away.',
    'Mia cried when Dad drove away in his car.',
    'Papá arregló el coche y Mia miró.',
  ])
    never(text, /child-seat/);
  assert.doesNotMatch(JSON.stringify(planOf('Mia sang in the car.', { childAge: 10 }).moments), /child-seat/);
});

it('sits on a rock, and in bed', () => {
  has('Mia sat on a rock.', 'rock support hero');
  has('Mia climbed into bed.', 'hero sit');
  has('Mia climbed into the sleeping bag.', 'hero lie-down');
});
