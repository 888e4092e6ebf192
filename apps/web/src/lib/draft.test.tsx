import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDraft } from './draft.ts';
import { clearDrafts } from './forget-drafts.ts';

const empty = { title: '', images: [] as string[] };
const open = () => renderHook(() => useDraft('test', empty));

test('survives a reload', () => {
  const first = open();
  act(() => first.result.current[1]({ title: 'First steps' }));
  act(() => first.result.current[1]((now) => ({ images: [...now.images, 'a'] })));
  first.unmount();
  expect(open().result.current[0]).toEqual({ title: 'First steps', images: ['a'] });
});

test('is gone once it was sent', () => {
  const first = open();
  act(() => first.result.current[1]({ title: 'First steps' }));
  act(() => first.result.current[2]());
  first.unmount();
  expect(open().result.current[0]).toEqual(empty);
});

test('is gone after signing out, and only drafts are', () => {
  const { result, unmount } = open();
  act(() => result.current[1]({ title: 'First steps' }));
  sessionStorage.setItem('other', 'kept');
  unmount();
  clearDrafts();
  expect(open().result.current[0]).toEqual(empty);
  expect(sessionStorage.getItem('other')).toBe('kept');
});

test('a damaged draft is an empty one', () => {
  sessionStorage.setItem('milestoon.draft.test', '{"title"');
  expect(open().result.current[0]).toEqual(empty);
});
