import { watch } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { framesPerSecond } from '@milestoon/drawing';
import type { Screenplay } from '@milestoon/story';
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

/** Something that was seen while an episode or its trailer was made: a step or a file begins or is there. */
export interface Mark {
  of: 'episode' | 'trailer';
  name: string;
  /** Milliseconds since the beginning. */
  at: number;
  /** The steps that were finished by then. */
  finished: RememberedStep[];
}

/** The one film of all: its steps and its files, for those that begin in the middle. */
export interface Template {
  folder: string;
  steps: Map<RememberedStep, unknown>;
}

export type OnMark = (mark: Mark, episodeId: string) => void;

const picture = { width: 64, height: 36 };
const uprightPicture = { width: 36, height: 64 };

/** What a finished step leaves in the folder. */
const filesOfStep: Partial<Record<RememberedStep, readonly string[]>> = {
  narration: ['speech'],
  sound: ['sound-left.f32', 'sound-right.f32', 'sound.m4a'],
  video: ['segments'],
  finish: ['episode.mp4', 'episode.vtt', 'poster.jpg'],
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

/** Files are named by what is in them: here by the order in which they come. */
function watchFiles(folders: readonly string[], onFile: (name: string) => void): () => void {
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  const watchers = folders.map((folder) =>
    watch(folder, (_event, file) => {
      if (!file || seen.has(path.join(folder, file))) return;
      seen.add(path.join(folder, file));
      const isDigest = /^[\da-f]{12,}/.test(file);
      const kind = `${path.basename(folder)}/${isDigest ? file.replace(/^[^.]*/, '*') : file}`;
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      onFile(isDigest ? `${kind} ${count}` : file);
    }).on('error', () => {}),
  );
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}

/** The real production of a film the size of a stamp, watched. `finished` are taken from the template. */
export async function produceSmall(
  request: EpisodeRequest,
  host: ProductionHost,
  { template, finished, onMark }: { template: Template; finished: readonly RememberedStep[]; onMark: OnMark },
): Promise<FinishedEpisode> {
  const { directory } = host;
  const began = performance.now();
  const done: RememberedStep[] = [];
  const tell = (name: string): void =>
    onMark(
      { of: 'episode', name, at: performance.now() - began, finished: [...done] },
      path.basename(directory),
    );
  for (const step of finished) {
    for (const name of filesOfStep[step] ?? [])
      await fs.cp(path.join(template.folder, name), path.join(directory, name), { recursive: true });
    done.push(step);
    await host.step(step, async () => template.steps.get(step));
  }
  const folders = [directory, path.join(directory, 'speech'), path.join(directory, 'segments')];
  for (const folder of folders) await fs.mkdir(folder, { recursive: true });
  const stop = watchFiles(folders, (file) => tell(`file ${file}`));
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
    return await produceEpisode({ ...request, ...same, episodeNumber: 1 }, { ...host, picture, step });
  } finally {
    stop();
  }
}

/** The real trailer, the size of a stamp, watched. */
export async function trailerSmall(request: TrailerRequest, onMark: OnMark): Promise<MadeTrailer> {
  const { directory } = request;
  const began = performance.now();
  const episodeId = path.basename(directory).replace(/-trailer$/, '');
  const tell = (name: string): void =>
    onMark({ of: 'trailer', name, at: performance.now() - began, finished: [] }, episodeId);
  const segments = path.join(directory, 'trailer');
  await fs.mkdir(segments, { recursive: true });
  tell('begin trailer');
  const stop = watchFiles([directory, segments], (file) => tell(`file ${file}`));
  try {
    return await makeTrailer({ ...request, picture: uprightPicture });
  } finally {
    stop();
  }
}
