import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { FrameSource } from './frame-source.ts';
import type { MovingSquare } from './moving-square.fixture.ts';
import { muxEpisode } from './mux-episode.ts';
import { brightness, readBack } from './read-back.testing.ts';
import { renderVideo } from './render-video.ts';

const size = { width: 128, height: 72 };
const rendition = { width: 64, height: 36 };
const film = (data: Partial<MovingSquare> = {}, frames = 16): FrameSource => ({
  module: new URL('./moving-square.fixture.ts', import.meta.url).href,
  data: { ...size, hold: 2, ...data },
  frames,
  ...size,
  fps: 24,
  rendition,
});

const silence = (seconds: number): Float32Array => new Float32Array(seconds * 48_000);

describe('a smaller rendition', () => {
  let directory: string;
  before(async () => {
    directory = await mkdtemp(join(os.tmpdir(), 'rendition-test-'));
  });
  after(() => rm(directory, { recursive: true, force: true }));

  it('shows the same pictures, painted once, with the same sound, captions and times', async () => {
    const log = join(directory, 'both.log');
    const { files, renditionFiles = [] } = await renderVideo(film({ log }, 48), {
      directory: join(directory, 'both'),
      segments: 20,
      workers: 1,
    });
    assert.equal((await readFile(log, 'utf8')).trim().split('\n').length, 48, 'painted once');
    const parts = {
      sound: { left: silence(2), right: silence(2), sampleRate: 48_000 },
      metadata: { title: 'Mia & the sea' },
      language: 'por',
      fps: 24,
      captions: [{ start: 0.5, end: 1, words: [{ text: 'Mia', start: 0.5 }] }],
    };
    const [large, small] = [join(directory, 'large.mp4'), join(directory, 'small.mp4')];
    const { duration } = await muxEpisode({ ...parts, segments: files, file: large });
    const smaller = await muxEpisode({ ...parts, segments: renditionFiles, file: small });
    assert.equal(smaller.duration, duration);
    const [whole, found] = [await readBack(large), await readBack(small)];
    assert.deepEqual([whole.size, found.size], [Object.values(size), Object.values(rendition)]);
    // Which of them lean on later ones is up to the encoder.
    const inOrder = (one: typeof found) => one.times.map((times) => times.toSorted((a, b) => a - b));
    assert.deepEqual(
      { ...found, size: whole.size, captionSize: whole.captionSize, times: inOrder(found) },
      { ...whole, times: inOrder(whole) },
    );
    assert.equal(found.times[0]?.length, 48);
    const bytes = await readFile(small);
    assert.ok(bytes.indexOf('moov') < bytes.indexOf('mdat'), 'the index stands in front');

    // The same picture, point by point, but for what encoders do to the edge of a square.
    const n = 30;
    const [of, smallOf] = [await brightness(large, n), await brightness(small, n)];
    assert.deepEqual([of.length, smallOf.length], [128 * 72, 64 * 36]);
    const differences = Array.from(smallOf, (there, i) => {
      const corner = Math.floor(i / 64) * 2 * 128 + (i % 64) * 2;
      const four = [0, 1, 128, 129].map((next) => of[corner + next] ?? 0);
      return Math.abs(there - four.reduce((sum, one) => sum + one, 0) / 4);
    });
    const mean = differences.reduce((sum, one) => sum + one, 0) / differences.length;
    assert.ok(mean < 2, `${mean} of 255 off`);
    assert.ok(Math.max(...smallOf) > 220, 'the square is white');
  });

  it('is rendered again with its segment where one of both is missing, and no other is', async () => {
    const log = join(directory, 'half.log');
    const options = { directory: join(directory, 'half'), segments: 8, workers: 1 };
    const { files, renditionFiles = [] } = await renderVideo(film({ log }), options);
    const [, second = ''] = renditionFiles;
    await rm(second);
    await rm(log);
    const again = await renderVideo(film({ log }), options);
    assert.deepEqual(again, { files, renditionFiles, rendered: 1 });
    assert.equal((await readFile(log, 'utf8')).split('\n')[0], '8');
    assert.ok(existsSync(second));
  });

  it('goes on where a process was killed', async () => {
    const options = {
      directory: join(directory, 'killed'),
      segments: 8,
      workers: 1,
      keyOf: () => 'the film',
    };
    await assert.rejects(renderVideo(film({ killAt: 10 }), options), /frames 8 to 15: signal SIGKILL/);
    const left = (await readdir(options.directory)).filter((name) => name.endsWith('.mp4'));
    assert.equal(left.length, 2, 'the first segment, twice');
    const { files, renditionFiles = [], rendered } = await renderVideo(film(), options);
    assert.equal(rendered, 1);
    for (const file of [...files, ...renditionFiles])
      assert.equal((await readBack(file)).times[0]?.length, 8, file);
  });

  it('is left behind no more than the film where a frame cannot be painted', async () => {
    const options = { directory: join(directory, 'failed'), workers: 1 };
    await assert.rejects(renderVideo(film({ failAt: 3 }), options), /the crayon broke/);
    assert.deepEqual(await readdir(options.directory), []);
  });

  it('is not taken from a film that had none, or another', async () => {
    const options = { directory: join(directory, 'other'), workers: 1 };
    const { rendition: _, ...alone } = film();
    const { files, renditionFiles } = await renderVideo(alone, options);
    assert.equal(renditionFiles, undefined);
    const both = await renderVideo(film(), options);
    const other = await renderVideo({ ...film(), rendition: { width: 32, height: 18 } }, options);
    assert.equal(new Set([...files, ...both.files, ...other.files]).size, 3);
  });

  it('is refused where it is no smaller, or odd', async () => {
    await assert.rejects(
      renderVideo({ ...film(), rendition: size }, { directory }),
      /no smaller than the film/,
    );
    const odd = { width: 63, height: 36 };
    await assert.rejects(renderVideo({ ...film(), rendition: odd }, { directory }), /must be even/);
  });
});
