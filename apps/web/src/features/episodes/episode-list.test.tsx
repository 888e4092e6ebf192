import { en } from '@milestoon/domain/texts/en';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { takeOf, withKeptTakes } from '../../lib/kept-takes.testing.ts';
import { Providers } from '../../providers.tsx';
import { EpisodeList } from './episode-list.tsx';
import { newEpisode } from './episode.testing.ts';
import type { EpisodeView } from './progress-state.ts';

afterEach(() => vi.unstubAllGlobals());

const steps = newEpisode({
  childAvatarUrl: '/files/avatars/mia.png?signature=x',
  episodeNumber: 7,
  youtubeUrl: 'https://youtube.example/watch?v=1',
  createdAt: '2026-03-05T12:00:00.000Z',
});

function open(list: () => EpisodeView[], answers: Parameters<typeof serve>[0] = {}): string[] {
  const calls = serve({ 'GET /api/episodes': () => json(list()), ...answers });
  render(
    <Providers>
      <MemoryRouter>
        <EpisodeList />
      </MemoryRouter>
    </Providers>,
  );
  return calls;
}
const card = async (title = /First steps/) =>
  (await screen.findByRole('heading', { name: title })).closest('li') as HTMLElement;

test('newest first', async () => {
  const day = (number: number) => `2026-03-0${number}T12:00:00.000Z`;
  open(() =>
    [2, 3, 1].map((number) => ({
      ...steps,
      id: `e${number}`,
      episodeNumber: number,
      title: `Day ${number}`,
      createdAt: day(number),
    })),
  );
  await screen.findByText(/Day 3/);
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Episode 03: Day 3',
    'Episode 02: Day 2',
    'Episode 01: Day 1',
  ]);
});

test('a finished episode: number, who stars in it, day, thumbnail and the way to watch it', async () => {
  open(() => [steps]);
  const shown = within(await card());
  expect(shown.getByRole('heading').textContent).toBe('Episode 07: First steps');
  expect(shown.getByText('Starring Mia')).toBeDefined();
  expect(shown.getByText('March 5, 2026')).toBeDefined();
  const picture = shown.getByRole('presentation').getAttribute('src');
  expect(picture).toMatch(/\/files\/avatars\/mia\.png\?signature=x&width=128&height=128$/);
  const watch = shown.getByRole('link', { name: 'Watch First steps (opens in a new tab)' });
  expect(watch.textContent).toContain('Watch');
  expect(watch.getAttribute('href')).toBe('https://youtube.example/watch?v=1');
  expect(watch.getAttribute('target')).toBe('_blank');
  expect(watch.classList.contains('danger'), 'red').toBe(true);
});

test('without a number there is the title only', async () => {
  open(() => [{ ...steps, episodeNumber: null }]);
  expect(within(await card()).getByRole('heading').textContent).toBe('First steps');
});

test.each([
  ['completed', 'Ready to watch', 'good'],
  ['processing', 'Processing...', 'warn'],
  ['failed', 'Processing, taking longer than usual...', 'warn'],
] as const)('%s: %s, %s', async (status, text, tone) => {
  open(() => [{ ...steps, status }]);
  const shown = within(await card()).getByText(text);
  expect(shown.classList.contains(tone)).toBe(true);
});

test.each([
  ['completed', null],
  ['processing', steps.youtubeUrl],
  ['failed', steps.youtubeUrl],
] as const)('nothing to watch: %s with the video at %s', async (status, youtubeUrl) => {
  open(() => [{ ...steps, status, youtubeUrl }]);
  expect(within(await card()).queryByRole('link', { name: /^Watch/ })).toBeNull();
});

test('in the making: a badge, and only then', async () => {
  open(() => [
    { ...steps, status: 'processing' },
    { ...steps, id: 'e2', title: 'First words' },
    { ...steps, id: 'e3', title: 'First tooth', status: 'failed' },
  ]);
  expect(within(await card()).getByText('Processing')).toBeDefined();
  expect(within(await card(/First words/)).queryByText('Processing')).toBeNull();
  expect(within(await card(/First tooth/)).queryByText('Processing')).toBeNull();
});

test('what went wrong is said beside the button that tries again, and only then', async () => {
  open(() => [
    { ...steps, status: 'failed' },
    { ...steps, id: 'e2', title: 'First words', newVersion: 'failed' },
    { ...steps, id: 'e3', title: 'First tooth' },
  ]);
  const { failedText, newFailed } = en.episodes.page;
  const failed = within(await card());
  expect(failed.getByText(failedText)).toBeDefined();
  expect(failed.getByRole('button', { name: 'Try again: First steps' })).toBeDefined();
  const changed = within(await card(/First words/));
  expect(changed.getByText(newFailed)).toBeDefined();
  expect(changed.getByRole('button', { name: 'Try again: First words' })).toBeDefined();
  const finished = within(await card(/First tooth/));
  for (const text of [failedText, newFailed]) expect(finished.queryByText(text)).toBeNull();
  expect(finished.queryByRole('button', { name: /^Try again/ })).toBeNull();
});

test('no episodes yet', async () => {
  open(() => []);
  expect(await screen.findByRole('heading', { name: 'No Episodes Yet' })).toBeDefined();
  expect(screen.getByText('Create your first episode to get started')).toBeDefined();
});

test('an episode that cannot be tried again says why', async () => {
  const message = 'So many of your episodes are being made already.';
  open(() => [{ ...steps, status: 'failed' }], {
    'POST /api/episodes/e1/retry': () =>
      json({ defined: true, code: 'TOO_MANY_REQUESTS', status: 429, message }, 429),
  });
  const failed = within(await card());
  expect(failed.getByText('Processing, taking longer than usual...')).toBeDefined();
  await userEvent.click(failed.getByRole('button', { name: 'Try again: First steps' }));
  expect((await within(await card()).findByRole('alert')).textContent).toBe(message);
});

async function askToDelete() {
  await userEvent.click(await screen.findByRole('button', { name: 'Menu for First steps' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete Episode' }));
  const dialog = within(screen.getByRole('dialog'));
  return {
    typed: dialog.getByRole('textbox'),
    cancel: dialog.getByRole('button', { name: 'Cancel' }),
    forever: dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete Forever' }),
  };
}

test('deleting wants the exact title, says that it works, and the list is fetched anew', async () => {
  const answer = Promise.withResolvers<Response>();
  const kept = withKeptTakes(takeOf('episode e1'), takeOf('episode e2'));
  let list = [steps];
  const calls = open(() => list, { 'DELETE /api/episodes/e1': () => answer.promise });
  const { typed, forever } = await askToDelete();
  expect(forever.disabled).toBe(true);
  await userEvent.type(typed, 'first step{Enter}');
  expect(
    screen.getByText('Title does not match. Please type the exact title to confirm deletion.'),
  ).toBeDefined();
  expect(forever.disabled).toBe(true);
  await userEvent.clear(typed);
  await userEvent.type(typed, 'First steps');
  await userEvent.click(forever);
  expect(forever.textContent).toBe('Deleting...');
  expect(forever.disabled).toBe(true);
  list = [];
  answer.resolve(json({ removed: true }));
  expect(await screen.findByText('No Episodes Yet')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.filter((call) => call === 'GET /api/episodes')).toHaveLength(2);
  expect(kept.lines(), 'voices that wait for it').toEqual(['episode e2 l1']);
});

test('Cancel leaves everything as it is', async () => {
  const calls = open(() => [steps]);
  await userEvent.click((await askToDelete()).cancel);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
});

test.each([
  [500, { oops: true }, 'Failed to delete episode. Please try again.'],
  [401, { defined: true, code: 'UNAUTHORIZED', status: 401, message: 'x' }, 'Please sign in to continue'],
])('a deletion that fails is told: %i', async (status, body, sentence) => {
  open(() => [steps], { 'DELETE /api/episodes/e1': () => json(body, status) });
  const { typed, forever } = await askToDelete();
  await userEvent.type(typed, 'First steps');
  await userEvent.click(forever);
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
});
