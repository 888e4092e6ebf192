import { access } from 'node:fs/promises';
import { framesPerSecond } from '@milestoon/drawing';
import type { Film, YearFilm } from '@milestoon/film';
import { beatsOf, framedIn } from '@milestoon/story/screenplay';
import { offload } from '../offload.ts';
import { speechFile } from '../sound-files.ts';
import type { YearSource } from './year-request.ts';

/** The sound of a line: raw samples in a file. */
export interface LineSound {
  file: string;
  rate: number;
}
export type LineSounds = Record<string, LineSound>;

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

const isTold = (speech: YearSource['speech'], beat: string): boolean =>
  speech?.spoken.told?.[beat] !== undefined;

/** Lines that are heard if their sound can be had. */
export const canBeHeard = ({ speech }: YearSource, beat: string): boolean =>
  speech?.spoken.files[beat] !== undefined && !isTold(speech, beat);

/** What is left of the lines of a film on this machine. */
export async function keptLines({ speech }: YearSource): Promise<LineSounds> {
  const lines: LineSounds = {};
  if (!speech) return lines;
  const { folder, spoken } = speech;
  for (const [beat, name] of Object.entries(spoken.files)) {
    const file = speechFile(folder, name);
    if (isTold(speech, beat) || !(await isThere(file))) continue;
    lines[beat] = { file, rate: spoken.rates?.[beat] ?? spoken.sampleRate };
  }
  return lines;
}

/** Words said at other times than these, seconds, do not fit the lips of the film. */
const tolerance = 0.06;

const lastWord = ({ captions, sound }: Film, beat: string): number | undefined => {
  const start = sound.speech.find((one) => one.beat === beat)?.start;
  const next = sound.speech.map((one) => one.start).filter((at) => start !== undefined && at > start);
  const until = Math.min(...next, Infinity) * framesPerSecond - 0.5;
  const words = captions.flatMap((page) => page.words).filter(({ from }) => from < until);
  const last = words.sort((a, b) => a.from - b.from).at(-1);
  return start === undefined || !last ? undefined : last.to / framesPerSecond - start;
};

/**
 * Speaks lines again that are not there any more. Only those that take as long as in the film are given: a service may
 * speak in another way, and another voice may have been chosen.
 */
async function speakAgain(
  { film, spokenAs }: YearSource,
  beats: ReadonlySet<string>,
  directory: string,
  signal: AbortSignal,
): Promise<LineSounds> {
  if (!spokenAs) return {};
  const { screenplay, names, narrator, voice } = spokenAs;
  const lines = beatsOf(screenplay)
    .filter(({ id }) => beats.has(id))
    .map(({ id, speaker, text, staging }) => ({
      id,
      speaker,
      text,
      emotion: staging.find(({ member }) => member === 'hero')?.emotion ?? 'neutral',
    }));
  if (lines.length === 0) return {};
  const language = framedIn(screenplay.language);
  const again = await offload('speak', { directory, beats: lines, names, language, narrator, voice }, signal);
  const sounds: LineSounds = {};
  for (const { beat, words } of again.narration.lines) {
    const name = again.files[beat];
    const wanted = lastWord(film, beat);
    const isAlike = wanted !== undefined && Math.abs((words.at(-1)?.end ?? 0) - wanted) < tolerance;
    if (!name || !isAlike) continue;
    sounds[beat] = { file: speechFile(directory, name), rate: again.rates?.[beat] ?? again.sampleRate };
  }
  return sounds;
}

/** The lines that a plan of the year wants of each source. */
export function beatsIn({ parts, moments }: YearFilm): Map<number, Set<string>> {
  const wanted = new Map<number, Set<string>>();
  for (const { part, said } of moments) {
    const episode = parts[part]?.episode ?? -1;
    const beats = wanted.get(episode) ?? new Set();
    for (const { beat } of said) beats.add(beat);
    wanted.set(episode, beats);
  }
  return wanted;
}

/** Adds what is missing of the wanted lines, as far as it can be had. */
export async function voicesFor(
  sources: readonly YearSource[],
  kept: readonly LineSounds[],
  wanted: ReadonlyMap<number, ReadonlySet<string>>,
  directory: string,
  signal: AbortSignal,
): Promise<LineSounds[]> {
  const voices: LineSounds[] = [];
  for (const [i, source] of sources.entries()) {
    const own = kept[i] ?? {};
    const missing = new Set([...(wanted.get(i) ?? [])].filter((beat) => !own[beat]));
    voices.push(
      missing.size === 0 ? own : { ...own, ...(await speakAgain(source, missing, directory, signal)) },
    );
  }
  return voices;
}
