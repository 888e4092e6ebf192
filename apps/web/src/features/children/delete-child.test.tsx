import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { childSummary as child } from '../../../test/child-summary.ts';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { withSite } from '../../../test/with-site.ts';
import { Providers } from '../../providers.tsx';
import { choose, mia, open } from './children-overview.testing.tsx';
import { DeleteChild } from './delete-child.tsx';

afterEach(() => {
  withSite({});
  vi.unstubAllGlobals();
});

test('where films go to YouTube, deleting says that they stay there', () => {
  withSite({ youtube: true });
  serve({ 'GET /api/publishing/videos': () => json({ count: 0 }) });
  render(<DeleteChild child={child('Mia', '/files/mia.png', 3)} onClose={() => {}} />, {
    wrapper: Providers,
  });
  expect(screen.getByText(/already published remain on YouTube and must be deleted there/)).toBeDefined();
});

test('deleting warns, wants the exact name, and the child leaves the list', async () => {
  const family = { children: [mia] };
  localStorage.setItem('milestoon.words.ana.create-episode', `${Date.now() + 60_000} {"title":"Mia swam"}`);
  const calls = open(family, {
    'DELETE /api/children/id-Mia': async (request) => {
      expect(await request.json()).toEqual({ alsoOnYouTube: false });
      family.children = [];
      return json({ removed: true });
    },
  });
  await choose('Delete Child');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/permanent\. All episodes of Mia are removed from the app/)).toBeDefined();
  expect(dialog.getByText('If the child has a plan of its own, that ends with it.')).toBeDefined();
  // Nothing of YouTube where none is set up.
  expect(dialog.queryByText(/YouTube/)).toBeNull();
  const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete Forever' });
  await userEvent.type(dialog.getByRole('textbox'), 'Mi{Enter}');
  expect(
    dialog.getByText('Name does not match. Please type the exact name to confirm deletion.'),
  ).toBeDefined();
  expect(button.disabled).toBe(true);
  await userEvent.clear(dialog.getByRole('textbox'));
  await userEvent.type(dialog.getByRole('textbox'), 'Mia');
  expect(button.disabled).toBe(false);
  await userEvent.click(button);
  expect(await screen.findByText('Add Your First Child')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.filter((call) => call === 'GET /api/children')).toHaveLength(2);
  // Nor does a story about her wait on this device.
  expect(localStorage.getItem('milestoon.words.ana.create-episode')).toBeNull();
});

test('a delete dialog that is called off gives the focus back to the button of the menu', async () => {
  open({ children: [mia] });
  await choose('Delete Child');
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu for Mia' }));
});

test('deleting that fails is told, and can be tried again', async () => {
  const message = 'Current password is incorrect';
  const wrong = { defined: true, code: 'INVALID_INPUT', status: 422, message, data: { field: 'password' } };
  const missing = { ...wrong, message: 'Please enter your current password' };
  const refusals = [json({ oops: true }, 500), json(missing, 422), json(wrong, 422)];
  const sent: unknown[] = [];
  open(
    { children: [mia] },
    {
      'DELETE /api/children/id-Mia': async (request) => {
        sent.push(await request.json());
        return refusals.shift() ?? json({ removed: true });
      },
    },
  );
  await choose('Delete Child');
  await userEvent.type(screen.getByRole('textbox'), 'Mia');
  expect(screen.queryByLabelText('Current password')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Delete Forever' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to delete child profile. Please try again.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Delete Forever' }));
  // The sign-in is too long ago: now it is asked for.
  await userEvent.type(await screen.findByLabelText('Current password'), 'secret-1');
  await userEvent.click(screen.getByRole('button', { name: 'Delete Forever' }));
  await screen.findByText(message);
  await userEvent.click(screen.getByRole('button', { name: 'Delete Forever' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.at(0)).toEqual({ alsoOnYouTube: false });
  expect(sent.at(-1)).toEqual({ alsoOnYouTube: false, password: 'secret-1' });
});
