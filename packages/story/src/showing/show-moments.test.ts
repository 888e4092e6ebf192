import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beatsOf } from '../screenplay.ts';
import { writeScreenplay } from '../write-screenplay.ts';

/** Where those of the first moment with an action are seen: here, or on a screen. */
const whereIn = (description: string, action: string): string[] => {
  const request = { childName: 'Mia', childAge: 5, episodeNumber: 1, photos: 0, seed: 1 } as const;
  const screenplay = writeScreenplay({ ...request, title: 'A day', description, style: 'simple' });
  const moment = beatsOf(screenplay)
    .flatMap(({ moments = [] }) => moments)
    .find(({ staging }) => staging.some((each) => each.action === action));
  return (moment?.staging ?? []).map(({ member, on }) => `${member} ${on ?? 'here'}`);
};

test('whoever is phoned is somewhere else, and whoever is whispered to is here', () => {
  assert.deepEqual(whereIn('Mia phoned Grandma.', 'phone'), ['hero here', 'grandmother screen']);
  assert.deepEqual(whereIn('Mia whispered to Grandma.', 'whisper'), ['hero here', 'grandmother here']);
});
