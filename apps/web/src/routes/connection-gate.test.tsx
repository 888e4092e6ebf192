import { en } from '@milestoon/domain/texts/en';
import { act, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { json, parent, serve } from '../../test/fake-server.ts';
import { render } from '../../test/render.tsx';
import { Providers } from '../providers.tsx';
import { ConnectionGate } from './connection-gate.tsx';

afterEach(() => vi.unstubAllGlobals());

const open = (path: string) =>
  render(
    <Providers>
      <MemoryRouter initialEntries={[path]}>
        <ConnectionGate>the screen</ConnectionGate>
      </MemoryRouter>
    </Providers>,
  );
const { offlineTitle } = en.installed;

test('without a connection the app says so and comes back by itself', async () => {
  let connected = false;
  serve({
    'GET /api/session': () => {
      if (!connected) throw new TypeError('Failed to fetch');
      return json({ user: parent, role: 'user' });
    },
  });
  open('/app');
  expect(await screen.findByText(offlineTitle)).toBeDefined();
  connected = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('the screen')).toBeDefined();
  expect(screen.queryByText(offlineTitle)).toBeNull();
});

test('an answer that is an error is no lost connection', async () => {
  const calls = serve({ 'GET /api/session': () => json({ oops: true }, 500) });
  open('/app');
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(await screen.findByText('the screen')).toBeDefined();
});

test('pages that only are to be read stay', async () => {
  const calls = serve({
    'GET /api/session': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  open('/legal/privacy');
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(await screen.findByText('the screen')).toBeDefined();
});
