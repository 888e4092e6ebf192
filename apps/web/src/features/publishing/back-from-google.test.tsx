import { screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { Providers } from '../../providers.tsx';
import { BackFromGoogle } from './back-from-google.tsx';

afterEach(() => vi.unstubAllGlobals());

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

function open(query: string, answer: () => Response) {
  const bodies: unknown[] = [];
  const seen = serve({
    'POST /api/youtube/connection': async (request) => {
      bodies.push(await request.json());
      return answer();
    },
  });
  render(
    <StrictMode>
      <Providers>
        <MemoryRouter initialEntries={[`/app/youtube?${query}`]}>
          <BackFromGoogle />
          <Address />
        </MemoryRouter>
      </Providers>
    </StrictMode>,
  );
  return { seen, bodies };
}
const address = () => screen.getByLabelText('address').textContent;

test('code and state are handed on once, and are gone from the address', async () => {
  const channel = {
    title: 'Mia’s',
    connectedAt: '2026-11-20T10:00:00.000Z',
    isLost: false,
    publishAutomatically: true,
    madeForKids: true,
  };
  const { bodies } = open('code=4%2Fabc&state=xyz&scope=a', () => json({ available: true, channel }));
  expect(address()).toBe('/app/youtube');
  expect(await screen.findByText('Mia’s is connected.')).toBeDefined();
  expect(bodies).toEqual([{ code: '4/abc', state: 'xyz' }]);
  expect(screen.getByRole('link', { name: 'Back to the profile' }).getAttribute('href')).toBe('/app/profile');
});

test('a refused return tells the server’s sentence', async () => {
  const message = 'This way back from Google was used already.';
  open('code=1&state=2', () =>
    json({ defined: true, code: 'NOT_FOUND', status: 404, message, data: {} }, 404),
  );
  expect((await screen.findByRole('alert')).textContent).toBe(message);
});

test('a parent who said no at Google is not asked further', async () => {
  const { seen } = open('error=access_denied&state=2', () => json({}, 500));
  expect(screen.getByText(/Google was told not to allow it/)).toBeDefined();
  expect(seen).toEqual([]);
});
