import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { Providers } from '../../providers.tsx';
import { ApiKey } from './api-key.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const key = 'milestoon_0123456789';
const createdAt = '2026-11-20T10:00:00.000Z';

function open(
  known: { createdAt: string | null; lastUsedAt: string | null },
  answer = () => json({ key, createdAt }, 201),
) {
  const seen = serve({ 'GET /api/api-key': () => json(known), 'POST /api/api-key': answer });
  render(
    <Providers>
      <ApiKey />
    </Providers>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'API key' }));
  return seen;
}

test('the first key is made at once, shown once, and the copy is confirmed for 2 s', async () => {
  const written: string[] = [];
  vi.stubGlobal('navigator', {
    ...navigator,
    clipboard: { writeText: async (text: string) => void written.push(text) },
  });
  open({ createdAt: null, lastUsedAt: null });
  fireEvent.click(await screen.findByRole('button', { name: 'Create a key' }));
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Your new key')).value).toBe(key);
  expect(screen.getByText(/it is not shown again/)).toBeDefined();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy key' })));
  expect(written).toEqual([key]);
  expect(screen.getByRole('button', { name: 'Copied' })).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(1_900));
  expect(screen.queryByRole('button', { name: 'Copied' })).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(150));
  expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull();
});

test('a key that is used is only replaced after a question, and is gone with the panel', async () => {
  const seen = open({ createdAt, lastUsedAt: '2026-11-21T09:30:00.000Z' });
  const renew = await screen.findByRole('button', { name: 'Create a new key' });
  expect(screen.getByText(/Last used on November 21, 2026/)).toBeDefined();
  fireEvent.click(renew);
  expect(screen.getByText(/stops working at once/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(seen).not.toContain('POST /api/api-key');
  fireEvent.click(renew);
  const [, confirm] = screen.getAllByRole('button', { name: 'Create a new key' });
  fireEvent.click(confirm ?? renew);
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Your new key')).value).toBe(key);
  expect(screen.getByText('Not used yet')).toBeDefined();
  const toggle = screen.getByRole('button', { name: 'API key' });
  fireEvent.click(toggle);
  fireEvent.click(toggle);
  await screen.findByRole('button', { name: 'Create a new key' });
  expect(screen.queryByLabelText('Your new key')).toBeNull();
});

test('a key that could not be made is told', async () => {
  open({ createdAt: null, lastUsedAt: null }, () => json({ oops: true }, 500));
  fireEvent.click(await screen.findByRole('button', { name: 'Create a key' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The key could not be created. Please try again.',
  );
});
