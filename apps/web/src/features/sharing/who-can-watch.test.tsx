import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { Providers } from '../../providers.tsx';
import type { LinkTarget } from './link-target.ts';
import { closedLink, openLink } from './sharing.testing.ts';
import { WhoCanWatch } from './who-can-watch.tsx';

afterEach(() => vi.unstubAllGlobals());

const show = (target: LinkTarget = { kind: 'film', episodeId: 'e1' }) =>
  render(
    <MemoryRouter>
      <Providers>
        <WhoCanWatch target={target} title="First steps" />
      </Providers>
    </MemoryRouter>,
  );
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('private by itself; unlisted there is a link to copy, and private again it is gone', async () => {
  const sent: unknown[] = [];
  serve({
    'GET /api/episodes/e1/watch-link': () => json(closedLink),
    'PUT /api/episodes/e1/watch-link': async (request) => {
      const { visibility } = await request.json();
      sent.push(visibility);
      return json(visibility === 'private' ? closedLink : openLink);
    },
  });
  const user = userEvent.setup();
  show();
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Private' })).checked).toBe(true);
  // Second parents and relatives who may watch are asked nothing either.
  expect(screen.getByText(/^Only your family, when signed in: you, and whoever was invited/)).toBeDefined();
  expect(screen.queryByLabelText('Link for the family')).toBeNull();
  await user.click(radio('Unlisted'));
  expect((await screen.findByLabelText<HTMLInputElement>('Link for the family')).value).toBe(openLink.url);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Copied')).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe(openLink.url);
  await user.click(radio('Private'));
  await waitFor(() => expect(screen.queryByLabelText('Link for the family')).toBeNull());
  expect(sent).toEqual(['unlisted', 'private']);
});

test('why it was not opened is told, and the choice goes back', async () => {
  const message = 'Please confirm your email address first.';
  serve({
    'GET /api/episodes/e1/watch-link': () => json(closedLink),
    'PUT /api/episodes/e1/watch-link': () =>
      json({ defined: true, code: 'ADDRESS_UNCONFIRMED', status: 409, message }, 409),
  });
  show();
  await userEvent.click(await screen.findByRole('radio', { name: 'Public' }));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(radio('Private').checked).toBe(true);
});

test('how long, how often and the code are chosen one by one, of a season for that season', async () => {
  const sent: unknown[] = [];
  serve({
    'GET /api/children/c1/watch-link': () => json(openLink),
    'PUT /api/children/c1/watch-link': async (request) => {
      const { visibility, season, ...bounds } = await request.json();
      sent.push({ season, ...bounds });
      expect(visibility).toBe('unlisted');
      return json({ ...openLink, ...(bounds.code && { code: '012345' }) });
    },
  });
  show({ kind: 'season', childId: 'c1', season: 2 });
  await userEvent.click(await screen.findByText('Limits and code'));
  expect([radio('Until I end it').checked, radio('As often as they like').checked]).toEqual([true, true]);
  await userEvent.click(radio('30 days'));
  await waitFor(() => expect(sent).toHaveLength(1));
  await userEvent.click(radio('5 times'));
  await waitFor(() => expect(sent).toHaveLength(2));
  await userEvent.click(screen.getByRole('switch', { name: 'Ask for a code' }));
  expect(await screen.findByText('012 345')).toBeDefined();
  await press('New code');
  await userEvent.click(screen.getByRole('switch', { name: 'Ask for a code' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { season: 2, days: 30 },
      { season: 2, viewsLeft: 5 },
      { season: 2, code: true },
      { season: 2, code: true },
      { season: 2, code: false },
    ]),
  );
});

test.each([
  [{ endsAt: '2020-01-01T12:00:00Z' }, /^Ended on January 1, 2020/],
  [{ viewsLeft: 0 }, /^It was watched as often as you allowed/],
  [{ code: '012345', wrongCodes: 100 }, /^Too many wrong codes/],
])('a link that opens to nobody says why: %o', async (bounds, sentence) => {
  serve({ 'GET /api/episodes/e1/watch-link': () => json({ ...openLink, ...bounds }) });
  show();
  expect((await screen.findByText(sentence)).textContent).toMatch(sentence);
});

test('what is not the parent’s has no card', async () => {
  const gone = { defined: true, code: 'NOT_FOUND', status: 404, message: 'Not found' };
  const calls = serve({ 'GET /api/children/c1/watch-link': () => json(gone, 404) });
  const { container } = show({ kind: 'child', childId: 'c1' });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(container.querySelector('h2')).toBeNull();
});
