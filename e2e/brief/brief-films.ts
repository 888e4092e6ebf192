/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Film, filmSchema, frame } from '@milestoon/film';
import { openFramePainter } from '@milestoon/studio/canvas';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { test as base } from '../fixtures.ts';
import { photo } from '../family.ts';
import { type RunningServer, startServer } from '../server.ts';
import { smallPicture, videoFrames } from '../same-picture.ts';

/** Where films are made in all their steps, but small and of one sentence. */
export const withBriefFilms = base.extend<object, { server: RunningServer }>({
  server: [
    async ({ hasWholeFilms: _ }, use) => {
      const server = await startServer({}, 'e2e/brief/server.ts');
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

/** What a finished film was drawn from. */
export const filmCalled = async (server: RunningServer, title: string): Promise<Film> =>
  filmSchema.parse(JSON.parse(await readFile(path.join(server.directory, 'films', `${title}.json`), 'utf8')));

/** A frame as RGB bytes, painted here. */
async function painted(film: Film, at: number): Promise<Buffer> {
  const images = Object.fromEntries(film.photos.map(({ asset }) => [asset, photo]));
  const painter = await openFramePainter({ ...smallPicture, images });
  painter.paint(frame(film, at));
  const raw = { ...smallPicture, channels: 4 as const };
  const pixels = await sharp(Buffer.from(painter.data()), { raw }).removeAlpha().raw().toBuffer();
  painter.close();
  return pixels;
}

/** Levels of 255 from which on two drawings show something else in a place, rather than a softer edge. */
const apart = 60;

/**
 * How far a frame of the video on the page is from each of two films, only where those differ.
 *
 * @returns mean distances of 255 levels, and in how many bytes the films differ
 */
export async function distances(
  page: Page,
  at: number,
  films: readonly [Film, Film],
): Promise<{ first: number; second: number; places: number }> {
  const [seen = Buffer.of()] = await videoFrames(page, [at], smallPicture);
  const [first, second] = await Promise.all([painted(films[0], at), painted(films[1], at)]);
  const places = [...first.keys()].filter((i) => Math.abs((first[i] ?? 0) - (second[i] ?? 0)) > apart);
  const mean = (other: Buffer): number =>
    places.reduce((sum, i) => sum + Math.abs((seen[i] ?? 0) - (other[i] ?? 0)), 0) / places.length;
  return { first: mean(first), second: mean(second), places: places.length };
}
