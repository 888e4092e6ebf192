import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from '../../test/render.tsx';
import { Providers } from '../providers.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { isUnreached, useMissing } from './unreached.ts';

afterEach(() => vi.useRealTimers());

function List({ ask }: { ask: () => Promise<string> }) {
  const list = useQuery({ queryKey: ['list'], queryFn: ask, retry: false });
  const missing = useMissing(list);
  return (
    <>
      {missing && <NotLoaded why={missing} failed="That went wrong." onAgain={list.refetch} />}
      {list.data}
    </>
  );
}
const open = (ask: () => Promise<string>) => render(<List ask={ask} />, { wrapper: Providers });
const offline = /^There is no connection\. Nothing is lost/;

test('without a connection it says so, tries again by itself, and is gone once the answer is there', async () => {
  vi.useFakeTimers();
  let connected = false;
  const ask = vi.fn(async () => {
    if (!connected) throw new TypeError('Failed to fetch');
    return 'all of it';
  });
  open(ask);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText(offline)).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(ask).toHaveBeenCalledTimes(2);
  expect(screen.getByText(offline)).toBeDefined();
  connected = true;
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(screen.getByText('all of it')).toBeDefined();
  expect(screen.queryByText(offline)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(ask).toHaveBeenCalledTimes(3);
});

test('an answer that is a fault is told as one, and not asked for again', async () => {
  vi.useFakeTimers();
  const ask = vi.fn(async () => Promise.reject(new Error('500')));
  open(ask);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(screen.getByText('That went wrong.')).toBeDefined();
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a look again that fails hides nothing that is there', async () => {
  vi.useFakeTimers();
  const ask = vi.fn(async () => 'all of it');
  open(ask);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(ask).toHaveBeenCalledTimes(2);
  expect(screen.queryByText(offline)).toBeNull();
  expect(screen.getByText('all of it')).toBeDefined();
});

test.each([
  'Failed to fetch',
  'Load failed',
  'NetworkError when attempting to fetch resource.',
  'network error',
  'A ligação à Internet parece estar inativa.',
  'Se ha perdido la conexión de red.',
])('“%s” is a lost network', (message) => {
  expect(isUnreached(new TypeError(message))).toBe(true);
});

test.each([
  "Cannot read properties of undefined (reading 'map')",
  "undefined is not an object (evaluating 'a.b')",
  'a.b is not a function',
  'a is null',
  'can\'t access property "map", a is undefined',
  'a is not iterable',
  "Failed to construct 'URL': Invalid URL, not an object",
])('“%s” is a fault in the program', (message) => {
  expect(isUnreached(new TypeError(message))).toBe(false);
});
