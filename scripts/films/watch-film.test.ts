import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, it } from 'node:test';
import { muxEpisode, renderVideo } from '@milestoon/studio/export';
import { faultsOf } from './faults.ts';
import { watchFilm } from './watch-film.ts';

const size = { width: 128, height: 72 };
const fps = 24;

let directory = '';
before(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'milestoon-watch-'));
});
after(() => rm(directory, { recursive: true, force: true }));

/** Five seconds of a square that stays where it is for `hold` frames, and a tone. */
async function squareFilm(name: string, hold: number): Promise<string> {
  const module = new URL('../../packages/studio/src/export/moving-square.fixture.ts', import.meta.url).href;
  const { files: segments } = await renderVideo(
    { module, data: { ...size, hold }, frames: 5 * fps, ...size, fps },
    { directory: path.join(directory, name), workers: 1 },
  );
  const tone = Float32Array.from(
    { length: 5 * 48_000 },
    (_, i) => 0.2 * Math.sin((i * 2 * Math.PI * 440) / 48_000),
  );
  const file = path.join(directory, `${name}.mp4`);
  await muxEpisode({
    segments,
    sound: { left: tone, right: tone, sampleRate: 48_000 },
    file,
    metadata: {},
    language: 'eng',
    fps,
  });
  return file;
}

it('sees that a picture stands still', async () => {
  const [moving, standing] = [
    await watchFilm(await squareFilm('moving', 2)),
    await watchFilm(await squareFilm('standing', 120)),
  ];
  assert.equal(moving.freezes, 0);
  assert.equal(standing.freezes, 1);
  assert.equal(moving.frames, 120);
  assert.deepEqual([moving.width, moving.height], [128, 72]);
  assert.equal(moving.stills.length, 2);
});

it('hears how loud a tone is', async () => {
  const { loudness, truePeak } = await watchFilm(await squareFilm('tone', 2));
  // 0.2 of full scale in both channels: −14 dBFS, and R 128 weighs 440 Hz by a few tenths.
  assert.ok(Math.abs(loudness + 14) < 0.7, `${loudness}`);
  assert.ok(Math.abs(truePeak + 14) < 0.3, `${truePeak}`);
});

it('names every fault of a film', () => {
  const watched = {
    frames: 0,
    stills: [],
    width: 1280,
    height: 720,
    duration: 44,
    freezes: 1,
    blacks: 2,
    loudness: -17.5,
    truePeak: -1,
  };
  assert.equal(faultsOf(watched, { speechOverMusic: 11 }).length, 7);
  const whole = {
    ...watched,
    width: 1920,
    height: 1080,
    duration: 60,
    freezes: 0,
    blacks: 0,
    loudness: -16.2,
    truePeak: -2,
  };
  assert.deepEqual(faultsOf(whole, { speechOverMusic: 13 }), []);
});
