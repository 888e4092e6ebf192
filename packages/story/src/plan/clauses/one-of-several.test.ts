import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted, planOf } from '../../testing/plan-of.ts';

it('is after the oranges, and not the cars one crawls under', () => {
  const text =
    'An old lady dropped her oranges. Mia crawled under two cars to get them all. She gave her one.';
  assert.equal(planOf(text).moments.at(-2)?.acts[0]?.thing, 'tangerine');
  const cups = planOf('Mum picked up two cups and Mia filled them.').moments.at(-1);
  assert.equal(cups?.acts[0]?.thing, 'cup');
});

it('has somebody of a crowd to give to, and those along who give, too', () => {
  const given = acted('Mia handed out cookies to all the neighbors with her dad.')[0] ?? [];
  assert.deepEqual(given.slice(0, 2), ['hero hand-over', 'father hand-over']);
  assert.match(given[2] ?? '', /receive$/);
});

it('eats hot dogs, and no dogs', () => {
  assert.deepEqual(
    planOf('Mia ate hot dogs.').people.map(({ id }) => id),
    ['hero'],
  );
});

it('puts a hat on what was drawn, and on nobody', () => {
  assert.deepEqual(acted('A Mia desenhou um monstro. Ela colocou um chapéu nele.').at(-1), ['hero put-down']);
  assert.deepEqual(acted('A Mia colocou um chapéu.').at(-1), ['hero put-on']);
});

it('flies what it made together with somebody', () => {
  const made = acted('Mia voló el papalote que hizo con su abuelo.').at(-1) ?? [];
  assert.deepEqual(
    made.map((each) => each.split(' ')[0]),
    ['hero', 'grandfather'],
  );
});

it('counts whoever tells it among no others', () => {
  const found = acted('We lost Bunny at the shop. I called and they had found him.').at(-1);
  assert.equal(found?.includes('mother hold'), false);
  assert.deepEqual(acted('Mia and Dad went to the zoo. They ate ice cream.').at(-1), [
    'hero eat',
    'father eat',
  ]);
});
