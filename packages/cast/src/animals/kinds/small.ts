/** Small and round: rabbit, hamster, guinea pig. */
import type { Species } from '../species.ts';

export const rabbit: Species = {
  scale: 170,
  coats: [
    { fur: '#b98d63', pale: '#fbf2e2', dark: '#8f6845', eye: '#5a3a24' },
    { fur: '#f3ede4', pale: '#fffdf8', dark: '#d8ccbd', eye: '#8a4f48' },
    { fur: '#8d8994', pale: '#f4f1ee', dark: '#6c6874', eye: '#4a3a30' },
  ],
  trunk: {
    length: 0.25,
    hip: 0.24,
    shoulder: 0.22,
    girth: [0.2, 0.175, 0.145],
    broad: 0.94,
    marks: [{ on: 'chest', aside: 0, up: -0.1, width: 0.6, height: 0.9, color: 'pale' }],
  },
  legs: {
    count: 4,
    upper: 0.11,
    lower: 0.11,
    thick: [0.12, 0.06, 0.045],
    aside: 0.1,
    foot: { kind: 'paw', length: 0.085, color: 'pale' },
  },
  neck: { forward: 0.08, up: 0.23, thick: 0.11 },
  head: {
    skull: [0.2, 0.195, 0.22],
    snout: [{ at: [0.13, 0.07, 0], r: [0.095, 0.085, 0.115] }],
    snoutColor: 'pale',
    marks: [],
    eye: { aside: 0.68, up: 0.12, size: 0.06 },
    nose: { kind: 'pink', at: [0.225, 0.03, 0], size: 0.028 },
    mouth: { at: [0.225, 0.085, 0], width: 0.045 },
    ears: { kind: 'long', length: 0.5, width: 0.072, aside: 1.1, up: 1.12, color: 'fur' },
    whiskers: true,
  },
  tail: { kind: 'ball', size: 0.08 },
  collar: 'none',
  gaits: { walk: 'hop', trot: 'hop', run: 'hop' },
  sits: 0.98,
  eats: 'paws',
};

const rodent = {
  collar: 'none',
  gaits: { walk: 'scurry', trot: 'scurry', run: 'scurry' },
  eats: 'paws',
} as const;

export const hamster: Species = {
  ...rodent,
  scale: 190,
  coats: [
    { fur: '#e0a763', pale: '#fff6e6', dark: '#b97f42', eye: '#3b2620' },
    { fur: '#b9b3b8', pale: '#fbf9f6', dark: '#8f888f', eye: '#2d2326' },
    { fur: '#c88a58', pale: '#fdeed8', dark: '#9c6538', eye: '#3b2620' },
  ],
  trunk: {
    length: 0.2,
    hip: 0.22,
    shoulder: 0.2,
    girth: [0.2, 0.2, 0.17],
    broad: 1,
    marks: [{ on: 'chest', aside: 0, up: -0.2, width: 0.75, height: 0.9, color: 'pale' }],
  },
  legs: {
    count: 4,
    upper: 0.08,
    lower: 0.08,
    thick: [0.07, 0.045, 0.036],
    aside: 0.11,
    foot: { kind: 'paw', length: 0.055, color: '#f2a9ad' },
  },
  neck: { forward: 0.1, up: 0.15, thick: 0.15 },
  head: {
    skull: [0.19, 0.19, 0.22],
    more: [
      { at: [0.06, 0.07, 0.11], r: [0.11, 0.11, 0.13] },
      { at: [0.06, 0.07, -0.11], r: [0.11, 0.11, 0.13] },
    ],
    snout: [{ at: [0.14, 0.06, 0], r: [0.08, 0.075, 0.1] }],
    snoutColor: 'pale',
    marks: [{ aside: 0.85, up: -0.38, width: 0.36, height: 0.3, color: 'pale' }],
    eye: { aside: 0.62, up: 0.14, size: 0.055 },
    nose: { kind: 'pink', at: [0.215, 0.025, 0], size: 0.026 },
    mouth: { at: [0.21, 0.08, 0], width: 0.04 },
    ears: { kind: 'round', length: 0.075, aside: 1.05, up: 0.85, color: 'fur' },
  },
  tail: { kind: 'ball', size: 0.022 },
  sits: 1.15,
};

export const guineaPig: Species = {
  ...rodent,
  scale: 195,
  coats: [
    { fur: '#c98a4b', pale: '#fdf4e4', dark: '#4e3a34', eye: '#2b1f1e' },
    { fur: '#f2e4cb', pale: '#fffaf0', dark: '#c27a43', eye: '#2b1f1e' },
    { fur: '#5a4a46', pale: '#fdf4e8', dark: '#c27a43', eye: '#2b1f1e' },
  ],
  trunk: {
    length: 0.34,
    hip: 0.21,
    shoulder: 0.2,
    girth: [0.2, 0.2, 0.18],
    broad: 0.95,
    marks: [
      { on: 'belly', aside: Math.PI / 2, up: 0.1, width: 0.75, height: 1.6, color: 'pale' },
      { on: 'hip', aside: 1.9, up: 0.3, width: 0.7, height: 0.7, color: 'dark' },
    ],
  },
  legs: {
    count: 4,
    upper: 0.07,
    lower: 0.07,
    thick: [0.06, 0.045, 0.036],
    aside: 0.11,
    foot: { kind: 'paw', length: 0.055, color: '#f2b9b0' },
  },
  neck: { forward: 0.14, up: 0.09, thick: 0.15 },
  head: {
    skull: [0.19, 0.175, 0.18],
    snout: [{ at: [0.14, 0.05, 0], r: [0.1, 0.095, 0.105] }],
    snoutColor: 'pale',
    marks: [{ aside: 0, up: 0.6, width: 0.24, height: 0.9, color: 'pale' }],
    eye: { aside: 0.78, up: 0.16, size: 0.05 },
    nose: { kind: 'pink', at: [0.235, 0.02, 0], size: 0.028 },
    mouth: { at: [0.23, 0.075, 0], width: 0.042 },
    ears: { kind: 'leaf', length: 0.11, width: 0.055, aside: 1.35, up: 0.75, color: 'dark' },
    tuft: { kind: 'wool', color: 'fur', size: 0.06 },
  },
  tail: { kind: 'ball', size: 0.001 },
  sits: 0.35,
};
