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

it('tells what was done before one had something or had to do something', () => {
  for (const [text, deed] of [
    ['Before we had lunch Mia set the table.', 'hero put-down'],
    ['Before Dad had a beard Mia kissed his cheek.', 'hero kiss'],
    ['Before Tom could walk Mia pushed him in the pram.', 'hero push'],
    ['Mia ate breakfast before she had to leave and kissed Dad.', 'hero kiss'],
    ['Mia had never seen snow before and had to touch it.', 'hero reach'],
  ] as const)
    assert.equal(told(text).at(-1)?.includes(deed), true, text);
});

it('lets whoever left the car run, and whoever left the television on play', () => {
  assert.match(told('We left the car and ran to the lake.').at(-1) ?? '', /hero run/);
  assert.match(told('Mia left the water and ran to her towel.').at(-1) ?? '', /hero run/);
  assert.match(told('Mum left the television and played a board game with Mia.').at(-1) ?? '', /hero craft/);
  assert.equal(told('Grandma left the TV on and Mia played with the cat.').length, 2);
  assert.equal(told('Mia left the tap running and ran outside.').length, 2);
  assert.equal(told('A Mia deixou a torneira aberta e correu para o jardim.').length, 2);
  assert.equal(told('Dejamos el coche y corrimos al lago.').length, 2);
});
