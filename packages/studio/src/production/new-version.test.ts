import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { plainDetails } from '@milestoon/look';
import { beatsOf, type PlanCorrection } from '@milestoon/story';
import { type ProducedEpisode, produceEpisode } from './produce-episode.ts';
import type { EpisodeRequest } from './production.ts';
import { renditionOf } from './rendition.ts';
import { segmentKey } from './segment-key.ts';

const photo = path.join(import.meta.dirname, '../../../../photos/girl-black-long-fringe.jpg');
const request: EpisodeRequest = {
  seed: 3,
  childSeed: 5,
  childName: 'Mia',
  style: 'simple',
  look: {
    version: 1,
    skin: 'medium',
    hairColor: 'brown',
    hairShape: 'tousled',
    eyes: 'brown',
    glasses: 'none',
    freckles: 0,
    lashes: 0.4,
    lips: 0.45,
    nose: 0.45,
    brows: 0.5,
    faceWidth: 0.5,
    jaw: 0.5,
    age: 5,
    headCover: 'none',
    headCoverColor: 'any',
    hearingAid: false,
    wheelchair: false,
    ...plainDetails,
    signatureColor: '#f0803c',
  },
  variant: 0,
  title: 'First bike ride',
  description: 'Today Mia rode her bike without training wheels. Daddy let go and she did it!',
  episodeNumber: 1,
  photos: [photo],
};

let directory: string;
before(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'new-version-'));
});
after(() => rm(directory, { recursive: true, force: true }));

/** Steps that have nothing to do with pictures, as if they had been done before. */
const silent = {
  sound: JSON.stringify({ sampleRate: 48_000, loudness: -16, truePeak: -2 }),
  finish: JSON.stringify({
    video: 'episode.mp4',
    rendition: 'episode-small.mp4',
    captions: 'episode.vtt',
    poster: 'poster.jpg',
    duration: 50,
  }),
};

/** Makes an episode no larger than a stamp, going on after the steps that `memory` (JSON by name) holds. */
async function produce(
  memory: Record<string, string>,
  corrections: PlanCorrection[] = [],
): Promise<ProducedEpisode & { segments: string[]; kept: string[]; lengths: number[] }> {
  const remembered: Record<string, string> = { ...silent, ...memory };
  const lengths: number[] = [];
  const made = await produceEpisode(request, {
    directory,
    signal: new AbortController().signal,
    lengthKnown: (seconds) => lengths.push(seconds),
    picture: { width: 128, height: 72, heldFor: 6 },
    rendition: { width: 64, height: 36 },
    progress: () => {},
    corrections: async () => corrections,
    async step(name, run) {
      remembered[name] ??= JSON.stringify(await run());
      return JSON.parse(remembered[name]);
    },
  });
  const { files, renditionFiles } = JSON.parse(remembered.video ?? '{}');
  return { ...made, segments: files, kept: [...files, ...renditionFiles], lengths };
}

test('a film of 1080 lines has a rendition of 540, a smaller film none', () => {
  assert.deepEqual(renditionOf({ width: 1920, height: 1080 }), { width: 960, height: 540 });
  assert.equal(renditionOf({ width: 1280, height: 720 }), undefined);
  assert.equal(renditionOf({ width: 640, height: 360 }), undefined);
});

test('a new version speaks and draws again only what has changed', async () => {
  const first = await produce({});
  assert.deepEqual(first.made, {
    lines: first.narration.lines.length,
    segments: first.segments.length,
    of: { lines: first.narration.lines.length, segments: first.segments.length },
  });
  assert.deepEqual(first.lengths, [first.film.frames / 24]);
  assert.deepEqual(first.rendition, { file: 'episode-small.mp4', width: 64, height: 36 });
  const names = await readdir(path.join(directory, 'segments'));
  assert.deepEqual(names.toSorted(), first.kept.map((file) => path.basename(file)).toSorted());
  assert.equal(names.length, 2 * first.segments.length);
  assert.equal(first.chapters.length, first.screenplay.scenes.length + 2);
  assert.match(first.chapters[1]?.title ?? '', /^\p{Lu}.+/u);
  assert.equal(first.chapters.at(-1)?.title, null);

  const edited = structuredClone(first.screenplay);
  const last = edited.scenes.at(-1)?.beats.at(-1);
  assert.ok(last);
  last.text = 'And that was the best day of all.';
  const second = await produce({ screenplay: JSON.stringify(edited) });
  assert.equal(second.made.lines, 1);
  assert.ok(second.made.segments < second.segments.length / 2, JSON.stringify(second.made));
  assert.ok(second.made.segments > 0);
  assert.equal(second.segments[0], first.segments[0]);
  assert.ok(second.film.captions.some(({ words }) => words.some(({ text }) => text === 'best')));

  const { film } = second;
  const page = film.captions.at(-1);
  const shot = film.shots.at(-2);
  assert.ok(page && shot);
  const keys = (changed: typeof film) =>
    [page, shot, { from: 0, to: 90 }].map((range) => segmentKey(changed, { 'photo-0': 'a digest' }, range));
  const said = structuredClone(film);
  const printed: typeof film = { ...film, wordsInPicture: true };
  for (const word of said.captions.at(-1)?.words ?? []) word.text = 'other';
  const moved = structuredClone(film);
  for (const other of moved.shots.slice(-2, -1)) other.set.name = 'snow';
  assert.deepEqual(keys(structuredClone(film)), keys(film));
  assert.equal(keys(said)[0], keys(film)[0], 'other words beside the picture');
  assert.notEqual(keys({ ...said, wordsInPicture: true })[0], keys(printed)[0], 'other words in the picture');
  assert.notEqual(keys(printed)[0], keys(film)[0], 'words in the picture, or not');
  assert.notEqual(keys(moved)[1], keys(film)[1], 'another place');
  for (const other of [said, moved]) assert.equal(keys(other)[2], keys(film)[2], 'the beginning is the same');
});

test('a corrected moment is drawn again, and nothing is spoken anew', async () => {
  const first = await produce({});
  const told = beatsOf(first.screenplay).flatMap(({ moments = [] }) => moments)[0]?.told;
  assert.ok(told);
  const screenplay = JSON.stringify(first.screenplay);
  const corrected = await produce({ screenplay }, [{ told, place: 'beach' }]);
  assert.equal(corrected.made.lines, 0);
  assert.ok(corrected.made.segments > 0, 'the moment is drawn');
  assert.ok(corrected.made.segments < corrected.segments.length, JSON.stringify(corrected.made));
  assert.ok(corrected.film.shots.some(({ set }) => set.name === 'beach'));
});
