import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { Providers } from '../../providers.tsx';
import { KeptPhotos } from './kept-photos.tsx';

afterEach(() => vi.unstubAllGlobals());

const photo = { path: 'user-1/a.png', url: '/files/a.png?signed', width: 5, height: 5 };

function open(answer: () => Response, mayEdit = false): void {
  serve({ 'GET /api/children/c1': answer });
  render(
    <Providers>
      <MemoryRouter>
        <KeptPhotos childId="c1" mayEdit={mayEdit} />
      </MemoryRouter>
    </Providers>,
  );
}

test('every photo is seen and can be saved; changing them is for who has a plan', async () => {
  open(() => json({ id: 'c1', name: 'Ida', photos: [photo, { ...photo, path: 'user-1/b.jpg' }] }));
  expect(await screen.findByRole('heading', { name: 'The photos of Ida' })).toBeDefined();
  expect(screen.getByAltText<HTMLImageElement>('Photo 1').getAttribute('src')).toBe(photo.url);
  const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: /^Save photo/ });
  expect(links.map(({ download }) => download)).toEqual(['Ida 1.png', 'Ida 2.jpg']);
  expect(screen.queryByRole('link', { name: 'Edit Child' })).toBeNull();
});

test('with a plan it leads on to the form', async () => {
  open(() => json({ id: 'c1', name: 'Ida', photos: [photo] }), true);
  const link = await screen.findByRole('link', { name: 'Edit Child' });
  expect(link.getAttribute('href')).toBe('/edit-child/c1');
});

test('where they are gone it says so', async () => {
  open(() => json({ id: 'c1', name: 'Ida', photos: [] }));
  expect(await screen.findByText(/^The photos were deleted after 30 days/)).toBeDefined();
});

test('a child that does not come can be asked for again', async () => {
  let isThere = false;
  open(() =>
    isThere
      ? json({ id: 'c1', name: 'Ida', photos: [photo] })
      : json({ defined: true, code: 'NOT_FOUND', status: 404, message: 'Gone' }, 404),
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('Failed to load child details', { exact: false })).toBeDefined();
  isThere = true;
  await userEvent.click(again);
  expect(await screen.findByAltText('Photo 1')).toBeDefined();
});
