import { en } from '@milestoon/domain/texts/en';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { Providers } from '../../providers.tsx';
import { EpisodeList } from './episode-list.tsx';
import { newEpisode } from './episode.testing.ts';
import type { EpisodeView } from './progress-state.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const episode = (number: number, part: Partial<EpisodeView> = {}): EpisodeView =>
  newEpisode({
    id: `e${number}`,
    title: `Day ${number}`,
    episodeNumber: number,
    youtubeUrl: `/app/episodes/e${number}`,
    posterUrl: '/p.jpg',
    createdAt: `2026-03-0${number}T12:00:00.000Z`,
    ...part,
  });

function open(list: () => EpisodeView[], answers: Parameters<typeof serve>[0] = {}, address = '/'): string[] {
  const calls = serve({ 'GET /api/episodes': () => json(list()), ...answers });
  render(
    <Providers>
      <MemoryRouter initialEntries={[address]}>
        <EpisodeList />
      </MemoryRouter>
    </Providers>,
  );
  return calls;
}
const titles = (): string[] => screen.getAllByRole('heading').map((heading) => heading.textContent);

test('the poster leads to the film', async () => {
  open(() => [episode(1)]);
  const title = await screen.findByRole('link', { name: 'Episode 01: Day 1' });
  const poster = document.querySelector<HTMLImageElement>('img[src="/p.jpg"]');
  expect(poster?.closest('a')?.getAttribute('href')).toBe(title.getAttribute('href'));
});

test('in the installed app the film opens where one is, elsewhere in a new tab', async () => {
  const films = [episode(2), episode(1, { youtubeUrl: 'https://www.youtube.com/watch?v=1' })];
  const media = window.matchMedia('all');
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('standalone') ? Object.assign(media, { matches: true }) : window.matchMedia('all'),
  );
  open(() => films);
  const own = await screen.findByRole('link', { name: 'Watch Day 2' });
  expect([own.getAttribute('href'), own.getAttribute('target')]).toEqual(['/app/episodes/e2', null]);
  const other = screen.getByRole('link', { name: 'Watch Day 1 (opens in a new tab)' });
  expect(other.getAttribute('target')).toBe('_blank');
});

test('an episode is renamed and told of another day; what is wrong is said', async () => {
  const bodies: unknown[] = [];
  let list = [episode(1)];
  open(() => list, {
    'PUT /api/episodes/e1': async (request) => {
      bodies.push(await request.json());
      list = [episode(1, { title: 'To the window', happenedOn: '2026-02-28' })];
      return json(list[0]);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Menu for Day 1' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Change Title and Day' }));
  const dialog = within(screen.getByRole('dialog'));
  const title = dialog.getByLabelText('Episode title');
  await userEvent.clear(title);
  expect(dialog.getByText('Please enter an episode title')).toBeDefined();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  await userEvent.type(title, 'To the window');
  await userEvent.type(dialog.getByLabelText('The day it happened'), '2026-02-28');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies).toEqual([{ title: 'To the window', happenedOn: '2026-02-28' }]);
  expect(await screen.findByText('Happened on February 28, 2026')).toBeDefined();
  expect(titles()).toEqual(['Episode 01: To the window']);
});

test('a title that is too long stays whole, and is not saved until it is shortened', async () => {
  open(() => [episode(1)]);
  await userEvent.click(await screen.findByRole('button', { name: 'Menu for Day 1' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Change Title and Day' }));
  const dialog = within(screen.getByRole('dialog'));
  const title = dialog.getByLabelText<HTMLInputElement>('Episode title');
  const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  await userEvent.clear(title);
  await userEvent.paste('a'.repeat(101));
  expect([title.value.length, save.disabled]).toEqual([101, true]);
  const described = title.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
  expect(document.getElementById(described)?.textContent).toBe(en.support.tooLong(1));
  await userEvent.keyboard('{Backspace}');
  expect(save.disabled).toBe(false);
});

test('episodes are looked for by words, child and state, newest first all the while', async () => {
  open(() => [
    episode(1, { title: 'First steps' }),
    episode(2, { childId: 'c2', childName: 'Léo', status: 'failed' }),
    episode(3, { title: 'More steps' }),
  ]);
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search episodes' }), 'steps');
  expect(titles()).toEqual(['Episode 03: More steps', 'Episode 01: First steps']);
  expect(screen.getByText('2 episodes found')).toBeDefined();
  await userEvent.selectOptions(screen.getByLabelText('Child'), 'Léo');
  expect(screen.getByText('No episode like that')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Show all episodes' }));
  expect(titles()).toHaveLength(3);
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Ready to watch');
  expect(titles()).toEqual(['Episode 03: More steps', 'Episode 01: First steps']);
});

test('what was looked for stands in the address; a single episode needs no search', async () => {
  open(() => [episode(1), episode(2)], {}, '/?q=day+2&state=completed');
  expect(await screen.findByDisplayValue('day 2')).toBeDefined();
  expect(titles()).toEqual(['Episode 02: Day 2']);
});
