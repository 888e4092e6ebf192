import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import {
  AVDISCARD_DEFAULT,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_DATA,
  AVMEDIA_TYPE_SUBTITLE,
  AVMEDIA_TYPE_VIDEO,
} from 'node-av/constants';
import { FormatContext, Packet } from 'node-av/lib';
import { boxAt } from './chapters/boxes.ts';
import { joinFilms } from './join-films.ts';
import { muxEpisode } from './mux-episode.ts';
import { renderVideo } from './render-video.ts';

const fps = 24;

/** Each packet's times in seconds, by the kind of its track. */
async function readBack(file: string) {
  const input = new FormatContext();
  assert.ok((await input.openInput(file)) >= 0);
  // What reads the file takes a track for chapters where another refers to it, and passes it over.
  for (const stream of input.streams) stream.discard = AVDISCARD_DEFAULT;
  const packet = new Packet();
  packet.alloc();
  const packets: { kind: number; pts: number; dts: number; text: string }[] = [];
  while ((await input.readFrame(packet)) >= 0) {
    const stream = input.streams[packet.streamIndex];
    const base = stream?.timeBase.toDouble() ?? 0;
    packets.push({
      kind: stream?.codecpar.codecType ?? -1,
      pts: Number(packet.pts) * base,
      dts: Number(packet.dts) * base,
      text: packet.data?.subarray(2).toString() ?? '',
    });
    packet.unref();
  }
  packet.free();
  input.closeInputSync();
  return packets;
}

/** What the box of chapters says. */
function chaptersIn(bytes: Buffer): [start: number, title: string][] {
  let at = bytes.indexOf('chpl') + 12;
  const chapters: [number, string][] = [];
  for (let left = bytes.readUInt8(at++); left > 0; left -= 1) {
    const length = bytes.readUInt8(at + 8);
    const title = bytes.toString('utf8', at + 9, at + 9 + length);
    chapters.push([Number(bytes.readBigUInt64BE(at)) / 10_000_000, title]);
    at += 9 + length;
  }
  return chapters;
}

describe('a season', () => {
  let directory: string;
  before(async () => {
    directory = await mkdtemp(join(os.tmpdir(), 'season-test-'));
  });
  after(() => rm(directory, { recursive: true, force: true }));

  async function film(name: string, frames: number, { width = 128, captions = true } = {}): Promise<string> {
    const size = { width, height: 72 };
    const { files: segments } = await renderVideo(
      {
        module: new URL('./moving-square.fixture.ts', import.meta.url).href,
        data: { ...size, hold: 2 },
        frames,
        ...size,
        fps,
      },
      { directory: join(directory, name), workers: 1 },
    );
    const file = join(directory, `${name}.mp4`);
    const samples = new Float32Array(Math.round((frames / fps) * 48_000));
    await muxEpisode({
      segments,
      sound: { left: samples, right: samples, sampleRate: 48_000 },
      file,
      metadata: {},
      language: 'por',
      fps,
      captions: captions ? [{ start: 0.5, end: 0.9, words: [{ text: name, start: 0.5 }] }] : [],
    });
    return file;
  }

  it('is one film: every picture in its place, sound without a step, captions and a chapter for each film', async () => {
    const films = [
      { file: await film('first', 36, { captions: false }), title: '01: Ducks' },
      { file: await film('second', 48), title: `02: ${'ã'.repeat(200)}` },
      { file: await film('third', 24), title: '03: The sea' },
    ];
    const file = join(directory, 'season.mp4');
    const shares: number[] = [];
    const joined = await joinFilms({
      films,
      file,
      metadata: { title: 'Season 1' },
      onProgress: (share) => shares.push(share),
    });
    const bytes = await readFile(file);
    assert.deepEqual(joined, { duration: 4.5, bytes: bytes.length });
    assert.equal(shares.at(-1), 1);
    assert.deepEqual(chaptersIn(bytes), [
      [0, '01: Ducks'],
      [1.5, `02: ${'ã'.repeat(125)}`],
      [3.5, '03: The sea'],
    ]);
    assert.ok(bytes.indexOf('moov') < bytes.indexOf('mdat'), 'the index stands in front');
    const packets = await readBack(file);
    // QuickTime reads a text track that the pictures refer to.
    const chapters = packets.filter(({ kind }) => kind === AVMEDIA_TYPE_DATA);
    assert.deepEqual(
      chapters.map(({ pts, text }) => [pts, text.slice(0, text.indexOf('\0'))]),
      films.map(({ title }, i) => [[0, 1.5, 3.5][i], title]),
    );
    assert.equal(boxAt(bytes, 'moov', 'trak', 'tref', 'chap')?.readUInt32BE(), 4, 'the fourth track');
    const pictures = packets.filter(({ kind }) => kind === AVMEDIA_TYPE_VIDEO).map(({ pts }) => pts);
    pictures.sort((a, b) => a - b);
    assert.equal(pictures.length, 108);
    pictures.forEach((time, i) => {
      assert.ok(Math.abs(time - i / fps) < 2e-3, `picture ${i} at ${time}`);
    });
    const words = packets.filter(({ kind, text }) => kind === AVMEDIA_TYPE_SUBTITLE && text);
    assert.deepEqual(
      words.map(({ pts, text }) => [Math.round(pts * 1000), text]),
      [
        [2000, 'second'],
        [4000, 'third'],
      ],
    );
    const sound = packets.filter(({ kind }) => kind === AVMEDIA_TYPE_AUDIO);
    assert.ok(sound.length > 180);
    for (const [i, { dts }] of sound.entries()) {
      const before = sound[i - 1]?.dts ?? dts;
      assert.ok(dts - before >= 0 && dts - before < 0.045, `sound from ${before} to ${dts}`);
    }
  });

  it('is not made of films that no player could show one behind the other', async () => {
    const films = [
      { file: await film('small', 12), title: 'a' },
      { file: await film('large', 12, { width: 160 }), title: 'b' },
    ];
    await assert.rejects(
      joinFilms({ films, file: join(directory, 'mixed.mp4'), metadata: {} }),
      /large\.mp4 was encoded with other settings/,
    );
    assert.deepEqual(
      (await readdir(directory)).filter((name) => name.startsWith('mixed')),
      [],
    );
  });
});
