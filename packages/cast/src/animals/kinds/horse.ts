import type { Species } from '../species.ts';

/** A pony. */
export const horse: Species = {
  scale: 215,
  coats: [
    { fur: '#a86b3c', pale: '#f3dcc0', dark: '#4b2c1b', eye: '#4a3022' },
    { fur: '#cfc6ba', pale: '#f6f0e8', dark: '#7d7268', eye: '#4a3022' },
    { fur: '#d9b07a', pale: '#fbefd8', dark: '#f4e3c2', eye: '#4a3022' },
  ],
  trunk: { length: 0.62, hip: 0.76, shoulder: 0.78, girth: [0.23, 0.235, 0.235], broad: 0.82, marks: [] },
  legs: {
    count: 4,
    upper: 0.35,
    lower: 0.36,
    thick: [0.15, 0.072, 0.056],
    aside: 0.11,
    foot: { kind: 'hoof', length: 0.07, color: '#4d3b33' },
  },
  neck: { forward: 0.33, up: 0.47, thick: 0.165 },
  head: {
    skull: [0.215, 0.21, 0.2],
    snout: [
      { at: [0.08, 0.05, 0], r: [0.17, 0.17, 0.165] },
      { at: [0.32, 0.18, 0], r: [0.13, 0.125, 0.135] },
    ],
    snoutColor: 'fur',
    marks: [{ aside: 0, up: 0.35, width: 0.22, height: 0.34, color: 'pale' }],
    eye: { aside: 0.86, up: 0.22, size: 0.062 },
    nose: { kind: 'nostrils', at: [0.43, 0.16, 0], size: 0.062 },
    mouth: { at: [0.435, 0.25, 0], width: 0.085 },
    ears: { kind: 'pricked', length: 0.21, width: 0.5, aside: 1.1, up: 0.98, color: 'fur' },
    tuft: { kind: 'lock', color: 'dark', size: 0.075 },
  },
  tail: { kind: 'hair', length: 0.62, thick: 0.075 },
  mane: 'locks',
  collar: 'halter',
  gaits: { walk: 'walk', trot: 'trot', run: 'gallop' },
  sits: null,
  eats: 'grass',
};
