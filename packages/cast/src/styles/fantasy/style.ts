/** Fantasy: soft gradients and a rim of moonlight, sparkles, the tunic and cloak of a fairy tale. */
import { adjust, fantasyPen, fill, lightnessOf, mix, shadowOf, withAlpha } from '@milestoon/drawing';
import type { DrawingStyle } from '../../drawing-style.ts';
import { backdrop } from './backdrop.ts';
import { drawCheek, drawEye, drawNose, moonlight } from './face.ts';
import { fairyTaleTouch, tunicFit } from './tunic.ts';

export const fantasy: DrawingStyle = {
  key: 'fantasy',
  ...fantasyPen,
  skullShade: { strength: 0.8 },
  tip: 'wisp',
  head: { width: 0.985, jaw: 0.13, chin: 0.015, height: 1.005, earTip: 0.05 },
  eye: { x: 0.205, y: 0.085, width: 0.202, height: 0.222, closedLine: 0.015 },
  brow: {
    y: -0.125,
    width: 0.022,
    length: 0.15,
    arch: 0.016,
    tapered: true,
    color: (hair) => adjust(hair, { lightnessTimes: lightnessOf(hair) > 0.6 ? 0.68 : 0.85, chroma: 0.01 }),
  },
  nose: { y: 0.215 },
  mouth: {
    y: 0.325,
    scale: 0.95,
    line: 0.011,
    inside: '#6a2447',
    color: (skin) => {
      const dark = lightnessOf(skin) < 0.6;
      return adjust(skin, {
        lightnessTimes: dark ? 0.3 : 0.42,
        chroma: dark ? 0.02 : 0.06,
        hue: 5,
        turn: 0.4,
      });
    },
    lips: 'always',
  },
  cheek: { y: 0.225 },
  glasses: { line: 0.017, lens: 0.15 },
  body: { limb: 0.9, shoulder: 0.93, leg: 1.06, hand: 0.9, torso: 1 },
  hair: {
    line: 0.009,
    lineColor: (base) => withAlpha(adjust(base, { lightnessTimes: 0.6, hue: 310, turn: 0.3 }), 0.75),
    light: 0.9,
    strandFrom: 0.55,
    backLightness: -0.035,
    band: moonlight,
  },
  fringeShadow: {
    dx: 0.012,
    dy: 0.042,
    color: (skin) => withAlpha(adjust(shadowOf(skin, 'skin', 1.1), { hue: 320, turn: 0.2 }), 0.55),
  },
  eyelash: (skin) => (lightnessOf(skin) < 0.55 ? '#1c0d22' : '#3a2448'),
  drawEye,
  drawNose,
  drawCheek,
  costume: tunicFit,
  grownUpTouch: fairyTaleTouch,
  avatars: [
    { headwear: 'none', clothes: 'a star tunic' },
    { headwear: 'crown', clothes: 'a moon tunic' },
    { headwear: 'flowers', clothes: 'a heart tunic' },
    { headwear: 'circlet', clothes: 'a flower tunic' },
  ],
  breath: '#ffffff',
  blanket: (signature) => mix('#5a56ae', signature, 0.12),
  chestShadow: () => withAlpha('#4a2a80', 0.22),
  overTorso: (torso) => {
    const [x0, y0] = torso.chest([-0.1, 0.1]);
    const [x1, y1] = torso.hips([0.35, 0.1]);
    return [
      fill(torso.outline, {
        linear: [x0, y0, x1, y1],
        stops: [
          [0, 'rgba(90,50,140,0)'],
          [0.55, 'rgba(90,50,140,0)'],
          [1, 'rgba(80,40,140,0.28)'],
        ],
      }),
    ];
  },
  backdrop,
};
