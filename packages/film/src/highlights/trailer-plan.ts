import type { Film } from '../film.ts';
import { transitionFrames } from '@milestoon/stage';
import { charmAt, heroBoxes, type HeroShot, heroShots } from './hero-shot.ts';
import { uprightCamera, type UprightSize } from './upright-camera.ts';

/** A stretch of the film that the trailer shows with an upright camera. */
export interface Moment {
  /** First frame of the trailer in which it is seen, and how many. */
  at: number;
  frames: number;
  /** Frame of the film it begins with. */
  from: number;
  scene: HeroShot;
  size: UprightSize;
}

/** What a trailer shows, in frames of the trailer. */
export interface TrailerPlan {
  /** The first one opens the trailer: the title stands over it. */
  moments: Moment[];
  /** The end card, from this frame on. */
  endFrom: number;
  frames: number;
}

/** Ten seconds: a moment for the title, three glimpses, the end card. */
const lengths = { title: 60, glimpse: 40, end: 60 } as const;
const glimpses = 3;
const every = 4;

const plans = new WeakMap<Film, TrailerPlan>();

/** Chooses what a trailer shows, in the order of the story. The same film gives the same trailer. */
export function planTrailer(film: Film): TrailerPlan {
  let plan = plans.get(film);
  if (!plan) {
    plan = choose(film);
    plans.set(film, plan);
  }
  return plan;
}

interface Candidate {
  scene: HeroShot;
  from: number;
  score: number;
}

function choose(film: Film): TrailerPlan {
  const scenes = heroShots(film);
  const opening = bestOf(film, scenes, lengths.title);
  const rest = scenes.filter(({ shot }) => shot.from !== opening?.scene.shot.from);
  const thirds = Array.from({ length: glimpses }, (_, i) => {
    const part = (film.frames * (i + 1)) / glimpses;
    const before = (film.frames * i) / glimpses;
    return bestOf(
      film,
      rest.filter(({ shot }) => shot.from >= before && shot.from < part),
      lengths.glimpse,
    );
  });
  const found = thirds.filter((candidate) => candidate !== null);
  const moments: Moment[] = [];
  let at = 0;
  const add = (candidate: Candidate, frames: number, size: Moment['size']): void => {
    moments.push({ at, frames, from: candidate.from, scene: candidate.scene, size });
    at += frames;
  };
  if (opening) add(opening, lengths.title, 'titled');
  const left = lengths.glimpse * glimpses;
  found.forEach((candidate, i) => {
    const frames = Math.round((left * (i + 1)) / found.length) - Math.round((left * i) / found.length);
    // A stretched glimpse must still fit into its shot.
    add(candidate, Math.min(frames, candidate.scene.shot.to - candidate.from), i % 2 ? 'close' : 'medium');
  });
  return { moments, endFrom: at, frames: at + lengths.end };
}

/** The stretch of `frames` in which the child is seen most gladly, and most is going on. */
function bestOf(film: Film, scenes: readonly HeroShot[], frames: number): Candidate | null {
  let best: Candidate | null = null;
  for (const scene of scenes) {
    const { shot } = scene;
    const first = shot.from + (shot.transition ? transitionFrames(film.style, shot.change) : 0);
    for (let from = first; from + frames <= shot.to; from += every) {
      const score = scoreOf(film, scene, from, frames);
      if (score > (best?.score ?? 0)) best = { scene, from, score };
    }
  }
  return best;
}

function scoreOf(film: Film, scene: HeroShot, from: number, frames: number): number {
  const samples = [0.15, 0.5, 0.85].map((share) => Math.round(from + frames * share));
  const charm = samples.reduce((sum, frame) => sum + charmAt(film, scene, frame), 0) / samples.length;
  const [first, , last] = samples.map((frame) => heroBoxes(film, scene, frame).body[0]);
  const moves = Math.abs((last ?? 0) - (first ?? 0)) > 60 ? 0.1 : 0;
  return charm + moves;
}

/** The camera of a moment at a frame of the trailer. */
export function momentCamera(film: Film, moment: Moment, n: number) {
  const into = n - moment.at;
  const push = 1 + 0.05 * (into / Math.max(1, moment.frames - 1));
  return uprightCamera(film, moment.scene, moment.from + into, moment.size, push);
}
