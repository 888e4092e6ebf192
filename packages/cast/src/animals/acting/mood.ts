import type { Emotion } from '../../emotions.ts';

/** What ears, eyes, tail and head say of a feeling: added to what is done. */
export interface Mood {
  /** -1 drooping … 1 pricked. */
  ears: number;
  /** -1 between the legs … 1 high. */
  tail: number;
  /** Wags a second, and how wide, radians. */
  wag: number;
  wide: number;
  /** Lids, 0 open … 1 shut; shut with joy? */
  lids: number;
  joy: number;
  /** Eyes wide open; brows -1 worried … 1 stern. */
  eyes: number;
  brows: number;
  open: number;
  nod: number;
  tilt: number;
  crouch: number;
}

const calm: Mood = {
  ears: 0,
  tail: 0,
  wag: 0.5,
  wide: 0.16,
  lids: 0,
  joy: 0,
  eyes: 0,
  brows: 0,
  open: 0,
  nod: 0,
  tilt: 0,
  crouch: 0,
};

export const moods: Readonly<Record<Emotion, Mood>> = {
  neutral: calm,
  happy: { ...calm, ears: 0.3, tail: 0.35, wag: 2.2, wide: 0.5, open: 0.55 },
  laughing: { ...calm, ears: 0.4, tail: 0.6, wag: 3, wide: 0.65, open: 0.9, lids: 1, joy: 1, nod: 0.12 },
  surprised: { ...calm, ears: 1, tail: 0.5, wag: 0, eyes: 1, open: 0.35, nod: 0.08, crouch: -0.1 },
  sad: { ...calm, ears: -0.8, tail: -0.7, wag: 0, wide: 0, brows: -0.9, lids: 0.2, nod: -0.24, crouch: 0.14 },
  proud: { ...calm, ears: 0.6, tail: 0.8, wag: 1.4, wide: 0.35, nod: 0.22, open: 0.25, crouch: -0.12 },
  scared: { ...calm, ears: -1, tail: -1, wag: 0, wide: 0, eyes: 1, brows: -1, nod: -0.06, crouch: 0.42 },
  sleepy: { ...calm, ears: -0.35, tail: -0.2, wag: 0.25, wide: 0.08, lids: 0.55, nod: -0.14, tilt: 0.08 },
  thinking: { ...calm, ears: 0.55, tail: 0.1, wag: 0.4, tilt: 0.24, eyes: 0.25 },
  angry: { ...calm, ears: -0.4, tail: 0.2, wag: 0.8, brows: 0.8, nod: -0.06 },
  shy: {
    ...calm,
    ears: -0.5,
    tail: -0.4,
    wag: 1.2,
    wide: 0.14,
    brows: -0.4,
    nod: -0.16,
    tilt: 0.14,
    crouch: 0.12,
  },
};

const parts = Object.keys(calm) as (keyof Mood)[];
export function blendMoods(from: Mood, to: Mood, t: number): Mood {
  if (t >= 1) return to;
  const between = { ...from };
  for (const part of parts) between[part] = from[part] + (to[part] - from[part]) * t;
  return between;
}
