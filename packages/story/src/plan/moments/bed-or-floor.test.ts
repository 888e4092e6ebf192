import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const last = (text: string) => {
  const moment = planOf(text).moments.at(-1);
  return `${moment?.acts[0]?.action} ${moment?.place.set}`;
};

it('sleeps on the floor in no bed', () => {
  assert.equal(last('Mia slept on the floor with the dog.'), 'lie-down bedroom');
  assert.equal(last('A Mia dormiu no chão do quarto.'), 'lie-down bedroom');
  assert.equal(last('Mia slept like a log.'), 'sleep bedroom');
});

it('goes to bed in a bed', () => {
  assert.equal(last('A Mia comeu bolachas e depois foi deitar-se.'), 'sleep bedroom');
  assert.equal(last('Mia se acostó tempranito con su oso.'), 'sleep bedroom');
});

it('lies ill in bed', () => {
  assert.match(last('Grandma was ill in bed.'), /^lie-down/);
});

it('sleeps in a bed of the house it is in, or on its sofa where that is told', () => {
  assert.equal(last("Mia slept at Grandma's house for the first time."), 'sleep bedroom');
  assert.match(last("Mia slept on the sofa at Grandma's house."), /living$/);
});

it('leaves the bed that stood there for the floor', () => {
  const { moments } = planOf(
    'Grandma was ill in bed. Mia sat on the bed. She slept on the floor with the dog.',
  );
  assert.ok(!moments.at(-1)?.seen.some(({ picture, how }) => picture === 'bed' && how === 'support'));
});
