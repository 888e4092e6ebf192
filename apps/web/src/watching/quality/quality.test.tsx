import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../test/render.tsx';
import { Providers } from '../../providers.tsx';
import { FilmVideo } from '../film-video.tsx';
import { forgetStalls } from './connection.ts';
import { QualitySetting } from './quality.tsx';
import type { FilmFiles } from './use-rendition.ts';

const whole = '/film.mp4';
const small = '/film-small.mp4';
const files: FilmFiles = { film: 'e1', videoUrl: `${whole}?s=1`, renditionUrl: `${small}?s=1` };

/** What becomes of the picture's size. */
let resized: () => void = () => {};
let lines = 1080;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  lines = 1080;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 0, (lines * 16) / 9, lines),
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(look: () => void) {
        resized = look;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});
afterEach(() => {
  forgetStalls();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(navigator, 'onLine');
});

const connected = (connection: object): void =>
  void Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });

function open(part: Partial<FilmFiles> = {}, more: { isWhole?: boolean; autoPlay?: boolean } = {}) {
  const video = createRef<HTMLVideoElement>();
  const shown = (of: Partial<FilmFiles>, isWhole = more.isWhole ?? false) => (
    <Providers>
      <FilmVideo video={video} files={{ ...files, ...of }} isWhole={isWhole} autoPlay={more.autoPlay} />
      <QualitySetting renditionUrl={{ ...files, ...of }.renditionUrl} />
    </Providers>
  );
  const { rerender, unmount } = render(shown(part));
  const film = video.current as HTMLVideoElement;
  return {
    film,
    unmount,
    file: (): string | undefined => film.getAttribute('src')?.split('?')[0],
    show: (of: Partial<FilmFiles>, isWhole?: boolean) => rerender(shown({ ...part, ...of }, isWhole)),
    /** The film runs, and is at this second. */
    runs(at: number): void {
      Object.defineProperty(film, 'paused', { configurable: true, value: false });
      fireEvent.playing(film);
      film.currentTime = at;
    },
    waits(ms: number): void {
      fireEvent.waiting(film);
      act(() => void vi.advanceTimersByTime(ms));
    },
  };
}
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

test('a choice changes the file and nothing else: time, playing and speed go on; the device remembers it', async () => {
  const { film, file, runs, unmount } = open();
  expect(file()).toBe(whole);
  runs(12.5);
  film.playbackRate = 1.25;
  await choose('540p');
  expect(file()).toBe(small);
  film.currentTime = 0;
  fireEvent.loadedMetadata(film);
  expect([film.currentTime, film.playbackRate]).toEqual([12.5, 1.25]);
  expect(film.play).toHaveBeenCalledOnce();
  expect(JSON.parse(localStorage.getItem('milestoon.quality') ?? '')).toEqual({ quality: 'small' });
  unmount();
  expect(open().file()).toBe(small);
});

test('a film that stands goes on standing, at its place', async () => {
  const { film, file } = open({}, { autoPlay: true });
  film.currentTime = 30;
  await choose('540p');
  film.currentTime = 0;
  fireEvent.loadedMetadata(film);
  expect([file(), film.currentTime]).toEqual([small, 30]);
  expect(film.play).not.toHaveBeenCalled();
  expect(film.pause).toHaveBeenCalledOnce();
});

test('changed twice before a file is there, it goes on where it was', async () => {
  const { film, file, runs } = open();
  runs(20);
  await choose('540p');
  film.currentTime = 0;
  await choose('1080p');
  expect(file()).toBe(whole);
  fireEvent.loadedMetadata(film);
  expect(film.currentTime).toBe(20);
});

test.each([
  ['nothing is known of the connection', undefined, whole],
  ['it is fast', { saveData: false, effectiveType: '4g', downlink: 10 }, whole],
  ['data is to be saved', { saveData: true, effectiveType: '4g', downlink: 10 }, small],
  ['it is of a slow kind', { effectiveType: '3g', downlink: 10 }, small],
  ['it carries little', { effectiveType: '4g', downlink: 2.3 }, small],
])('Auto, where %s', (_, connection, expected) => {
  if (connection) connected(connection);
  expect(open().file()).toBe(expected);
});

test('Auto takes the small one where it is shown in few lines, whichever way they come about', () => {
  lines = 599;
  const first = open();
  expect(first.file()).toBe(small);
  first.unmount();
  lines = 300;
  vi.stubGlobal('devicePixelRatio', 2.5);
  expect(open().file()).toBe(whole);
});

test('Auto steps down when the film has to wait in its middle, once, and keeps its place', () => {
  const { film, file, runs, waits } = open();
  runs(8);
  waits(600);
  fireEvent.playing(film);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(file()).toBe(whole);
  waits(800);
  expect(file()).toBe(small);
  film.currentTime = 0;
  fireEvent.loadedMetadata(film);
  expect(film.currentTime).toBe(8);
  expect(film.play).toHaveBeenCalledOnce();
  // However large it is shown from now on.
  act(() => resized());
  expect(file()).toBe(small);
});

test('at the start and after a jump a film may take longer', () => {
  const { film, file, runs, waits } = open();
  waits(3_900);
  expect(file()).toBe(whole);
  runs(8);
  fireEvent.seeking(film);
  waits(3_900);
  expect(file()).toBe(whole);
  waits(4_100);
  expect(file()).toBe(small);
});

test('what plays by itself is waited for from the beginning', () => {
  const { film, file } = open({}, { autoPlay: true });
  fireEvent.loadStart(film);
  act(() => void vi.advanceTimersByTime(4_100));
  expect(file()).toBe(small);
});

test('a film that was stopped, or has no connection at all, does not stall', () => {
  const { film, file, runs, waits } = open();
  runs(8);
  fireEvent.waiting(film);
  fireEvent.pause(film);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(file()).toBe(whole);
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  waits(10_000);
  expect(file()).toBe(whole);
});

test('the next film begins small after one that stalled, for ten minutes', () => {
  const first = open();
  first.runs(8);
  first.waits(800);
  first.show({ film: 'e2', videoUrl: '/next.mp4', renditionUrl: '/next-small.mp4' });
  expect(first.file()).toBe('/next-small.mp4');
  first.unmount();
  act(() => void vi.advanceTimersByTime(10 * 60_000));
  expect(open().file()).toBe(whole);
});

test('Auto steps up once when the film is shown larger, and a stall then is the last word', () => {
  lines = 400;
  const { film, file, runs, waits } = open();
  runs(8);
  lines = 1080;
  act(() => resized());
  expect(file()).toBe(whole);
  fireEvent.loadedMetadata(film);
  expect(film.currentTime).toBe(8);
  lines = 400;
  act(() => resized());
  expect(file(), 'what is loaded stays').toBe(whole);
  fireEvent.playing(film);
  waits(800);
  expect(file()).toBe(small);
  lines = 1080;
  act(() => resized());
  expect(file()).toBe(small);
});

test('a slow connection is no reason to step up', () => {
  connected({ effectiveType: '3g' });
  const { file } = open();
  act(() => resized());
  expect(file()).toBe(small);
});

test('who chose a quality keeps it, whatever the connection does', async () => {
  const { file, runs, waits } = open();
  await choose('1080p');
  runs(8);
  waits(10_000);
  expect(file()).toBe(whole);
});

test('a television gets the whole film', async () => {
  const remote = Object.assign(new EventTarget(), { state: 'disconnected' });
  Object.defineProperty(HTMLMediaElement.prototype, 'remote', { configurable: true, value: remote });
  try {
    const { file, show } = open();
    await choose('540p');
    show({}, true);
    expect(file(), 'while one is looked for').toBe(whole);
    show({}, false);
    expect(file()).toBe(small);
    remote.state = 'connected';
    act(() => void remote.dispatchEvent(new Event('connect')));
    expect(file()).toBe(whole);
    remote.state = 'disconnected';
    act(() => void remote.dispatchEvent(new Event('disconnect')));
    expect(file()).toBe(small);
  } finally {
    Reflect.deleteProperty(HTMLMediaElement.prototype, 'remote');
  }
});

test.each([null, undefined])('a film of before has nothing to choose and plays as it did', (renditionUrl) => {
  localStorage.setItem('milestoon.quality', '{"quality":"small"}');
  connected({ saveData: true });
  const { file, runs, waits } = open({ renditionUrl });
  expect(file()).toBe(whole);
  expect(screen.queryByText('Picture quality')).toBeNull();
  runs(8);
  waits(10_000);
  expect(file()).toBe(whole);
});

test('a fresh link goes on where the old one ended; another film begins at its beginning', () => {
  const { film, file, runs, show } = open();
  runs(25);
  show({ videoUrl: `${whole}?s=2` });
  film.currentTime = 0;
  fireEvent.loadedMetadata(film);
  expect(film.currentTime).toBe(25);
  show({ film: 'e2', videoUrl: '/next.mp4' });
  film.currentTime = 0;
  fireEvent.loadedMetadata(film);
  expect([file(), film.currentTime]).toEqual(['/next.mp4', 0]);
});

test('what was stored and is no quality is none', () => {
  localStorage.setItem('milestoon.quality', '{"quality":"4k"}');
  open();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Auto' }).checked).toBe(true);
});
