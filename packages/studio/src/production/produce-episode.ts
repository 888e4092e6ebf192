import { createHash } from 'node:crypto';
import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { studioStepStarts } from '@milestoon/domain';
import { frameSize, framesPerSecond } from '@milestoon/drawing';
import { directFilm, type Film, type Narration } from '@milestoon/film';
import {
  beatsOf,
  correctScreenplay,
  framedIn,
  type Screenplay,
  screenplaySchema,
  writeScreenplay,
} from '@milestoon/story';
import { type PictureKind, type PictureSize, type RenderedVideo, renderVideo } from '../export/index.ts';
import type { SaidName } from '../voice/index.ts';
import { castOf } from './cast-of.ts';
import { chaptersOf } from './chapters.ts';
import type { FilmSource } from './frames.ts';
import { offload } from './offload.ts';
import { measurePhotos } from './photo-faces.ts';
import type { EpisodeRequest, FinishedEpisode, ProductionHost } from './production.ts';
import type { SoundTrack } from './mix-track.ts';
import { picturesOf } from './pictures-of.ts';
import { renditionOf } from './rendition.ts';
import { segmentKey } from './segment-key.ts';
import { sideBySide } from './side-by-side.ts';
import { soundFile, speechFile, trackFile } from './sound-files.ts';
import type { Speech } from './speak-beats.ts';
import { keepOnly } from './tidy.ts';

/** What `episode.json` and the curious want to know besides the files. */
export interface ProducedEpisode extends FinishedEpisode {
  screenplay: Screenplay;
  film: Film;
  narration: Narration;
  /** How much of it had to be made; the rest was taken over from an earlier version in the same folder. */
  made: { lines: number; segments: number; of: { lines: number; segments: number } };
  loudness: number;
  truePeak: number;
  speechOverMusic: number;
}

/**
 * Makes an episode: screenplay → narration → film → sound → video → files in `host.directory`.
 * Every step is remembered by the host; an interrupted production resumes inside the steps it was in. The
 * sound is mixed while the pictures are drawn.
 */
export async function produceEpisode(
  request: EpisodeRequest,
  host: ProductionHost,
): Promise<ProducedEpisode> {
  const { directory, signal } = host;
  await mkdir(directory, { recursive: true });

  host.progress('screenplay', studioStepStarts.screenplay);
  const write = host.writeStory ?? (async (story) => writeScreenplay(story));
  // One that an earlier release wrote and kept is completed.
  const story = { ...request, childAge: request.look.age, photos: request.photos.length };
  const written = screenplaySchema.parse(await host.step('screenplay', () => write(story, signal)));

  host.progress('narration', studioStepStarts.narration);
  // Looking at photos and speaking have nothing to do with each other: each has a processor of its own.
  const [speech, photos] = await sideBySide(signal, [
    (signal) =>
      host.step(
        'narration',
        () =>
          offload(
            'speak',
            {
              directory,
              beats: spokenBeats(written),
              names: saidNames(request),
              language: framedIn(written.language),
              narrator: request.narrator,
              voice: host.voice?.settings,
              told: request.told,
            },
            signal,
          ),
        ({ files }) => allExist(Object.values(files).map((file) => speechFile(directory, file))),
      ),
    (signal) => host.step('photos', () => measurePhotos(request.photos, signal)),
  ]);

  if (speech.fallback) host.voice?.onFallback(speech.fallback);

  host.progress('film', studioStepStarts.film);
  // As late as can be: nothing that a family corrects has to be spoken anew.
  const corrections = await host.step('corrections', async () => (await host.corrections?.()) ?? []);
  const { screenplay } =
    corrections.length > 0 ? correctScreenplay(written, story, corrections) : { screenplay: written };
  const film = await host.step('film', async () =>
    directFilm({
      screenplay,
      narration: speech.narration,
      characters: castOf(request, screenplay),
      photos,
      pictures: picturesOf(screenplay),
      wordsInPicture: request.wordsInPicture,
      music: request.music,
      toldBy: tellersOf(speech),
    }),
  );
  host.lengthKnown?.(film.frames / framesPerSecond);
  const filmFile = path.join(directory, 'film.json');
  await writeFile(filmFile, JSON.stringify(film));

  const picture: PictureKind = host.picture ?? frameSize;
  const smaller = host.rendition ?? renditionOf(picture);
  const [track, video] = await sideBySide(signal, [
    (signal) => mixedSound(film, speech, { ...host, signal }),
    (signal) =>
      host.step(
        'video',
        () => renderFilm(film, filmFile, request.photos, { ...picture, smaller }, { ...host, signal }),
        ({ files, renditionFiles = [] }) => allExist([...files, ...renditionFiles]),
      ),
  ]);

  host.progress('finish', studioStepStarts.finish);
  const { rendition, ...finished } = await host.step(
    'finish',
    () =>
      offload(
        'finish',
        {
          directory,
          filmFile,
          segments: video.files,
          renditionSegments: video.renditionFiles,
          photos: assetsOf(request.photos),
        },
        signal,
      ),
    ({ video, rendition = video, captions, poster }) =>
      allExist([video, rendition, captions, poster].map((file) => path.join(directory, file))),
  );
  await keepOnly(
    path.join(directory, 'segments'),
    [...video.files, ...(video.renditionFiles ?? [])].map((file) => path.basename(file)),
  );
  await keepOnly(path.join(directory, 'speech'), Object.values(speech.files));
  host.progress('finish', 1);
  return {
    ...finished,
    ...(rendition && smaller && { rendition: { file: rendition, ...smaller } }),
    width: picture.width,
    height: picture.height,
    language: screenplay.language,
    chapters: chaptersOf(film, screenplay),
    wordsInPicture: film.wordsInPicture === true,
    screenplay,
    film,
    narration: speech.narration,
    made: {
      lines: speech.spoken,
      segments: video.rendered,
      of: { lines: speech.narration.lines.length, segments: video.files.length },
    },
    ...track,
  };
}

/** The sound track; then there is all that a preview needs. */
async function mixedSound(film: Film, speech: Speech, host: ProductionHost): Promise<SoundTrack> {
  const { directory, signal } = host;
  host.progress('sound', studioStepStarts.sound);
  const track = await host.step(
    'sound',
    () =>
      offload(
        'mix',
        {
          directory,
          plan: film.sound,
          speechRate: speech.sampleRate,
          files: speech.files,
          rates: speech.rates,
          recorded: Object.keys(speech.told ?? {}),
        },
        signal,
      ),
    () => allExist([trackFile(directory, 'left'), trackFile(directory, 'right')]),
  );
  await host.previewReady?.(soundFile);
  return track;
}

/** Draws and encodes what `segments` does not hold yet. */
async function renderFilm(
  film: Film,
  filmFile: string,
  photos: readonly string[],
  { smaller, ...picture }: PictureKind & { smaller: PictureSize | undefined },
  { directory, signal, progress }: ProductionHost,
): Promise<RenderedVideo> {
  const assets = assetsOf(photos);
  const digests = Object.fromEntries(
    await Promise.all(
      Object.entries(assets).map(async ([asset, file]) => [asset, await digestOf(file)] as const),
    ),
  );
  const { width, height } = picture;
  const data: FilmSource = { filmFile, width, height, photos: assets };
  const module = new URL('./frames.ts', import.meta.url).href;
  return renderVideo(
    {
      module,
      data,
      frames: film.frames,
      ...picture,
      fps: framesPerSecond,
      ...(smaller && { rendition: smaller }),
    },
    {
      directory: path.join(directory, 'segments'),
      cuts: film.shots.map((shot) => shot.from),
      keyOf: (range) => segmentKey(film, digests, range),
      signal,
      progress: (share) =>
        progress(
          'video',
          studioStepStarts.video + share * (studioStepStarts.finish - studioStepStarts.video),
        ),
    },
  );
}

const assetsOf = (photos: readonly string[]): Record<string, string> =>
  Object.fromEntries(photos.map((file, i) => [`photo-${i}`, file]));

const digestOf = async (file: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex');

function spokenBeats(screenplay: Screenplay) {
  return beatsOf(screenplay).map(({ id, speaker, text, staging, meaning }) => ({
    id,
    speaker,
    text,
    emotion: staging.find(({ member }) => member === 'hero')?.emotion ?? 'neutral',
    funny: meaning !== undefined && (meaning.funny || meaning.gag !== undefined),
  }));
}

/** Who told what of it, whoever told most first. */
function tellersOf({ told = {} }: Speech): string[] {
  const lines = new Map<string, number>();
  for (const { teller } of Object.values(told)) lines.set(teller, (lines.get(teller) ?? 0) + 1);
  return [...lines].sort(([, a], [, b]) => b - a).map(([teller]) => teller);
}

const saidNames = ({ childName: name, pronunciation: soundsLike }: EpisodeRequest): SaidName[] =>
  soundsLike ? [{ name, soundsLike }] : [];

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
