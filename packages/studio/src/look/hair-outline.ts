import type { HairShape } from '@milestoon/look';
import { chanceOfCut } from './hair-chance.ts';
import type { HairMeasures } from './hair-measures.ts';
import type { LearnedLook } from './learned-look.ts';
import { hairTextures } from './read-fields.ts';

/** How far hair stands off: widths in face widths, heights in face heights; what each of them looks like was seen in the portraits. */
const closeToToddler = 1.7;
const dome = { width: 1.9, height: 0.5, lowWidth: 1.7, tall: 0.575 } as const;
const ball = { width: 2.2, height: 0.62 } as const;
/** Years up to which hair is soft and hardly cut. */
const toddler = 4;
/** Less of the head above the face is not in the photo. */
const leastCrown = 0.15;
/** From this chance of clipped hair on it is drawn too short to comb: between clipped and not. */
const nearlyClipped = 0.25;

/** Where the silhouette of short hair tells more than its traits; null where it looks like most of its kind. */
export function outlineOf(learned: LearnedLook, measures: HairMeasures, age: number): HairShape | null {
  if (learned.length.value !== 'short' || measures.crown < leastCrown) return null;
  const { ageGroup, texture, fringe, cut } = learned;
  if (texture.value === 'coily') return coilsOf(measures);
  if (cut.value === 'ball') return 'short-curls';
  const odds = (name: (typeof hairTextures)[number]): number => texture.odds[hairTextures.indexOf(name)] ?? 0;
  if (odds('straight') + odds('wavy') < 0.5) return null;
  if (cut.value === 'raised' && !fringe.value) return 'quiff';
  if (cut.value === 'mop') return fringe.value ? 'tousled' : 'short-wavy';
  const small = ageGroup.value === 'baby' || age <= toddler;
  if (small && measures.volume < closeToToddler) return fringe.value ? 'short-soft-fringe' : 'short-soft';
  return !small && !fringe.value && chanceOfCut(learned, 'clipped') >= nearlyClipped ? 'short-fine' : null;
}

function coilsOf({ volume, crown }: HairMeasures): HairShape | null {
  if (volume >= ball.width && crown >= ball.height) return 'afro';
  const isTall = volume >= dome.lowWidth && crown >= dome.tall;
  return isTall || (volume >= dome.width && crown >= dome.height) ? 'short-afro' : null;
}

/** Whether hair is shaved or clipped so close that the scalp shows. */
export const isClipped = ({ length, cut }: LearnedLook): boolean =>
  cut.value === 'clipped' && (length.value === 'none' || length.value === 'short');
