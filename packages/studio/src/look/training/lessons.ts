import { hairColorSteps, hairFamilies, tonePlace } from '@milestoon/look';
import { readTones } from '../palette-match.ts';
import {
  ageGroups,
  coverKinds,
  hairCuts,
  hairLengths,
  hairTextures,
  type ReadField,
  type ReadValues,
} from '../read-fields.ts';
import type { InputBlock } from '../read-outs.ts';
import { shadeLabs } from '../shade-labs.ts';
import type { Labels } from './labelled-faces.ts';

/** How a field is learned. */
export interface Lesson<Value> {
  /** The blocks that told it best in the trial. */
  blocks: readonly InputBlock[];
  /** Of the ridge. */
  penalty: number;
  /** 0: every photo counts the same; 1: every name counts the same, however few show it. */
  evenness: number;
  /**
   * How much what others saw in a photo counts beside its label, 0…1, and how much it counts where there is no
   * label; left out where the trial was no better with it.
   */
  others?: { beside: number; alone: number };
  /** What a person saw; null where it does not count. */
  label(labels: Labels): Value | null;
  targets(value: Value): number[];
  /** Right enough for a parent: confidences are about this. */
  isNear(read: Value, label: Value): boolean;
}

const oneOf = <Name>(names: readonly Name[], name: Name): number[] =>
  names.map((other) => Number(other === name));
const near =
  <Name>(names: readonly Name[]) =>
  (p: Name, q: Name): boolean =>
    Math.abs(names.indexOf(p) - names.indexOf(q)) <= 1;
const same = <Value>(p: Value, q: Value): boolean => p === q;

/** Under a hat hair says nothing. */
const bare =
  <Value>(label: (labels: Labels) => Value | null) =>
  (labels: Labels): Value | null =>
    labels.headCover ? null : label(labels);

export const lessons: { [Field in ReadField]: Lesson<ReadValues[Field]> } = {
  skin: {
    blocks: [
      'description',
      'eyesCoarse',
      'eyesFine',
      'skin',
      'skinBent',
      'rulesBent',
      'face',
      'crownHairWideSpread',
    ],
    penalty: 1.4,
    evenness: 0.3,
    others: { beside: 0.4, alone: 0.5 },
    label: ({ skin }) => skin,
    // A tone between two that photos tell apart counts half for each.
    targets: (skin) => [
      tonePlace[skin],
      ...readTones.map((tone) => Math.max(0, 1 - Math.abs(tonePlace[tone] - tonePlace[skin]))),
    ],
    isNear: (read, label) => Math.abs(tonePlace[read] - tonePlace[label]) <= 1,
  },
  hairColor: {
    blocks: ['description', 'hairBent', 'rulesBent', 'headGrid', 'headHair'],
    penalty: 3,
    evenness: 0.3,
    others: { beside: 0.4, alone: 0.5 },
    label: ({ hairColor }) => hairColor,
    targets: (color) => oneOf(hairFamilies, color),
    isNear: (read, label) => hairColorSteps(read, label) <= 1,
  },
  hairShade: {
    blocks: ['hair'],
    penalty: 1,
    evenness: 0.8,
    label: ({ hairShade }) => hairShade,
    // A place in CIELAB: shades between two painted ones are learned from, too.
    targets: (shade) => shadeLabs[shade].map((value) => value / 100),
    isNear: (read, label) => hairColorSteps(read, label) <= 0.5,
  },
  length: {
    blocks: [
      'description',
      'surroundingsBent',
      'shapeBent',
      'headHairWide',
      'headHairWideSpread',
      'nearHairSpread',
    ],
    penalty: 0.1,
    evenness: 0.3,
    others: { beside: 0, alone: 0.5 },
    label: bare(({ hairLength }) => hairLength),
    targets: (length) => oneOf(hairLengths, length),
    isNear: same,
  },
  texture: {
    blocks: [
      'description',
      'crownHairWide',
      'crownHairWideSpread',
      'crownHairSpread',
      'skinBent',
      'rulesBent',
    ],
    penalty: 1,
    evenness: 0,
    others: { beside: 0.4, alone: 0 },
    label: bare(({ hairTexture }) => hairTexture),
    targets: (texture) => oneOf(hairTextures, texture),
    isNear: same,
  },
  fringe: {
    blocks: ['eyesFine'],
    penalty: 0.3,
    evenness: 0,
    others: { beside: 0.4, alone: 0.5 },
    label: bare(({ fringe }) => fringe),
    targets: (fringe) => [Number(fringe)],
    isNear: same,
  },
  tied: {
    blocks: ['nearHairWideSpread', 'crownHairWideSpread', 'headHairWide', 'nearHairSpread'],
    penalty: 1,
    evenness: 0,
    label: bare(({ tied }) => tied),
    targets: (tied) => [Number(tied)],
    isNear: same,
  },
  wornLong: {
    blocks: [
      'description',
      'surroundingsBent',
      'shapeBent',
      'headHairWide',
      'headHairWideSpread',
      'nearHairSpread',
    ],
    penalty: 3,
    evenness: 0,
    others: { beside: 0, alone: 0.5 },
    label: bare(({ tied, hairLength }) =>
      tied ? true : hairLength && (hairLength === 'medium' || hairLength === 'long'),
    ),
    targets: (worn) => [Number(worn)],
    isNear: same,
  },
  roped: {
    blocks: ['headHair'],
    penalty: 0.1,
    evenness: 0.5,
    label: ({ roped }) => roped,
    targets: (roped) => [Number(roped)],
    isNear: same,
  },
  cut: {
    blocks: [
      'description',
      'crownHairWideSpread',
      'crownHairSpread',
      'headHairWide',
      'surroundingsBent',
      'shapeBent',
    ],
    penalty: 1,
    evenness: 0,
    label: bare(({ cut }) => cut),
    targets: (cut) => oneOf(hairCuts, cut),
    isNear: same,
  },
  eyesDark: {
    // Brown skin hardly ever comes with light eyes.
    blocks: ['eyesCoarse', 'eyes', 'eyesBent', 'hairBent', 'skinBent', 'faceWide'],
    penalty: 1.5,
    evenness: 0,
    label: ({ eyesDark }) => eyesDark,
    targets: (dark) => [Number(dark)],
    isNear: same,
  },
  glasses: {
    blocks: ['description'],
    penalty: 0.3,
    evenness: 0,
    label: ({ glasses }) => glasses,
    targets: (glasses) => [Number(glasses)],
    isNear: same,
  },
  headCover: {
    blocks: ['eyesFine', 'surroundings', 'surroundingsBent', 'crownHair', 'crownHairSpread', 'faceGrid'],
    penalty: 1.5,
    evenness: 0,
    label: ({ headCover }) => headCover,
    targets: (cover) => [Number(cover)],
    isNear: same,
  },
  coverKind: {
    blocks: ['crownHairWide'],
    penalty: 0.3,
    evenness: 0.3,
    label: ({ coverKind }) => coverKind,
    targets: (kind) => oneOf(coverKinds, kind),
    isNear: same,
  },
  ageGroup: {
    blocks: ['description', 'eyesCoarse'],
    penalty: 0.6,
    evenness: 0.5,
    label: ({ age }) => age,
    targets: (age) => oneOf(ageGroups, age),
    isNear: near(ageGroups),
  },
};
