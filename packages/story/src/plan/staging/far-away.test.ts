import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const last = (text: string): unknown => {
  const moment = planOf(text).moments.at(-1);
  return [moment?.acts.map(({ who, action }) => `${who} ${action}`), moment?.imagined?.acts[0]?.who];
};

it('sees whoever is missed or away in a thought', () => {
  for (const text of [
    'Mia misses her dad.',
    'Her dad is away for work.',
    'Mia extraña a su papá.',
    'Su papá está de viaje.',
    'A Mia tem saudades do pai.',
    'O pai está fora.',
  ])
    assert.deepEqual(last(text), [['hero think'], 'father'], text);
});

it('runs after a bus that is missed, and sees whoever is here', () => {
  assert.deepEqual(last('Mia missed the bus.'), [['hero run'], undefined]);
  assert.deepEqual(last('Dad is at the door.'), [['father look'], undefined]);
});

it('misses whoever was aimed at, and longs for nobody', () => {
  for (const text of ['Mia threw the snowball and missed Dad.', 'Mia kicked the ball and missed Dad.'])
    assert.equal(planOf(text).moments.at(-1)?.imagined, undefined, text);
  assert.deepEqual(last('Mia threw the ball. She missed her dad.'), [['hero think'], 'father']);
});

it('thinks of nobody who is greeted next, or told what to remember', () => {
  for (const text of [
    'Mia remembered Grandma and hugged her.',
    'Mia remembered Lily at the party and waved.',
    'Mia recordó a su primo en la fiesta y le saludó.',
    'Mia recordó a mamá que era hora.',
    'Mia recordó a papá que le prometió un helado.',
    'A Mia lembrou-se da avó e abraçou-a.',
  ])
    assert.ok(
      planOf(text).moments.every(({ imagined }) => !imagined),
      text,
    );
  assert.deepEqual(last('Mia recordó a su abuelo.'), [['hero think'], 'grandfather']);
});
