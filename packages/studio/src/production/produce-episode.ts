import { createHash } from 'node:crypto';
import { access, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { avatarCandidates, type Character, newCastMember } from '@milestoon/film/cast';
import { framesPerSecond, frameSize } from '@milestoon/film/core';
import type { Narration } from '@milestoon/film/narration';
import { beatsOf, type Screenplay, writeScreenplay } from '@milestoon/film/screenplay';
import { directFilm, type Film } from '@milestoon/film/timeline';
import { renderVideo } from '../export/index.ts';
import type { FilmSource } from './frames.ts';
import { offload } from './offload.ts';
import { measurePhotos } from './photo-faces.ts';
import type { EpisodeRequest, FinishedEpisode, ProductionHost } from './production.ts';
import { speechFile, trackFile } from './tracks.ts';

/** How the whole is shared out between the steps, for an honest progress bar. */
const startOf = {
  screenplay: 0,
  narration: 0.01,
  film: 0.03,
  sound: 0.05,
  video: 0.1,
  finish: 0.97,
} as const;

/** What `episode.json` and the curious want to know besides the files. */
export interface ProducedEpisode extends FinishedEpisode {
  screenplay: Screenplay;
  film: Film;
  narration: Narration;
  loudness: number;
  truePeak: number;
}

/**
 * Makes an episode: screenplay → narration → film → sound → video → files in `host.directory`.
 * Every step is remembered by the host; an interrupted production resumes inside the step it was in.
 */
export async function produceEpisode(
  request: EpisodeRequest,
  host: ProductionHost,
): Promise<ProducedEpisode> {
  const { directory, signal } = host;
  await mkdir(directory, { recursive: true });

  host.progress('screenplay', startOf.screenplay);
  const screenplay = await host.step('screenplay', async () =>
    writeScreenplay({ ...request, childAge: request.look.age, photos: request.photos.length }),
  );

  host.progress('narration', startOf.narration);
  const speech = await host.step(
    'narration',
    () => offload('speak', { directory, beats: spokenBeats(screenplay) }, signal),
    ({ narration }) => allExist(narration.lines.map((line) => speechFile(directory, line.beat))),
  );

  host.progress('film', startOf.film);
  const film = await host.step('film', async () =>
    directFilm({
      screenplay,
      narration: speech.narration,
      characters: castOf(request, screenplay),
      photos: await measurePhotos(request.photos, signal),
    }),
  );
  const filmFile = path.join(directory, 'film.json');
  const filmText = JSON.stringify(film);
  await writeFile(filmFile, filmText);

  host.progress('sound', startOf.sound);
  const track = await host.step(
    'sound',
    () => offload('mix', { directory, plan: film.sound, speechRate: speech.sampleRate }, signal),
    () => allExist([trackFile(directory, 'left'), trackFile(directory, 'right')]),
  );

  const segments = await host.step(
    'video',
    () =>
      renderVideo(
        {
          module: new URL('./frames.ts', import.meta.url).href,
          data: {
            filmFile,
            digest: createHash('sha256').update(filmText).digest('hex'),
            photos: Object.fromEntries(request.photos.map((file, i) => [`photo-${i}`, file])),
          } satisfies FilmSource,
          frames: film.frames,
          ...frameSize,
          fps: framesPerSecond,
        },
        {
          directory: path.join(directory, 'segments'),
          cuts: film.shots.map((shot) => shot.from),
          signal,
          progress: (share) =>
            host.progress('video', startOf.video + share * (startOf.finish - startOf.video)),
        },
      ),
    allExist,
  );

  host.progress('finish', startOf.finish);
  const finished = await host.step(
    'finish',
    () => offload('finish', { directory, filmFile, segments }, signal),
    (files) =>
      allExist([files.video, files.captions, files.poster].map((file) => path.join(directory, file))),
  );
  host.progress('finish', 1);
  return { ...finished, ...frameSize, screenplay, film, narration: speech.narration, ...track };
}

function spokenBeats(screenplay: Screenplay) {
  return beatsOf(screenplay).map(({ id, speaker, text, staging }) => ({
    id,
    speaker,
    text,
    emotion: staging.find(({ member }) => member === 'hero')?.emotion ?? 'neutral',
  }));
}

function castOf(request: EpisodeRequest, screenplay: Screenplay): Record<string, Character> {
  const { childName: name, look, style, childSeed: seed, variant } = request;
  const chosen = avatarCandidates({ name, look, style, seed })[variant];
  if (!chosen) throw new RangeError(`there is no avatar ${variant}`);
  const hero = chosen.character;
  const others = screenplay.cast
    .filter(({ role }) => role !== 'hero')
    .map((member) => [member.id, newCastMember({ ...member, hero, seed })] as const);
  return { hero, ...Object.fromEntries(others) };
}

async function allExist(files: string[]): Promise<boolean> {
  const found = await Promise.all(
    files.map((file) =>
      access(file).then(
        () => true,
        () => false,
      ),
    ),
  );
  return found.every(Boolean);
}
