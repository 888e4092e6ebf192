import { admin as words } from '@milestoon/domain/texts/admin/en';
import { en } from '@milestoon/domain/texts/en';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { json, parent, serve } from '../../test/fake-server.ts';
import { render } from '../../test/render.tsx';
import { Providers } from '../providers.tsx';
import { Component } from './admin.tsx';

const anna = {
  id: 'id-anna',
  email: 'anna@example.org',
  createdAt: '2026-03-05T12:00:00.000Z',
  role: 'user',
  isConfirmed: true,
  children: 2,
  episodes: 14,
};
const episode = {
  id: 'id-episode',
  userId: anna.id,
  email: anna.email,
  childNumber: 2,
  episodeNumber: 7,
  state: 'processing',
  share: 0.42,
  createdAt: anna.createdAt,
  changedAt: anna.createdAt,
};
const failure = {
  id: 'id-work',
  kind: 'episode',
  userId: anna.id,
  email: anna.email,
  childNumber: 1,
  episodeNumber: 3,
  attempts: 4,
  failedAt: anna.createdAt,
};
const page = (rows: object[], more: object = {}) =>
  json({ rows, total: rows.length, page: 1, pages: 1, ...more });

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};
const address = () => document.querySelector('output')?.textContent;

function open(path: string, answers: Parameters<typeof serve>[0], role = 'admin'): string[] {
  const calls = serve({ 'GET /api/session': () => json({ user: parent, role }), ...answers });
  render(
    <Providers>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/admin" element={<Component />} />
          <Route path="/admin/:list" element={<Component />} />
        </Routes>
        <Address />
      </MemoryRouter>
    </Providers>,
  );
  return calls;
}
const search = (request: Request) => new URL(request.url).searchParams;
const table = (name: string) => screen.findByRole('table', { name });

test('a parent is denied, and nothing is asked for', async () => {
  const calls = open('/admin', {}, 'user');
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeDefined();
  expect(calls).toEqual(['GET /api/session']);
});

test('a list that there is not', async () => {
  open('/admin/everything', {});
  expect(await screen.findByRole('heading', { name: en.screens.notFound })).toBeDefined();
});

test('accounts are searched for as a whole word is sent, and lead to what they have', async () => {
  const asked: (string | null)[] = [];
  open('/admin', {
    'GET /api/admin/users': (request) => {
      asked.push(search(request).get('search'));
      return page([anna]);
    },
    'GET /api/admin/episodes': () => page([episode]),
  });
  const accounts = await table(words.users);
  expect(within(accounts).getByRole('rowheader').textContent).toContain(anna.email);
  expect(within(accounts).queryByRole('button')).toBeNull();
  await userEvent.type(screen.getByLabelText(words.search), 'anna{Enter}');
  await waitFor(() => expect(asked).toEqual([null, 'anna']));
  expect(address()).toBe('/admin?search=anna');
  await userEvent.click(screen.getByRole('link', { name: `${words.episodesOf(anna.email)}: 14` }));
  expect(address()).toBe('/admin/episodes?user=id-anna');
  expect(await screen.findByText(words.only(anna.email))).toBeDefined();
});

test('episodes by number and state; a state that is chosen stands in the address', async () => {
  const asked: string[] = [];
  open('/admin/episodes?user=id-anna&page=2', {
    'GET /api/admin/episodes': (request) => {
      asked.push(search(request).toString());
      return page([episode], { page: 2, pages: 3, total: 120 });
    },
  });
  const episodes = await table(words.episodes);
  const row = within(episodes).getAllByRole('row')[1];
  expect(row?.textContent).toContain('Child 2 · Episode 7');
  expect(row?.textContent).toContain('In the making42 %');
  expect(screen.getByText(words.pageOf(2, 3, 120))).toBeDefined();
  await userEvent.selectOptions(screen.getByLabelText(words.state), 'failed');
  await waitFor(() => expect(asked).toEqual(['user=id-anna&page=2', 'user=id-anna&state=failed&page=1']));
  expect(address()).toBe('/admin/episodes?user=id-anna&state=failed');
  await userEvent.click(screen.getByRole('link', { name: words.showAll }));
  expect(address()).toBe('/admin/episodes?state=failed');
});

test('pages are turned', async () => {
  open('/admin/children', {
    'GET /api/admin/children': (request) => {
      const number = Number(search(request).get('page'));
      const row = { ...episode, id: `child-${number}`, childNumber: number, state: 'ready', episodes: 0 };
      return page([row], { page: number, pages: 2, total: 51 });
    },
  });
  expect(await screen.findByText('Child 1')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: words.previous }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: words.next }));
  expect(await screen.findByText('Child 2')).toBeDefined();
  expect(address()).toBe('/admin/children?page=2');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: words.next }).disabled).toBe(true);
});

test('failed work is tried again: it leaves the list, and the word of it has the focus', async () => {
  let rows = [failure];
  const calls = open('/admin/failures', {
    'GET /api/admin/failures': () => page(rows),
    'POST /api/admin/failures/id-work/retry': () => {
      rows = [];
      return json({ id: failure.id, begun: true });
    },
  });
  const works = await table(words.failures);
  expect(works.textContent).toContain('Making an episode');
  expect(works.textContent).toContain('Child 1 · Episode 3');
  const button = words.tryAgainOf(words.kinds.episode, anna.email);
  await userEvent.click(screen.getByRole('button', { name: button }));
  const told = await screen.findByText(words.begun);
  expect(await screen.findByText(words.noneFailed)).toBeDefined();
  expect(document.activeElement?.contains(told)).toBe(true);
  expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
});

test.each([
  ['nothing is left to do', () => json({ id: failure.id, begun: false }), words.nothingLeft],
  [
    'somebody was faster',
    () => json({ defined: true, code: 'NOT_FOUND', status: 404, message: 'Not found', data: {} }, 404),
    words.nothingLeft,
  ],
  [
    'there is no room',
    () => json({ defined: true, code: 'TOO_MANY_REQUESTS', status: 429, message: 'Your …', data: {} }, 429),
    words.full,
  ],
  ['a fault', () => json({ oops: true }, 500), words.tryAgainFailed],
])('trying again, %s', async (_, answer, sentence) => {
  open('/admin/failures', {
    'GET /api/admin/failures': () => page([failure]),
    'POST /api/admin/failures/id-work/retry': answer,
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Try again/ }));
  expect(await screen.findByText(sentence)).toBeDefined();
});

test('messages to support are shown as they were written, with a way to answer', async () => {
  const message = {
    id: 'id-message',
    number: 'M7K2-Q9XD',
    userId: null,
    email: anna.email,
    reason: 'refund',
    message: 'We would like our money back.\nThank you.',
    language: 'en',
    sentAt: anna.createdAt,
    isMailed: false,
  };
  open('/admin/messages', { 'GET /api/admin/support-messages': () => page([message]) });
  const messages = await table(words.messages);
  expect(messages.textContent).toContain(en.support.reasons.refund);
  expect(messages.textContent).toContain(message.message);
  expect(messages.textContent).toContain(words.keptHere);
  const answer = screen.getByRole('link', { name: words.answerTo(message.number, anna.email) });
  expect(answer.getAttribute('href')).toBe('mailto:anna%40example.org?subject=%5BM7K2-Q9XD%5D');
});

test('whoever is no admin any more is denied as soon as the server says so', async () => {
  let role = 'admin';
  open('/admin', {
    'GET /api/session': () => json({ user: parent, role }),
    'GET /api/admin/users': () => {
      role = 'user';
      return json({ defined: true, code: 'NOT_FOUND', status: 404, message: 'Not found', data: {} }, 404);
    },
  });
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeDefined();
});
