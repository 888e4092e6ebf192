import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { avatarCandidates } from '@milestoon/cast';
import { limits } from '@milestoon/domain';
import { en } from '@milestoon/domain/texts/en';
import { hash } from '@milestoon/drawing';
import { type LookReading, otherLooks } from '@milestoon/look';
import { StoryRefusal } from '@milestoon/story';
import {
  type AvatarRequest,
  drawAvatars,
  makeTrailer,
  type ProducedEpisode,
  produceEpisode,
  type ProductionHost,
} from '../production/index.ts';
import { type CliArguments, readArguments, usage } from './arguments.ts';
import { CliError } from './cli-error.ts';
import { readEarlier, readLookOf, readPhoto, storeImages } from './inputs.ts';
import { reportProgress } from './progress.ts';
import { doubtsOf } from './tell-doubts.ts';

/** Runs the command; returns the exit code: 0 done, 1 failed, 2 the input is at fault. */
export async function main(argv: string[]): Promise<number> {
  try {
    const input = readArguments(argv);
    if (input === null) {
      process.stdout.write(usage);
      return 0;
    }
    await makeEpisode(input);
    return 0;
  } catch (error) {
    if (error instanceof CliError || error instanceof StoryRefusal) {
      process.stderr.write(`${error instanceof StoryRefusal ? error.userMessage(en) : error.message}\n`);
      return 2;
    }
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    return 1;
  }
}

async function makeEpisode(input: CliArguments): Promise<void> {
  const started = performance.now();
  const seconds: Record<string, number> = {};
  const timed = async <T>(step: string, run: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    const output = await run();
    seconds[step] = Number(((performance.now() - start) / 1000).toFixed(2));
    return output;
  };
  const progress = reportProgress(process.stderr, input.json);
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort(new Error('Interrupted.')));
  const work = await mkdtemp(path.join(os.tmpdir(), 'milestoon-'));
  try {
    progress.update('look', 0);
    const photos = await Promise.all(input.photos.map(readPhoto));
    const images = await storeImages(input.images, work);
    const reading = await timed('look', () => readLookOf(input, photos));
    for (const doubt of doubtsOf(reading)) progress.note(doubt);
    await mkdir(input.out, { recursive: true });
    const seed = hash(`${input.name}\n${input.title}\n${input.description}`);
    const childSeed = hash(input.name);
    const child: AvatarRequest = {
      name: input.name,
      look: reading.look,
      // Who gives a look says what it is.
      otherLooks:
        input.look === null ? otherLooks(reading, reading.look, input.set, limits.avatarCandidates - 1) : [],
      style: input.style,
      seed: childSeed,
    };
    const host: ProductionHost = {
      directory: work,
      signal: stop.signal,
      step: timed,
      progress: (step, share) => progress.update(step, share),
    };
    // Drawn while the story is spoken, which keeps one processor busy.
    const avatars = timed('avatars', async () => {
      for (const { id, png } of await drawAvatars(child, stop.signal))
        await writeFile(path.join(input.out, `avatar-${id}.png`), png);
    });
    const making = produceEpisode(
      {
        seed,
        childSeed,
        childName: input.name,
        style: input.style,
        look: avatarCandidates(child)[input.avatar - 1]?.character.look ?? reading.look,
        variant: input.avatar - 1,
        title: input.title,
        description: input.description,
        episodeNumber: input.episodeNumber,
        photos: images,
        wordsInPicture: input.wordsInPicture,
        narrator: input.narrator,
        music: input.music,
        writtenBy: input.writtenBy,
        earlier: await readEarlier(input.earlier),
      },
      host,
    );
    const [episode] = await Promise.all([making, avatars]);
    const { film } = episode;
    const trailer = await timed('trailer', () => makeTrailer({ film, directory: work, signal: stop.signal }));
    const { video, rendition, captions, poster } = episode;
    for (const file of [video, ...(rendition ? [rendition.file] : []), captions, poster, trailer.video])
      await copyFile(path.join(work, file), path.join(input.out, file));
    progress.end();
    await summarise(input, reading, episode, seconds, (performance.now() - started) / 1000);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function summarise(
  input: CliArguments,
  reading: LookReading,
  episode: ProducedEpisode,
  /** Of each step: some stand beside each other. */
  seconds: Record<string, number>,
  total: number,
): Promise<void> {
  const summary = {
    name: input.name,
    style: input.style,
    title: input.title,
    look: reading,
    width: episode.width,
    height: episode.height,
    framesPerSecond: 24,
    duration: episode.duration,
    loudness: episode.loudness,
    truePeak: episode.truePeak,
    seconds,
    screenplay: episode.screenplay,
    narration: episode.narration,
  };
  await writeFile(path.join(input.out, 'episode.json'), `${JSON.stringify(summary, null, 2)}\n`);
  if (input.json) {
    const { screenplay: _screenplay, narration: _narration, ...short } = summary;
    process.stdout.write(`${JSON.stringify({ ...short, out: input.out })}\n`);
    return;
  }
  process.stdout.write(
    `${path.join(input.out, 'episode.mp4')}: ${episode.duration.toFixed(1)} s, ${episode.width}×${episode.height}, made in ${total.toFixed(1)} s\n`,
  );
}
