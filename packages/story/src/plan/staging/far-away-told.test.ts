import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const first = (text: string): string[] | undefined =>
  planOf(text).moments[0]?.acts.map(({ who, action }) => `${who} ${action}`);
const only = (text: string, id: string): string | undefined =>
  planOf(text).people.find((each) => each.id === id)?.only;

it('has whoever calls on the telephone of the child', () => {
  for (const [text, who] of [
    ['Grandma phoned to say happy birthday to Mia.', 'grandmother'],
    ['Dad called from Japan to say goodnight to Mia.', 'father'],
    ['O pai ligou do Brasil para falar com a Mia.', 'father'],
    ['Papá llamó desde Japón para hablar con Mia.', 'father'],
  ] as const) {
    assert.deepEqual(first(text), ['hero phone', `${who} talk`], text);
    assert.equal(only(text, who), 'screen', text);
  }
  assert.deepEqual(first('Dad called from the kitchen.'), ['father shout']);
});

it('rings up grandmothers in Spanish, and calls children in', () => {
  assert.equal(only('Llamamos a la abuela para cantarle a Mia.', 'grandmother'), 'screen');
});

it('has whoever is remembered in a thought', () => {
  for (const text of ['Mia remembered Grandpa.', 'A Mia pensou no avô.', 'Mia se acordó del abuelo.']) {
    assert.deepEqual(first(text), ['hero think'], text);
    assert.equal(planOf(text).moments[0]?.imagined?.acts[0]?.who, 'grandfather', text);
  }
});

it('draws twins of one age, and an elderly lady as one', () => {
  const ages = (text: string): (number | undefined)[] =>
    planOf(text)
      .people.slice(1)
      .map(({ age }) => age);
  assert.deepEqual(ages('The twins built a tower for Mia.'), [5, 5]);
  assert.deepEqual(ages('Una señora mayor le regaló un globo a Mia.'), [72]);
});
