import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf as planned } from '../../testing/plan-of.ts';
import type { Moment, Plan } from '../plan.ts';

function planOf(description: string): Plan {
  const child = { childName: 'Vera', childAge: 5, episodeNumber: 1, photos: 0, seed: 1 };
  const plan = planned(description, { ...child, title: 'A day' });
  assert.ok(plan, description);
  return plan;
}
const onlyOf = (description: string, role: string): string | undefined =>
  planOf(description).people.find((person) => person.role === role)?.only;
const last = (description: string): Moment => planOf(description).moments.at(-1) as Moment;

it('remembers who died in a photo, in three languages', () => {
  for (const text of [
    'Grandpa died in May. Vera planted a rose.',
    'O avô morreu em maio. A Vera plantou uma rosa.',
    'El abuelo murió en mayo. Vera plantó una rosa.',
  ])
    assert.equal(onlyOf(text, 'grandfather'), 'photo', text);
});

it('sees on a screen whoever is called, not who is called into the room', () => {
  for (const text of [
    'Vera called Aunt Rita on the tablet.',
    'A Vera falou com a tia Rita no tablet.',
    'Vera habló con la tía Rita por videollamada.',
    'A Vera contou tudo à tia Rita ao telefone.',
  ])
    assert.equal(onlyOf(text, 'aunt'), 'screen', text);
  assert.equal(onlyOf('Grandma read a book in the kitchen. Vera called her.', 'grandmother'), undefined);
});

it('gives hands what a verb is done with', () => {
  for (const text of ['Dad swept the kitchen.', 'O pai varreu a cozinha.', 'Papá barrió la cocina.'])
    assert.equal(last(text).acts[0]?.thing, 'broom', text);
});

it('draws what is told on paper: no animal comes of it', () => {
  for (const text of ['Vera drew a dog.', 'A Vera desenhou um cão.', 'Vera dibujó un perro.']) {
    const { acts, seen } = last(text);
    assert.deepEqual(
      acts.map(({ who, action, to }) => ({ who, action, to })),
      [{ who: 'hero', action: 'draw', to: undefined }],
      text,
    );
    assert.equal(acts[0]?.thing, 'dog', text);
    assert.deepEqual(seen, [{ picture: 'table', how: 'cover', of: 'hero' }], text);
  }
  assert.equal(last('Vera drew Grandma a house.').acts[0]?.to, 'grandmother', 'who gets it stays');
});

it('draws where a drawing is made', () => {
  for (const text of ['Vera made a drawing.', 'A Vera fez um desenho.', 'Vera hizo un dibujo.'])
    assert.equal(last(text).acts[0]?.action, 'draw', text);
});

it('reads a sentence with nothing English but its number', () => {
  assert.equal(last('Vera lit eleven candles.').acts[0]?.thing, 'candle');
});

it('finds no picture for what nobody can see', () => {
  for (const text of ['Vera had a lot of patience.', 'A Vera teve muita sorte.', 'Vera tuvo mucha suerte.'])
    assert.deepEqual(
      planOf(text).moments.flatMap(({ seen }) => seen),
      [],
      text,
    );
});
