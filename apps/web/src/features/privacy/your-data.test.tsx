import { en } from '@milestoon/domain/texts/en';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, parent, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { withSite } from '../../../test/with-site.ts';
import { takeOf, withKeptTakes } from '../../lib/kept-takes.testing.ts';
import { Providers } from '../../providers.tsx';
import { YourData } from './your-data.tsx';

beforeEach(() => withSite({}));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const child = {
  id: 'child-1',
  name: 'Mia',
  style: 'anime',
  avatarUrl: null,
  avatarSelected: false,
  state: 'pay',
  age: 5,
  episodeCount: 0,
  newAvatars: null,
  season: { number: 1, episodes: 0, latest: 0 },
};
const begun = { kind: 'account', requestedAt: '2026-03-01T10:00:00.000Z', finishedAt: null };
const nothing = { subscriptionsEnded: 0, youtube: null, things: [], files: [] };
const finished = {
  ...begun,
  finishedAt: '2026-03-01T10:00:05.000Z',
  subscriptionsEnded: 2,
  youtube: { deleted: 3, left: 1 },
  things: [
    { thing: 'children', count: 1 },
    { thing: 'episodes', count: 12 },
  ],
  files: [{ kind: 'episodes', count: 36 }],
};

function open(answers: Parameters<typeof serve>[0]): void {
  serve({ 'GET /api/children': () => json([child]), ...answers });
  render(
    <Providers>
      <YourData email={parent.email} />
    </Providers>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Your data' }));
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const forever = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Delete Forever' });

test('what is kept and for how long is told, also about children under 16', () => {
  open({});
  expect(screen.getByText(/deleted 30 days after you choose the avatar/)).toBeTruthy();
  expect(screen.getByText(/do not collect data from children under 16/)).toBeTruthy();
});

test('an account is deleted with the exact address and the password; the receipt is awaited and shown', async () => {
  const kept = withKeptTakes(takeOf('episode e1'));
  const bodies: unknown[] = [];
  const keys: (string | null)[] = [];
  const receipts = [{ ...begun, ...nothing }, finished];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  open({
    'POST /api/privacy/erase-account': async (request) => {
      bodies.push(await request.json());
      return json({ key: 'key-1' }, 202);
    },
    'GET /api/privacy/receipt': (request) => {
      keys.push(new URL(request.url).searchParams.get('key'));
      return json(receipts.shift());
    },
  });
  press('Delete my account');
  type('Type your email address', parent.email.toUpperCase());
  type('Current password', 'secret-1');
  expect(forever().disabled).toBe(true);
  type('Type your email address', parent.email);
  expect(forever().disabled).toBe(false);
  press('Delete Forever');
  const until = async (text: RegExp | string) => {
    // Reading an answer takes turns of the event loop, how many is the client's business.
    while (!screen.queryByText(text)) await act(() => new Promise((resolve) => setImmediate(resolve)));
  };
  await until(/the receipt is shown only here/);
  while (keys.length < 1) await act(() => new Promise((resolve) => setImmediate(resolve)));
  await act(() => vi.advanceTimersByTimeAsync(1_100));
  await until('An account was deleted.');
  expect(kept.lines(), 'voices that wait on this device').toEqual([]);
  expect(bodies).toEqual([{ email: parent.email, password: 'secret-1', alsoOnYouTube: false }]);
  expect(keys).toEqual(['key-1', 'key-1']);
  const lines = ['Episodes: 12', 'Films, with their sound, captions and pictures: 36'];
  const videos = ['Deleted there: 3', 'Still there: 1', en.privacy.receipt.published];
  for (const line of [...lines, ...videos, '2 subscriptions were ended.'])
    expect(screen.getByText(line)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save receipt' })).toBeTruthy();
});

test('a receipt by mail is promised only where mails go out', async () => {
  const dialog = async (mail: boolean, answer: () => Response, text: string): Promise<void> => {
    withSite({ mail });
    open({
      'POST /api/privacy/erase-child': () => json({ key: 'key-1' }, 202),
      'GET /api/privacy/receipt': answer,
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Mia' }));
    type('Type “Mia” to confirm', 'Mia');
    type('Current password', 'secret-1');
    press('Delete Forever');
    await screen.findByText(text);
    cleanup();
  };
  const underWay = () => json({ ...begun, ...nothing, kind: 'child' });
  const receipt = en.privacy.receipt;
  await dialog(true, underWay, receipt.working);
  await dialog(false, underWay, receipt.workingWithoutMail);
  const missing = () => json({ defined: true, code: 'NOT_FOUND', status: 404, message: '' }, 404);
  await dialog(true, missing, receipt.lost);
  await dialog(false, missing, receipt.lostWithoutMail);
});

test('what the server says against a deletion is shown', async () => {
  const message = 'Current password is incorrect';
  const refusal = { defined: true, code: 'INVALID_INPUT', status: 422, message, data: { field: 'password' } };
  open({ 'POST /api/privacy/erase-account': () => json(refusal, 422) });
  press('Delete my account');
  type('Type your email address', parent.email);
  type('Current password', 'wrong');
  press('Delete Forever');
  expect((await screen.findByRole('alert')).textContent).toBe(message);
});

test('a child is deleted by its exact name', async () => {
  const bodies: unknown[] = [];
  open({
    'POST /api/privacy/erase-child': async (request) => {
      bodies.push(await request.json());
      return json({ key: 'key-2' }, 202);
    },
    'GET /api/privacy/receipt': () => json({ ...finished, kind: 'child', youtube: { deleted: 0, left: 0 } }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Mia' }));
  type('Type “Mia” to confirm', 'mia');
  expect(forever().disabled).toBe(true);
  type('Type “Mia” to confirm', 'Mia');
  type('Current password', 'secret-1');
  press('Delete Forever');
  await screen.findByText('A child was deleted.');
  for (const line of [en.privacy.receipt.youtube, en.privacy.receipt.published])
    expect(screen.queryByText(line)).toBeNull();
  expect(bodies).toEqual([{ childId: 'child-1', password: 'secret-1', alsoOnYouTube: false }]);
});

test('where there are videos on YouTube, an unticked box deletes them too', async () => {
  const bodies: unknown[] = [];
  const asked: string[] = [];
  open({
    'GET /api/youtube/videos': (request) => {
      asked.push(new URL(request.url).search);
      return json({ count: asked.length });
    },
    'POST /api/privacy/erase-child': async (request) => {
      bodies.push(await request.json());
      return json({ key: 'key-2' }, 202);
    },
    'POST /api/privacy/erase-account': async (request) => {
      bodies.push(await request.json());
      return json({ key: 'key-3' }, 202);
    },
    'GET /api/privacy/receipt': () => json(finished),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Mia' }));
  const box = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'Delete the video on YouTube too',
  });
  expect(box.checked).toBe(false);
  fireEvent.click(box);
  expect(screen.getByText(/nothing is deleted here either/)).toBeTruthy();
  type('Type “Mia” to confirm', 'Mia');
  type('Current password', 'secret-1');
  press('Delete Forever');
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  press('Delete my account');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Delete the 2 videos on YouTube too' }));
  type('Type your email address', parent.email);
  type('Current password', 'secret-1');
  press('Delete Forever');
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies).toEqual([
    { childId: 'child-1', password: 'secret-1', alsoOnYouTube: true },
    { email: parent.email, password: 'secret-1', alsoOnYouTube: true },
  ]);
  expect(asked).toEqual(['?childId=child-1', '']);
});

test('the archive is downloaded with the password, by the link that the server signed', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, origin: window.location.origin, assign });
  const url = '/api/privacy/archive?expires=1&signature=x';
  const message = 'Current password is incorrect';
  const refusal = { defined: true, code: 'INVALID_INPUT', status: 422, message, data: { field: 'password' } };
  const answers = [json(refusal, 422), json({ url, expiresAt: '2026-03-01T10:05:00.000Z' })];
  const bodies: unknown[] = [];
  open({
    'POST /api/privacy/export': async (request) => {
      bodies.push(await request.json());
      return answers.shift() ?? json({}, 500);
    },
  });
  press('Download my data');
  const send = async () => {
    const dialog = screen.getByRole('dialog');
    const buttons = [...dialog.querySelectorAll('button')];
    fireEvent.click(buttons.find(({ textContent }) => textContent === 'Download my data') ?? dialog);
  };
  type('Current password', 'secret-2');
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('secret-2');
  expect(assign).not.toHaveBeenCalled();
  type('Current password', 'secret-1');
  await send();
  await screen.findByText('The download has started.');
  await waitFor(() => expect(assign).toHaveBeenCalledWith(url));
  expect(bodies).toEqual([{ password: 'secret-2' }, { password: 'secret-1' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
