/** The farmyard: cow, sheep, goat, pig. */
import type { Species } from '../species.ts';

const grazing = {
  gaits: { walk: 'walk', trot: 'trot', run: 'gallop' },
  sits: null,
  eats: 'grass',
} as const;

export const cow: Species = {
  ...grazing,
  scale: 205,
  coats: [
    { fur: '#fbf6ee', pale: '#f3b9b0', dark: '#4a3c3a', eye: '#3a2620' },
    { fur: '#b9764a', pale: '#f6dcc4', dark: '#fbf3e6', eye: '#3a2620' },
  ],
  trunk: {
    length: 0.68,
    hip: 0.62,
    shoulder: 0.62,
    girth: [0.25, 0.28, 0.26],
    broad: 0.86,
    marks: [
      { on: 'belly', aside: 1.35, up: 0.25, width: 0.5, height: 0.55, color: 'dark' },
      { on: 'hip', aside: 2, up: 0.35, width: 0.55, height: 0.5, color: 'dark' },
      { on: 'chest', aside: 0.9, up: 0.5, width: 0.35, height: 0.35, color: 'dark' },
    ],
  },
  legs: {
    count: 4,
    upper: 0.27,
    lower: 0.27,
    thick: [0.13, 0.08, 0.066],
    aside: 0.13,
    foot: { kind: 'hoof', length: 0.07, color: '#5d4a42' },
  },
  neck: { forward: 0.36, up: 0.24, thick: 0.17 },
  head: {
    skull: [0.2, 0.205, 0.2],
    snout: [
      { at: [0.1, 0.06, 0], r: [0.13, 0.14, 0.15] },
      { at: [0.24, 0.13, 0], r: [0.11, 0.11, 0.15] },
    ],
    snoutColor: 'pale',
    marks: [{ aside: 0.75, up: 0.3, width: 0.45, height: 0.5, color: 'dark' }],
    eye: { aside: 0.72, up: 0.22, size: 0.055 },
    nose: { kind: 'nostrils', at: [0.33, 0.1, 0], size: 0.075 },
    mouth: { at: [0.335, 0.185, 0], width: 0.085 },
    ears: { kind: 'leaf', length: 0.2, width: 0.075, aside: 1.5, up: 0.55, color: 'fur' },
    tuft: { kind: 'lock', color: 'dark', size: 0.06 },
    horns: '#efe2c4',
  },
  tail: { kind: 'line', length: 0.55, thick: [0.035, 0.028, 0.024], up: -0.9, curl: -0.14, tuft: 0.06 },
  collar: 'none',
};

export const sheep: Species = {
  ...grazing,
  scale: 195,
  coats: [
    { fur: '#5a4b4e', pale: '#fbf6ec', dark: '#5a4b4e', eye: '#2b1f1e' },
    { fur: '#f0d9c2', pale: '#fdf9f0', dark: '#f0d9c2', eye: '#2b1f1e' },
  ],
  trunk: { length: 0.42, hip: 0.46, shoulder: 0.46, girth: [0.25, 0.26, 0.25], broad: 0.98, marks: [] },
  legs: {
    count: 4,
    upper: 0.2,
    lower: 0.2,
    thick: [0.07, 0.055, 0.048],
    aside: 0.12,
    foot: { kind: 'hoof', length: 0.055, color: '#3d3236' },
  },
  neck: { forward: 0.26, up: 0.22, thick: 0.12 },
  head: {
    skull: [0.18, 0.19, 0.175],
    snout: [{ at: [0.12, 0.07, 0], r: [0.12, 0.12, 0.12] }],
    snoutColor: 'fur',
    marks: [],
    eye: { aside: 0.7, up: 0.16, size: 0.052 },
    nose: { kind: 'pink', at: [0.235, 0.03, 0], size: 0.035 },
    mouth: { at: [0.23, 0.11, 0], width: 0.055 },
    ears: { kind: 'leaf', length: 0.17, width: 0.05, aside: 1.5, up: 0.45, color: 'dark' },
    tuft: { kind: 'wool', color: 'pale', size: 0.1 },
  },
  tail: { kind: 'ball', size: 0.09 },
  wool: true,
  collar: 'none',
};

export const goat: Species = {
  ...grazing,
  scale: 170,
  coats: [
    { fur: '#f4ece0', pale: '#fffaf2', dark: '#c8a57c', eye: '#7a5a20' },
    { fur: '#9a704c', pale: '#f3e3cd', dark: '#5e432e', eye: '#7a5a20' },
  ],
  trunk: {
    length: 0.46,
    hip: 0.5,
    shoulder: 0.5,
    girth: [0.165, 0.18, 0.17],
    broad: 0.9,
    marks: [],
  },
  legs: {
    count: 4,
    upper: 0.23,
    lower: 0.23,
    thick: [0.1, 0.056, 0.046],
    aside: 0.095,
    foot: { kind: 'hoof', length: 0.055, color: '#4d3f3a' },
  },
  neck: { forward: 0.2, up: 0.33, thick: 0.11 },
  head: {
    skull: [0.18, 0.185, 0.18],
    snout: [
      { at: [0.08, 0.06, 0], r: [0.12, 0.12, 0.125] },
      { at: [0.2, 0.11, 0], r: [0.085, 0.085, 0.09] },
    ],
    snoutColor: 'pale',
    marks: [],
    eye: { aside: 0.75, up: 0.2, size: 0.052 },
    nose: { kind: 'pink', at: [0.275, 0.075, 0], size: 0.034 },
    mouth: { at: [0.27, 0.145, 0], width: 0.05 },
    ears: { kind: 'leaf', length: 0.18, width: 0.05, aside: 1.5, up: 0.5, color: 'dark' },
    horns: '#8a7660',
  },
  tail: { kind: 'line', length: 0.16, thick: [0.045, 0.04, 0.02], up: 0.7, curl: 0.1 },
  collar: 'collar',
};

export const pig: Species = {
  ...grazing,
  eats: 'bowl',
  sits: 0.8,
  scale: 190,
  coats: [
    { fur: '#f5b3b4', pale: '#f99aa4', dark: '#d98a92', eye: '#3a2620' },
    { fur: '#f2c0b0', pale: '#f0a0a0', dark: '#6b5450', eye: '#3a2620' },
  ],
  trunk: { length: 0.44, hip: 0.38, shoulder: 0.38, girth: [0.21, 0.225, 0.21], broad: 0.95, marks: [] },
  legs: {
    count: 4,
    upper: 0.15,
    lower: 0.15,
    thick: [0.095, 0.062, 0.052],
    aside: 0.115,
    foot: { kind: 'hoof', length: 0.055, color: '#b8787c' },
  },
  neck: { forward: 0.2, up: 0.19, thick: 0.17 },
  head: {
    skull: [0.21, 0.215, 0.225],
    snout: [
      { at: [0.2, 0.05, 0], r: [0.06, 0.09, 0.105] },
      { at: [0.245, 0.05, 0], r: [0.035, 0.085, 0.1] },
    ],
    snoutColor: 'pale',
    marks: [],
    eye: { aside: 0.58, up: 0.22, size: 0.052 },
    nose: { kind: 'nostrils', at: [0.275, 0.05, 0], size: 0.045 },
    mouth: { at: [0.215, 0.15, 0], width: 0.065 },
    ears: { kind: 'pricked', length: 0.13, width: 0.5, aside: 0.95, up: 0.78, color: 'dark' },
  },
  tail: { kind: 'line', length: 0.26, thick: [0.026, 0.024, 0.02], up: 0.5, curl: 0.95 },
  collar: 'none',
};
