import type { EpisodeMedia, Story } from '@milestoon/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import type { Wire } from '../../lib/api.ts';
import { Providers } from '../../providers.tsx';
import { EpisodePage } from './episode-page.tsx';
import { completed } from './episode.testing.ts';

// jsdom knows the element but no captions.
beforeEach(() => {
  Object.defineProperty(HTMLTrackElement.prototype, 'track', {
    configurable: true,
    value: { mode: 'hidden', cues: [] },
  });
});
afterEach(() => vi.unstubAllGlobals());

const progress = {
  episodeId: 'e1',
  status: 'processing',
  newVersion: null,
  step: 'video',
  share: 0.456,
  secondsLeft: 58,
  hasPreview: false,
} as const;
const scene = (number: number, set: 'park' | 'living') => ({
  id: `s${number}`,
  set,
  mood: 'cheerful' as const,
  lines: [{ id: `b${number}`, speaker: 'narrator' as const, text: `Line ${number}.` }],
});
const story: Story = {
  version: 1,
  language: 'pt',
  title: 'First steps',
  wordsInPicture: false,
  scenes: [scene(1, 'park'), scene(2, 'living'), scene(3, 'park'), scene(4, 'living')],
};

const told = {
  title: 'First steps',
  childName: 'Mia',
  language: 'pt',
  lines: [],
  tellers: [],
  links: [],
  film: null,
  isFinished: false,
  isChanged: false,
};

function open(episode: Partial<Wire<EpisodeMedia>>, answers: Parameters<typeof serve>[0] = {}) {
  const calls = serve({
    'GET /api/episodes/e1': () => json({ ...completed, ...episode }),
    'GET /api/episodes/e1/story': () => json(story),
    'GET /api/episodes/e1/telling': () => json(told),
    ...answers,
  });
  const page = (
    <MemoryRouter>
      <Providers>
        <EpisodePage episodeId="e1" />
      </Providers>
    </MemoryRouter>
  );
  return { calls, page, ...render(page) };
}

test('in the making: step, percentage and what is left; no player, no editor', async () => {
  open({ status: 'processing', videoUrl: null, progress });
  expect(await screen.findByRole('heading', { level: 1, name: 'Episode 03: First steps' })).toBeDefined();
  expect(screen.getByText('Putting the film together')).toBeDefined();
  expect(screen.getByText('45%')).toBeDefined();
  expect(screen.getByText('About a minute left')).toBeDefined();
  expect(document.querySelector('video')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Change the story' })).toBeNull();
});

test.each([true, false])(
  'a film that failed can be told where its story is written (%s)',
  async (isWritten) => {
    const missing = { defined: true, code: 'NOT_FOUND', status: 404, message: '', data: {} };
    const { calls } = open(
      { status: 'failed', videoUrl: null },
      isWritten ? {} : { 'GET /api/episodes/e1/telling': () => json(missing, 404) },
    );
    if (isWritten) {
      const link = await screen.findByRole('link', { name: 'Tell the story' });
      expect(link.getAttribute('href')).toBe('/app/episodes/e1/tell');
    } else {
      await waitFor(() => expect(calls).toContain('GET /api/episodes/e1/telling'));
      expect(screen.queryByRole('link', { name: 'Tell the story' })).toBeNull();
    }
  },
);

test('a failed episode is started again', async () => {
  const { calls } = open(
    { status: 'failed', videoUrl: null },
    { 'POST /api/episodes/e1/retry': () => json({ ...completed, status: 'processing' }) },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(calls).toContain('POST /api/episodes/e1/retry'));
});

test('a film that was made elsewhere is watched there: no player, no story to change, nothing to start again', async () => {
  open({ videoUrl: null, youtubeUrl: 'https://www.youtube.com/watch?v=1' });
  const link = await screen.findByRole<HTMLAnchorElement>('link', {
    name: 'Watch First steps (opens in a new tab)',
  });
  expect([link.href, link.target]).toEqual(['https://www.youtube.com/watch?v=1', '_blank']);
  expect(document.querySelector('video')).toBeNull();
  for (const name of ['Try again', 'Change the story'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('an episode that is not here leads back to the list', async () => {
  open({}, { 'GET /api/episodes/e1': () => json({ defined: true, code: 'NOT_FOUND', status: 404 }, 404) });
  expect(await screen.findByText('This episode is not here')).toBeDefined();
});

test('chapters jump, speed and captions follow, everything can be downloaded', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  open({});
  await userEvent.click(await screen.findByRole('button', { name: 'Scene 2: Living room 0:20' }));
  const video = document.querySelector('video');
  expect(video?.currentTime).toBe(20);
  expect(play).toHaveBeenCalledOnce();
  const current = screen.getAllByRole('button', { current: true });
  expect(current.map((chapter) => chapter.textContent)).toEqual(['Scene 2: Living room 0:20']);
  expect(screen.getByRole('button', { name: 'Mia saw a duck 0:04' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: '1.25×' }));
  expect(video?.playbackRate).toBe(1.25);
  const files = ['Download', 'Captions (VTT)', 'Poster (JPEG)'].map(
    (name) => screen.getByRole<HTMLAnchorElement>('link', { name }).pathname,
  );
  expect(files).toEqual(['/v.mp4', '/v.vtt', '/p.jpg']);
});

test('the old version can be watched while the new one is made; it cannot be changed meanwhile', async () => {
  open({ newVersion: 'making', progress: { ...progress, status: 'completed', newVersion: 'making' } });
  expect(await screen.findByText('The new version is being made')).toBeDefined();
  expect(document.querySelector('video')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Change the story' })).toBeNull();
});

async function openEditor(): Promise<HTMLButtonElement> {
  await userEvent.click(await screen.findByRole('button', { name: 'Change the story' }));
  return screen.findByRole<HTMLButtonElement>('button', { name: 'Make the new version' });
}
const scenes = () => screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('textbox'));

test('words, place, mood, order and a scene less become a new version', async () => {
  const bodies: unknown[] = [];
  open(
    {},
    {
      'POST /api/episodes/e1/story': async (request) => {
        bodies.push(await request.json());
        return json({ ...completed, newVersion: 'making' });
      },
    },
  );
  const submit = await openEditor();
  expect(submit.disabled).toBe(true);
  const [first] = scenes();
  if (!first) throw new Error('no scene');
  await userEvent.type(within(first).getByRole('textbox'), ' Hurray!');
  await userEvent.selectOptions(within(first).getByLabelText('Place'), 'Snow');
  await userEvent.selectOptions(within(first).getByLabelText('Mood'), 'Brave');
  const down = within(first).getByRole('button', { name: 'Move scene 1 down' });
  await userEvent.click(down);
  expect(document.activeElement).toBe(down);
  await userEvent.click(screen.getByRole('button', { name: 'Delete scene 4' }));
  expect(screen.getByText('An episode needs at least 3 scenes.')).toBeDefined();
  await userEvent.click(submit);
  await waitFor(() => expect(bodies).toHaveLength(1));
  const line = (text: string, id: string) => [{ id, text }];
  expect(bodies[0]).toEqual({
    version: 1,
    wordsInPicture: false,
    scenes: [
      { id: 's2', set: 'living', mood: 'cheerful', lines: line('Line 2.', 'b2') },
      { id: 's1', set: 'snow', mood: 'brave', lines: line('Line 1. Hurray!', 'b1') },
      { id: 's3', set: 'park', mood: 'cheerful', lines: line('Line 3.', 'b3') },
    ],
  });
  await waitFor(() => expect(sessionStorage.getItem('milestoon.draft.story-e1-1')).toBeNull());
});

test('a refusal is answered in the words of the server; the change survives it and a reload', async () => {
  const message = 'Please tell us about another moment.';
  const refuse = () => json({ defined: true, code: 'UNSUITABLE', status: 422, message }, 422);
  const { page, unmount } = open({}, { 'POST /api/episodes/e1/story': refuse });
  const submit = await openEditor();
  await userEvent.type(screen.getAllByRole('textbox')[0] as HTMLElement, ' Boom');
  await userEvent.click(submit);
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  unmount();
  render(page);
  expect(await screen.findByDisplayValue('Line 1. Boom')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByDisplayValue('Line 1.')).toBeDefined();
});

test('an empty line holds the new version back and says why', async () => {
  open({});
  const submit = await openEditor();
  await userEvent.clear(screen.getAllByRole('textbox')[0] as HTMLElement);
  expect(
    screen.getAllByText('Please write something here, or delete the line or the scene.'),
  ).not.toHaveLength(0);
  expect(submit.disabled).toBe(true);
});

test('the trailer can be saved once it is made; until then the page says that it comes', async () => {
  const { unmount } = open({ isTrailerComing: true });
  expect(await screen.findByText(/ten-second trailer for phones is being made/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Trailer for phones (MP4)' })).toBeNull();
  unmount();
  open({ trailerDownloadUrl: '/t.mp4?download=1' });
  const link = await screen.findByRole('link', { name: 'Trailer for phones (MP4)' });
  expect(link.getAttribute('href')).toBe('/t.mp4?download=1');
  expect(screen.queryByText(/is being made/)).toBeNull();
});

test('an episode that is deleted elsewhere is gone, with a way home, and is asked for no more', async () => {
  vi.useFakeTimers();
  try {
    let isThere = true;
    const missing = { defined: true, code: 'NOT_FOUND', status: 404, message: '', data: {} };
    const { calls } = open(
      {},
      {
        'GET /api/episodes/e1': () =>
          isThere
            ? json({ ...completed, status: 'processing', videoUrl: null, progress })
            : json(missing, 404),
        'GET /api/episodes/e1/storyboard': () => json(missing, 404),
      },
    );
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getByText('Your episode is being made')).toBeDefined();
    isThere = false;
    await act(() => vi.advanceTimersByTimeAsync(5_100));
    expect(screen.getByRole('heading', { level: 1, name: 'This episode is gone' })).toBeDefined();
    expect(screen.queryByText('Your episode is being made')).toBeNull();
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    const asked = calls.length;
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(calls).toHaveLength(asked);
  } finally {
    vi.useRealTimers();
  }
});

test('right under a film that does not show what was corrected stands so, and how to have one that does', async () => {
  const { calls } = open(
    { correctionsWait: true },
    { 'POST /api/episodes/e1/storyboard': () => json({ ...completed, newVersion: 'making' }) },
  );
  expect(await screen.findByText('The film does not show your corrections yet.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Make the film with them' }));
  await waitFor(() => expect(calls).toContain('POST /api/episodes/e1/storyboard'));
});

test('a film that shows everything says nothing of corrections', async () => {
  open({});
  await screen.findByRole('heading', { level: 1, name: 'Episode 03: First steps' });
  expect(screen.queryByText('The film does not show your corrections yet.')).toBeNull();
});
