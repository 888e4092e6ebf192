import { en } from '@milestoon/domain/texts/en';
import { photoFindings } from '@milestoon/look';
import { expect, test } from 'vitest';
import { childAction } from './child-action.ts';
import { childProblems } from './child-setup-rules.ts';
import { photoNote, showsFace } from '../../looks/photo-notes.ts';

const entry = { name: 'Mia', photos: ['a'], termsAccepted: true };

test('a complete entry has no problem', () => {
  expect(childProblems(entry, en)).toEqual({});
});

test.each([
  [{ name: '  ' }, { name: "Please enter your child's name" }],
  [
    { name: 'M'.repeat(62) },
    { name: '“Name” is 2 characters too long. Nothing is lost: shorten it to go on.' },
  ],
  [{ photos: [] }, { photos: 'Please add at least one photo of your child' }],
  [{ photos: ['a', 'b', 'c', 'd', 'e'] }, { photos: 'You can upload up to 4 photos' }],
  [{ termsAccepted: false }, { terms: 'Please accept the terms and conditions to continue' }],
])('%o', (part, problems) => {
  expect(childProblems({ ...entry, ...part }, en)).toEqual(problems);
});

test.each([
  ['pay', 3, false, 'wait'],
  ['drawing', 999, true, 'wait'],
  ['ready', 1, false, 'create'],
  ['ready', 0, false, 'subscribe'],
  ['ready', 0, true, 'create'],
] as const)(
  'a child that is %s, %i subscriptions, super admin %s: %s',
  (state, subscriptions, admin, action) => {
    expect(childAction({ state }, subscriptions, admin)).toBe(action);
  },
);

test('every finding but a face is told with the number of its photo', () => {
  for (const finding of photoFindings) {
    const note = photoNote(finding, 2, en);
    if (finding === 'face') expect(note).toBeNull();
    else expect(note?.toLowerCase()).toContain('photo 2');
  }
  expect(photoNote('no-face', 2, en)).toContain('We could not find a face in photo 2');
});

test('a dark photo with a face in it still shows one', () => {
  const reading = { version: 1 as const, look: {} as never, confidence: {} };
  expect(showsFace({ ...reading, photos: [{ finding: 'no-face', faceBox: null }] })).toBe(false);
  expect(showsFace({ ...reading, photos: [{ finding: 'too-dark', faceBox: [0, 0, 1, 1] }] })).toBe(true);
});
