/** Adventure: one bold ink, halftone shadow, the outfit of an explorer. */
import { adjust, adventureInk, adventurePen, lightnessOf, mix, shadowOf } from '@milestoon/drawing';
import type { DrawingStyle } from '../../drawing-style.ts';
import { backdrop } from './backdrop.ts';
import { explorerFit, explorerTouch } from './explorer.ts';
import { drawCheek, drawEye, drawNose, lightDashes } from './face.ts';

const browShare = (lightness: number): number => (lightness > 0.6 ? 0.62 : lightness < 0.3 ? 0.75 : 0.8);

export const adventure: DrawingStyle = {
  key: 'adventure',
  ...adventurePen,
  // On a face dots belong on the far cheek only: on the chin they read as stubble.
  skullShade: { strength: 0.5, dotsFrom: 0.27 },
  tip: 'chunky',
  head: { width: 1.015, jaw: -0.015, chin: 0, height: 0.99, earTip: 0 },
  eye: { x: 0.195, y: 0.07, width: 0.158, height: 0.195, closedLine: 0.03 },
  brow: {
    y: -0.135,
    width: 0.04,
    length: 0.15,
    arch: 0.016,
    tapered: true,
    color: (hair) => adjust(hair, { lightnessTimes: browShare(lightnessOf(hair)) }),
  },
  nose: { y: 0.2 },
  mouth: { y: 0.325, scale: 1.08, line: 0.024, inside: '#6e2430', color: () => adventureInk, lips: 'full' },
  cheek: { y: 0.225 },
  glasses: { line: 0.026, lens: 0.15 },
  body: { limb: 1.12, shoulder: 1.08, leg: 0.97, hand: 1.12, torso: 1 },
  hair: {
    line: 0.019,
    lineColor: () => adventureInk,
    light: 0.9,
    strandFrom: 0.66,
    backLightness: -0.035,
    band: lightDashes,
  },
  fringeShadow: { dx: 0.012, dy: 0.035, color: (skin) => shadowOf(skin, 'skin', 0.75) },
  eyelash: (skin) => (lightnessOf(skin) < 0.55 ? '#170e12' : adventureInk),
  drawEye,
  drawNose,
  drawCheek,
  costume: explorerFit,
  grownUpTouch: explorerTouch,
  avatars: [
    { headwear: 'none', clothes: 'a sand explorer’s shirt' },
    { headwear: 'hat', clothes: 'an olive explorer’s shirt' },
    { headwear: 'goggles', clothes: 'a sky-blue explorer’s shirt' },
    { headwear: 'headband', clothes: 'a clay explorer’s shirt' },
  ],
  breath: adventureInk,
  blanket: (signature) => mix(signature, '#ffffff', 0.15),
  chestShadow: (cloth) => cloth,
  overTorso: () => [],
  backdrop,
};
