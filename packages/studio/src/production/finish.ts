import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { perform } from '@milestoon/film/cast';
import { framesPerSecond } from '@milestoon/film/core';
import { buildSet, gradeCast, poster } from '@milestoon/film/stage';
import { captionCues, type Film, filmSchema } from '@milestoon/film/timeline';
import { encodeJpeg, renderToCanvas } from '../canvas/index.ts';
import { muxEpisode, webVtt } from '../export/index.ts';
import { readSamples, trackFile } from './tracks.ts';

export interface FinishInput {
  directory: string;
  filmFile: string;
  segments: string[];
}

const files = { video: 'episode.mp4', captions: 'episode.vtt', poster: 'poster.jpg' };
const posterSize = { width: 1280, height: 720 };

/** Joins picture and sound, and writes captions and poster beside the video. */
export async function finishEpisode(
  input: FinishInput,
): Promise<{ video: string; captions: string; poster: string; duration: number }> {
  const film = filmSchema.parse(JSON.parse(await readFile(input.filmFile, 'utf8')));
  await writeFile(path.join(input.directory, files.captions), webVtt(captionCues(film)));
  await writeFile(path.join(input.directory, files.poster), await drawPoster(film));
  const { duration } = await muxEpisode({
    segments: input.segments,
    sound: {
      left: await readSamples(trackFile(input.directory, 'left')),
      right: await readSamples(trackFile(input.directory, 'right')),
      sampleRate: 48000,
    },
    file: path.join(input.directory, files.video),
    // Readers of the file must be able to tell: EU AI Act, article 50.
    metadata: {
      title: film.title,
      comment: 'Computer-generated animation and voices, made with Milestoon from a family’s own story.',
      genre: 'Animation',
    },
    fps: framesPerSecond,
  });
  return { ...files, duration };
}

async function drawPoster(film: Film): Promise<Uint8Array> {
  const shot = film.shots.find(({ kind }) => kind === 'story') ?? film.shots[0];
  const hero = film.characters.hero;
  if (!shot || !hero) throw new Error('a film needs a hero and a shot for its poster');
  const set = buildSet({ ...shot.set, style: film.style });
  const figure = perform(hero, {
    action: 'wave',
    actionFrame: 20,
    frame: 20,
    emotion: 'happy',
    facing: 'left',
  });
  const list = poster({ style: film.style, title: film.title, hero: gradeCast(figure, set.light), set });
  return encodeJpeg(renderToCanvas(list, posterSize));
}
