import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { inDatabase } from './database.ts';
import { chooseAvatar, episode, newChild, newEpisode, signInAs } from './family.ts';
import { expect, test } from './fixtures.ts';
import { descendants, survivors } from '../apps/server/src/testing/processes.ts';

/** When each finished part of the film was written. */
async function segmentTimes(directory: string): Promise<Record<string, number>> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.mp4'));
  const times = names.map(async (name) => [name, (await stat(path.join(directory, name))).mtimeMs] as const);
  return Object.fromEntries(await Promise.all(times));
}

/** The steps of an episode and how often each was carried out, from the server's own database. */
async function stepRuns(dataDirectory: string, episodeId: string): Promise<Record<string, number>> {
  return inDatabase(dataDirectory, async (database) => {
    const steps = await database.asWorker('a test looks at the steps of an episode', (tx) =>
      tx
        .selectFrom('job_steps')
        .select(['name', 'runs'])
        .where('subject', '=', `episode:${episodeId}`)
        .execute(),
    );
    return Object.fromEntries(steps.map(({ name, runs }) => [name, runs]));
  });
}

test('a server that is killed in the middle of a film goes on with it', async ({ page, server }) => {
  test.setTimeout(420_000);
  await signInAs(page, server.superAdmin);
  const child = await newChild(page, 'Ivo');
  await chooseAvatar(page, child);
  const id = await newEpisode(page, child, 'Ducks at the lake');
  const segments = path.join(server.directory, 'work', id, 'segments');
  const progress = async () => (await episode(page, id)).progress;

  await expect
    .poll(async () => (await progress())?.share ?? 0, { timeout: 180_000, intervals: [500] })
    .toBeGreaterThan(0.3);
  await expect.poll(async () => Object.keys(await segmentTimes(segments)).length).toBeGreaterThan(0);
  const before = await progress();
  expect(before?.step).toBe('video');
  expect(before?.share).toBeLessThan(0.75);
  const started = descendants(server.processId());
  expect(started.filter(({ command }) => command.includes('render-worker'))).not.toHaveLength(0);
  expect(started.filter(({ command }) => command.includes('postgres'))).not.toHaveLength(0);

  await server.kill();
  await expect.poll(() => survivors(started), { timeout: 15_000 }).toEqual([]);
  const kept = await segmentTimes(segments);

  await server.restart();
  await expect
    .poll(async () => (await progress())?.share ?? 0, { timeout: 120_000, intervals: [500] })
    .toBeGreaterThan(before?.share ?? 1);
  expect(await segmentTimes(segments), 'what was drawn is not drawn again').toMatchObject(kept);

  await expect
    .poll(async () => (await episode(page, id)).status, { timeout: 240_000, intervals: [1_000] })
    .toBe('completed');
  const film = await episode(page, id);
  const video = await page.request.head(film.videoUrl ?? '');
  expect(Number(video.headers()['content-length'])).toBeGreaterThan(500_000);
  expect(await stepRuns(server.directory, id)).toEqual({
    photos: 1,
    corrections: 1,
    screenplay: 1,
    narration: 1,
    film: 1,
    sound: 1,
    video: 1,
    finish: 1,
  });
});
