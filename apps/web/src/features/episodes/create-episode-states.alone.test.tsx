import type { ChildSummary } from '@milestoon/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve, silence } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { Providers } from '../../providers.tsx';
import { CreateEpisodeForm } from './create-episode-form.tsx';

vi.mock('../../lib/downscale.ts', () => ({ downscale: async (file: File) => file }));
afterEach(() => vi.unstubAllGlobals());

const image = (name: string) => ({ path: `user-1/${name}`, url: `/${name}`, width: 500, height: 400 });
const child = (name: string, state: ChildSummary['state'] = 'ready'): ChildSummary => ({
  id: `id-${name}`,
  name,
  style: 'anime',
  avatarUrl: `/files/${name}.png`,
  avatarSelected: true,
  state,
  age: 5,
  episodeCount: 0,
  newAvatars: null,
  season: { number: 1, episodes: 0, latest: 0 },
});
const whole = {
  childId: 'id-Mia',
  title: 'First steps',
  description: 'She walked.',
  images: [image('a.jpg')],
};

function open(
  draft: object,
  answers: Parameters<typeof serve>[0] = {},
  superAdmin = false,
  family = [child('Mia'), child('Teo')],
): string[] {
  sessionStorage.setItem('milestoon.draft.create-episode', JSON.stringify(draft));
  const calls = serve({
    'GET /api/story-writer': () => json({ company: null, voiceCompany: null }),
    ...answers,
  });
  render(
    <MemoryRouter>
      <CreateEpisodeForm
        family={family}
        preselected={null}
        idea="The first word"
        superAdmin={superAdmin}
        onWriting={() => {}}
        onCreated={() => {}}
        onLeave={() => {}}
      />
    </MemoryRouter>,
    { wrapper: Providers },
  );
  return calls;
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const submit = () => button('Create Episode');

test('the children to choose from, each with avatar and subtext', async () => {
  open(whole);
  await userEvent.click(screen.getByRole('button', { name: /^Mia/ }));
  const children = await screen.findAllByRole('menuitemradio');
  expect(children.map((one) => one.textContent)).toEqual([
    'MiaReady for new adventures',
    'TeoReady for new adventures',
  ]);
  const pictures = children.map((one) => one.querySelector('img')?.getAttribute('src'));
  expect(pictures[1]).toMatch(/\/files\/Teo\.png\?width=128&height=128$/);
  await userEvent.click(children[1] as HTMLElement);
  expect(screen.getByRole('button', { name: /^Teo/ })).toBeDefined();
});

test('a child that is not ready cannot be picked, and says why', async () => {
  const family = [child('Mia'), child('Teo', 'pay'), child('Ida', 'choose'), child('Ana', 'failed')];
  open({ ...whole, childId: null }, {}, false, family);
  // The one that can star is chosen already.
  await userEvent.click(screen.getByRole('button', { name: /^Mia/ }));
  const rows = await screen.findAllByRole('menuitemradio');
  expect(rows.map((row) => [row.textContent, row.getAttribute('aria-disabled')])).toEqual([
    ['MiaReady for new adventures', null],
    ['TeoThe payment is still missing', 'true'],
    ['IdaThe avatar is not chosen yet', 'true'],
    ['AnaThe avatar could not be drawn', 'true'],
  ]);
  await userEvent.click(rows[1] as HTMLElement);
  expect(screen.getByRole('button', { name: /^Mia/ })).toBeDefined();
});

test('a child that was meant but is not ready: why, and the way to where that changes', () => {
  open({ ...whole, childId: 'id-Teo' }, {}, false, [child('Mia'), child('Teo', 'drawing')]);
  expect(screen.getByText(/^Teo cannot star in an episode yet\. The avatar is being drawn\./)).toBeDefined();
  expect(screen.getByRole('link', { name: 'See what comes next' }).getAttribute('href')).toBe('/app');
  expect(submit().disabled).toBe(true);
});

test('an idea for the title is there, unless something was entered', () => {
  open({ ...whole, title: '' });
  expect(screen.getByLabelText<HTMLInputElement>(/^Episode title/).value).toBe('The first word');
  expect(submit().disabled).toBe(false);
});

test('what was sent is not sent again while the page changes', async () => {
  const calls = open(whole, { 'POST /api/episodes': () => json({}, 201) });
  await userEvent.dblClick(submit());
  await waitFor(() => expect(button('Creating Magic...').disabled).toBe(true));
  await userEvent.click(button('Creating Magic...'));
  expect(calls.filter((call) => call === 'POST /api/episodes')).toHaveLength(1);
});

test('a super admin sees another subtext', () => {
  open(whole, {}, true);
  expect(screen.getByRole('button', { name: /^Mia/ }).textContent).toContain('Super Admin Access');
});

test.each([
  ['a child', { childId: null }],
  ['a title', { title: '  ' }],
  ['a description', { description: ' ' }],
  ['an image', { images: [] }],
])('closed while anything is missing: %s', (_, missing) => {
  open({ ...whole, ...missing });
  expect(submit().disabled).toBe(true);
});

test('open when everything is there', () => {
  open(whole);
  expect(submit().disabled).toBe(false);
});

test('without a child the form says so, once another field was left', async () => {
  open({ ...whole, childId: null });
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByLabelText('Episode title'));
  await userEvent.tab();
  expect(screen.getByRole('alert').textContent).toBe('Please select a child and sign in to continue');
});

test('while it is sent the button says so and is closed', async () => {
  open(whole, { 'POST /api/episodes': silence });
  await userEvent.click(submit());
  expect(button('Creating Magic...').disabled).toBe(true);
});

test('images: heading, thumbnails, and a button to remove each', async () => {
  open(
    { ...whole, images: [image('a.jpg'), image('b.jpg')] },
    {
      'DELETE /api/photos': () => json({ removed: true }),
    },
  );
  const images = within(screen.getByRole('group', { name: 'Episode Images (1-2 images)' }));
  expect(images.getAllByRole('img').map((one) => one.getAttribute('src'))).toEqual(['/a.jpg', '/b.jpg']);
  await userEvent.click(images.getByRole('button', { name: 'Remove image 1' }));
  expect(images.getAllByRole('img').map((one) => one.getAttribute('src'))).toEqual(['/b.jpg']);
  expect(images.getByRole('button', { name: 'Remove image 1' })).toBeDefined();
});

test('an image that was removed can be put back where it was; only then it is gone for good', async () => {
  const calls = open(
    { ...whole, images: [image('a.jpg'), image('b.jpg')] },
    { 'DELETE /api/photos': () => json({ removed: true }) },
  );
  const images = within(screen.getByRole('group', { name: 'Episode Images (1-2 images)' }));
  const shown = () => images.getAllByRole('img').map((one) => one.getAttribute('src'));
  await userEvent.click(images.getByRole('button', { name: 'Remove image 1' }));
  await userEvent.click(button('Undo'));
  expect(shown()).toEqual(['/a.jpg', '/b.jpg']);
  expect(screen.queryByText('Picture removed')).toBeNull();
  expect(calls).not.toContain('DELETE /api/photos');
  await userEvent.click(images.getByRole('button', { name: 'Remove image 2' }));
  await userEvent.click(button('Dismiss'));
  expect(shown()).toEqual(['/a.jpg']);
  await waitFor(() => expect(calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(1));
});

test.each([
  [1, false],
  [2, true],
])('two images close the buttons: with %i they are closed: %s', (count, closed) => {
  open({ ...whole, images: [image('a.jpg'), image('b.jpg')].slice(0, count) });
  expect([button('Upload').disabled, button('Camera').disabled]).toEqual([closed, closed]);
});

const add = () =>
  userEvent.upload(screen.getByLabelText('Upload images'), new File(['x'], 'b.jpg', { type: 'image/jpeg' }));

test('closed while an image is on its way', async () => {
  const answer = Promise.withResolvers<Response>();
  open(whole, { 'POST /api/photos': () => answer.promise });
  await add();
  expect(submit().disabled).toBe(true);
  answer.resolve(json(image('b.jpg'), 201));
  await waitFor(() => expect(submit().disabled).toBe(false));
});

test('an image that cannot be uploaded is told', async () => {
  const message = 'File size must be less than 10MB';
  open(whole, {
    'POST /api/photos': () => json({ defined: true, code: 'PHOTO_REJECTED', status: 415, message }, 415),
  });
  await add();
  expect((await screen.findByRole('alert')).textContent).toBe(`Failed to upload image: ${message}`);
});

const full = (message: string) => () =>
  json({ defined: true, code: 'TOO_MANY_REQUESTS', status: 429, message }, 429);

test('no room for another episode: the sentence, and the form stays as it is', async () => {
  const message = 'So many of your episodes are being made already.';
  open(whole, { 'POST /api/episodes': full(message) });
  await userEvent.click(submit());
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(screen.getByLabelText<HTMLInputElement>(/^Episode title/).value).toBe(whole.title);
  expect(screen.getByDisplayValue(whole.description)).toBeDefined();
  expect(screen.getByRole('img', { name: /1/ }).getAttribute('src')).toBe('/a.jpg');
  expect(submit().disabled).toBe(false);
});

test('no room for another picture is told beside the pictures', async () => {
  const message = 'Too many pictures of yours are waiting to be used.';
  open(whole, { 'POST /api/photos': full(message) });
  await add();
  expect((await screen.findByRole('alert')).textContent).toBe(`Failed to upload image: ${message}`);
  expect(submit().disabled).toBe(false);
});
