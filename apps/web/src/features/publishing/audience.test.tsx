import type { Publication as PublicationState } from '@milestoon/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import type { Wire } from '../../lib/api.ts';
import { Providers } from '../../providers.tsx';
import { Publication } from './publication.tsx';

afterEach(() => vi.unstubAllGlobals());

const none: Wire<PublicationState> = {
  channel: 'connected',
  status: 'none',
  problem: null,
  share: null,
  nextAttemptAt: null,
  url: null,
  publishedAt: null,
  visibility: 'private',
  madeForKids: true,
  visibilities: ['private', 'unlisted', 'public'],
};
const published: Partial<Wire<PublicationState>> = {
  status: 'published',
  url: 'https://www.youtube.com/watch?v=abc',
  publishedAt: '2026-11-20T10:00:00.000Z',
};

function open(state: Partial<Wire<PublicationState>>, refusal?: string) {
  const sent: unknown[] = [];
  const take = async (request: Request) => {
    sent.push([request.method, await request.json()]);
    return refusal === undefined
      ? json({ ...none, ...published, visibility: 'unlisted', madeForKids: false })
      : json({ defined: true, code: 'CONFLICT', status: 409, message: refusal }, 409);
  };
  serve({
    'GET /api/episodes/e1/publication': () => json({ ...none, ...state }),
    'GET /api/episodes': () => json([]),
    'POST /api/episodes/e1/publication': take,
    'PUT /api/episodes/e1/publication': take,
  });
  render(
    <MemoryRouter>
      <Providers>
        <Publication episode={{ id: 'e1', title: 'First steps' }} />
      </Providers>
    </MemoryRouter>,
  );
  return sent;
}
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('who sees it and whether it is made for kids is chosen before it is published; private by itself', async () => {
  const sent = open({});
  await screen.findByRole('button', { name: 'Publish to YouTube' });
  expect([radio('Private').checked, radio('Yes, made for kids').checked]).toEqual([true, true]);
  await userEvent.click(radio('Unlisted'));
  expect(screen.getByText(/Everybody who has the link/)).toBeDefined();
  await userEvent.click(radio('No, not made for kids'));
  await press('Publish to YouTube');
  await waitFor(() => expect(sent).toEqual([['POST', { visibility: 'unlisted', madeForKids: false }]]));
});

test('private alone is no choice; made for kids is asked all the same', async () => {
  const sent = open({ visibilities: ['private'] });
  await screen.findByRole('button', { name: 'Publish to YouTube' });
  expect(screen.queryByRole('radio', { name: 'Private' })).toBeNull();
  await userEvent.click(radio('No, not made for kids'));
  await press('Publish to YouTube');
  await waitFor(() => expect(sent).toEqual([['POST', { visibility: 'private', madeForKids: false }]]));
});

test('it is changed later, saved when it is pressed, and said', async () => {
  const sent = open(published);
  expect(await screen.findByText('Private · Yes, made for kids')).toBeDefined();
  await press('Change who can see it');
  await userEvent.click(radio('Public'));
  await press('Cancel');
  expect(sent).toEqual([]);
  await press('Change who can see it');
  expect(radio('Private').checked).toBe(true);
  await userEvent.click(radio('Unlisted'));
  await userEvent.click(radio('No, not made for kids'));
  await press('Save');
  expect(await screen.findByText('Saved')).toBeDefined();
  expect(screen.getByText('Unlisted · No, not made for kids')).toBeDefined();
  expect(sent).toEqual([['PUT', { visibility: 'unlisted', madeForKids: false }]]);
});

test('what YouTube did not do is told, and what was chosen stays to be tried again', async () => {
  open(published, 'Google cannot be reached just now.');
  await screen.findByText('Private · Yes, made for kids');
  await press('Change who can see it');
  await userEvent.click(radio('Public'));
  await press('Save');
  expect((await screen.findByRole('alert')).textContent).toBe('Google cannot be reached just now.');
  expect(radio('Public').checked).toBe(true);
});
