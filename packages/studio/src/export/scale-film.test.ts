import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { muxEpisode } from './mux-episode.ts';
import { brightness, readBack } from './read-back.testing.ts';
import { renderVideo } from './render-video.ts';
import { scaleFilm } from './scale-film.ts';

const size = { width: 128, height: 72 };
const rendition = { width: 64, height: 36 };
const fps = 24;

describe('a film in fewer pixels', () => {
  let directory: string;
  before(async () => {
    directory = await mkdtemp(join(os.tmpdir(), 'scale-film-test-'));
  });
  after(() => rm(directory, { recursive: true, force: true }));

  it('is what a new film has beside it: the same pictures, sound, captions, times and words about it', async () => {
    const { files, renditionFiles = [] } = await renderVideo(
      {
        module: new URL('./moving-square.fixture.ts', import.meta.url).href,
        data: { ...size, hold: 2 },
        frames: 60,
        ...size,
        fps,
        rendition,
      },
      { directory: join(directory, 'segments'), segments: 20, workers: 1 },
    );
    const samples = Float32Array.from({ length: 2.5 * 48_000 }, (_, i) => 0.2 * Math.sin(i / 20));
    const parts = {
      sound: { left: samples, right: samples, sampleRate: 48_000 },
      metadata: { title: 'Mia & the sea', comment: 'Made by computer' },
      language: 'por',
      fps,
      captions: [{ start: 0.5, end: 1, words: [{ text: 'Mia', start: 0.5 }] }],
    };
    const [source, wanted, file] = ['large.mp4', 'wanted.mp4', 'made.mp4'].map((name) =>
      join(directory, name),
    );
    assert.ok(source && wanted && file);
    await muxEpisode({ ...parts, segments: files, file: source });
    await muxEpisode({ ...parts, segments: renditionFiles, file: wanted });

    const { bytes } = await scaleFilm({ source, size: rendition, fps, file });
    const made = await readFile(file);
    assert.equal(bytes, made.length);
    assert.ok(made.indexOf('moov') < made.indexOf('mdat'), 'the index stands in front');
    const [there, found] = [await readBack(wanted), await readBack(file)];
    // Which pictures lean on later ones is up to the encoder.
    const inOrder = (one: typeof found) => one.times.map((times) => times.toSorted((a, b) => a - b));
    assert.deepEqual({ ...found, times: inOrder(found) }, { ...there, times: inOrder(there) });
    for (const n of [0, 30, 59]) {
      const [of, other] = [await brightness(wanted, n), await brightness(file, n)];
      const off = of.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / of.length;
      assert.ok(off < 2, `frame ${n}: ${off} of 255 off`);
    }
    assert.deepEqual(
      (await readdir(directory)).filter((name) => name.startsWith('made')),
      ['made.mp4'],
    );
  });

  it('is not made of what is no film, and nothing is left behind', async () => {
    const source = join(directory, 'broken.mp4');
    await writeFile(source, 'no film');
    await assert.rejects(scaleFilm({ source, size: rendition, fps, file: join(directory, 'none.mp4') }));
    assert.deepEqual(
      (await readdir(directory)).filter((name) => name.startsWith('none')),
      [],
    );
  });
});
