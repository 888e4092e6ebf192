import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const last = (text: string) => planOf(text, { pronoun: 'she' }).moments.at(-1);

test('a parent who calls their own parents does so with a telephone', () => {
  assert.equal(last('Mia saltó. Llamé a mi madre a las once.')?.acts[0]?.action, 'phone');
  assert.equal(last('Los domingos llamamos a mi papá.')?.acts[0]?.action, 'phone');
  assert.equal(last('Llamé a mi hija.')?.acts[0]?.action, 'talk');
});

test('a sticker is handed over as it is, whatever is on it', () => {
  assert.equal(last('The nurse gave Mia a panda sticker.')?.acts[0]?.thing, 'sticker');
  assert.equal(last('A enfermeira deu um autocolante do Panda à Mia.')?.acts[0]?.thing, 'sticker');
  assert.equal(last('Mia hung up a panda poster.')?.acts[0]?.thing !== 'sticker', true);
});
