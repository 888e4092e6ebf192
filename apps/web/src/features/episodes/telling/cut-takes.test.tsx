import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../../test/fake-server.ts';
import { takeOf, withKeptTakes } from '../../../lib/kept-takes.testing.ts';
import { made, withMicrophone } from '../../../recording/microphone.testing.ts';
import { guestPage, guestStory, inside, press, refusal, told } from './telling.testing.tsx';
import { TellingPage } from './telling-page.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const sending = 'POST /api/tellings/abc/lines/l1';
const answers = {
  'GET /api/tellings/abc': () => json(guestStory(1, 2)),
  [sending]: () => json({ id: 'r1', seconds: 2, notes: [] }, 201),
};

async function begin(): Promise<void> {
  guestPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Record' }));
  await screen.findByRole('button', { name: 'Stop' });
}

test('what is said is kept while it is said, and no longer than until it is sent', async () => {
  withMicrophone();
  const kept = withKeptTakes();
  serve(answers);
  await begin();
  act(() => made.recorders[0]?.hear());
  await waitFor(() => expect(kept.lines()).toEqual(['cut link abc l1']));
  await press('Stop');
  expect(await screen.findByText('Saved.')).toBeTruthy();
  await waitFor(() => expect(kept.lines()).toEqual([]));
});

const hide = (): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};
test.each([
  [
    'a call mutes the microphone',
    () => made.track.dispatchEvent(new Event('mute')),
    /microphone was taken away/,
  ],
  ['the microphone ends', () => made.track.dispatchEvent(new Event('ended')), /microphone was taken away/],
  ['the recorder ends by itself', () => made.recorders[0]?.stop(), /microphone was taken away/],
  ['the page is left', hide, /this page was left/],
])('%s: recording ends, says why, and what was said is sent only if it is kept', async (_, cut, why) => {
  withMicrophone();
  const kept = withKeptTakes();
  const seen = serve(answers);
  await begin();
  act(() => void cut());
  expect(await screen.findByText(why)).toBeTruthy();
  expect(made.track.stop, 'the microphone is let go').toHaveBeenCalled();
  await waitFor(() => expect(kept.lines()).toEqual(['cut link abc l1']));
  expect(seen).not.toContain(sending);
  await press('Listen');
  expect(made.played).toEqual(['blob:own']);
  await press('Keep this recording');
  expect(await screen.findByText('Saved.')).toBeTruthy();
  await waitFor(() => expect(kept.lines()).toEqual([]));
});

test('after a reload the line is there at which somebody was interrupted, and what they said can be kept', async () => {
  withMicrophone();
  const kept = withKeptTakes(takeOf('cut link abc', 'l2'));
  const seen = serve({ ...answers, 'POST /api/tellings/abc/lines/l2': answers[sending] ?? (() => json({})) });
  guestPage();
  expect(await screen.findByText(/the page was closed while you spoke/)).toBeTruthy();
  expect(screen.getByText('Linha 2.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Line 2 of 2, interrupted' })).toBeTruthy();
  await press('Keep this recording');
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(seen).toContain('POST /api/tellings/abc/lines/l2');
  await waitFor(() => expect(kept.lines()).toEqual([]));
});

test('what cannot be played after a reload has to be recorded again', async () => {
  withMicrophone();
  made.isPlayable = false;
  const kept = withKeptTakes(takeOf('cut link abc'));
  serve(answers);
  guestPage();
  expect(await screen.findByText(/cannot be played. Please record this line again/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Listen' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Keep this recording' })).toBeNull();
  await press('Delete it');
  await waitFor(() => expect(kept.lines()).toEqual([]));
  expect(screen.getByRole('button', { name: 'Record' })).toBeTruthy();
});

test('what a guest did not keep goes when the rest is sent', async () => {
  withMicrophone();
  const kept = withKeptTakes(takeOf('cut link abc', 'l2'));
  const [first, ...others] = guestStory(1, 2).lines;
  const lines = [{ ...first, recording: { id: 'r1', seconds: 2, notes: [] } }, ...others];
  serve({
    'GET /api/tellings/abc': () => json({ ...guestStory(), lines }),
    'POST /api/tellings/abc/sent': () => json({ done: true }),
  });
  guestPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Send it to the family' }));
  expect(await screen.findByRole('heading', { name: /Thank you/ })).toBeTruthy();
  expect(kept.lines()).toEqual([]);
});

test('with all recordings of somebody go those that wait on this device, and nobody else’s', async () => {
  const kept = withKeptTakes(
    ...['episode e1', 'cut episode e1'].flatMap((place) => [
      takeOf(place, 'l1', 't1'),
      takeOf(place, 'l2', 't2'),
    ]),
  );
  const tellers = [
    { id: 't1', name: 'Ana' },
    { id: 't2', name: 'Rui' },
  ];
  serve({
    'GET /api/episodes/e1/telling': () => json({ ...told, tellers }),
    'POST /api/episodes/e1/telling/l1': () => Promise.reject(new TypeError('no network')),
    'DELETE /api/episodes/e1/tellers/t1': () => json({ done: true }),
  });
  inside(<TellingPage episodeId="e1" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete all of Ana’s recordings' }));
  await press('Delete');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(kept.lines()).toEqual(['episode e1 l2', 'cut episode e1 l2']));
});

test('a film that is gone leaves no voice on this device', async () => {
  const kept = withKeptTakes(takeOf('episode e1'), takeOf('cut episode e1'), takeOf('episode e2'));
  serve({
    'GET /api/episodes/e1/telling': () => refusal('NOT_FOUND', 404),
    'GET /api/episodes/e1': () => refusal('NOT_FOUND', 404),
  });
  inside(<TellingPage episodeId="e1" />);
  await screen.findByRole('heading', { name: 'This episode is not here' });
  await waitFor(() => expect(kept.lines()).toEqual(['episode e2 l1']));
});
