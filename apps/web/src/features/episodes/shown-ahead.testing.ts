import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { json } from '../../../test/fake-server.ts';

/** What a server answers to an episode that is sent, and to what shows it ahead. */
export const answersOfSending = {
  'POST /api/episodes': () => json({ id: 'e7' }, 201),
  'GET /api/episodes': () => json([]),
  'GET /api/episodes/e7/storyboard': () => json({ film: { frames: 9, shots: [] }, moments: [] }),
  'GET /api/episodes/e7': () => json({ id: 'e7' }),
};

/** Until the last of it was asked: what is asked later would be another test's. */
export const untilShownAhead = (calls: readonly string[]): Promise<void> =>
  waitFor(() => expect(calls).toContain('GET /api/episodes/e7'));
