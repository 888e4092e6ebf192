import type { OwnLink } from '@milestoon/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { withSite } from '../../../test/with-site.ts';
import type { Wire } from '../../lib/api.ts';
import { Providers } from '../../providers.tsx';
import { FamilyLinks } from './family-links.tsx';
import { Hellos } from './hellos.tsx';
import { closedLink, openLink } from './sharing.testing.ts';

afterEach(() => vi.unstubAllGlobals());

const inside = (part: React.ReactNode) =>
  render(
    <MemoryRouter>
      <Providers>{part}</Providers>
    </MemoryRouter>,
  );
const own = { ...openLink, childId: 'c1', childName: 'Mia' };
const film: Wire<OwnLink> = {
  ...own,
  kind: 'film',
  episode: { id: 'e1', title: 'First steps' },
  season: null,
  views: 3,
  lastViewedAt: '2026-11-20T12:00:00Z',
  code: '012345',
};
const season: Wire<OwnLink> = { ...own, url: '/film/def', kind: 'season', episode: null, season: 2 };

test('every link says what it opens and how often it was watched, and is ended after asking', async () => {
  let links = [film, season];
  const sent: unknown[] = [];
  serve({
    'GET /api/watch-links': () => json(links),
    'GET /api/children': () => json([]),
    'PUT /api/episodes/e1/watch-link': async (request) => {
      sent.push(await request.json());
      links = [season];
      return json(closedLink);
    },
  });
  inside(<FamilyLinks />);
  expect(await screen.findByRole('heading', { name: 'First steps' })).toBeDefined();
  expect(screen.getByText('Watched 3 times, last on Nov 20, 2026')).toBeDefined();
  expect(screen.getByText('Works until you end it. Asks for a code.')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Season 2' })).toBeDefined();
  expect(screen.getByText('Not watched yet')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'End the link: First steps' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'End the link: First steps' }));
  await userEvent.click(screen.getByRole('button', { name: 'End the link' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'First steps' })).toBeNull());
  expect(sent).toEqual([{ visibility: 'private' }]);
});

test('a child without a link for everything gets one here', async () => {
  serve({
    'GET /api/watch-links': () => json([]),
    'GET /api/children': () => json([{ id: 'c1', name: 'Mia' }]),
    'GET /api/children/c1/watch-link': () => json(closedLink),
    'PUT /api/children/c1/watch-link': () => json(openLink),
  });
  inside(<FamilyLinks />);
  expect(await screen.findByRole('heading', { name: 'No links yet' })).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: 'A link for all films of Mia' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Unlisted' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Link for the family')).value).toBe(openLink.url);
});

test('what came back is shown as text, and removed', async () => {
  const hello = { id: 'h1', name: 'Ana', text: '<b>What a film</b>', createdAt: '2026-11-20T12:00:00Z' };
  const heart = { id: 'h2', name: null, text: null, createdAt: '2026-11-20T12:00:00Z' };
  const calls = serve({
    'GET /api/episodes/e1/hellos': () => json([hello, heart]),
    'DELETE /api/hellos/h1': () => json({ removed: true }),
  });
  inside(<Hellos episodeId="e1" />);
  expect((await screen.findByText('<b>What a film</b>')).tagName).toBe('P');
  expect(screen.getByText('Somebody')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Remove the hello from Ana' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('<b>What a film</b>')).toBeNull());
  expect(calls).toEqual(['GET /api/episodes/e1/hellos', 'DELETE /api/hellos/h1']);
});

test('where films come by way of a cache, ending a link says how long that has them', async () => {
  serve({ 'GET /api/watch-links': () => json([film]), 'GET /api/children': () => json([]) });
  const ending = async (): Promise<string> => {
    const { unmount } = inside(<FamilyLinks />);
    await userEvent.click(await screen.findByRole('button', { name: /^End the link/ }));
    const told = screen.getByRole('dialog').textContent;
    unmount();
    return told;
  };
  expect(await ending()).toContain('It stops at once, also for whoever is watching');
  withSite({ cdn: 'files.example.com' });
  expect(await ending()).toContain('Whoever is watching may go on for up to ten minutes.');
  withSite({});
});
