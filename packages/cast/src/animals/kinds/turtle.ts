import type { Species } from '../species.ts';

/** Slow, and at home everywhere. */
export const turtle: Species = {
  scale: 200,
  coats: [
    { fur: '#8fbf62', pale: '#c9dfa0', dark: '#6a9a44', eye: '#2f2430' },
    { fur: '#a9b06a', pale: '#dcdcae', dark: '#7f8648', eye: '#2f2430' },
  ],
  trunk: { length: 0.34, hip: 0.21, shoulder: 0.21, girth: [0.15, 0.19, 0.15], broad: 1.35, marks: [] },
  legs: {
    count: 4,
    upper: 0.1,
    lower: 0.1,
    thick: [0.075, 0.07, 0.062],
    aside: 0.17,
    foot: { kind: 'paw', length: 0.06, color: 'pale' },
  },
  neck: { forward: 0.3, up: 0.1, thick: 0.085 },
  head: {
    skull: [0.165, 0.15, 0.16],
    snout: [{ at: [0.08, 0.04, 0], r: [0.11, 0.095, 0.115] }],
    snoutColor: 'fur',
    marks: [],
    eye: { aside: 0.72, up: 0.3, size: 0.05 },
    nose: { kind: 'nostrils', at: [0.185, 0.02, 0], size: 0.022 },
    mouth: { at: [0.18, 0.075, 0], width: 0.06 },
    ears: { kind: 'none' },
  },
  tail: { kind: 'line', length: 0.12, thick: [0.035, 0.025, 0.01], up: -0.2, curl: 0 },
  shell: '#b5834a',
  collar: 'none',
  gaits: { walk: 'plod', trot: 'plod', run: 'plod' },
  sits: null,
  eats: 'grass',
};
