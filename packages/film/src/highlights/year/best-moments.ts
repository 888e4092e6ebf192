import { transitionFrames } from '@milestoon/stage';
import { performanceOf } from '../../acting/acting.ts';
import type { Film, StoryShot } from '../../film.ts';
import { charmAt, type HeroShot, heroShots } from '../hero-shot.ts';
import { type SaidLine, type Sentence, sentencesOf } from './sentences.ts';

/** A stretch of a film that is worth seeing again, with whole sentences. Film frames. */
export interface BestMoment {
  from: number;
  to: number;
  /** First frame that belongs to it: before, this one stands still. */
  first: number;
  /** What is said; nothing where nobody speaks. */
  said: SaidLine[];
  score: number;
}

/** Frames before the first word, behind the last, and of a moment in which nobody speaks. */
const lead = 14;
const tail = 16;
const silentFrames = 96;
/** What is left for another moment must be worth a cut. */
const leastFrames = 66;
const every = 6;

/** What weighs besides the child's face, which weighs 1 where it laughs all the time; `outcome`: how it ended. */
const weights = {
  ownWords: 0.35,
  laughs: 0.3,
  acted: 0.3,
  exclaims: 0.12,
  full: 0.3,
  opening: -0.15,
  outcome: 0.3,
} as const;
/** The parent's own photo is no face that acts, and yet what it is about. */
const photoCharm = 0.6;

/** Shots that nobody can be shown without what is not there. */
const isShown = (shot: StoryShot, assets: ReadonlySet<string>): boolean =>
  shot.memory === undefined && (shot.photo === null || assets.has(shot.photo.asset));

/** Where a shot is seen alone. */
const openFrom = (film: Film, shot: StoryShot): number =>
  shot.from + (shot.transition ? transitionFrames(film.style, shot.change) : 0);

interface Stage {
  film: Film;
  heroes: readonly HeroShot[];
  assets: ReadonlySet<string>;
  isHeard: (beat: string) => boolean;
}

const heroAt = ({ heroes }: Stage, frame: number): HeroShot | undefined =>
  heroes.find(({ shot }) => shot.from <= frame && frame < shot.to);

function charmOf(stage: Stage, frame: number): { charm: number; laughs: boolean } {
  const { film } = stage;
  const scene = heroAt(stage, frame);
  if (!scene) {
    const shot = storyAt(film, frame);
    const isPhoto = shot?.photo && shot.photo.treatment !== 'wall';
    return { charm: isPhoto ? photoCharm : 0, laughs: false };
  }
  const { emotion } = performanceOf(scene.shot, scene.hero, frame);
  return { charm: charmAt(film, scene, frame), laughs: emotion === 'laughing' };
}

const storyAt = (film: Film, frame: number): StoryShot | undefined =>
  film.shots.find(
    (shot): shot is StoryShot => shot.kind === 'story' && shot.from <= frame && frame < shot.to,
  );

/** How gladly a stretch is seen: faces, laughter, and what the story tells being done. */
function seenIn(stage: Stage, from: number, to: number): number {
  let charm = 0;
  let acted = 0;
  let laughs = false;
  let count = 0;
  for (let n = from; n < to; n += every) {
    const seen = charmOf(stage, n);
    charm += seen.charm;
    laughs ||= seen.laughs;
    if (storyAt(stage.film, n)?.moment !== undefined) acted++;
    count++;
  }
  const share = 1 / Math.max(1, count);
  return charm * share + acted * share * weights.acted + (laughs ? weights.laughs : 0);
}

/** A run of sentences as a moment; undefined where it is too long, or its pictures cannot be shown. */
function spokenMoment(stage: Stage, run: readonly Sentence[], most: number): BestMoment | undefined {
  const { film, assets } = stage;
  const [begins, ends] = [run[0], run.at(-1)];
  const said = run.flatMap(({ lines }) => lines);
  const story = film.shots.filter((shot) => shot.kind === 'story');
  const opening = storyAt(film, Math.floor(begins?.from ?? -1));
  const closing = story.findLast(({ beat }) => beat === said.at(-1)?.beat);
  if (!begins || !ends || !opening || !closing) return undefined;
  const from = Math.round(begins.from) - lead;
  const first = Math.max(from, opening.from);
  const to = Math.min(Math.round(ends.to) + tail, Math.floor(ends.next), closing.to);
  const shots = story.filter((shot) => shot.from < to && shot.to > first);
  const isTold = said.every(({ beat }) => story.some((shot) => shot.beat === beat && tells(shot)));
  if (!isTold || to - from > most || !shots.every((shot) => isShown(shot, assets))) return undefined;
  const score =
    seenIn(stage, first, to) +
    (shots.some(({ speaker }) => speaker === 'hero') ? weights.ownWords : 0) +
    (said.some(({ words }) => words.some(({ text }) => exclaiming.test(text))) ? weights.exclaims : 0) +
    (opening.beat === story[0]?.beat ? weights.opening : 0) +
    (closing.beat === story.findLast(tells)?.beat ? weights.outcome : 0) +
    weights.full * ((to - from) / most);
  return { from, to, first, said, score };
}

/** What the family wrote, or the child says; all else the storyteller adds. */
const tells = ({ moment, speaker }: StoryShot): boolean => moment !== undefined || speaker === 'hero';

const exclaiming = /!["'”’»]*$/u;

function spokenMoments(stage: Stage, most: number): BestMoment[] {
  const sentences = sentencesOf(stage.film);
  const isHeard = ({ lines }: Sentence): boolean => lines.every(({ beat }) => stage.isHeard(beat));
  return sentences.flatMap((_, i) =>
    sentences.slice(i).flatMap((_, more) => {
      const run = sentences.slice(i, i + more + 1);
      return run.every(isHeard) ? (spokenMoment(stage, run, most) ?? []) : [];
    }),
  );
}

/** Where nobody is understood, or every sentence is too long: the gladdest four seconds. */
function silentMoments(stage: Stage, most: number): BestMoment[] {
  const { film, heroes, assets } = stage;
  const frames = Math.min(silentFrames, most);
  return heroes
    .filter(({ shot }) => isShown(shot, assets))
    .flatMap(({ shot }) => {
      const from = openFrom(film, shot);
      const to = Math.min(shot.to, from + frames);
      if (to - from < 24) return [];
      return [{ from, to, first: from, said: [], score: seenIn(stage, from, to) * ((to - from) / frames) }];
    });
}

const best = (moments: readonly BestMoment[]): BestMoment | undefined =>
  moments.reduce<BestMoment | undefined>((a, b) => (a && a.score >= b.score ? a : b), undefined);

/** What can be had of a film besides its drawings. */
export interface AtHand {
  /** Photos that can be shown, by the names the film gives them. */
  photos?: readonly string[];
  /** Whether the sound of a line is there; all of them where missing. */
  isHeard?: (beat: string) => boolean;
}

/**
 * The best of a film in at most `most` frames, in the order of the story: one moment, and a second where there is
 * room, with the child's own words among them if they fit. Where no sentence can be heard one moment without words.
 * None where the child is never seen.
 */
export function bestMoments(
  film: Film,
  most: number,
  { photos = [], isHeard = () => true }: AtHand = {},
): BestMoment[] {
  const stage: Stage = { film, heroes: heroShots(film), assets: new Set(photos), isHeard };
  const spoken = spokenMoments(stage, most);
  // A sentence of ten seconds is better than none.
  const candidates = spoken.length > 0 ? spoken : spokenMoments(stage, most * 1.4);
  const first = best(candidates) ?? best(silentMoments(stage, most));
  if (!first) return [];
  const left = most - (first.to - first.from);
  const second =
    left < leastFrames
      ? undefined
      : best(
          candidates.filter(({ from, to }) => to - from <= left && (to <= first.from || from >= first.to)),
        );
  return second ? [first, second].sort((a, b) => a.from - b.from) : [first];
}
