import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setNames } from '@milestoon/stage';
import { planOf } from '../../testing/plan-of.ts';
import { topicalPlace } from './topic-place.ts';
import { topics } from './topic-words.ts';

it('knows a place by the words of a text that names none', () => {
  for (const [text, set] of [
    ['Her surfboard was bigger than she is and her wetsuit was full of sand.', 'beach'],
    ['He kneaded the dough until there was flour in his ears.', 'kitchen'],
    ['The referee blew and she was the goalie.', 'pitch'],
  ] as const)
    assert.equal(topicalPlace('A day', text, 'en'), set);
  assert.equal(topicalPlace('Um dia', 'A aeromoça deu-lhe um crachá.', 'pt'), 'plane');
  assert.equal(topicalPlace('Un día', 'La azafata le dio una chapa.', 'es'), 'plane');
});

it('hears a title twice, and of two places the first', () => {
  assert.equal(topicalPlace('Haircut', 'He sat on a bike, as on any other day.', 'en'), 'salon');
  assert.equal(topicalPlace('A day', 'First the ducks, then the goalie.', 'en'), 'park');
});

it('says nothing of a text that has no such words', () => {
  assert.equal(topicalPlace('Tooth', 'It came out and she laughed.', 'en'), null);
});

it('gives way to a place that is told', () => {
  const [first] = planOf('Mia kneaded her playdough in the garden, as if it were dough.').moments;
  assert.equal(first?.place.set, 'garden');
});

it('has a set for every topic', () => {
  for (const { set } of Object.values(topics).flat()) assert.ok(setNames.includes(set), set);
});

it('has friends from school anywhere', () => {
  assert.equal(topicalPlace('Um dia', 'Vieram os amigos da escola.', 'pt'), null);
  assert.equal(planOf('Vinieron los amigos del cole.').moments[0]?.place.set, 'living');
});
