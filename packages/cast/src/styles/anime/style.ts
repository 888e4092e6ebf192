/** Anime: tall glossy eyes, thin warm line, hard two-tone shadow, hair with a band of light. */
import { adjust, animePen, lightnessOf, mix, shadowOf } from '@milestoon/drawing';
import type { DrawingStyle } from '../../drawing-style.ts';
import { lightBand } from './hair.ts';
import { drawCheek, drawEye, drawNose } from './face.ts';
import { backdrop } from './backdrop.ts';

export const anime: DrawingStyle = {
  key: 'anime',
  ...animePen,
  skullShade: { strength: 0.62 },
  tip: 'sharp',
  head: { width: 1, jaw: 0.1, chin: 0.03, height: 1, earTip: 0 },
  eye: { x: 0.205, y: 0.095, width: 0.188, height: 0.265, closedLine: 0.02 },
  brow: {
    y: -0.135,
    width: 0.02,
    length: 0.15,
    arch: 0.016,
    tapered: true,
    color: (hair) => adjust(hair, { lightnessTimes: lightnessOf(hair) > 0.6 ? 0.68 : 0.85, chroma: 0.01 }),
  },
  nose: { y: 0.225 },
  mouth: {
    y: 0.325,
    scale: 0.92,
    line: 0.0125,
    inside: '#6e2430',
    color: (skin) =>
      adjust(skin, {
        lightnessTimes: lightnessOf(skin) < 0.6 ? 0.3 : 0.45,
        chroma: 0.05,
        hue: 22,
        turn: 0.4,
      }),
    lips: 'full',
  },
  cheek: { y: 0.225 },
  glasses: { line: 0.017, lens: 0.15 },
  body: { limb: 0.94, shoulder: 0.97, leg: 1.03, hand: 0.95, torso: 1 },
  hair: {
    line: 0.0105,
    lineColor: (base) => animePen.line.color(base, 'hair'),
    light: 0.9,
    strandFrom: 0.55,
    backLightness: -0.035,
    band: lightBand,
  },
  fringeShadow: { dx: 0.012, dy: 0.042, color: (skin) => shadowOf(skin, 'skin', 0.9) },
  eyelash: (skin) =>
    lightnessOf(skin) < 0.55 ? '#1b0f12' : adjust(skin, { lightnessTimes: 0.3, chromaTimes: 0.6 }),
  drawEye,
  drawNose,
  drawCheek,
  costume: () => null,
  grownUpTouch: null,
  avatars: [
    { headwear: 'none', clothes: 'a bright T-shirt' },
    { headwear: 'cap', clothes: 'dungarees' },
    { headwear: 'bow', clothes: 'party clothes' },
    { headwear: 'headband', clothes: 'a cosy hoodie' },
  ],
  breath: '#8fb7d8',
  blanket: (signature) => mix(signature, '#ffffff', 0.15),
  chestShadow: (cloth) => cloth,
  overTorso: () => [],
  backdrop,
};
