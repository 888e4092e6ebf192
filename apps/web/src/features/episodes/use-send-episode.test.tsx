import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { Providers } from '../../providers.tsx';
import { useSendEpisode } from './use-send-episode.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const episode = {
  childId: 'c1',
  title: 'First steps',
  description: 'She walked.',
  images: ['a.jpg'],
  wordsInPicture: false,
  writtenBy: undefined,
};
const hours = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 3_600_000));

function send(what: object = episode) {
  vi.useFakeTimers();
  const sending = { current: undefined as ReturnType<typeof useSendEpisode> | undefined };
  function Sender() {
    sending.current = useSendEpisode(() => {});
    return null;
  }
  render(<Sender />, { wrapper: Providers });
  act(() => sending.current?.mutate(what as never));
  return sending;
}

test('nobody answers: it is sent again for about an hour, then the parent is asked', async () => {
  // What a browser says in the parent's language.
  const calls = serve({ 'POST /api/episodes': () => Promise.reject(new TypeError('A ligação perdeu-se')) });
  const sending = send();
  await hours(0.5);
  expect(sending.current).toMatchObject({ isUnreached: true, isError: false });
  expect(calls.length).toBeGreaterThan(50);
  await hours(1);
  expect(sending.current).toMatchObject({ isUnreached: false, isError: true });
  const tries = calls.length;
  expect(tries).toBeLessThan(150);
  await hours(1);
  expect(calls).toHaveLength(tries);
});

test('a fault in the program is no lost network, and is not tried again', async () => {
  const calls = serve({});
  const fault = new TypeError("Cannot read properties of undefined (reading 'map')");
  const sending = send({
    ...episode,
    images: {
      get first() {
        throw fault;
      },
    },
  });
  await hours(0.1);
  expect(sending.current).toMatchObject({
    isUnreached: false,
    isError: true,
    error: fault,
    failureCount: 1,
  });
  expect(calls).toEqual([]);
});
