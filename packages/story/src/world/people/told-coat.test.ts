import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';
import { toldCoat } from './told-coat.ts';

const coatsIn = (text: string): (string | undefined)[] =>
  planOf(text)
    .people.filter(({ role }) => role !== 'hero')
    .map(({ color }) => color);

test('a coat is of the colour that is told, or that the animal always has', () => {
  assert.equal(toldCoat({ head: 'cat', qualities: ['black'] }), '#2b2b33');
  assert.equal(toldCoat({ head: 'gata', qualities: ['preta'] }), '#2b2b33');
  assert.equal(toldCoat({ head: 'cat', qualities: ['fat', 'ginger'] }), '#d98a45');
  assert.equal(toldCoat({ head: 'palomas', qualities: [] }), '#8f96a6');
  assert.equal(toldCoat({ head: 'pigeon', qualities: ['white'] }), '#f6f4ee');
  assert.equal(toldCoat({ head: 'dog', qualities: ['old'] }), undefined);
});

test('it stays who it is until another of its kind comes', () => {
  assert.deepEqual(coatsIn('A black cat came into the kitchen. Mia chased the cat.'), ['#2b2b33']);
  assert.deepEqual(coatsIn('A black cat sat on the wall. Our ginger kitten hissed at Mia.'), [
    '#2b2b33',
    '#d98a45',
  ]);
  const { people, moments } = planOf('A pigeon hopped up. A seagull chased the pigeon. Mia fed the seagull.');
  const [pigeon, gull] = people.filter(({ role }) => role === 'bird');
  assert.deepEqual(
    moments[1]?.acts.map(({ who, to }) => [who, to]).find(([who]) => who === gull?.id),
    [gull?.id, pigeon?.id],
  );
});
