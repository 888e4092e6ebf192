import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../../test/fake-server.ts';
import { made, stream, withMicrophone } from '../../../recording/microphone.testing.ts';
import { guestPage, guestStory, inside, line, press, recording, refusal, told } from './telling.testing.tsx';
import { TellingPage } from './telling-page.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('while somebody speaks the line stays the one they read', async () => {
  withMicrophone();
  const seen = serve({
    'GET /api/tellings/abc': () => json(guestStory(1, 2)),
    'POST /api/tellings/abc/lines/l1': () => json({ id: 'r1', seconds: 2, notes: [] }, 201),
  });
  guestPage();
  expect((await screen.findByText('Linha 1.')).getAttribute('lang')).toBe('pt');
  await press('Record');
  await screen.findByRole('button', { name: 'Stop' });
  await press(/^Line 2 of 2/);
  expect(screen.getByText('Linha 1.')).toBeTruthy();
  await press('Stop');
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(seen).toContain('POST /api/tellings/abc/lines/l1');
});

test('pressed twice before the browser has answered, one recorder begins', async () => {
  const answered = Promise.withResolvers<unknown>();
  const asked = vi.fn(() => answered.promise);
  withMicrophone(asked);
  serve({ 'GET /api/tellings/abc': () => json(guestStory(1)) });
  guestPage();
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Record' }));
  answered.resolve(stream);
  await screen.findByRole('button', { name: 'Stop' });
  expect([asked.mock.calls.length, made.recorders.length]).toEqual([1, 1]);
});

test.each([
  ['NotReadableError', 'The microphone is in use.'],
  ['NotAllowedError', 'The microphone is not allowed.'],
])('what keeps the microphone away is told (%s)', async (name, said) => {
  withMicrophone(() => Promise.reject(new DOMException('', name)));
  serve({ 'GET /api/tellings/abc': () => json(guestStory(1)) });
  guestPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Record' }));
  expect(await screen.findByText(said)).toBeTruthy();
});

test('an address without https says so, not that the browser is at fault', async () => {
  vi.stubGlobal('isSecureContext', false);
  serve({ 'GET /api/tellings/abc': () => json(guestStory(1)) });
  guestPage();
  expect(await screen.findByText('This address cannot record.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a take in which nothing came is told, and can be tried again', async () => {
  withMicrophone();
  made.hears = '';
  serve({ 'GET /api/tellings/abc': () => json(guestStory(1)) });
  guestPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Record' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Nothing was recorded.')).toBeTruthy();
  await press('Try again');
  expect(await screen.findByRole('button', { name: 'Stop' })).toBeTruthy();
});

test('a link that ends while its guest records tells that it has ended', async () => {
  withMicrophone();
  let isEnded = false;
  serve({
    'GET /api/tellings/abc': () => (isEnded ? refusal('NOT_FOUND', 404) : json(guestStory(1))),
    'POST /api/tellings/abc/lines/l1': () => refusal('NOT_FOUND', 404),
  });
  guestPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Record' }));
  isEnded = true;
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeTruthy();
});

test('words that were changed while they were read are shown as they are now', async () => {
  withMicrophone();
  let text = 'Linha 1.';
  const story = () => ({ ...guestStory(1), lines: [{ ...line(1), text, recording: null }] });
  serve({
    'GET /api/tellings/abc': () => json(story()),
    'POST /api/tellings/abc/lines/l1': () => refusal('CONFLICT', 409),
  });
  guestPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Record' }));
  text = 'Outras palavras.';
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Outras palavras.')).toBeTruthy();
});

test('nobody records in the name of somebody who agreed elsewhere', async () => {
  withMicrophone();
  const ana = { id: 't1', name: 'Grandma Ana' };
  serve({ 'GET /api/episodes/e1/telling': () => json({ ...told, tellers: [ana] }) });
  inside(<TellingPage episodeId="e1" />);
  expect(await screen.findByRole('heading', { name: 'Who tells it?' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Record' })).toBeNull();
  await press('Grandma Ana is here and goes on');
  expect(await screen.findByRole('button', { name: 'Record' })).toBeTruthy();
});

test('what two people sent stands under each name, and is deleted only after a question', async () => {
  const [first, second] = told.lines;
  const seen = serve({
    'GET /api/episodes/e1/telling': () =>
      json({
        ...told,
        lines: [
          { ...first, offers: [recording('t1', 'Grandma', '/one.wav')] },
          {
            ...second,
            offers: [recording('t1', 'Grandma', '/two.wav'), recording('t2', 'Grandma', '/other.wav')],
          },
        ],
        links: ['t1', 't2'].map((tellerId) => ({
          id: `k-${tellerId}`,
          name: 'Grandma',
          url: null,
          expiresAt: '2026-12-01T12:00:00Z',
          isSent: true,
          tellerId,
        })),
      }),
    'DELETE /api/telling-links/k-t1': () => json({ done: true }),
  });
  const { container } = inside(<TellingPage episodeId="e1" />);
  await waitFor(() => expect(screen.getAllByText('Grandma has told it')).toHaveLength(2));
  const sources = [...container.querySelectorAll('audio')].map((audio) => audio.getAttribute('src'));
  expect(sources).toEqual(['/one.wav', '/two.wav', '/other.wav']);
  const [askAgain] = screen.getAllByRole('button', { name: 'Delete and ask again' });
  await userEvent.click(askAgain ?? container);
  expect(seen.filter((call) => call.startsWith('DELETE'))).toEqual([]);
  await press('Delete');
  await waitFor(() => expect(seen).toContain('DELETE /api/telling-links/k-t1'));
});

const openLink = (tellerId: string | null) => ({
  id: 'k1',
  name: 'Nana',
  url: 'http://192.168.1.2/tell/abc',
  expiresAt: '2026-12-01T12:00:00Z',
  isSent: false,
  tellerId,
});

test('where a browser lends no clipboard, copying a link says what to do', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: undefined } }));
  serve({ 'GET /api/episodes/e1/telling': () => json({ ...told, links: [openLink(null)] }) });
  inside(<TellingPage episodeId="e1" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(
    await screen.findByText('The link could not be copied. Please select it and copy it by hand.'),
  ).toBeTruthy();
  const mail = screen.getByRole('link', { name: 'Write an email' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(mail)).toContain('Nana, will you tell our film “Ducks”?');
});

test('ending a link asks first where somebody has begun, and only there', async () => {
  let link = openLink('t1');
  const seen = serve({
    'GET /api/episodes/e1/telling': () => json({ ...told, links: [link] }),
    'DELETE /api/telling-links/k1': () => json({ done: true }),
  });
  inside(<TellingPage episodeId="e1" />);
  await userEvent.click(await screen.findByRole('button', { name: 'End the link' }));
  expect(screen.getByText(/Nana has already begun/)).toBeTruthy();
  expect(seen.filter((call) => call.startsWith('DELETE'))).toEqual([]);
  link = openLink(null);
  await press('Delete');
  await waitFor(() => expect(screen.queryByText(/Nana has already begun/)).toBeNull());
  await press('End the link');
  await waitFor(() => expect(seen.filter((call) => call.startsWith('DELETE'))).toHaveLength(2));
});

test('a guest reads who may hear them before they can agree, and records only then', async () => {
  let hasAgreed = false;
  withMicrophone();
  serve({
    'GET /api/tellings/abc': () => json({ ...guestStory(1), hasAgreed }),
    'POST /api/tellings/abc': () => json({ done: (hasAgreed = true) }),
  });
  guestPage();
  expect(await screen.findByText(/^Whoever watches the finished film hears your voice/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Record' })).toBeNull();
  await press('I agree, let’s begin');
  expect(await screen.findByRole('button', { name: 'Record' })).toBeTruthy();
});

test('what the server made of a take is heard, once it is there', async () => {
  withMicrophone();
  localStorage.setItem('milestoon.teller', JSON.stringify({ e1: 't1' }));
  const answer = Promise.withResolvers<Response>();
  let isKept = false;
  const made1 = recording('t1', 'Ana', '/made.wav');
  const story = (own: unknown) => ({
    ...told,
    tellers: [{ id: 't1', name: 'Ana' }],
    lines: told.lines.map((each, index) => (index === 0 ? { ...each, recording: own } : each)),
  });
  serve({
    'GET /api/episodes/e1/telling': () =>
      json(story(isKept ? { ...made1, url: '/made.wav?newer' } : recording('t1', 'Ana', '/before.wav'))),
    'POST /api/episodes/e1/telling/l1': () => answer.promise,
  });
  inside(<TellingPage episodeId="e1" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Record again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  await screen.findByText('Being sent …');
  const hear = async (): Promise<string | undefined> => {
    await press('Listen');
    await press('Stop');
    return made.played.at(-1);
  };
  expect(await hear(), 'while it is on its way').toBe('blob:own');
  isKept = true;
  answer.resolve(json(made1, 201));
  await screen.findByText('Saved.');
  await waitFor(async () => expect(await hear()).toBe('/made.wav?newer'));
  expect(made.played).not.toContain('/before.wav');
});
