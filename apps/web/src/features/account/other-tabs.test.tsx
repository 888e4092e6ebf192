import { screen } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { json, parent, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { createQueryClient } from '../../providers.tsx';
import { followOtherTabs } from './other-tabs.ts';
import { useSession } from './session.ts';

afterEach(() => vi.unstubAllGlobals());

const Status = () => useSession().status;

test('a tab hears that somebody signed in in another one', async () => {
  let user: typeof parent | null = null;
  serve({ 'GET /api/session': () => json({ user, role: user && 'user' }) });
  const queryClient = createQueryClient();
  followOtherTabs(queryClient);
  render(
    <QueryClientProvider client={queryClient}>
      <Status />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('signed-out')).toBeDefined();
  user = parent;
  const other = new BroadcastChannel('milestoon.session');
  other.postMessage('signed-in');
  expect(await screen.findByText('signed-in')).toBeDefined();
  other.close();
});
