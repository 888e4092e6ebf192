import type { HairShape } from '@milestoon/look';
import type { HairMeasures } from './hair-measures.ts';
import type { LearnedLook } from './learned-look.ts';
import { hairLengths, hairTextures } from './read-fields.ts';

/** How far hair stands off: widths in face widths, heights in face heights; what each of them looks like was seen in the portraits. */
const close = { toddler: 1.7, grown: 1.45, bare: 1.4 } as const;
const dome = { width: 1.9, height: 0.5, lowWidth: 1.7, tall: 0.575 } as const;
const ball = { width: 2.2, height: 0.62 } as const;
/** Years up to which hair is soft and hardly cut. */
const toddler = 4;
/** Less of the head above the face is not in the photo. */
const leastCrown = 0.15;
/** From this chance of a bare head on hair that lies close is too short to comb. */
const nearlyBare = 0.09;

/** Where the silhouette of short hair tells more than its traits; null where it looks like most of its kind. */
export function outlineOf(
  { ageGroup, texture, fringe, length }: LearnedLook,
  { volume, crown }: HairMeasures,
  age: number,
): HairShape | null {
  if (length.value !== 'short' || crown < leastCrown) return null;
  if (texture.value === 'coily') {
    if (volume >= ball.width && crown >= ball.height) return 'afro';
    const isTall = volume >= dome.lowWidth && crown >= dome.tall;
    return isTall || (volume >= dome.width && crown >= dome.height) ? 'short-afro' : null;
  }
  const odds = (name: (typeof hairTextures)[number]): number => texture.odds[hairTextures.indexOf(name)] ?? 0;
  if (ageGroup.value === 'baby' || age <= toddler) {
    const isSoft = volume < close.toddler && odds('straight') + odds('wavy') >= 0.5;
    return isSoft ? (fringe.value ? 'short-soft-fringe' : 'short-soft') : null;
  }
  if (fringe.value || odds('straight') < 0.5) return null;
  return volume < close.grown && oddsOfNone(length) >= nearlyBare ? 'short-fine' : null;
}

const oddsOfNone = ({ odds }: LearnedLook['length']): number => odds[hairLengths.indexOf('none')] ?? 0;

/**
 * Bare heads are too rare among the portraits for their chance to be the highest anywhere: this much of it, and
 * nothing that stands off the head, is one. Clipped hair is drawn: between none and some.
 */
const bare = 0.14;
export const isBare = (learned: LearnedLook, { volume }: HairMeasures): boolean =>
  oddsOfNone(learned.length) >= bare && volume < close.bare;
