import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../../test/fake-server.ts';
import { render } from '../../../../test/render.tsx';
import { Providers } from '../../../providers.tsx';
import { completed } from '../episode.testing.ts';
import { Player } from './player.tsx';

const cues = [
  { startTime: 1, endTime: 3, text: '<00:00:01.200>Tom &amp; <00:00:02.000>&lt;Mia&gt;' },
  { startTime: 4, endTime: 5, text: 'went home.' },
];
// jsdom knows the element but no captions.
beforeEach(() => {
  Object.defineProperty(HTMLTrackElement.prototype, 'track', {
    configurable: true,
    value: { mode: 'hidden', cues },
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function play(
    this: HTMLMediaElement,
  ) {
    this.dispatchEvent(new Event('play'));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(part: Partial<typeof completed> = {}) {
  const calls = serve({ 'POST /api/episodes/e1/premiere': () => json({ premiered: true }) });
  const onExpired = vi.fn();
  render(
    <Providers>
      <Player episode={{ ...completed, ...part }} onExpired={onExpired} />
    </Providers>,
  );
  const video = document.querySelector('video') as HTMLVideoElement;
  act(() => void document.querySelector('track')?.dispatchEvent(new Event('load')));
  const at = (seconds: number): void =>
    act(() => {
      video.currentTime = seconds;
      video.dispatchEvent(new Event('timeupdate'));
    });
  return { calls, video, at };
}
const shown = (): string => screen.getByTestId('captions').textContent.trim();
const lit = (): string[] => [...document.querySelectorAll('[data-now]')].map((word) => word.textContent);

test('the words of the film are drawn over it, and the one that is said is lit up', () => {
  const { at } = open();
  expect(shown()).toBe('');
  at(1.1);
  expect([shown(), lit()]).toEqual(['Tom & <Mia>', []]);
  at(2.1);
  expect(lit()).toEqual(['<Mia>']);
  at(3.5);
  expect(shown()).toBe('');
});

test('the story is read without markup', async () => {
  open();
  await userEvent.click(screen.getByText('Read the story'));
  expect(screen.getByText('Tom & <Mia> went home.')).toBeDefined();
});

test('C switches the captions, but not while something is pressed with it; the device remembers size and choice', async () => {
  const { at } = open();
  at(2);
  await userEvent.click(screen.getByRole('radio', { name: 'Large' }));
  const large = document.querySelector<HTMLElement>('.caption')?.style.fontSize;
  await userEvent.click(screen.getByRole('radio', { name: 'Small' }));
  expect(document.querySelector<HTMLElement>('.caption')?.style.fontSize).not.toBe(large);
  const button = screen.getByRole('button', { name: 'Show captions' });
  button.focus();
  await userEvent.keyboard('{Control>}c{/Control}');
  expect(shown()).not.toBe('');
  await userEvent.keyboard('c');
  expect(shown()).toBe('');
  expect(button.getAttribute('aria-pressed')).toBe('false');
  expect(JSON.parse(localStorage.getItem('milestoon.captions') ?? '')).toEqual({
    shown: false,
    size: 'small',
  });
  await userEvent.keyboard('C');
  expect(shown()).not.toBe('');
});

test('a film with its words in the picture has none over it', () => {
  open({ wordsInPicture: true });
  expect(screen.queryByTestId('captions')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show captions' })).toBeNull();
  expect(screen.getByText('The words of this film are part of its picture.')).toBeDefined();
});

test('where only the film itself may fill the screen, its own track shows the captions meanwhile', () => {
  const track = { mode: 'hidden' };
  const { video } = open();
  Object.defineProperty(video, 'textTracks', { value: [track] });
  act(() => void video.dispatchEvent(new Event('webkitbeginfullscreen')));
  expect(track.mode).toBe('showing');
  act(() => void video.dispatchEvent(new Event('webkitendfullscreen')));
  expect(track.mode).toBe('hidden');
});

test('the space bar plays where no button has it, arrows move on', async () => {
  const { video } = open();
  act(() => screen.getByRole('group', { name: 'Film' }).focus());
  await userEvent.keyboard(' ');
  expect(video.play).toHaveBeenCalledOnce();
  await userEvent.keyboard('{ArrowRight}');
  expect(video.currentTime).toBe(5);
  await userEvent.keyboard('{ArrowLeft}');
  expect(video.currentTime).toBe(0);
});

test('a premiere: the curtain rises with the film, once', async () => {
  const { video } = open({ isPremiere: true });
  // Nothing moves here: what falls is gone as soon as the server has noted the premiere.
  const noted = Promise.withResolvers<Response>();
  const calls = serve({ 'POST /api/episodes/e1/premiere': () => noted.promise });
  expect(screen.getByText('Premiere!')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Raise the curtain' }));
  expect(video.play).toHaveBeenCalledOnce();
  await waitFor(() => expect(document.querySelectorAll('.scrap').length).toBeGreaterThan(20));
  await waitFor(() => expect(calls).toEqual(['POST /api/episodes/e1/premiere']));
  noted.resolve(json({ premiered: true }));
  await waitFor(() => expect(screen.queryByText('Premiere!')).toBeNull());
});

test('no curtain hangs before a film that had its premiere', () => {
  open();
  expect(screen.queryByText('Premiere!')).toBeNull();
});

test('the trailer plays in place and is handed on as a file', async () => {
  const share = vi.fn(async (_: ShareData) => {});
  Object.assign(navigator, { canShare: () => true, share });
  serve({ 'GET /t.mp4': () => new Response('ten seconds') });
  render(
    <Providers>
      <Player episode={{ ...completed, trailerUrl: '/t.mp4?s=1' }} onExpired={() => {}} />
    </Providers>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Watch the trailer' }));
  const trailer = screen.getByLabelText<HTMLVideoElement>('Trailer of Episode 03: First steps');
  expect(new URL(trailer.src).pathname).toBe('/t.mp4');
  share.mockRejectedValueOnce(new DOMException('too late', 'NotAllowedError'));
  serve({ 'GET /t.mp4': () => new Response('ten seconds') });
  await userEvent.click(screen.getByRole('button', { name: 'Share the trailer' }));
  await userEvent.click(await screen.findByRole('button', { name: 'It is ready: share it now' }));
  await screen.findByRole('button', { name: 'Share the trailer' });
  const file = share.mock.lastCall?.[0].files?.[0];
  expect([file?.name, file?.type]).toEqual(['Episode 03 First steps.mp4', 'video/mp4']);
  Object.assign(navigator, { canShare: undefined, share: undefined });
});

test('where nothing can be shared, the trailer is saved', () => {
  open({ trailerUrl: '/t.mp4', trailerDownloadUrl: '/t.mp4?download=1' });
  const link = screen.getByRole('link', { name: 'Save the trailer' });
  expect(link.getAttribute('href')).toBe('/t.mp4?download=1');
});
