/** Classic: flat shapes, no outline, round dot eyes, soft primary colours. */
import { adjust, lightnessOf, mix, shadowOf, simplePen } from '@milestoon/drawing';
import type { DrawingStyle } from '../../drawing-style.ts';
import { backdrop } from './backdrop.ts';
import { drawCheek, drawEye, drawNose, lightDashes } from './face.ts';

export const simple: DrawingStyle = {
  key: 'simple',
  ...simplePen,
  skullShade: { strength: 0 },
  tip: 'round',
  head: { width: 1.04, jaw: -0.01, chin: -0.005, height: 0.985, earTip: 0 },
  eye: { x: 0.19, y: 0.09, width: 0.088, height: 0.118, closedLine: 0.026 },
  brow: {
    y: -0.085,
    width: 0.021,
    length: 0.105,
    arch: 0.01,
    tapered: false,
    color: (hair) => adjust(hair, { lightnessTimes: lightnessOf(hair) > 0.6 ? 0.82 : 0.9 }),
  },
  nose: { y: 0.185 },
  mouth: {
    y: 0.3,
    scale: 1,
    line: 0.022,
    inside: '#7a2b33',
    color: (skin) =>
      adjust(skin, {
        lightnessTimes: lightnessOf(skin) < 0.6 ? 0.3 : 0.45,
        chroma: 0.05,
        hue: 22,
        turn: 0.4,
      }),
    lips: 'never',
  },
  cheek: { y: 0.21 },
  glasses: { line: 0.024, lens: 0.125 },
  body: { limb: 1.02, shoulder: 0.96, leg: 0.93, hand: 1, torso: 1.06 },
  hair: {
    line: 0.009,
    lineColor: (base) => adjust(base, { lightnessTimes: 0.86 }),
    light: 0.5,
    strandFrom: 0.62,
    backLightness: -0.045,
    band: lightDashes,
  },
  fringeShadow: { dx: 0, dy: 0.022, color: (skin) => shadowOf(skin, 'skin', 0.42) },
  eyelash: (skin) => (lightnessOf(skin) < 0.55 ? '#170e12' : '#2a1e26'),
  drawEye,
  drawNose,
  drawCheek,
  costume: () => null,
  grownUpTouch: null,
  avatars: [
    { headwear: 'none', clothes: 'a bright T-shirt' },
    { headwear: 'cap', clothes: 'dungarees' },
    { headwear: 'bow', clothes: 'party clothes' },
    { headwear: 'beanie', clothes: 'a cosy hoodie' },
  ],
  breath: '#8fb7d8',
  blanket: (signature) => mix(signature, '#ffffff', 0.15),
  chestShadow: (cloth) => cloth,
  overTorso: () => [],
  backdrop,
};
