import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { defaultLook } from '@milestoon/look';
import { directFilm } from '@milestoon/film';
import { beatsOf, writeScreenplay } from '@milestoon/story';
import { castOf } from '../cast-of.ts';
import { picturesOf } from '../pictures-of.ts';
import { speakBeats } from '../speak-beats.ts';
import { makeYear } from './make-year.ts';
import type { YearRequest, YearSource } from './year-request.ts';

let directory: string;
let sources: YearSource[];
const stories = [
  'Mia stood up and took three steps to Mommy.',
  'Mia fed the ducks at the lake.',
  'Mia baked a cake with Grandma.',
];

async function sourceOf(description: string, i: number): Promise<YearSource> {
  const folder = path.join(directory, `film-${i}`);
  const look = { ...defaultLook, age: 5 };
  const story = {
    childName: 'Mia',
    childAge: 5,
    episodeNumber: i + 1,
    photos: 0,
    title: `Day ${i + 1}`,
    seed: i,
  };
  const screenplay = writeScreenplay({ ...story, style: 'simple', description });
  const beats = beatsOf(screenplay).map(({ id, speaker, text, staging }) => ({
    id,
    speaker,
    text,
    emotion: staging.find(({ member }) => member === 'hero')?.emotion ?? 'neutral',
  }));
  const speech = await speakBeats({ directory: folder, beats, names: [], language: 'en' });
  const cast = { childName: 'Mia', look, style: 'simple', childSeed: 1, variant: 0 } as const;
  const film = directFilm({
    screenplay,
    narration: speech.narration,
    characters: castOf(cast, screenplay),
    photos: [],
    pictures: picturesOf(screenplay),
  });
  const spokenAs = { screenplay, names: [] };
  return { film, month: 'May', photos: {}, speech: { folder, spoken: speech }, spokenAs };
}

before(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'year-'));
  sources = await Promise.all(stories.map(sourceOf));
});
after(() => rm(directory, { recursive: true, force: true }));

const picture = { width: 320, height: 180, heldFor: 6 };
const request = (name: string, more: Partial<YearRequest> = {}): YearRequest => ({
  year: 2026,
  sources,
  directory: path.join(directory, name),
  signal: new AbortController().signal,
  picture,
  rendition: { width: 160, height: 90 },
  workers: 1,
  ...more,
});

test('a year is one film: stopped in the middle it goes on, as loud as an episode, with its captions', async () => {
  const stop = new AbortController();
  const progress = (share: number): void => {
    if (share > 0.4) stop.abort(new Error('stopped'));
  };
  await assert.rejects(makeYear(request('whole', { signal: stop.signal, progress })), /stopped/);
  const segments = path.join(directory, 'whole', 'segments');
  const before = (await readdir(segments)).filter((name) => name.endsWith('.mp4'));
  assert.ok(before.length > 0, 'what was drawn stays');

  const shares: number[] = [];
  const made = await makeYear(request('whole', { progress: (share) => shares.push(share) }));
  assert.ok(made);
  const after = await readdir(segments);
  for (const name of before) assert.ok(after.includes(name), 'and is not drawn again');
  assert.ok((shares[0] ?? 0) > 0, 'it goes on where it was');
  assert.equal(shares.at(-1), 1);

  const { loudness, truePeak } = made;
  assert.ok(Math.abs(loudness + 16) < 1 && truePeak <= -1.5, `${loudness} LUFS, ${truePeak} dBTP`);
  assert.ok(made.speechOverMusic >= 12, `${made.speechOverMusic} LU`);
  assert.deepEqual(made.shown, [0, 1, 2]);
  const video = await readFile(path.join(directory, 'whole', made.video));
  assert.equal(video.subarray(4, 8).toString('latin1'), 'ftyp');
  for (const track of ['avc1', 'mp4a', 'tx3g', 'Mia’s year 2026'])
    assert.ok(video.includes(Buffer.from(track)), track);
  assert.ok(made.rendition);
  const small = await readFile(path.join(directory, 'whole', made.rendition));
  for (const track of ['avc1', 'mp4a', 'tx3g', 'Mia’s year 2026'])
    assert.ok(small.includes(Buffer.from(track)), track);
  assert.ok(small.length < video.length, `${small.length} bytes of ${video.length}`);
  const captions = await readFile(path.join(directory, 'whole', made.captions), 'utf8');
  assert.match(captions.replaceAll(/<[^>]*>/g, ''), /ducks at the lake\./);
  assert.equal(
    (await readFile(path.join(directory, 'whole', made.poster))).subarray(0, 2).toString('hex'),
    'ffd8',
  );
});

test('a line that is not there any more is spoken again; one that a relative told is not heard', async () => {
  const [first, second, third] = sources;
  assert.ok(first?.speech && second && third?.speech);
  const lost = { ...first, speech: { ...first.speech, folder: path.join(directory, 'nowhere') } };
  const teller = { recording: 'r1', teller: 'Grandma Ana' };
  const told = Object.fromEntries(Object.keys(third.speech.spoken.files).map((beat) => [beat, teller]));
  const lent = { ...third, speech: { ...third.speech, spoken: { ...third.speech.spoken, told } } };
  const made = await makeYear(request('again', { sources: [lost, second, lent] }));
  assert.ok(made);
  const captions = (await readFile(path.join(directory, 'again', made.captions), 'utf8')).replaceAll(
    /<[^>]*>/g,
    '',
  );
  assert.match(captions, /three steps/);
  assert.match(captions, /ducks/);
  assert.doesNotMatch(captions, /cake/);
  assert.deepEqual(made.shown, [0, 1, 2], 'it is seen');
});
