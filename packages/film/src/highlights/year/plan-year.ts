import { framesPerSecond } from '@milestoon/drawing';
import { splitCaption, transitionFrames } from '@milestoon/stage';
import type { CaptionPage, Film } from '../../film.ts';
import type { PlannedSound } from '../../sound/sound-plan.ts';
import { quiet } from '../quiet.ts';
import { type BestMoment, bestMoments } from './best-moments.ts';
import type { YearFilm, YearMoment } from './year-film.ts';

/** A film of the year, in the order of the days. */
export interface YearEpisode {
  film: Film;
  /** When it happened, as it is lettered; empty where it is not known. */
  month: string;
  /** Photos of it that can be shown, by the names the film gives them. */
  photos: readonly string[];
  /** Whether the sound of a line is there. */
  isHeard: (beat: string) => boolean;
}

/** Frames. */
const cards = { title: 100, end: 108 } as const;
const wholeAtMost = 144 * framesPerSecond;
const episodeAtMost = 10.5 * framesPerSecond;
/** The title of an episode stands at least this long. */
const shortest = 60;
/** Seconds of a line's sound around its words; between two sentences there is at least the sum of both. */
const breath = { before: 0.04, between: 0.08, ending: 0.6 } as const;
/** A caption stays this long behind its last word. */
const linger = 10;

/** How long an episode may be seen in a year of so many, frames. */
export const framesEach = (episodes: number): number =>
  Math.floor(Math.min(episodeAtMost, (wholeAtMost - cards.title - cards.end) / Math.max(1, episodes)));

/** The name of a photo among those of all films. */
export const assetOf = (part: number, asset: string): string => `${part}/${asset}`;

/** Only what is seen of a film; its photos under names of their own. */
function excerpt(film: Film, moments: readonly BestMoment[], part: number): Film {
  const isSeen = ({ from, to }: { from: number; to: number }): boolean =>
    moments.some((moment) => from < moment.to && to > moment.first);
  const shots = film.shots.filter(isSeen).map((shot) => {
    if (shot.kind !== 'story') return shot;
    const opens = moments.some(({ first }) => shot.from <= first && first < shot.to);
    const { whip, ...rest } = shot;
    const photo = shot.photo && { ...shot.photo, asset: assetOf(part, shot.photo.asset) };
    // What was seen before it is not there.
    return opens ? { ...rest, photo, transition: false } : { ...shot, photo };
  });
  const { wordsInPicture: _, ...plain } = film;
  return {
    ...plain,
    shots,
    captions: [],
    photos: film.photos.map((photo) => ({ ...photo, asset: assetOf(part, photo.asset) })),
    sound: { ...film.sound, speech: [], effects: [] },
  };
}

/** The words of a moment as pages, moved by `shift` frames. */
function captionsOf({ said, to }: BestMoment, shift: number): CaptionPage[] {
  return said.flatMap((line, i) => {
    const starts = (said[i + 1]?.from ?? Infinity) - 1;
    let next = 0;
    const pages = splitCaption(line.words.map(({ text }) => text)).map((page) => {
      const words = line.words.slice(next, next + page.length);
      next += page.length;
      return words;
    });
    return pages.map((words, page) => {
      const from = Math.round((words[0]?.from ?? 0) + shift) - 1;
      const over = Math.min(
        pages[page + 1]?.[0]?.from ?? Infinity,
        starts,
        to,
        (words.at(-1)?.to ?? 0) + linger,
      );
      return {
        from,
        to: Math.max(from + 1, Math.round(over + shift) - (over === to ? 0 : 1)),
        words: words.map((word) => ({ ...word, from: word.from + shift, to: word.to + shift })),
      };
    });
  });
}

/** What is heard in a moment besides words and music. */
const effectsOf = ({ sound }: Film, { first, to }: BestMoment, shift: number): PlannedSound[] =>
  sound.effects
    .filter(({ at }) => at * framesPerSecond >= first && at * framesPerSecond < to - 6)
    .map((effect) => ({ ...effect, at: effect.at + shift / framesPerSecond }));

/** One tune in three movements, which change where an episode begins. */
function musicOf(starts: readonly number[], seconds: number): YearFilm['sound']['music'] {
  const near = (share: number): number =>
    [...starts].sort((a, b) => Math.abs(a - share * seconds) - Math.abs(b - share * seconds))[0] ?? 0;
  const [second, third] = [near(0.36), near(0.7)];
  if (second <= 0 || third <= second) return [{ mood: 'cheerful', start: 0, end: seconds }];
  return [
    { mood: 'cheerful', start: 0, end: second },
    { mood: 'tender', start: second, end: third },
    { mood: 'triumphant', start: third, end: seconds },
  ];
}

const distinct = (names: readonly string[], most: number): string[] => [...new Set(names)].slice(0, most);

/**
 * Chooses and times what a film of the year shows. The same films give the same year. Undefined where no film shows
 * its child.
 */
export function planYear({
  year,
  episodes,
}: {
  year: number;
  episodes: readonly YearEpisode[];
}): YearFilm | undefined {
  const most = framesEach(episodes.length);
  const parts: YearFilm['parts'] = [];
  const moments: YearMoment[] = [];
  const captions: CaptionPage[] = [];
  const effects: PlannedSound[] = [{ kind: 'sparkle', at: 0.5 }];
  const speech: YearFilm['sound']['speech'] = [];
  const starts: number[] = [];
  let clock: number = cards.title;
  for (const [episode, { film, month, photos, isHeard }] of episodes.entries()) {
    const chosen = bestMoments(film, most, { photos, isHeard });
    if (chosen.length === 0) continue;
    const part = parts.length;
    starts.push(clock / framesPerSecond);
    effects.push({ kind: 'whoosh', at: clock / framesPerSecond - 0.1 });
    chosen.forEach((moment, i) => {
      const frames = Math.max(moment.to - moment.from, i === 0 ? shortest : 0);
      const shift = clock - moment.from;
      const said = moment.said.map(({ beat, from, to, isLast }, line) => {
        const start = film.sound.speech.find((one) => one.beat === beat)?.start ?? 0;
        const name = `${part}/${i}/${line}`;
        const cut = Math.max(0, from / framesPerSecond - start - breath.before);
        speech.push({ beat: name, start: start + cut + shift / framesPerSecond });
        const rest = isLast ? breath.ending : breath.between;
        return { beat, name, from: cut, to: to / framesPerSecond - start + rest };
      });
      captions.push(...captionsOf(moment, shift));
      effects.push(...effectsOf(film, moment, shift));
      moments.push({
        at: clock,
        frames,
        part,
        from: moment.from,
        first: moment.first,
        isTitled: i === 0,
        said,
      });
      clock += frames;
    });
    const shown = excerpt(film, chosen, part);
    parts.push({ film: chosen.some(({ said }) => said.length > 0) ? shown : quiet(shown), month, episode });
  }
  const latest = parts.at(-1)?.film;
  if (!latest) return undefined;
  const frames = clock + cards.end;
  const films = parts.map(({ film }) => film);
  return {
    version: 1,
    style: latest.style,
    language: latest.language,
    year,
    childName: latest.childName,
    family: distinct(
      films.flatMap(({ family = [] }) => family),
      3,
    ),
    parts,
    moments,
    titleFrames: cards.title,
    endFrom: clock,
    frames,
    captions,
    sound: {
      seed: latest.sound.seed ^ year,
      ...(latest.sound.theme === undefined ? {} : { theme: latest.sound.theme }),
      duration: frames / framesPerSecond,
      speech,
      music: musicOf(starts, frames / framesPerSecond),
      effects: [...effects, { kind: 'sparkle', at: clock / framesPerSecond + 0.3 }],
    },
  };
}

/** How long the way to a moment is seen, frames. */
export const wayFrames = (film: YearFilm, moment: YearMoment): number =>
  Math.min(transitionFrames(film.parts[moment.part]?.film.style ?? film.style), moment.frames);
