import type { ChildSummary } from '@milestoon/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../../test/fake-server.ts';
import { render } from '../../../../test/render.tsx';
import { Providers } from '../../../providers.tsx';
import { newEpisode } from '../episode.testing.ts';
import type { EpisodeView } from '../progress-state.ts';
import { SeasonFinale } from './season-finale.tsx';
import { SeasonPage } from './season-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const child = (latest: number): ChildSummary => ({
  id: 'c1',
  name: 'Mia',
  style: 'anime',
  avatarUrl: '/files/avatars/mia.png',
  avatarSelected: true,
  state: 'ready',
  age: 5,
  episodeCount: latest,
  newAvatars: null,
  season: { number: Math.ceil(latest / 12) || 1, episodes: latest, latest },
});
const episode = (episodeNumber: number, more: Partial<EpisodeView> = {}): EpisodeView =>
  newEpisode({ id: `e${episodeNumber}`, title: `Day ${episodeNumber}`, episodeNumber, ...more });
const several = (count: number) => Array.from({ length: count }, (_, i) => episode(i + 1));
const media = (one: EpisodeView) => ({
  ...one,
  videoUrl: `/files/episodes/${one.id}.mp4?signature=1`,
  captionsUrl: null,
});

function open(season: number, latest: number, episodes: EpisodeView[]) {
  const films = Object.fromEntries(
    episodes.map((one) => [`GET /api/episodes/${one.id}`, () => json(media(one))]),
  );
  const seen = serve({
    'GET /api/children': () => json([child(latest)]),
    'GET /api/episodes': () => json(episodes),
    ...films,
  });
  render(
    <Providers>
      <MemoryRouter>
        <SeasonPage childId="c1" season={season}>
          {(hasFilms) => <p>{hasFilms ? 'with films' : 'without films'}</p>}
        </SeasonPage>
      </MemoryRouter>
    </Providers>,
  );
  return seen;
}
const slots = async () => within(await screen.findByRole('list', { name: /^Episodes of season/ }));

test('what stands below a season learns whether there is a film to make something of', async () => {
  open(1, 1, [episode(1, { status: 'processing' })]);
  expect(await screen.findByText('without films')).toBeDefined();
  cleanup();
  open(1, 2, several(2));
  expect(await screen.findByText('with films')).toBeDefined();
});

test('twelve places: made, in the making, deleted, an invitation, and empty ones', async () => {
  const progress = {
    episodeId: 'e4',
    status: 'processing',
    newVersion: null,
    step: 'pictures',
    share: 0.4,
    secondsLeft: null,
    hasPreview: false,
  } as const;
  open(1, 4, [episode(1), episode(3, { status: 'failed' }), episode(4, { status: 'processing', progress })]);
  const list = await slots();
  expect(list.getAllByRole('listitem')).toHaveLength(12);
  expect(screen.getByText('Season 1, 3 of 12')).toBeDefined();
  expect(list.getByRole('link', { name: /Episode 1 ?Day 1/ }).getAttribute('href')).toBe('/app/episodes/e1');
  expect(list.getByText('Deleted')).toBeDefined();
  expect(list.getByText('Processing, taking longer than usual...')).toBeDefined();
  expect(list.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
  expect(list.getByText('What will Mia do next?')).toBeDefined();
  expect(list.getByRole('link', { name: 'Create Episode' }).getAttribute('href')).toBe('/create?childId=c1');
  expect(list.getAllByText('Still empty')).toHaveLength(7);
  expect(screen.queryByText(/is complete/)).toBeNull();
});

test('the films of a season play one after the other, and again', async () => {
  open(1, 3, several(3));
  await userEvent.click(await screen.findByRole('button', { name: 'Play all' }));
  const heading = screen.getByRole('heading', { name: 'Season 1, one after the other' });
  expect(document.activeElement).toBe(heading);
  const video = (): HTMLVideoElement => document.querySelector('video') as HTMLVideoElement;
  for (const number of [1, 2, 3]) {
    expect(await screen.findByText(`Film ${number} of 3 · Episode 0${number}: Day ${number}`)).toBeDefined();
    await waitFor(() => expect(video().getAttribute('src')).toContain(`/e${number}.mp4`));
    expect(video().autoplay).toBe(true);
    fireEvent.ended(video());
  }
  expect(screen.getByText('That was all of them so far.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'From the beginning' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next film' }));
  expect(screen.getByText(/^Film 2 of 3/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play all' }));
});

test('an address that has run out is asked for again, a broken film is passed over', async () => {
  const seen = open(1, 2, several(2));
  await userEvent.click(await screen.findByRole('button', { name: 'Play all' }));
  await waitFor(() => expect(document.querySelector('video')?.getAttribute('src')).toContain('/e1.mp4'));
  const asked = () => seen.filter((call) => call === 'GET /api/episodes/e1').length;
  const before = asked();
  fireEvent.error(document.querySelector('video') as HTMLVideoElement);
  await waitFor(() => expect(asked()).toBe(before + 1));
  fireEvent.error(document.querySelector('video') as HTMLVideoElement);
  expect((await screen.findByRole('alert')).textContent).toContain('This film could not be opened.');
  await userEvent.click(screen.getByRole('button', { name: 'Next film' }));
  await waitFor(() => expect(document.querySelector('video')?.getAttribute('src')).toContain('/e2.mp4'));
});

test('after the twelfth the season is celebrated, and leads to the next', async () => {
  open(1, 12, several(12));
  expect(await screen.findByRole('heading', { name: 'Season 1 is complete!' })).toBeDefined();
  expect(screen.getByText(/^12 milestones of Mia/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Begin season 2' }).getAttribute('href')).toBe(
    '/app/children/c1/seasons/2',
  );
  const seasons = within(screen.getByRole('navigation', { name: 'Seasons of Mia' }));
  expect(seasons.getByRole('link', { name: 'Season 1' }).getAttribute('aria-current')).toBe('page');
});

test('the next season waits with its first place', async () => {
  open(2, 12, several(12));
  const list = await slots();
  expect(list.getByText('Episode 13')).toBeDefined();
  expect(list.getAllByText('Still empty')).toHaveLength(11);
  expect(screen.queryByRole('button', { name: 'Play all' })).toBeNull();
});

test.each([
  ['a season that has not begun', 2, 5],
  ['no number', Number.NaN, 5],
])('%s is not here', async (_, season, latest) => {
  open(season, latest, several(latest));
  expect(await screen.findByText('This season is not here')).toBeDefined();
});

const openFinale = (number: number, episodes: EpisodeView[]) => {
  serve({
    'GET /api/children': () => json([child(episodes.length)]),
    'GET /api/episodes': () => json(episodes),
  });
  return render(
    <Providers>
      <MemoryRouter>
        <SeasonFinale episode={episode(number)} />
      </MemoryRouter>
    </Providers>,
  );
};

test('below the twelfth film the season is celebrated, below others not', async () => {
  openFinale(12, several(12));
  expect(await screen.findByRole('heading', { name: 'Season 1 is complete!' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'See the whole season' })).toBeDefined();
});

test('below the eleventh there is nothing', () => {
  const { container } = openFinale(11, several(12));
  expect(container.textContent).toBe('');
});
