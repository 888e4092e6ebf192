/** What has feathers: songbird, duck, hen. */
import type { Species } from '../species.ts';

const horn = '#f0a23c';
const feathered = {
  collar: 'none',
  sits: null,
  eats: 'grains',
} as const;

/** A small bird that hops. */
export const bird: Species = {
  ...feathered,
  scale: 130,
  coats: [
    { fur: '#5bb3e6', pale: '#fdf6e3', dark: '#3a8cc0', eye: '#2f2430' },
    { fur: '#8cc84b', pale: '#fbf3b0', dark: '#629a2f', eye: '#2f2430' },
    { fur: '#f5cf45', pale: '#fff7d6', dark: '#d9a92a', eye: '#2f2430' },
  ],
  trunk: {
    length: 0.26,
    hip: 0.22,
    shoulder: 0.42,
    girth: [0.12, 0.2, 0.19],
    broad: 0.98,
    marks: [
      { on: 'belly', aside: 0, up: -0.2, width: 0.75, height: 0.95, color: 'pale' },
      { on: 'chest', aside: 0, up: -0.35, width: 0.8, height: 0.6, color: 'pale' },
    ],
  },
  legs: {
    count: 2,
    upper: 0.12,
    lower: 0.12,
    thick: [0, 0.02, 0.02],
    aside: 0.075,
    foot: { kind: 'toes', length: 0.11, color: horn },
  },
  neck: { forward: 0.06, up: 0.27, thick: 0.16 },
  head: {
    skull: [0.215, 0.205, 0.22],
    snout: [],
    snoutColor: 'fur',
    marks: [{ aside: 0.35, up: -0.4, width: 0.4, height: 0.36, color: 'pale' }],
    eye: { aside: 0.72, up: 0.2, size: 0.055 },
    nose: { kind: 'none', at: [0, 0, 0], size: 0 },
    mouth: null,
    beak: { length: 0.15, height: 0.065, breadth: 0.055, at: [0.19, 0.03, 0], color: horn },
    ears: { kind: 'none' },
    tuft: { kind: 'crest', color: 'dark', size: 0.15 },
  },
  tail: { kind: 'feathers', length: 0.34, up: 0.12 },
  wings: { length: 0.36, breadth: 0.22 },
  gaits: { walk: 'skip', trot: 'skip', run: 'skip' },
};

export const duck: Species = {
  ...feathered,
  scale: 150,
  coats: [
    { fur: '#fbf7ec', pale: '#ffffff', dark: '#e2dac8', eye: '#2f2430' },
    { fur: '#f6d552', pale: '#fff3c0', dark: '#d9b02f', eye: '#2f2430' },
    { fur: '#a5805a', pale: '#f1e3cf', dark: '#7d5d3e', eye: '#2f2430' },
  ],
  trunk: {
    length: 0.38,
    hip: 0.29,
    shoulder: 0.3,
    girth: [0.13, 0.19, 0.185],
    broad: 0.98,
    marks: [],
  },
  legs: {
    count: 2,
    upper: 0.11,
    lower: 0.11,
    thick: [0.06, 0.024, 0.024],
    aside: 0.085,
    foot: { kind: 'toes', length: 0.14, color: horn },
  },
  neck: { forward: 0.12, up: 0.42, thick: 0.105 },
  head: {
    skull: [0.185, 0.18, 0.19],
    snout: [],
    snoutColor: 'fur',
    marks: [],
    eye: { aside: 0.78, up: 0.22, size: 0.05 },
    nose: { kind: 'none', at: [0, 0, 0], size: 0 },
    mouth: null,
    beak: { length: 0.2, height: 0.055, breadth: 0.095, at: [0.15, 0.045, 0], color: horn },
    ears: { kind: 'none' },
  },
  tail: { kind: 'feathers', length: 0.24, up: 0.5 },
  wings: { length: 0.44, breadth: 0.22 },
  gaits: { walk: 'waddle', trot: 'waddle', run: 'waddle' },
};

export const hen: Species = {
  ...feathered,
  scale: 150,
  coats: [
    { fur: '#c9783f', pale: '#f0c48a', dark: '#8a4a28', eye: '#2f2430' },
    { fur: '#fbf4e8', pale: '#ffffff', dark: '#ddd0bb', eye: '#2f2430' },
    { fur: '#6a5148', pale: '#b99a80', dark: '#463430', eye: '#2f2430' },
  ],
  trunk: {
    length: 0.3,
    hip: 0.36,
    shoulder: 0.4,
    girth: [0.16, 0.21, 0.2],
    broad: 0.95,
    marks: [{ on: 'chest', aside: 0, up: -0.2, width: 0.7, height: 0.7, color: 'pale' }],
  },
  legs: {
    count: 2,
    upper: 0.17,
    lower: 0.17,
    thick: [0.08, 0.026, 0.024],
    aside: 0.08,
    foot: { kind: 'toes', length: 0.12, color: horn },
  },
  neck: { forward: 0.12, up: 0.33, thick: 0.11 },
  head: {
    skull: [0.15, 0.155, 0.155],
    snout: [{ at: [0.13, 0.14, 0], r: [0.03, 0.055, 0.035] }],
    snoutColor: 'fur',
    marks: [],
    eye: { aside: 0.8, up: 0.22, size: 0.045 },
    nose: { kind: 'none', at: [0, 0, 0], size: 0 },
    mouth: null,
    beak: { length: 0.11, height: 0.055, breadth: 0.05, at: [0.13, 0.03, 0], color: horn },
    ears: { kind: 'none' },
    tuft: { kind: 'comb', color: '#e0453f', size: 0.065 },
  },
  tail: { kind: 'feathers', length: 0.34, up: 0.85 },
  wings: { length: 0.34, breadth: 0.2 },
  gaits: { walk: 'strut', trot: 'strut', run: 'strut' },
};
