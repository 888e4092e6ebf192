import { beforeEach, expect, test } from 'vitest';
import { claimTab, leaveTab, tabOwner } from './tab-owner.ts';
import { keepWayBack, wayBack } from './way-back.ts';

const draft = 'milestoon.draft.create-episode';
beforeEach(() => {
  claimTab('ana');
  sessionStorage.setItem(draft, '{"title":"First steps"}');
  keepWayBack('/watch/1', { ended: true });
});

const left = () => [sessionStorage.getItem(draft) !== null, wayBack(), tabOwner()];

test('who comes back finds the draft and the way back', () => {
  expect(claimTab('ana')).toBe(false);
  expect(left()).toEqual([true, '/watch/1', 'ana']);
});

test('somebody else finds nothing', () => {
  expect(claimTab('rui')).toBe(true);
  expect(left()).toEqual([false, null, 'rui']);
});

test('nothing stays after signing out', () => {
  leaveTab();
  expect(left()).toEqual([false, null, null]);
});
