import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Beat, beatsOf, writeScreenplay } from '@milestoon/story';
import { newRequest } from '@milestoon/story/testing';
import { stillOn } from './still-on.ts';

test('a line that shows no moment leaves everybody as they were seen last', () => {
  const screenplay = writeScreenplay(
    newRequest({
      description: 'Mia had her face painted like a cat. She went to the park. She ate ice cream.',
    }),
  );
  const beats = beatsOf(screenplay);
  const last = beats.at(-1) as Beat;
  assert.equal(last.moments, undefined);
  assert.deepEqual(
    stillOn(screenplay, last).map(({ picture, how, of }) => [picture, how, of]),
    [['cat', 'smeared', 'hero']],
  );
  assert.deepEqual(stillOn(screenplay, beats[0] as Beat), []);
});
