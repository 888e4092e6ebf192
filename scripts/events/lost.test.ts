import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clausesIn, planOf, type ToldEvent, type ToldStory, verbAt } from './corpus.ts';
import { isAside, lossOf } from './lost.ts';

const text =
  'Mia hugged Grandma. The old glorbity hissed. The lamp stood on the table. She did not sing. Grandma hoped to dance.';
const story: ToldStory = {
  id: 'one',
  language: 'en',
  child: { name: 'Mia', age: 5, sex: 'girl' },
  teller: 'father',
  title: 'A day',
  text,
  events: [],
};
const read = { clauses: clausesIn(story), plan: planOf(story) };
const told = (verb: string, more: Partial<ToldEvent> = {}): ToldEvent => ({
  span: verb,
  verb,
  who: ['hero'],
  does: ['run'],
  ...more,
});
const loss = (event: ToldEvent): string => lossOf(event, verbAt(story, event), read);

test('an event is lost at the first step that does not hand it on', () => {
  assert.equal(loss(told('Grandma')), 'no clause');
  assert.equal(loss(told('hissed')), 'no moment');
  assert.equal(loss(told('sing')), 'undone');
  assert.equal(loss(told('dance')), 'in a thought');
  assert.equal(loss(told('stood')), 'noun');
  assert.equal(loss(told('stood', { who: [] })), 'lies still');
  assert.equal(loss(told('hugged')), 'other deed');
});

test('a quarter of the events stays aside, and always the same one', () => {
  const spans = Array.from({ length: 400 }, (_each, at) => told(`She ran ${at} times`));
  const aside = spans.filter((event) => isAside('one', event)).length;
  assert.equal(aside, 100);
  assert.equal(isAside('one', told('ran')), isAside('one', told('ran')));
});
