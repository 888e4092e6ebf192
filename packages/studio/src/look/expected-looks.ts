import { readFileSync } from 'node:fs';
import {
  eyeColors,
  hairFamilies,
  type HairFamily,
  type HairShape,
  hairTraits,
  type SkinTone,
  skinTones,
  tonePlace,
} from '@milestoon/look';

/** What a person sees in a test photo (`photos/manifest.json`), in the words of the look; null where unknown. */
export interface ExpectedLook {
  file: string;
  skin: (typeof skinTones)[number] | null;
  hairColor: HairFamily | null;
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
    hairColor: named(hairFamilies, expected.hair),
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

/** Steps between two skin tones, of those that photos tell apart. */
export const toneSteps = (read: SkinTone, expected: SkinTone): number =>
  Math.abs(tonePlace[read] - tonePlace[expected]);

export { hairColorSteps as hairSteps } from '@milestoon/look';
export { isDarkEye } from './read-fields.ts';

export function lengthOf(shape: HairShape): 'short' | 'medium' | 'long' {
  const { length } = hairTraits[shape];
  return length === 'none' ? 'short' : length;
}
