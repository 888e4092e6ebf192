import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../../test/fake-server.ts';
import { takeOf, withKeptTakes } from '../../../lib/kept-takes.testing.ts';
import { inside } from './telling.testing.tsx';
import { TellingCard } from './telling-card.tsx';
import { TellingPage } from './telling-page.tsx';

afterEach(() => vi.unstubAllGlobals());

test('the page of a film says that recorded lines wait to be sent, each line once, and none of other films', async () => {
  withKeptTakes(
    takeOf('episode e1'),
    takeOf('cut episode e1'),
    takeOf('episode e1', 'l2'),
    takeOf('episode e2', 'l3'),
  );
  serve({});
  inside(<TellingCard episodeId="e1" hasStory />);
  expect(await screen.findByText(/^2 recorded lines are kept on this device/)).toBeTruthy();
});

test('so does the page for telling where it cannot be opened', async () => {
  withKeptTakes(takeOf('episode e1'));
  serve({ 'GET /api/episodes/e1/telling': () => json({ oops: true }, 500) });
  inside(<TellingPage episodeId="e1" />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(await screen.findByText(/^One recorded line is kept on this device/)).toBeTruthy();
});
