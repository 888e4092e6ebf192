import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hairTraits } from '@milestoon/look';
import { chanceOfHair } from './hair-chance.ts';
import type { LearnedLook } from './learned-look.ts';

/** Short loose hair without a fringe, all of it sure, with these chances of textures and of ropes. */
const read = (textures: readonly number[], ropes: number): LearnedLook =>
  ({
    length: { chances: [0, 1, 0, 0] },
    texture: { chances: textures },
    fringe: { value: false, confidence: 1 },
    tied: { value: false, confidence: 1 },
    roped: { value: true, confidence: ropes },
  }) as unknown as LearnedLook;

test('coils are shared out between ropes and others by the chance of ropes; no other hair has some', () => {
  const coily = read([0, 0, 0, 1], 0.75);
  assert.equal(chanceOfHair(hairTraits['locs-short'], coily), 0.75);
  assert.equal(chanceOfHair(hairTraits['short-afro'], coily), 0.25);
  assert.equal(chanceOfHair(hairTraits['short-parted'], read([1, 0, 0, 0], 0.75)), 1);
});
