import type { Species } from '../species.ts';

export const dog: Species = {
  scale: 165,
  coats: [
    { fur: '#d99a55', pale: '#fdf3e2', dark: '#a8683a', eye: '#5a3220' },
    { fur: '#8a5f43', pale: '#f3e2cc', dark: '#5f3f2e', eye: '#4a2d1c' },
    { fur: '#5d5054', pale: '#f2eee9', dark: '#3f363a', eye: '#5a3a24' },
    { fur: '#e7cf9f', pale: '#fff8ea', dark: '#c39a62', eye: '#5a3220' },
  ],
  trunk: {
    length: 0.5,
    hip: 0.42,
    shoulder: 0.45,
    girth: [0.16, 0.155, 0.19],
    broad: 0.92,
    marks: [{ on: 'chest', aside: 0, up: -0.15, width: 0.55, height: 0.95, color: 'pale' }],
  },
  legs: {
    count: 4,
    upper: 0.2,
    lower: 0.2,
    thick: [0.11, 0.066, 0.056],
    aside: 0.1,
    foot: { kind: 'paw', length: 0.085, color: 'pale' },
  },
  neck: { forward: 0.15, up: 0.36, thick: 0.13 },
  head: {
    skull: [0.24, 0.25, 0.28],
    snout: [
      { at: [0.14, 0.08, 0], r: [0.14, 0.13, 0.16] },
      { at: [0.25, 0.09, 0], r: [0.1, 0.095, 0.12] },
    ],
    snoutColor: 'pale',
    marks: [{ aside: 0, up: 0.6, width: 0.2, height: 0.8, color: 'pale' }],
    eye: { aside: 0.5, up: 0.1, size: 0.058 },
    nose: { kind: 'button', at: [0.33, 0.045, 0], size: 0.058 },
    mouth: { at: [0.325, 0.135, 0], width: 0.085 },
    ears: { kind: 'floppy', length: 0.4, width: 0.1, aside: 1.3, up: 0.72, color: 'dark' },
  },
  tail: { kind: 'line', length: 0.42, thick: [0.05, 0.055, 0.05, 0.025], up: 0.75, curl: 0.14 },
  collar: 'collar',
  gaits: { walk: 'walk', trot: 'trot', run: 'gallop' },
  sits: 1.02,
  pants: true,
  eats: 'bowl',
};
