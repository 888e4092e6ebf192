import type { Species } from '../species.ts';

/** It stands on one leg. */
export const flamingo: Species = {
  scale: 235,
  coats: [
    { fur: '#f88fae', pale: '#ffc3d2', dark: '#e0688f', eye: '#c9922e' },
    { fur: '#ff9d8f', pale: '#ffd0c4', dark: '#e6756b', eye: '#c9922e' },
  ],
  trunk: {
    length: 0.27,
    hip: 0.66,
    shoulder: 0.68,
    girth: [0.115, 0.165, 0.15],
    broad: 0.92,
    marks: [{ on: 'chest', aside: 0, up: -0.3, width: 0.7, height: 0.6, color: 'pale' }],
  },
  legs: {
    count: 2,
    upper: 0.31,
    lower: 0.31,
    thick: [0.06, 0.022, 0.02],
    aside: 0.06,
    foot: { kind: 'toes', length: 0.1, color: '#ef7d97' },
    tucks: true,
  },
  neck: { forward: 0.2, up: 0.52, thick: 0.05, curve: 0.16 },
  head: {
    skull: [0.115, 0.11, 0.11],
    snout: [],
    snoutColor: 'fur',
    marks: [],
    eye: { aside: 0.85, up: 0.22, size: 0.034 },
    nose: { kind: 'none', at: [0, 0, 0], size: 0 },
    mouth: null,
    beak: {
      length: 0.14,
      height: 0.07,
      breadth: 0.048,
      at: [0.09, 0.03, 0],
      color: '#ffd9d2',
      hooked: { down: 0.13, color: '#4a3a48' },
    },
    ears: { kind: 'none' },
  },
  tail: { kind: 'feathers', length: 0.2, up: -0.2 },
  wings: { length: 0.33, breadth: 0.17 },
  collar: 'none',
  gaits: { walk: 'strut', trot: 'strut', run: 'strut' },
  sits: null,
  eats: 'grains',
};
