import { en } from '@milestoon/domain/texts/en';
import { expect, test } from 'vitest';
import { episodeProblems } from './episode-rules.ts';

const entry = { childId: 'c1', title: 'First steps', description: 'She walked.', images: ['a'] };

test('a complete episode has no problem', () => {
  expect(episodeProblems(entry, en)).toEqual({});
});

test.each([
  [{ childId: null }, { child: 'Please select a child and sign in to continue' }],
  [{ title: '   ' }, { title: 'Please enter an episode title' }],
  [{ description: '\n' }, { description: 'Please enter an episode description' }],
  [
    { description: 'a'.repeat(503) },
    { description: '“What happened?” is 3 characters too long. Nothing is lost: shorten it to go on.' },
  ],
  [
    { title: 'a'.repeat(101) },
    { title: '“Episode title” is 1 character too long. Nothing is lost: shorten it to go on.' },
  ],
  [{ images: [] }, { images: 'Please add at least one image for the episode' }],
  [{ images: ['a', 'b', 'c'] }, { images: 'You can upload up to 2 images per episode' }],
])('%o', (part, problems) => {
  expect(episodeProblems({ ...entry, ...part }, en)).toEqual(problems);
});
