import { defaultLook } from '@milestoon/look';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { Providers } from '../../providers.tsx';
import { Family } from './family.tsx';

vi.mock('../../lib/downscale.ts', () => ({ downscale: async (file: File) => file }));
afterEach(() => vi.unstubAllGlobals());

const stored = { path: 'user-1/rosa.jpg', url: '/rosa.jpg', width: 500, height: 400 };
const look = { ...defaultLook, hairColor: 'grey' };

test('a look is read from a photo, sent only with leave to use it, and the photo goes', async () => {
  const sent: unknown[] = [];
  const removed: unknown[] = [];
  serve({
    'GET /api/children': () => json([]),
    'GET /api/family': () => json([]),
    'POST /api/photos': () => json(stored),
    'POST /api/looks': async (request) => {
      expect(await request.json()).toEqual({ photos: [stored.path], kept: [] });
      return json({ version: 1, look, confidence: {}, photos: [{ finding: 'face', faceBox: [0, 0, 1, 1] }] });
    },
    'DELETE /api/photos': async (request) => {
      removed.push(new URL(request.url).searchParams.get('path') ?? (await request.json()).path);
      return json({ removed: true });
    },
    'POST /api/family': async (request) => {
      const member = await request.json();
      sent.push(member);
      return json({ id: 'm2', seed: 5, ...member }, 201);
    },
  });
  render(
    <Providers>
      <MemoryRouter>
        <Family />
      </MemoryRouter>
    </Providers>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Add a person' }));
  await userEvent.type(screen.getByLabelText('Name'), 'Rosa');
  await userEvent.selectOptions(screen.getByLabelText('Who this is to your children'), 'Grandmother');
  await userEvent.upload(
    screen.getByLabelText('Upload photos'),
    new File(['jpeg'], 'rosa.jpg', { type: 'image/jpeg' }),
  );
  expect(await screen.findByText('Here is what we saw')).toBeDefined();
  expect(screen.queryByText(/how your child/), 'it is no child that is spoken of').toBeNull();
  expect(screen.queryByRole('slider', { name: 'Age' }), 'the year of birth is asked').toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Please confirm that you may use these photos')).toBeDefined();
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'I may use these photos' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([
    { kind: 'person', name: 'Rosa', bornYear: null, relation: 'grandmother', look, mayUsePhotos: true },
  ]);
  await waitFor(() => expect(removed).toEqual([stored.path]));
});
