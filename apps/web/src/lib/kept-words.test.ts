import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDraft } from './draft.ts';
import { keepsWords } from './kept-words.ts';
import { claimTab, leaveTab, tabPerson } from './tab-owner.ts';

const empty = { title: '', images: [] as string[] };
const keeper = keepsWords<typeof empty>(['title']);
const open = () => renderHook(() => useDraft('test', empty, keeper));
/** What is the tab's own is gone with it. */
const closeTab = (): void => sessionStorage.clear();

beforeEach(() => {
  localStorage.clear();
  closeTab();
  claimTab('ana');
  const { result, unmount } = open();
  act(() => result.current[1]({ title: 'First steps', images: ['a'] }));
  unmount();
  closeTab();
});
afterEach(() => vi.useRealTimers());

const found = () => open().result.current[0].title;

test('the words of a tab that is gone are there in the next one, and told to come from there', () => {
  claimTab('ana');
  const { result } = open();
  expect(result.current[0]).toEqual({ title: 'First steps', images: [] });
  expect(result.current[3]).toBe(true);
});

test('what the tab itself holds is newer than what the device does', () => {
  claimTab('ana');
  sessionStorage.setItem('milestoon.draft.test', '{"title":"Second steps"}');
  const { result } = open();
  expect([result.current[0].title, result.current[3]]).toEqual(['Second steps', false]);
});

test('a tab that only shows them does not write over what another goes on with', () => {
  claimTab('ana');
  sessionStorage.setItem('milestoon.draft.test', '{"title":"Second steps"}');
  open().unmount();
  closeTab();
  claimTab('ana');
  expect(found()).toBe('First steps');
});

test('they are gone once they were sent, and where nothing is left of them', () => {
  claimTab('ana');
  const sent = open();
  act(() => sent.result.current[2]());
  expect(localStorage).toHaveLength(0);
  const { result } = open();
  act(() => result.current[1]({ title: 'First word' }));
  expect(localStorage).toHaveLength(1);
  act(() => result.current[1]({ title: '' }));
  expect(localStorage).toHaveLength(0);
});

test('signing out forgets them', () => {
  claimTab('ana');
  leaveTab();
  claimTab('ana');
  expect(found()).toBe('');
});

test('somebody else who signs in finds nothing, and nothing is left', () => {
  claimTab('rui');
  expect(found()).toBe('');
  expect(localStorage).toHaveLength(0);
});

test('in another family they are not shown, and wait for the way back', () => {
  claimTab('ana');
  claimTab('ana eva');
  expect(found()).toBe('');
  leaveTab(tabPerson());
  claimTab('ana');
  expect(found()).toBe('First steps');
});

test('while nobody is signed in nothing is shown or kept', () => {
  const { result } = open();
  expect(result.current[0].title).toBe('');
  act(() => result.current[1]({ title: 'First word' }));
  expect(localStorage).toHaveLength(1);
});

test('after a week they are forgotten, whether the form is opened or not', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 24 * 60 * 60_000 });
  claimTab('ana');
  expect(localStorage).toHaveLength(0);
});

test('what is damaged is as good as nothing', () => {
  localStorage.setItem('milestoon.words.ana.test', `${Date.now() + 9_000} {"title"`);
  claimTab('ana');
  expect(found()).toBe('');
});
