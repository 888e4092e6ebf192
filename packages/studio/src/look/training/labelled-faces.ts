import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eyeColors, hairColors, hairFamilies, skinTones } from '@milestoon/look';
import { z } from 'zod';
import { coverKinds, hairCuts } from '../read-fields.ts';

/** What a person saw in a photo; null where it does not show. */
const labels = z.object({
  age: z.enum(['baby', 'child', 'teen', 'adult']).nullable(),
  skin: z.enum(skinTones).nullable(),
  hairColor: z.enum(hairFamilies).nullable(),
  /** Seen in a look of its own (hair-shades.json): the manifest does not have it. */
  hairShade: z.enum(hairColors).nullable().default(null),
  hairLength: z.enum(['none', 'short', 'medium', 'long']).nullable(),
  hairTexture: z.enum(['straight', 'wavy', 'curly', 'coily']).nullable(),
  fringe: z.boolean().nullable(),
  tied: z.boolean().nullable(),
  /** Of coils only: the manifest does not have it (roped-hair.json). */
  roped: z.boolean().nullable().default(null),
  /** Of hair that looks short only: the manifest does not have it (hair-cuts.json). */
  cut: z.enum(hairCuts).nullable().default(null),
  eyes: z.enum(eyeColors).nullable(),
  eyesDark: z.boolean().nullable(),
  glasses: z.boolean().nullable(),
  headCover: z.boolean().nullable(),
  /** Of covered heads only: the manifest does not have it (head-covers.json). */
  coverKind: z.enum(coverKinds).nullable().default(null),
});

const manifest = z.object({
  faces: z.array(
    z.object({
      file: z.string(),
      labels,
      conditions: z.object({ light: z.string(), pose: z.string() }),
    }),
  ),
});

export type Labels = z.infer<typeof labels>;

/** Nothing is known. */
export const unlabelled: Labels = {
  age: null,
  skin: null,
  hairColor: null,
  hairShade: null,
  hairLength: null,
  hairTexture: null,
  fringe: null,
  tied: null,
  roped: null,
  cut: null,
  eyes: null,
  eyesDark: null,
  glasses: null,
  headCover: null,
  coverKind: null,
};

/** What others saw in the same photos, who had not seen the labels: a list for each file. */
const otherLooks = z.object({ faces: z.record(z.string(), z.array(labels.partial())) });

/** Which of the shades hair has, seen beside the paints: one for each file that has a natural colour. */
const hairShades = z.object({ faces: z.record(z.string(), z.enum(hairColors)) });

/** Whose coils are rolled or plaited into ropes that hang: locs, twists, thin braids. */
const ropedHair = z.object({ faces: z.array(z.string()) });

/** How hair that looks short is cut: one for each file that shows it. */
const shortCuts = z.object({ faces: z.record(z.string(), z.enum(hairCuts)) });

/** What those whose head is covered wear; nobody whose cover is of another kind. */
const headCovers = z.object({ faces: z.record(z.string(), z.enum(coverKinds)) });

export type LabelledFace = z.infer<typeof manifest>['faces'][number] & { others: Labels[] };

/** @throws when the folder has no manifest or one with other labels. A folder without other looks has none. */
export function labelledFaces(folder: string): LabelledFace[] {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const { faces } = manifest.parse(read('manifest.json'));
  const readIfThere = (name: string, none: object): unknown =>
    existsSync(join(folder, name)) ? read(name) : { faces: none };
  const { faces: looks } = otherLooks.parse(readIfThere(otherLooksFile, {}));
  const { faces: shades } = hairShades.parse(readIfThere(shadesFile, {}));
  const { faces: cuts } = shortCuts.parse(readIfThere(cutsFile, {}));
  const { faces: covers } = headCovers.parse(readIfThere(coversFile, {}));
  const ropes = new Set(ropedHair.parse(readIfThere(ropesFile, [])).faces);
  const ropedOf = ({ file, labels: { hairTexture } }: { file: string; labels: Labels }): boolean | null =>
    ropes.has(file) || (hairTexture === 'coily' ? false : null);
  return faces.map((face) => ({
    ...face,
    labels: {
      ...face.labels,
      hairShade: shades[face.file] ?? null,
      roped: ropedOf(face),
      cut: cuts[face.file] ?? null,
      coverKind: covers[face.file] ?? null,
    },
    // Whether something covers the head was not asked again.
    others: (looks[face.file] ?? []).map((look) => ({
      ...unlabelled,
      ...look,
      headCover: face.labels.headCover,
    })),
  }));
}

const otherLooksFile = 'other-looks.json';
const shadesFile = 'hair-shades.json';
const ropesFile = 'roped-hair.json';
const cutsFile = 'hair-cuts.json';
const coversFile = 'head-covers.json';

/** A number 0…1 by the name alone: who is kept back and who is in which fold is decided before anything is seen. */
export function chanceOf(file: string, purpose: string): number {
  return createHash('sha256').update(`${purpose}:${file}`).digest().readUInt32BE() / 2 ** 32;
}

/** The people whose names have the least chance numbers. */
export function keptBack(faces: readonly LabelledFace[], count: number): Set<string> {
  const names = faces.map(({ file }) => file);
  const byChance = names.sort((p, q) => chanceOf(p, 'kept back') - chanceOf(q, 'kept back'));
  return new Set(byChance.slice(0, count));
}
