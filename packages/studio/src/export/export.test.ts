import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { AV_CODEC_ID_AAC, AV_CODEC_ID_H264, AV_CODEC_ID_MOV_TEXT } from 'node-av/constants';
import { encodeSound } from './encode-sound.ts';
import type { FrameSource } from './frame-source.ts';
import type { MovingSquare } from './moving-square.fixture.ts';
import { muxEpisode } from './mux-episode.ts';
import { readBack } from './read-back.testing.ts';
import { renderVideo } from './render-video.ts';
import { renderSegment } from './segment.ts';

const size = { width: 128, height: 72 };
const film = (data: Partial<MovingSquare> = {}, frames = 48): FrameSource => ({
  module: new URL('./moving-square.fixture.ts', import.meta.url).href,
  data: { ...size, hold: 2, ...data },
  frames,
  ...size,
  fps: 24,
});

const tone = (seconds: number): Float32Array =>
  Float32Array.from(
    { length: Math.round(seconds * 48_000) },
    (_, i) => 0.2 * Math.sin((i * 2 * Math.PI * 440) / 48_000),
  );

describe('export', () => {
  let directory: string;
  before(async () => {
    directory = await mkdtemp(join(os.tmpdir(), 'export-test-'));
  });
  after(() => rm(directory, { recursive: true, force: true }));

  it('makes a film that plays while it loads, picture and sound together', async () => {
    const shares: number[] = [];
    const { files: segments } = await renderVideo(film(), {
      directory: join(directory, 'film'),
      segments: 20,
      workers: 2,
      progress: (share) => shares.push(share),
    });
    assert.equal(segments.length, 3);
    assert.equal(shares.at(-1), 1);
    const file = join(directory, 'episode.mp4');
    const sound = { left: tone(2.5), right: tone(2.5), sampleRate: 48_000 };
    const metadata = { title: 'Mia & the sea', comment: 'computer-generated' };
    const episode = await muxEpisode({ segments, sound, file, metadata, language: 'por', fps: 24 });
    const bytes = await readFile(file);
    assert.equal(episode.duration, 2);
    assert.equal(episode.bytes, bytes.length);
    assert.ok(bytes.indexOf('moov') < bytes.indexOf('mdat'), 'the index stands in front');
    const found = await readBack(file);
    assert.deepEqual(found.codecs, [AV_CODEC_ID_H264, AV_CODEC_ID_AAC]);
    assert.deepEqual(found.size, [128, 72]);
    assert.deepEqual(found.languages, ['por', 'por']);
    assert.equal(found.title, 'Mia & the sea');
    assert.equal(found.comment, 'computer-generated');
    const pictures = [...(found.times[0] ?? [])].sort((a, b) => a - b);
    assert.equal(pictures.length, 48);
    pictures.forEach((time, i) => {
      assert.ok(Math.abs(time - i / 24) < 1e-3, `frame ${i} at ${time}`);
    });
    const last = found.times[1]?.at(-1) ?? 0;
    assert.ok(last > 1.9 && last <= 2, `sound ends at ${last}`);
    assert.deepEqual(
      (await readdir(directory)).filter((name) => name.endsWith('.part')),
      [],
    );
  });

  it('carries the captions as a track of their own, word for word and at their times', async () => {
    const { files: segments } = await renderVideo(film(), { directory: join(directory, 'film'), workers: 1 });
    const file = join(directory, 'captioned.mp4');
    const sound = { left: tone(2), right: tone(2), sampleRate: 48_000 };
    const cue = (start: number, end: number, text: string) => ({
      start,
      end,
      words: text.split(' ').map((word) => ({ text: word, start })),
    });
    const captions = [cue(1.5, 9, 'the end'), cue(0.5, 1, 'Mamã & Mia')];
    const { duration } = await muxEpisode({
      segments,
      sound,
      file,
      metadata: {},
      language: 'por',
      fps: 24,
      captions,
    });
    const { codecs, texts, times } = await readBack(file);
    assert.deepEqual(codecs, [AV_CODEC_ID_H264, AV_CODEC_ID_AAC, AV_CODEC_ID_MOV_TEXT]);
    assert.deepEqual(texts, [
      [0, ''],
      [500, 'Mamã & Mia'],
      [1000, ''],
      [1500, 'the end'],
    ]);
    assert.equal(duration, 2);
    assert.equal(times[0]?.length, 48);
  });

  it('paints a held drawing once', async () => {
    const segment = await renderSegment(film({ hold: 3 }), { from: 0, to: 12 }, join(directory, 'held.mp4'));
    assert.equal(segment.frames, 12);
    assert.equal(segment.paintedFrames, 4);
    assert.equal((await readBack(segment.file)).times[0]?.length, 12);
  });

  it('draws one picture for several frames where that is wanted, and one where a segment begins', async () => {
    const log = join(directory, 'few-drawings.log');
    const options = { directory: join(directory, 'few-drawings'), segments: 8, workers: 1 };
    const whole = await renderVideo(film({ log, hold: 1 }, 16), options);
    await rm(log);
    const few = await renderVideo({ ...film({ log, hold: 1 }, 16), heldFor: 6 }, options);
    assert.deepEqual((await readFile(log, 'utf8')).trim().split('\n'), ['0', '6', '8', '12']);
    assert.equal(few.rendered, 2);
    assert.equal(whole.files.filter((file) => few.files.includes(file)).length, 0);
    assert.equal((await readBack(few.files[0] ?? '')).times[0]?.length, 8);
  });

  it('keeps the segments that are there', async () => {
    const log = join(directory, 'resume.log');
    const options = { directory: join(directory, 'resume'), segments: 8, workers: 1 };
    const whole = await renderVideo(film({ log }, 16), options);
    const [first = '', second = ''] = whole.files;
    assert.equal(whole.rendered, 2);
    await rm(second);
    await rm(log);
    const found: number[] = [];
    const again = await renderVideo(film({ log }, 16), { ...options, done: (index) => found.push(index) });
    assert.deepEqual(again, { files: [first, second], rendered: 1 });
    assert.deepEqual(found.sort(), [0, 1]);
    const painted = (await readFile(log, 'utf8')).trim().split('\n');
    assert.deepEqual(painted, ['8', '9', '10', '11', '12', '13', '14', '15']);
  });

  it('does not take the segments of another film', async () => {
    const options = { directory: join(directory, 'changed'), workers: 1 };
    const before = await renderVideo(film({ hold: 1 }, 4), options);
    const after = await renderVideo(film({ hold: 2 }, 4), options);
    assert.notDeepEqual(before.files, after.files);
    assert.equal(after.rendered, 1);
  });

  it('takes over the ranges of another film that are known by the same key', async () => {
    const options = {
      directory: join(directory, 'edited'),
      segments: 8,
      workers: 1,
      keyOf: ({ from }: { from: number }) => (from === 0 ? 'the same' : 'another'),
    };
    const before = await renderVideo(film({ hold: 1 }, 16), { ...options, keyOf: () => 'the same' });
    const after = await renderVideo(film({ hold: 2 }, 16), options);
    assert.equal(after.rendered, 1);
    assert.equal(after.files[0], before.files[0]);
    assert.notEqual(after.files[1], before.files[1]);
  });

  it('writes the sound alone', async () => {
    const file = join(directory, 'sound.m4a');
    await encodeSound({ left: tone(1), right: tone(1), sampleRate: 48_000 }, file);
    const { codecs, times } = await readBack(file);
    assert.deepEqual(codecs, [AV_CODEC_ID_AAC]);
    const last = times[0]?.at(-1) ?? 0;
    assert.ok(last > 0.95 && last <= 1, `ends at ${last}`);
  });

  it('says which frames were lost when a render process is killed', async () => {
    const options = { directory: join(directory, 'killed'), segments: 8, workers: 1 };
    await assert.rejects(renderVideo(film({ killAt: 10 }, 16), options), /frames 8 to 15: signal SIGKILL/);
    assert.equal((await readdir(options.directory)).filter((name) => name.endsWith('.mp4')).length, 1);
  });

  it('passes on why a frame could not be painted', async () => {
    const options = { directory: join(directory, 'failed'), workers: 1 };
    await assert.rejects(renderVideo(film({ failAt: 3 }, 8), options), /frames 0 to 7: the crayon broke/);
    assert.deepEqual(await readdir(options.directory), []);
  });

  it('says so when the film cannot be opened', async () => {
    const source = { ...film(), module: new URL('./web-vtt.ts', import.meta.url).href };
    await assert.rejects(
      renderVideo(source, { directory: join(directory, 'closed') }),
      /does not export openFrames/,
    );
  });

  it('stops at once when it is aborted', async () => {
    const pidFile = join(directory, 'abort.pid');
    const stop = new AbortController();
    const rendering = renderVideo(film({ hangAt: 6, pidFile }, 16), {
      directory: join(directory, 'aborted'),
      workers: 1,
      signal: stop.signal,
      progress: () => stop.abort(new Error('changed my mind')),
    });
    await assert.rejects(rendering, /changed my mind/);
    const pid = Number(await readFile(pidFile, 'utf8'));
    assert.throws(() => process.kill(pid, 0), { code: 'ESRCH' }, 'the render process is gone');
  });

  it('leaves no file behind when a segment is missing', async () => {
    const file = join(directory, 'broken.mp4');
    const sound = { left: tone(1), right: tone(1), sampleRate: 48_000 };
    const segments = [join(directory, 'nowhere.mp4')];
    await assert.rejects(
      muxEpisode({ segments, sound, file, metadata: {}, language: 'eng', fps: 24 }),
      /nowhere\.mp4/,
    );
    assert.equal(existsSync(file) || existsSync(`${file}.part`), false);
  });

  it('refuses an odd size', async () => {
    const odd = { ...film(), width: 127 };
    await assert.rejects(renderVideo(odd, { directory }), /must be even/);
  });
});
