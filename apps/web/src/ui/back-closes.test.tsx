import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { render } from '../../test/render.tsx';
import { Providers } from '../providers.tsx';
import { Dialog } from './dialog.tsx';

function Page() {
  const [open, setOpen] = useState(false);
  const [inner, setInner] = useState(false);
  return (
    <>
      <h1>The page</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Dialog title="Sheet" onClose={() => setOpen(false)} actions={null}>
          <button type="button" onClick={() => setInner(true)}>
            More
          </button>
          <button type="button" onClick={() => setOpen(false)}>
            Close
          </button>
          <Link to="/third">Third</Link>
        </Dialog>
      )}
      {inner && (
        <Dialog title="Inner" onClose={() => setInner(false)} actions={null}>
          <p>Inside</p>
        </Dialog>
      )}
    </>
  );
}

async function openPage(): Promise<void> {
  window.history.pushState(null, '', '/first');
  render(
    <Providers>
      <BrowserRouter>
        <Routes>
          <Route path="/first" element={<Link to="/second">Second</Link>} />
          <Route path="/second" element={<Page />} />
          <Route path="/third" element={<h1>The third</h1>} />
        </Routes>
      </BrowserRouter>
    </Providers>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Second' }));
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = (name: string) => screen.queryByRole('dialog', { name });

test('going back closes the sheet and stays; once more it leaves the page', async () => {
  await openPage();
  await press('Open');
  window.history.back();
  await waitFor(() => expect(dialog('Sheet')).toBeNull());
  expect(screen.getByRole('heading', { name: 'The page' })).toBeDefined();
  window.history.back();
  expect(await screen.findByRole('link', { name: 'Second' })).toBeDefined();
});

test('of two sheets it closes the upper one, then the other', async () => {
  await openPage();
  await press('Open');
  await press('More');
  window.history.back();
  await waitFor(() => expect(dialog('Inner')).toBeNull());
  expect(dialog('Sheet')).not.toBeNull();
  await waitFor(() => expect(window.history.state).toHaveProperty('above'));
  window.history.back();
  await waitFor(() => expect(dialog('Sheet')).toBeNull());
  expect(screen.getByRole('heading', { name: 'The page' })).toBeDefined();
});

test('who closed the sheet otherwise, as often as they like, leaves with one step', async () => {
  await openPage();
  await press('Open');
  await press('Close');
  await press('Open');
  await press('Close');
  window.history.back();
  expect(await screen.findByRole('link', { name: 'Second' })).toBeDefined();
});

test('who followed a link in the sheet comes back to the page, and from there with one step further', async () => {
  await openPage();
  await press('Open');
  await userEvent.click(screen.getByRole('link', { name: 'Third' }));
  expect(await screen.findByRole('heading', { name: 'The third' })).toBeDefined();
  window.history.back();
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeDefined();
  expect(dialog('Sheet')).toBeNull();
  window.history.back();
  expect(await screen.findByRole('link', { name: 'Second' })).toBeDefined();
});
