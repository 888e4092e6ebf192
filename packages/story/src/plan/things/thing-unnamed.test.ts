import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const last = (text: string) => planOf(text, { pronoun: 'she' }).moments.at(-1);

test('what is eaten or flipped need not be named again', () => {
  assert.equal(last('Grandma baked a pie. Mia and Leo ate.')?.acts[0]?.thing, 'pie');
  assert.equal(last('Grandma made pancakes. Mia flipped.')?.acts[0]?.thing, 'pancakes');
  assert.equal(last('Grandpa opened a tin of biscuits. Mia took six.')?.acts[0]?.thing, 'cookie');
});

test('who sits down or climbs up does so where a seat was just put', () => {
  assert.deepEqual(
    last('Mia pulled her stool to the table and sat down.')?.seen.map(({ picture, how }) => [picture, how]),
    [['stool', 'support']],
  );
  const climbing = last('Daddy put a chair by the counter. Mia climbed up.');
  assert.deepEqual([climbing?.acts[0]?.action, climbing?.acts[0]?.thing], ['climb', 'chair']);
});

test('nobody eats what is no food', () => {
  assert.equal(last('Grandma bought a bucket. Mia ate.')?.acts[0]?.thing, undefined);
});
