import type { HouseholdFilm } from '@milestoon/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { Providers } from '../../providers.tsx';
import { FamilyFilms } from './family-films.tsx';

afterEach(() => vi.unstubAllGlobals());

const film: HouseholdFilm = {
  id: 'e1',
  childId: 'c1',
  childName: 'Mia',
  childAvatarUrl: null,
  title: 'First bike ride',
  episodeNumber: 1,
  happenedOn: null,
  videoUrl: '/film.mp4',
  renditionUrl: null,
  captionsUrl: null,
  posterUrl: null,
  chapters: [],
  duration: 35,
  language: 'en',
  wordsInPicture: false,
};

test('the way back of a phone leads from a film to the shelf, and only then away', async () => {
  serve({ 'GET /api/household-films': () => json([film]) });
  window.history.pushState(null, '', '/before');
  render(
    <Providers>
      <BrowserRouter>
        <Routes>
          <Route path="/before" element={<Link to="/together">Films</Link>} />
          <Route path="/together" element={<FamilyFilms email="rui@example.org">{null}</FamilyFilms>} />
        </Routes>
      </BrowserRouter>
    </Providers>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Films' }));
  await userEvent.click(await screen.findByRole('button', { name: 'First bike ride' }));
  expect(screen.getByRole('heading', { name: 'First bike ride' })).toBeDefined();
  window.history.back();
  expect(await screen.findByRole('heading', { name: 'Films of Mia' })).toBeDefined();
  window.history.back();
  expect(await screen.findByRole('link', { name: 'Films' })).toBeDefined();
});
