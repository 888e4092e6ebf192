import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const told = (text: string): string[] =>
  planOf(text).moments.map(({ acts, time }) =>
    [...acts.map(({ who, action }) => `${who} ${action}`), time ?? ''].join(' ').trim(),
  );

it('shows nobody who makes it dark, but that it is evening', () => {
  assert.deepEqual(told('Mia rode her bike until it got dark.'), ['hero bike golden']);
  assert.deepEqual(told('A Mia andou de bicicleta até ficar de noite.'), ['hero bike golden']);
  assert.deepEqual(told('Mia montó en bici hasta que se hizo de noche.'), ['hero bike golden']);
  assert.equal(told('Mia got dark chocolate from Grandma.')[0]?.startsWith('hero receive'), true);
});

it('eats no meal that only tells when', () => {
  assert.equal(told('Después de comer, Mia bailó en el jardín.').length, 1);
  assert.equal(told('Depois de almoçar, a Mia dançou no jardim.').length, 1);
  assert.equal(told('Mia comió sopa y bailó.').length, 2);
});

it('does not what was not done yet or should have been', () => {
  assert.equal(told('Mia fed the hamster before she had even taken off her backpack.').length, 1);
  assert.equal(told('Mia danced in the hall when she should have been in bed.').length, 1);
  assert.equal(told('Mia brushed her teeth before she put on her pyjamas.').length, 2);
});

it('lets the tap run, and nobody', () => {
  assert.ok(told('Mia left the tap running in the bathroom.').every((each) => !each.includes('run')));
  assert.ok(told('Mia left the house running.').some((each) => each.includes('hero run')));
});
