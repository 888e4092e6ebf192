import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted } from '../../testing/plan-of.ts';

const last = (text: string): string[] => acted(text).at(-1) ?? [];

it('goes on with the pet that did something alone', () => {
  const text = 'Grandma has a cat called Mimi. Mia threw a ball. Mimi chased it. Then she jumped on her lap.';
  assert.deepEqual(last(text), ['cat sit', 'hero sit']);
  assert.deepEqual(last(`${text} Mia stroked her.`), ['hero stroke', 'cat look']);
});

it('has a pet eat what is put down for it', () => {
  const text =
    'Grandma has a cat called Mimi. Mia stroked Mimi. Mia put some milk on the floor and she drank it.';
  assert.equal(last(text)[0], 'cat drink');
});

it('means the pet by him whom one cuddles, whoever was named last', () => {
  const text =
    'Mia got a puppy. She named him Bruno. He chewed her slipper. Dad was angry, but she cuddled him.';
  assert.deepEqual(last(text), ['hero hug', 'dog hug']);
});

it('has the pet notice only what makes it act', () => {
  assert.deepEqual(last('The cat shot up onto the fridge when she heard the hoover.'), ['cat watch']);
  for (const text of [
    'The dog barked and she heard it from her room.',
    'The cat jumped out and she spotted it.',
    'Mia was tired. The dog barked and she saw the postman.',
    'Mia came home. The cat jumped down when she heard the tin.',
  ])
    assert.match(last(text)[0] ?? '', /^hero/, text);
});
