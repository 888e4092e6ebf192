import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { Providers } from '../../providers.tsx';
import { WatchAnyway } from './watch-anyway.tsx';

afterEach(() => void vi.unstubAllGlobals());

function open(...films: string[]): void {
  serve({
    'GET /api/episodes': () =>
      json([
        { id: 'made', status: 'completed' },
        { id: 'failed', status: 'failed' },
      ]),
  });
  render(
    <Providers>
      <MemoryRouter>
        {films.map((film) => (
          <WatchAnyway key={film} film={film} />
        ))}
      </MemoryRouter>
    </Providers>,
  );
}

test('a film that there is can be watched; to one that was deleted or never made no way is offered', async () => {
  open('deleted', 'failed', 'made');
  const link = await screen.findByRole('link', { name: 'Watch the film without a subscription' });
  expect(link.getAttribute('href')).toBe('/account/films/made');
});
