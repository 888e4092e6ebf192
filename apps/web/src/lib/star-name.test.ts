import { afterEach, expect, test, vi } from 'vitest';
import { clearDrafts } from './forget-drafts.ts';
import { heldStarName, holdStarName, holdTypedEarly } from './star-name.ts';

afterEach(() => vi.useRealTimers());

test('a name is held for 24 hours, and then let go', () => {
  vi.useFakeTimers();
  holdStarName('  Mia ');
  vi.advanceTimersByTime(24 * 3_600_000 - 1);
  expect(heldStarName()).toBe('Mia');
  vi.advanceTimersByTime(1);
  expect(heldStarName()).toBe('');
  expect(localStorage).toHaveLength(0);
});

test('what is typed before a page is awake is held, and so is what follows', () => {
  const field = document.createElement('input');
  field.value = 'Zo';
  holdTypedEarly(field);
  expect(heldStarName()).toBe('Zo');
  field.value = 'Zoé';
  field.dispatchEvent(new Event('input'));
  expect(heldStarName()).toBe('Zoé');
});

test('a page without the field holds nothing', () => {
  holdTypedEarly(null);
  expect(heldStarName()).toBe('');
});

test('whoever signs out leaves no name to the next person', () => {
  holdStarName('Mia');
  clearDrafts();
  expect(heldStarName()).toBe('');
});

test.each(['', 'null', '{', '{"name":5}'])('what else may be stored (%j) is no name', (stored) => {
  localStorage.setItem('milestoon.star-name', stored);
  expect(heldStarName()).toBe('');
});
