import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toProgress } from './episode-views.ts';
import type { EpisodeRow } from './episodes.repo.ts';

const told = new Date('2026-11-27T12:00:00Z');
const row = {
  id: 'e',
  status: 'processing',
  step: 'video',
  share: 0.5,
  seconds_left: 40,
  progressed_at: told,
  version: 1,
  made_version: null,
  failure: null,
  sound_path: null,
} as EpisodeRow;
const after = (seconds: number, of: EpisodeRow = row): number | null =>
  toProgress(of, told.getTime() + 1000 * seconds).secondsLeft;

test('the time that is left runs down while nothing new is told', () => {
  assert.equal(after(0), 40);
  assert.equal(after(10), 30);
  assert.equal(after(10, { ...row, seconds_left: 4 }), 1);
  assert.equal(after(-5), 40, 'another machine may be some seconds ahead');
});

test('nothing is promised once nobody tells: whoever made it may be gone', () => {
  assert.equal(after(16), null);
  assert.equal(after(0, { ...row, seconds_left: null }), null);
  assert.equal(after(0, { ...row, status: 'completed' }), null);
});
