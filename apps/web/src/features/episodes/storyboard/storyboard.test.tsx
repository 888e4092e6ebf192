import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent as User } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { json } from '../../../../test/fake-server.ts';
import { newEpisode } from '../episode.testing.ts';
import { board, open } from './storyboard.testing.tsx';

afterEach(() => vi.unstubAllGlobals());

test('in the making the story stands there as it was understood, and nothing has to be done', async () => {
  open(false, {}, board({ isOpen: true }));
  const tile = await screen.findByRole('button', { name: /Moment 1 ?Mia kicked the ball ?Mia ?Garden/ });
  expect(tile.tagName).toBe('BUTTON');
  expect(screen.queryByRole('button', { name: 'Make the film with them' })).toBeNull();
});

test('a sentence that could not be pictured is named, and one can go on', async () => {
  open(false, {}, board({ isOpen: true, unpictured: ['Yesterdai we wnet.'] }));
  expect(
    await screen.findByText(/^We could not picture: “Yesterdai we wnet\.” You can still go on/),
  ).toBeDefined();
});

test('a tap corrects who, what, where and the feeling, or leaves the moment out; each is kept at once', async () => {
  const { bodies } = open(false, {}, board({ isOpen: true }));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Mia kicked/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Mia' }).disabled).toBe(true);
  await user.click(dialog.getByRole('checkbox', { name: 'Grandma' }));
  await user.type(dialog.getByRole('searchbox', { name: 'Search what is done' }), 'dance');
  await user.click(dialog.getByRole('button', { name: 'Dancing' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Where' }), 'Beach');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Feeling' }), 'Proud');
  await user.type(dialog.getByRole('searchbox', { name: 'Search pictures' }), 'kit');
  await user.click(await dialog.findByRole('button', { name: 'Show kite' }));
  await user.click(dialog.getByRole('button', { name: 'Do not show ball' }));
  await user.click(dialog.getByRole('button', { name: 'Leave this out' }));
  await waitFor(() => expect(bodies).toHaveLength(7));
  const told = [0, 24];
  expect(bodies).toEqual([
    { told, who: ['hero', 'grandma'] },
    { told, does: 'dance' },
    { told, place: 'beach' },
    { told, feeling: 'proud' },
    { told, things: ['soccer-ball', 'kite'] },
    { told, things: [] },
    { told, leaveOut: true },
  ]);
  await dialog.findByRole('button', { name: 'Show this again' });
});

test('a film that becomes ready does not take a correction out of hand', async () => {
  const { calls, bodies, finish } = open(false, {}, board({ isOpen: true }));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Mia kicked/ }));
  const dialog = await screen.findByRole('dialog');
  finish();
  await screen.findByText('How we understood your story');
  expect(screen.getByRole('dialog')).toBe(dialog);
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Where' }), 'Beach');
  await waitFor(() => expect(bodies).toEqual([{ told: [0, 24], place: 'beach' }]));
  expect(calls.filter((call) => call === 'GET /api/episodes/e1/storyboard')).toHaveLength(2);
});

test('nobody at it, the pictures of a finished film are put away', async () => {
  const { finish } = open(false, {}, board({ isOpen: true }));
  await screen.findByRole('button', { name: /Mia kicked/ });
  finish();
  await screen.findByRole('button', { name: 'Show the pictures' });
  expect(screen.queryByRole('button', { name: /Mia kicked/ })).toBeNull();
});

test('a finished film is made anew with what was corrected', async () => {
  const { calls } = open(
    true,
    { 'POST /api/episodes/e1/storyboard': () => json(newEpisode({ newVersion: 'making' })) },
    board({ isChanged: true }),
  );
  const user = userEvent.setup();
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Show the pictures' }));
  await user.click(await screen.findByRole('button', { name: 'Make the film with them' }));
  await waitFor(() => expect(calls).toContain('POST /api/episodes/e1/storyboard'));
});

test('somebody of the family is added from the picture they are in', async () => {
  const added: unknown[] = [];
  const { bodies } = open(false, {
    'POST /api/family': async (request) => {
      added.push(await request.json());
      return json({ id: 'm1', kind: 'pet', name: 'Biscuit', bornYear: null, species: 'guinea-pig' }, 201);
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Mia kicked/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Somebody of our family' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Biscuit');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Is our' }), 'Guinea pig');
  await user.click(dialog.getByRole('button', { name: 'Add to our family' }));
  await waitFor(() => expect(bodies).toEqual([{ told: [0, 24], who: ['hero', 'm1'] }]));
  expect(added).toEqual([{ kind: 'pet', name: 'Biscuit', bornYear: null, species: 'guinea-pig' }]);
});

test('says where it was not sure, asks there, and takes a look for an answer', async () => {
  const { bodies } = open(false, {}, board({ isOpen: true }, { unsure: ['who', 'does'] }));
  const user = userEvent.setup();
  await screen.findByText('We were not sure about one picture. It says so.');
  await user.click(screen.getByRole('button', { name: /Moment 1 ?Please look/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    within(dialog.getByRole('group', { name: 'Doing' })).getByText('We were not sure here.'),
  ).toBeDefined();
  const hintOf = (name: string): string | undefined => {
    const hint = dialog.getByRole('combobox', { name }).getAttribute('aria-describedby');
    return hint === null ? undefined : (document.getElementById(hint)?.textContent ?? '');
  };
  expect(hintOf('Where')).toBeUndefined();
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(bodies).toEqual([{ told: [0, 24], confirmed: true }]));
  await waitFor(() => expect(screen.queryByText('Please look')).toBeNull());
});

test('says nothing where it is sure', async () => {
  open(false, {}, board({ isOpen: true }));
  await screen.findByRole('button', { name: /Moment 1/ });
  expect(screen.queryByText('Please look')).toBeNull();
  expect(screen.queryByText(/not sure/)).toBeNull();
});

test.each([
  [
    'Cancel',
    (user: User, dialog: HTMLElement) => user.click(within(dialog).getByRole('button', { name: 'Cancel' })),
  ],
  [
    'Escape',
    async (_: User, dialog: HTMLElement) => void fireEvent(dialog, new Event('cancel', { cancelable: true })),
  ],
])('%s takes back what was changed since the picture was opened, and nothing more', async (_, leave) => {
  const corrected = { told: [0, 24] as [number, number], place: 'beach' as const };
  const { bodies } = open(false, {}, board({ isOpen: true }, { place: 'beach', corrected }));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Mia kicked/ }));
  const dialog = await screen.findByRole('dialog');
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Feeling' }), 'Proud');
  await waitFor(() => expect(bodies).toHaveLength(1));
  await leave(user, dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies).toEqual([
    { told: [0, 24], feeling: 'proud' },
    { ...corrected, whole: true },
  ]);
});

test('nothing changed, nothing is sent; what was changed stays with Done', async () => {
  const { bodies } = open(false, {}, board({ isOpen: true }));
  const user = userEvent.setup();
  const opened = async () => {
    await user.click(await screen.findByRole('button', { name: /Mia kicked/ }));
    return within(await screen.findByRole('dialog'));
  };
  await user.click((await opened()).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(bodies).toEqual([]);
  const dialog = await opened();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Feeling' }), 'Proud');
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(bodies).toEqual([{ told: [0, 24], feeling: 'proud' }]));
});

test('what could not be taken back is said, and the dialog stays', async () => {
  let isDown = false;
  open(false, {
    'PUT /api/episodes/e1/storyboard': () => (isDown ? json({ oops: true }, 500) : json(board())),
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Mia kicked/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Feeling' }), 'Proud');
  isDown = true;
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await dialog.findByText('That could not be saved. Please try again.');
  isDown = false;
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what is done is searched for by any form of its word, or seen in a list', async () => {
  open(false, {}, board({ isOpen: true }));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Mia kicked/ }));
  const doing = within(screen.getByRole('group', { name: 'Doing' }));
  expect(doing.getByText('Kicking')).toBeDefined();
  const names = () => doing.queryAllByRole('listitem').map((item) => item.textContent);
  expect(names()).toEqual([]);
  const search = doing.getByRole('searchbox');
  await user.type(search, 'brush tee');
  expect(names()).toEqual(['Brushing teeth']);
  await user.clear(search);
  await user.type(search, 'xylophonist');
  expect(doing.getByText('There is nothing like that. Please try another word.')).toBeDefined();
  await user.clear(search);
  await user.click(doing.getByRole('button', { name: 'Show all' }));
  expect(names()).toContain('Sleeping');
  expect(doing.getByRole('button', { name: 'Kicking' }).getAttribute('aria-pressed')).toBe('true');
});
