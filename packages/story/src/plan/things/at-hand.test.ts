import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

/** All pictures of the last moment, in hands and elsewhere. */
const pictures = (text: string): (string | undefined)[] => {
  const last = planOf(text, { pronoun: 'she' }).moments.at(-1);
  return [
    ...(last?.acts ?? []).map(({ thing }) => thing),
    ...(last?.seen ?? []).map(({ picture }) => picture),
  ];
};

test('what a deed cannot be done without is there though nobody names it', () => {
  assert.ok(pictures('Daddy was vacuuming the rug.').includes('vacuum-cleaner'));
  assert.ok(pictures('Mia ironed her uniform.').includes('iron'));
  assert.ok(pictures('Grandpa was watching the snooker.').includes('television'));
  assert.ok(pictures('Mia watched every baking show.').includes('television'));
});

test('a show at school is on no screen', () => {
  assert.ok(!pictures('Grandma watched the show at school.').includes('television'));
});

test('on a pitch it is the ball that is kicked', () => {
  assert.ok(pictures('We went to the football pitch. Mia kicked the corner.').includes('soccer-ball'));
  assert.ok(!pictures('Mia went to the kitchen. She kicked Leo.').includes('soccer-ball'));
});
