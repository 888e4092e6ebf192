import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeScreenplay } from '@milestoon/story';
import { newRequest } from '@milestoon/story/testing';
import { newFilm } from '../testing/fixture.ts';
import { storyShots } from '../testing/measures.ts';

/** What is done in each shot of what the family told, in order. */
const deedsIn = (description: string): string[] =>
  storyShots(newFilm(writeScreenplay(newRequest({ description, photos: 0 }))))
    .filter(({ moment, photo }) => moment !== undefined && !photo)
    .map(({ actors, closeUp }) => (closeUp ? 'thing' : (actors[0]?.acting[0]?.action ?? 'nobody')));

test('the second deed of a sentence is seen before the first one is seen twice', () => {
  for (const [text, first] of [
    ['Mia picked a flower and gave it to her teacher.', /hold|take-out|pick/],
    ['A Mia apanhou uma flor e deu-a à professora.', /hold|take-out|pick/],
    ['Mia cogió una flor y se la dio a la maestra.', /hold|take-out|pick/],
  ] as const) {
    const [one = '', two = ''] = deedsIn(text);
    assert.match(one, first, text);
    assert.match(two, /hand-over/, text);
  }
});

test('a sentence with one deed has a second look at it', () => {
  const shown = deedsIn('Mia gave the flower to her old teacher at the school gate this morning.');
  assert.ok(shown.length > 1, shown.join());
});
