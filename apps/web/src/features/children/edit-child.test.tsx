import { defaultLook } from '@milestoon/look';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useSearchParams } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve, silence } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { Providers } from '../../providers.tsx';
import { EditChild } from './edit-child.tsx';

afterEach(() => vi.unstubAllGlobals());

const photo = (path: string) => ({ path, url: `/${path}`, width: 5, height: 5 });
const saved = {
  id: 'c1',
  name: 'Mia',
  pronunciation: null,
  style: 'anime',
  avatarUrl: '/a.png',
  avatarSelected: true,
  state: 'ready',
  age: 5,
  episodeCount: 0,
  newAvatars: null,
  season: { number: 1, episodes: 0, latest: 0 },
  photos: [photo('one.jpg'), photo('two.jpg')],
  look: defaultLook,
  version: 3,
  drawnWith: { seed: 1, variant: 0 },
  styleOpensAt: null,
  avatarOutdated: false,
  redrawing: false,
};
const refused = (status: number, code: string, message: string) =>
  json({ defined: true, code, status, message, data: {} }, status);
const reading = {
  version: 1,
  look: defaultLook,
  confidence: {},
  photos: [{ finding: 'face', faceBox: null }],
};

function AvatarsOf() {
  return <>avatars of {useSearchParams()[0].get('childId')}</>;
}

/** What is sent is noted in `bodies`. */
function open(child: object, answers: Parameters<typeof serve>[0] = {}) {
  const bodies: Record<string, unknown>[] = [];
  serve({
    'GET /api/children/c1': () => json(child),
    'POST /api/looks': () => json(reading),
    'PUT /api/children/c1': async (request) => {
      const body = (await request.json()) as Record<string, unknown>;
      bodies.push(body);
      return json({ ...child, name: body.name, redrawing: body.redraw });
    },
    ...answers,
  });
  const view = render(
    <Providers>
      <MemoryRouter initialEntries={['/edit-child/c1']}>
        <Routes>
          <Route path="/edit-child/c1" element={<EditChild childId="c1" />} />
          <Route path="/auth/avatar-selection" element={<AvatarsOf />} />
          <Route path="/" element="home" />
        </Routes>
      </MemoryRouter>
    </Providers>,
  );
  return { ...view, bodies };
}
const name = () => screen.findByLabelText<HTMLInputElement>('Name');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

test('says that it loads', () => {
  open(saved, { 'GET /api/children/c1': silence });
  expect(screen.getByText('Loading child details...')).toBeDefined();
});

test('a child that cannot be loaded leads home with the reason', async () => {
  open(saved, { 'GET /api/children/c1': () => refused(404, 'NOT_FOUND', 'Not found') });
  expect(await screen.findByText('home')).toBeDefined();
  expect(screen.getByText('Failed to load child details')).toBeDefined();
});

test('a new name is saved and leads home', async () => {
  const { bodies } = open(saved);
  expect((await name()).value).toBe('Mia');
  expect(screen.getByText('If you change photos, the avatar might need to be regenerated')).toBeDefined();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await userEvent.type(await name(), ' Sofia');
  await save();
  expect(await screen.findByText('home')).toBeDefined();
  expect(bodies).toEqual([
    {
      version: 3,
      name: 'Mia Sofia',
      pronunciation: '',
      photos: ['one.jpg', 'two.jpg'],
      style: 'anime',
      look: defaultLook,
      redraw: false,
    },
  ]);
  expect(sessionStorage.getItem('milestoon.draft.edit-child.c1')).toBeNull();
});

test('how the name sounds is heard, and saved', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:name', revokeObjectURL: () => {} }));
  const asked: unknown[] = [];
  const { bodies } = open(saved, {
    'POST /api/spoken-names': async (request) => {
      asked.push(await request.json());
      return json({ sound: btoa('RIFF') });
    },
  });
  await name();
  await userEvent.click(screen.getByText('How the name is said'));
  await userEvent.type(screen.getByLabelText('Sounds like'), 'MEE-ah');
  await userEvent.click(screen.getByRole('button', { name: 'Listen' }));
  await waitFor(() => expect(play).toHaveBeenCalledOnce());
  expect(asked).toEqual([{ name: 'Mia', pronunciation: 'MEE-ah' }]);
  await save();
  expect(await screen.findByText('home')).toBeDefined();
  expect(bodies[0]).toMatchObject({ name: 'Mia', pronunciation: 'MEE-ah' });
});

test('a photo changed: what is unsure stays as it was saved, and is asked with it among the answers', async () => {
  const { bodies } = open(
    { ...saved, look: { ...defaultLook, eyes: 'grey', skin: 'tan' } },
    {
      'DELETE /api/photos': () => json({ removed: true }),
      'POST /api/looks': () =>
        json({
          ...reading,
          look: { ...defaultLook, eyes: 'dark-brown', skin: 'dark' },
          confidence: { eyes: 0.2, skin: 0.95, hairColor: 0.95, hairShape: 0.95, glasses: 0.95 },
        }),
    },
  );
  await name();
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo 2' }));
  await screen.findByRole('group', { name: "Which of these are Mia's eyes?" });
  expect(screen.getByRole('radio', { name: 'Grey' })).toBeDefined();
  await save();
  await waitFor(() => expect(bodies[0]).toMatchObject({ look: { eyes: 'grey', skin: 'dark' } }));
});

test('the current avatar, its note, and four styles', async () => {
  open(saved);
  await name();
  expect(screen.getByRole('heading', { name: 'Current Avatar' })).toBeDefined();
  expect(document.querySelector('img[src*="/a.png"]')).not.toBeNull();
  expect(screen.getByText('If you change photos, the avatar might need to be regenerated')).toBeDefined();
  const styles = screen.getByRole('group', { name: 'Animation style' }).querySelectorAll('label');
  expect([...styles].map((style) => style.textContent)).toEqual([
    'AnimeJapanese animation style',
    'AdventureAction-packed adventure theme',
    'ClassicClean simple cartoon style',
    'FantasyMagical fantasy world',
  ]);
});

test.each([
  [3, false],
  [4, true],
])('at most four photos: with %i the buttons are closed: %s', async (count, closed) => {
  open({ ...saved, photos: ['1', '2', '3', '4'].slice(0, count).map(photo) });
  await name();
  for (const button of ['Upload', 'Camera'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name: button }).disabled).toBe(closed);
});

test('while it is saved the button says so', async () => {
  open(saved, { 'PUT /api/children/c1': silence });
  await userEvent.type(await name(), ' Sofia');
  await save();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Saving Changes...' }).disabled).toBe(true);
});

test('another style offers new avatars, and leads to them', async () => {
  const { bodies } = open(saved);
  await name();
  await userEvent.click(screen.getByRole('radio', { name: /Fantasy/ }));
  expect(
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'Draw new avatars to choose from' }).checked,
  ).toBe(true);
  await save();
  expect(await screen.findByText('avatars of c1')).toBeDefined();
  expect(bodies[0]).toMatchObject({ style: 'fantasy', redraw: true });
});

test('the offer can be turned down', async () => {
  const { bodies } = open(saved);
  await name();
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  await userEvent.click(await screen.findByRole('checkbox'));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save Changes' })).toHaveProperty('disabled', false),
  );
  await save();
  expect(await screen.findByText('home')).toBeDefined();
  expect(bodies[0]).toMatchObject({ photos: ['two.jpg'], redraw: false });
});

test('a locked style says until when, and refuses another', async () => {
  open({ ...saved, styleOpensAt: '2026-12-01T00:00:00.000Z' });
  await name();
  expect(screen.getByText('Style can be changed again on December 1, 2026')).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: /Fantasy/ }));
  expect(screen.getByRole('alert').textContent).toBe(
    'You can only change the animation style once per month',
  );
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Anime/ }).checked).toBe(true);
});

test('what is missing is said when it is to be saved', async () => {
  const { bodies } = open(saved);
  await userEvent.clear(await name());
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  await save();
  expect(screen.getByText("Please enter your child's name")).toBeDefined();
  expect(screen.getByText('Please add at least one photo of your child')).toBeDefined();
  expect(bodies).toEqual([]);
});

test.each([
  ['a fault', () => json({ oops: true }, 500), 'Failed to update child profile. Please try again.'],
  [
    'a session that ended',
    () => refused(401, 'UNAUTHORIZED', 'Please sign in to continue'),
    'Please sign in to continue',
  ],
])('%s is told and loses nothing', async (_, answer, message) => {
  open(saved, {
    'PUT /api/children/c1': answer,
    'GET /api/auth/get-session': () => json(null),
    'GET /api/session': () => json({ user: null, role: null }),
  });
  await userEvent.type(await name(), ' Sofia');
  await save();
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect((await name()).value).toBe('Mia Sofia');
});

test('an edit of an older version is told; the entries can be kept or given up', async () => {
  let child: object = saved;
  const sent: unknown[] = [];
  open(saved, {
    'GET /api/children/c1': () => json(child),
    'PUT /api/children/c1': async (request) => {
      const body = (await request.json()) as { version: number };
      sent.push(body);
      if (body.version === 3) return refused(409, 'CONFLICT', 'changed');
      return json({ ...saved, ...body });
    },
  });
  await userEvent.type(await name(), ' Sofia');
  child = { ...saved, version: 4, name: 'Mila', style: 'simple' };
  await save();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'This child was changed somewhere else in the meantime. Nothing you entered is lost.',
  );
  expect((await name()).value).toBe('Mia Sofia');
  await userEvent.click(screen.getByRole('button', { name: 'Keep my entries' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await save();
  expect(await screen.findByText('home')).toBeDefined();
  expect(sent[1]).toMatchObject({ version: 4, name: 'Mia Sofia', style: 'simple' });
});

test('entries survive a reload, and Cancel gives them up', async () => {
  const { unmount } = open(saved);
  await userEvent.type(await name(), ' Sofia');
  unmount();
  open(saved);
  expect((await name()).value).toBe('Mia Sofia');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('home')).toBeDefined();
  expect(sessionStorage.getItem('milestoon.draft.edit-child.c1')).toBeNull();
});

test('photos that were deleted are explained and not demanded', async () => {
  const { bodies } = open({ ...saved, photos: [] });
  await userEvent.type(await name(), ' Sofia');
  expect(screen.getByText(/^The photos were deleted after 30 days/)).toBeDefined();
  await save();
  expect(await screen.findByText('home')).toBeDefined();
  expect(bodies[0]).toMatchObject({ photos: [], name: 'Mia Sofia' });
});
