import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Clause } from '../../packages/story/src/reading/clause.ts';
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

test('an undone event is lost as one, and so is one that another clause tells', () => {
  assert.equal(loss(told('hugged', { mode: 'not' })), 'undone');
  const clauses = read.clauses.map((clause) => ({
    ...clause,
    span: [clause.span[0] - 1, clause.span[1] + 1] as const,
  }));
  const event = told('stood');
  assert.equal(lossOf(event, verbAt(story, event), { ...read, clauses }), 'another clause');
});

test('where nobody acts it says how they were named, and a crowd that acts is somebody', () => {
  const event = told('stood');
  const at = verbAt(story, event);
  const by = (who: Clause['who']): string =>
    lossOf(event, at, { ...read, clauses: read.clauses.map((clause) => ({ ...clause, who })) });
  const [lamp] = read.clauses.find(({ verb }) => verb.lemma === 'stand')?.who ?? [];
  assert.ok(lamp && read.plan);
  assert.equal(by([]), 'nobody named');
  assert.equal(by([{ ...lamp, pronoun: 'she' }]), 'pronoun');
  assert.equal(by([{ ...lamp, name: true }]), 'name');
  const moments = read.plan.moments.map((moment) => ({
    ...moment,
    acts: [],
    crowd: { kind: 'class' as const, count: 3, action: 'run' as const },
  }));
  assert.equal(lossOf(event, at, { ...read, plan: { ...read.plan, moments } }), 'other deed');
});

test('a quarter of the events stays aside, and always the same one', () => {
  const spans = Array.from({ length: 400 }, (_each, at) => told(`She ran ${at} times`));
  const aside = spans.filter((event) => isAside('one', event)).length;
  assert.equal(aside, 100);
  assert.equal(isAside('one', told('ran')), isAside('one', told('ran')));
});
