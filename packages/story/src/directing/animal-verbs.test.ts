import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newRequest } from '../testing/new-request.ts';
import { writeScreenplay } from '../write-screenplay.ts';

/** What everybody does in the line that tells a sentence. */
function seen(description: string, sentence = 0): Record<string, string> {
  const { scenes } = writeScreenplay(newRequest({ description }));
  const beat = scenes.flatMap(({ beats }) => beats).find(({ source }) => source === sentence);
  return Object.fromEntries((beat?.staging ?? []).map(({ member, action }) => [member, action]));
}

test('what the story says of an animal is seen', () => {
  for (const [text, role, action] of [
    ['Our dog ate one cookie.', 'dog', 'eat'],
    ['The cat slept on her lap.', 'cat', 'nap'],
    ['The bird flew away.', 'bird', 'fly-away'],
    ['The duck splashed in the pond.', 'duck', 'splash'],
    ['The dog chased a butterfly.', 'dog', 'chase'],
    ['The dog fetched the ball.', 'dog', 'fetch'],
    ['O gato dormiu no colo da Mia.', 'cat', 'nap'],
    ['El perro ladró.', 'dog', 'talk'],
  ] as const)
    assert.equal(seen(text)[role], action, text);
});

test('what is done with an animal is done by both', () => {
  assert.deepEqual(seen('Mia petted the dog.'), { hero: 'pet', dog: 'pet' });
  assert.deepEqual(seen('We rode a pony at the farm.'), { hero: 'ride', horse: 'ride' });
  assert.equal(seen('Mia has a dog. Mia ate a cookie.', 1).hero, 'eat');
});

test('what did not happen is not seen, and nobody but a bird flies', () => {
  assert.notEqual(seen('Mia was afraid to pet the dog.').hero, 'pet');
  assert.notEqual(seen('The dog flew over the fence.').dog, 'fly-away');
});
