import type { Species } from '../species.ts';

export const cat: Species = {
  scale: 165,
  coats: [
    { fur: '#8f8a97', pale: '#f7f3ee', dark: '#6c6775', eye: '#7fae4a' },
    { fur: '#dd9850', pale: '#fdf1dc', dark: '#b97234', eye: '#6f9f4a' },
    { fur: '#4b444c', pale: '#f4f1ee', dark: '#373139', eye: '#c9a63a' },
    { fur: '#d9cdbd', pale: '#fffaf2', dark: '#a8937c', eye: '#5a9fc9' },
  ],
  trunk: {
    length: 0.42,
    hip: 0.33,
    shoulder: 0.33,
    girth: [0.13, 0.12, 0.13],
    broad: 0.92,
    marks: [
      { on: 'chest', aside: 0, up: -0.1, width: 0.5, height: 0.85, color: 'pale' },
      { on: 'belly', aside: 1.1, up: 0.75, width: 0.13, height: 0.5, color: 'dark' },
      { on: 'belly', aside: 1.75, up: 0.75, width: 0.13, height: 0.5, color: 'dark' },
      { on: 'hip', aside: 1.7, up: 0.6, width: 0.15, height: 0.5, color: 'dark' },
    ],
  },
  legs: {
    count: 4,
    upper: 0.155,
    lower: 0.15,
    thick: [0.085, 0.048, 0.043],
    aside: 0.075,
    foot: { kind: 'paw', length: 0.064, color: 'pale' },
  },
  neck: { forward: 0.12, up: 0.26, thick: 0.1 },
  head: {
    skull: [0.21, 0.205, 0.26],
    snout: [{ at: [0.15, 0.075, 0], r: [0.085, 0.075, 0.115] }],
    snoutColor: 'pale',
    marks: [
      { aside: 0, up: 1.1, width: 0.09, height: 0.3, color: 'dark' },
      { aside: 0.32, up: 1, width: 0.09, height: 0.24, color: 'dark' },
      { aside: 1.35, up: -0.1, width: 0.34, height: 0.07, color: 'dark' },
      { aside: 1.4, up: 0.22, width: 0.26, height: 0.07, color: 'dark' },
    ],
    eye: { aside: 0.52, up: 0.06, size: 0.06 },
    nose: { kind: 'pink', at: [0.235, 0.04, 0], size: 0.03 },
    mouth: { at: [0.235, 0.09, 0], width: 0.05 },
    ears: { kind: 'pricked', length: 0.19, width: 0.55, aside: 0.95, up: 0.78, color: 'fur' },
    whiskers: true,
  },
  tail: { kind: 'line', length: 0.52, thick: [0.045, 0.046, 0.043, 0.04], up: 0.7, curl: 0.16 },
  collar: 'collar',
  gaits: { walk: 'walk', trot: 'trot', run: 'gallop' },
  sits: 1.05,
  eats: 'bowl',
};
