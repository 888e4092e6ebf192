import fs from 'node:fs/promises';
import path from 'node:path';
import { framesPerSecond } from '@milestoon/drawing';
import type { Screenplay } from '@milestoon/story/screenplay';
import type { Film } from '@milestoon/film';
import {
  type EpisodeRequest,
  type FinishedEpisode,
  makeTrailer,
  type MadeTrailer,
  produceEpisode,
  type ProductionHost,
  type RememberedStep,
  type TrailerRequest,
} from '@milestoon/studio/production';
import { takeOver, watchFiles, type WatchedFiles } from './watched-files.ts';

/** Something that was seen while an episode or its trailer was made: a step or a file begins or is there. */
export interface Mark {
  of: 'episode' | 'trailer';
  name: string;
  /** Milliseconds since the beginning. */
  at: number;
  /** The steps that were finished by then. */
  finished: RememberedStep[];
  /** Segments that were whole by then, below the directory of what is made. */
  whole: string[];
}

/** The one film of all: its steps and its files, and its trailer's, for those that begin in the middle. */
export interface Template {
  folder: string;
  steps: Map<RememberedStep, unknown>;
}

export type OnMark = (mark: Mark, episodeId: string) => void;

const picture = { width: 64, height: 36 };
const rendition = { width: 32, height: 18 };
const uprightPicture = { width: 36, height: 64 };

/** What a finished step leaves in the folder. */
const filesOfStep: Partial<Record<RememberedStep, readonly string[]>> = {
  narration: ['speech'],
  sound: ['sound-left.f32', 'sound-right.f32', 'sound.m4a'],
  video: ['segments'],
  finish: ['episode.mp4', 'episode-small.mp4', 'episode.vtt', 'poster.jpg'],
};

/** Nothing but the beginning of the story: a film of some seconds, with all that a film has. */
function shortened(screenplay: Screenplay): Screenplay {
  const [scene] = screenplay.scenes;
  const told = screenplay.scenes.flatMap(({ beats }) => beats).find(({ photo }) => photo);
  if (!scene || !told) throw new Error('a story without a scene or a picture');
  return { ...screenplay, scenes: [{ ...scene, beats: [told] }] };
}

/** Nothing but the title and the first second of the story. */
function cut(film: Film): Film {
  const [title, first] = film.shots;
  if (!title || first?.kind !== 'story') throw new Error('a film without a story');
  const frames = Math.min(first.to, first.from + framesPerSecond);
  const end = frames / framesPerSecond;
  const { sound } = film;
  return {
    ...film,
    frames,
    shots: [title, { ...first, to: frames }],
    captions: [],
    sound: {
      ...sound,
      duration: end,
      speech: sound.speech.filter(({ start }) => start < end),
      music: sound.music
        .filter(({ start }) => start < end)
        .map((music) => ({ ...music, end: Math.min(music.end, end) })),
      effects: sound.effects.filter(({ at }) => at < end),
    },
  };
}

/** How much there is to be made is cut down; who makes it is real. */
const smaller: Partial<Record<RememberedStep, (output: never) => unknown>> = {
  screenplay: shortened,
  film: cut,
};

/** What a production takes from the template, and who is told what is seen of it. */
export interface Rehearsal {
  template: Template;
  finished: readonly RememberedStep[];
  whole: readonly string[];
  onMark: OnMark;
}

/** The real production of a film the size of a stamp, watched. */
export async function produceSmall(
  request: EpisodeRequest,
  host: ProductionHost,
  { template, finished, whole, onMark }: Rehearsal,
): Promise<FinishedEpisode> {
  const { directory } = host;
  const began = performance.now();
  const done: RememberedStep[] = [];
  let files: WatchedFiles | undefined;
  const tell = (name: string): void =>
    onMark(
      {
        of: 'episode',
        name,
        at: performance.now() - began,
        finished: [...done],
        whole: [...(files?.whole ?? [])],
      },
      path.basename(directory),
    );
  for (const step of finished) {
    await takeOver(template.folder, directory, filesOfStep[step] ?? []);
    done.push(step);
    await host.step(step, async () => template.steps.get(step));
  }
  await takeOver(template.folder, directory, whole);
  const folders = ['.', 'speech', 'segments'];
  for (const folder of folders) await fs.mkdir(path.join(directory, folder), { recursive: true });
  files = watchFiles(directory, folders, whole, (file) => tell(`file ${file}`));
  const step: ProductionHost['step'] = async (name, run, usable) => {
    const output = await host.step(
      name,
      async () => {
        tell(`begin ${name}`);
        const made = await run();
        return (smaller[name]?.(made as never) ?? made) as typeof made;
      },
      usable,
    );
    done.push(name);
    tell(`end ${name}`);
    return output;
  };
  try {
    // The same for every child and episode, so that it is the template's film.
    const same = {
      seed: 3,
      childSeed: 5,
      childName: 'Mia',
      title: 'First steps',
      pronunciation: null,
      earlier: [],
    };
    return await produceEpisode(
      { ...request, ...same, episodeNumber: 1 },
      { ...host, picture, rendition, step },
    );
  } finally {
    files.stop();
  }
}

/** The real trailer, the size of a stamp, watched. */
export async function trailerSmall(
  request: TrailerRequest,
  { template, whole, onMark }: Omit<Rehearsal, 'finished'>,
): Promise<MadeTrailer> {
  const { directory } = request;
  const began = performance.now();
  const episodeId = path.basename(directory).replace(/-trailer$/, '');
  let files: WatchedFiles | undefined;
  const tell = (name: string): void =>
    onMark(
      {
        of: 'trailer',
        name,
        at: performance.now() - began,
        finished: [],
        whole: [...(files?.whole ?? [])],
      },
      episodeId,
    );
  await fs.mkdir(path.join(directory, 'trailer'), { recursive: true });
  await takeOver(template.folder, directory, whole);
  tell('begin trailer');
  files = watchFiles(directory, ['.', 'trailer'], whole, (file) => tell(`file ${file}`));
  try {
    return await makeTrailer({ ...request, picture: uprightPicture });
  } finally {
    files.stop();
  }
}
