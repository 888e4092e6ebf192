import { readFileSync } from 'node:fs';
import {
  eyeColors,
  type HairColor,
  hairColors,
  hairTraits,
  type LookReading,
  type SkinTone,
  skinTones,
} from '@milestoon/film/look';
import { readTones } from './palette-match.ts';

/** What a person sees in a test photo (`photos/manifest.json`), in the words of the look; null where unknown. */
export interface ExpectedLook {
  file: string;
  skin: (typeof skinTones)[number] | null;
  hairColor: HairColor | null;
  length: 'short' | 'medium' | 'long' | null;
  fringe: boolean;
  eyes: (typeof eyeColors)[number] | null;
  glasses: boolean | null;
}

interface ManifestEntry {
  file: string;
  expected?: {
    skin?: string;
    hair?: string;
    length?: string;
    fringe?: boolean;
    eyes?: string;
    glasses?: boolean;
  };
}

/** The folder of the test photos. */
export const photoFolder = new URL('../../../../photos/', import.meta.url);

export function expectedLooks(): ExpectedLook[] {
  const manifest = JSON.parse(readFileSync(new URL('manifest.json', photoFolder), 'utf8')) as ManifestEntry[];
  return manifest.map(({ file, expected = {} }) => ({
    file,
    skin: named(skinTones, expected.skin),
    hairColor: named(hairColors, expected.hair),
    length: named(['short', 'medium', 'long'] as const, expected.length),
    fringe: expected.fringe ?? false,
    eyes: named(eyeColors, expected.eyes),
    glasses: expected.glasses ?? null,
  }));
}

/** The manifest adds remarks: "tan (orange sunlight)", "blond/yellow". Hidden hair is not expected of anyone. */
function named<Name extends string>(names: readonly Name[], words: string | undefined): Name | null {
  if (!words || words.includes('hidden')) return null;
  const plain = words
    .replace(/[(/].*/, '')
    .trim()
    .replace(' ', '-');
  return names.find((name) => name === plain) ?? null;
}

const toneOf = (skin: SkinTone): number => readTones.findIndex((tone) => tone === skin);

/** Steps between two skin tones of those that photos tell apart. */
export const toneSteps = (read: SkinTone, expected: SkinTone): number =>
  Math.abs(toneOf(read) - toneOf(expected));

const hairLadder: readonly HairColor[] = ['black', 'dark-brown', 'brown', 'light-brown', 'blond'];

/** Steps between two hair colours from black to blond; red, grey and white are neighbours of none. */
export function hairSteps(read: HairColor, expected: HairColor): number {
  if (read === expected) return 0;
  const steps = [hairLadder.indexOf(read), hairLadder.indexOf(expected)] as const;
  return Math.min(...steps) < 0 ? Number.POSITIVE_INFINITY : Math.abs(steps[0] - steps[1]);
}

const darkEyes = new Set<string>(['dark-brown', 'brown', 'hazel']);
export const isDarkEye = (color: string): boolean => darkEyes.has(color);

const lengths: Partial<Record<LookReading['look']['hairShape'], 'short' | 'medium' | 'long'>> = {
  'long-fringe': 'long',
  'long-centre': 'long',
  'long-wavy': 'long',
  braids: 'long',
  'wavy-medium': 'medium',
  bob: 'medium',
  pigtails: 'long',
  ponytail: 'long',
  'top-bun': 'long',
  'space-buns': 'long',
  puffs: 'medium',
  cornrows: 'medium',
  bowl: 'short',
  pixie: 'short',
  'swept-short': 'short',
  tousled: 'short',
  undercut: 'short',
  cropped: 'short',
  afro: 'short',
  'curly-top': 'short',
  bald: 'short',
  baby: 'short',
};

export const lengthOf = (shape: LookReading['look']['hairShape']): 'short' | 'medium' | 'long' => {
  const { length } = hairTraits[shape];
  return lengths[shape] ?? (length === 'none' ? 'short' : length);
};
