import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useAwaited } from './use-awaited.ts';

test('an answer is told at once to nobody: what waited for it is drawn afterwards, in pieces', () => {
  const told: boolean[] = [];
  const { rerender } = renderHook(
    ({ isAwaited }) => {
      const awaited = useAwaited(isAwaited);
      told.push(awaited);
      return awaited;
    },
    { initialProps: { isAwaited: true } },
  );
  rerender({ isAwaited: false });
  expect(told).toEqual([true, true, false]);
});

test('what is awaited again is awaited at once', () => {
  const { result, rerender } = renderHook(({ isAwaited }) => useAwaited(isAwaited), {
    initialProps: { isAwaited: false },
  });
  rerender({ isAwaited: true });
  expect(result.current).toBe(true);
});
