import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSteadyLink } from './use-steady-link.ts';

const start = (url: string | null) =>
  renderHook(({ link }) => useSteadyLink(link), { initialProps: { link: url } });

test('a fresh link to the same file is not taken', () => {
  const { result, rerender } = start('/files/a.mp4?expires=1');
  rerender({ link: '/files/a.mp4?expires=2' });
  expect(result.current[0]).toBe('/files/a.mp4?expires=1');
});

test('a link to another file is taken', () => {
  const { result, rerender } = start(null);
  rerender({ link: '/files/a.mp4?expires=1' });
  expect(result.current[0]).toBe('/files/a.mp4?expires=1');
  rerender({ link: '/files/b.mp4?expires=1' });
  expect(result.current[0]).toBe('/files/b.mp4?expires=1');
});

test('an expired link gives way to the next one, once', () => {
  const { result, rerender } = start('/files/a.mp4?expires=1');
  act(() => result.current[1]());
  rerender({ link: '/files/a.mp4?expires=2' });
  expect(result.current[0]).toBe('/files/a.mp4?expires=2');
  rerender({ link: '/files/a.mp4?expires=3' });
  expect(result.current[0]).toBe('/files/a.mp4?expires=2');
});
