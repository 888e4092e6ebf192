import { defaultLook, type Look } from '@milestoon/look';
import { act, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { Providers } from '../../providers.tsx';
import { AvatarSelection } from './avatar-selection.tsx';

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }),
);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const candidate = (id: string) => ({
  id,
  url: `/${id}.png`,
  variant: 0,
  label: `Label ${id}`,
  description: 'A smile.',
});
const avatars = (status: string, ...ids: string[]) =>
  json({ status, kept: null, candidates: ids.map(candidate) });
/** Code that is fetched when it is needed takes no time of this clock. */
const pass = (milliseconds: number) =>
  act(async () => {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(milliseconds);
  });

const onPay = vi.fn(async () => {});
const open = () =>
  render(
    <Providers>
      <MemoryRouter initialEntries={['/here']}>
        <Routes>
          <Route path="/here" element={<AvatarSelection childId="c1" price="€12.95" onPay={onPay} />} />
          <Route path="/" element="home" />
          <Route path="/auth/child-setup" element="child setup" />
        </Routes>
      </MemoryRouter>
    </Providers>,
  );

test('says whether the drawing waits for its turn, or which avatar is drawn', async () => {
  let begun = false;
  serve({
    'GET /api/children/c1/avatars': () => json({ status: 'drawing', kept: null, begun, candidates: [] }),
  });
  open();
  await pass(3_100);
  expect(screen.getByText('Creating Magic...')).toBeDefined();
  expect(screen.getByText('The drawing begins as soon as it is its turn.')).toBeDefined();
  begun = true;
  await pass(1_100);
  expect(screen.getByText('Drawing avatar 1 of 4').getAttribute('role')).toBe('status');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0');
});

test('shows the magic for 3 s, then the candidates as they come', async () => {
  let drawn = ['a', 'b'];
  serve({
    'GET /api/children/c1/avatars': () => avatars(drawn.length === 4 ? 'ready' : 'drawing', ...drawn),
  });
  open();
  await pass(2_900);
  expect(screen.getByText('Creating Magic...')).toBeDefined();
  await pass(200);
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(screen.getByText('Drawing avatar 3 of 4')).toBeDefined();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
  drawn = ['a', 'b', 'c', 'd'];
  await pass(2_000);
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  expect(screen.queryByText(/being drawn/)).toBeNull();
});

test('starts the drawing when nobody has', async () => {
  const calls = serve({
    'GET /api/children/c1/avatars': () => avatars('waiting'),
    'POST /api/children/c1/avatars': () => avatars('drawing'),
  });
  open();
  await pass(100);
  expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
});

test('a child whose payment was called off leads to the payment, and on as soon as it is there', async () => {
  sessionStorage.setItem('milestoon.draft.child-setup', '{"name":"Mia"}');
  let paid = false;
  serve({
    'GET /api/children/c1/avatars': () => (paid ? avatars('ready', 'a', 'b', 'c', 'd') : avatars('waiting')),
    'POST /api/children/c1/avatars': () => avatars('waiting'),
  });
  open();
  await pass(3_100);
  expect(screen.getByText('The plan of this child costs €12.95 per month.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Go to payment' }));
  await pass(0);
  expect(onPay).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('milestoon.draft.child-setup')).not.toBeNull();
  paid = true;
  await pass(1_100);
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  expect(sessionStorage.getItem('milestoon.draft.child-setup')).toBeNull();
});

test('the choice is saved and leads home', async () => {
  const bodies: unknown[] = [];
  serve({
    'GET /api/children/c1/avatars': () => avatars('ready', 'a', 'b', 'c', 'd'),
    'POST /api/children/c1/avatar': async (request) => {
      bodies.push(await request.json());
      return json({});
    },
  });
  open();
  await pass(3_100);
  const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm Selection' });
  expect(confirm.disabled).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: /Label b/ }));
  fireEvent.click(confirm);
  await pass(100);
  expect(bodies).toEqual([{ candidate: 'b' }]);
  expect(screen.getByText('home')).toBeDefined();
});

test('where the avatars show different looks, each says what sets it apart', async () => {
  const look = (part: Partial<Look>) => ({ look: { ...defaultLook, ...part } });
  serve({
    'GET /api/children/c1/avatars': () =>
      json({
        status: 'ready',
        kept: null,
        candidates: [
          { ...candidate('a'), ...look({ hairShape: 'bob', eyes: 'blue' }) },
          { ...candidate('b'), ...look({ hairShape: 'braids', eyes: 'blue' }) },
        ],
      }),
  });
  open();
  await pass(3_100);
  expect(screen.getByText(/so the pictures differ/)).toBeDefined();
  expect(screen.getByRole('radio', { name: /Label a.*Hair: Bob/ })).toBeDefined();
  expect(screen.getByRole('radio', { name: /Label b.*Hair: Braids/ })).toBeDefined();
  expect(screen.queryByText(/Blue/)).toBeNull();
});

test('avatars of one look, and of somebody who said none, say nothing of differences', async () => {
  serve({
    'GET /api/children/c1/avatars': () =>
      json({
        status: 'ready',
        kept: null,
        candidates: [
          { ...candidate('a'), look: defaultLook },
          { ...candidate('b'), look: null },
        ],
      }),
  });
  open();
  await pass(3_100);
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(screen.queryByText(/so the pictures differ/)).toBeNull();
});

test('the choice is said to be permanent, before and beside the button', async () => {
  serve({ 'GET /api/children/c1/avatars': () => avatars('ready', 'a', 'b', 'c', 'd') });
  open();
  await pass(3_100);
  expect(screen.getByText(/This choice is permanent: the avatar stays the same/)).toBeDefined();
  expect(screen.getByText('You cannot change the avatar later.')).toBeDefined();
});

test('a choice that cannot be saved stays here without a word', async () => {
  serve({
    'GET /api/children/c1/avatars': () => avatars('ready', 'a', 'b', 'c', 'd'),
    'POST /api/children/c1/avatar': () => json({ oops: true }, 500),
  });
  open();
  await pass(3_100);
  fireEvent.click(screen.getByRole('radio', { name: /Label b/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Confirm Selection' }));
  await pass(100);
  expect(screen.getByText('Choose the avatar')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /Label a/ }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm Selection' }).disabled).toBe(false);
});

test('after an edit the present avatar can be kept', async () => {
  serve({
    'GET /api/children/c1/avatars': () =>
      json({ status: 'ready', kept: '/kept.png', candidates: ['a', 'b', 'c', 'd'].map(candidate) }),
  });
  open();
  await pass(3_100);
  expect(screen.getByText(/The present avatar stays until you confirm a new one/)).toBeDefined();
  expect(screen.getByAltText('The chosen avatar').getAttribute('src')).toContain('/kept.png');
  fireEvent.click(screen.getByRole('link', { name: 'Keep the present avatar' }));
  expect(screen.getByText('home')).toBeDefined();
});

test('a choice that was made is shown, not offered again', async () => {
  serve({
    'GET /api/children/c1/avatars': () => json({ status: 'chosen', kept: '/kept.png', candidates: [] }),
  });
  open();
  await pass(100);
  expect(screen.getByRole('heading', { name: 'The avatar is chosen' })).toBeDefined();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a child that cannot be loaded leads to the setup', async () => {
  serve({
    'GET /api/children/c1/avatars': () =>
      json({ defined: true, code: 'NOT_FOUND', status: 404, message: 'Not found' }, 404),
  });
  open();
  await pass(100);
  expect(screen.getByText('child setup')).toBeDefined();
});
