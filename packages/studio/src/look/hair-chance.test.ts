import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hairTraits } from '@milestoon/look';
import { chanceOfHair } from './hair-chance.ts';
import type { LearnedLook } from './learned-look.ts';
import { type HairCut, hairCuts } from './read-fields.ts';

/** Short loose hair without a fringe, all of it sure, with these chances of textures, of ropes and of cuts. */
const read = (
  textures: readonly number[],
  ropes: number,
  cuts: Partial<Record<HairCut, number>> = { flat: 1 },
): LearnedLook =>
  ({
    length: { chances: [0, 1, 0, 0] },
    texture: { chances: textures },
    fringe: { value: false, confidence: 1 },
    tied: { value: false, confidence: 1 },
    roped: { value: true, confidence: ropes },
    cut: { chances: hairCuts.map((name) => cuts[name] ?? 0) },
  }) as unknown as LearnedLook;

test('coils are shared out between ropes and others by the chance of ropes; no other hair has some', () => {
  const coily = read([0, 0, 0, 1], 0.75);
  assert.equal(chanceOfHair(hairTraits['locs-short'], coily), 0.75);
  assert.equal(chanceOfHair(hairTraits['short-afro'], coily), 0.25);
  assert.equal(chanceOfHair(hairTraits['short-parted'], read([1, 0, 0, 0], 0.75)), 1);
});

test('short hair is shared out by its cut, and hair that stands up is straight or wavy', () => {
  const learned = read([0.5, 0.25, 0.25, 0], 0, { clipped: 0.25, raised: 0.25, flat: 0.5 });
  assert.equal(chanceOfHair(hairTraits.shaved, learned), 0.25);
  assert.equal(chanceOfHair(hairTraits.quiff, learned), 0.25 * 0.75);
  assert.equal(chanceOfHair(hairTraits['short-parted'], learned), 0.5 * 0.5);
});
