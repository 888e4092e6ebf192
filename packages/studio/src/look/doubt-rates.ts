/**
 * Reads every labelled portrait and prints, for each field and line of confidence, how many wrong and how many
 * right readings would be asked about: `node packages/studio/src/look/doubt-rates.ts`. Five minutes.
 */
import { readFile } from 'node:fs/promises';
import type { LookReading } from '@milestoon/film/look';
import { isDarkEye, lengthOf } from './expected-looks.ts';
import { createLookReader } from './look-reader.ts';
import { hairColorSteps, tonePlace } from './read-fields.ts';
import { labelledFaces, type Labels } from './training/labelled-faces.ts';

const folder = new URL('../../faces/', import.meta.url);
const lines = [0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95];

type Look = LookReading['look'];

/** Whether a field is near enough to what a person saw; null where nobody can tell. */
const judges = {
  skin: (look: Look, { skin }: Labels) => skin && Math.abs(tonePlace[look.skin] - tonePlace[skin]) <= 1,
  hairColor: (look: Look, { hairColor }: Labels) =>
    hairColor && hairColorSteps(look.hairColor, hairColor) <= 1,
  hairShape: (look: Look, { hairLength }: Labels) => hairLength && lengthOf(look.hairShape) === hairLength,
  eyes: (look: Look, { eyesDark }: Labels) => (eyesDark === null ? null : isDarkEye(look.eyes) === eyesDark),
  glasses: (look: Look, { glasses }: Labels) =>
    glasses === null ? null : (look.glasses !== 'none') === glasses,
};

const answers: { field: string; right: boolean; confidence: number }[] = [];
await using reader = createLookReader();
for (const { file, labels } of labelledFaces(folder.pathname)) {
  const { look, confidence, photos } = await reader.read([await readFile(new URL(file, folder))]);
  if (photos[0]?.faceBox === null) continue;
  for (const [field, judge] of Object.entries(judges)) {
    const right = judge(look, labels);
    if (right !== null)
      answers.push({ field, right: Boolean(right), confidence: confidence[field as keyof Look] ?? 0 });
  }
}
const share = (list: readonly unknown[], all: readonly unknown[]): string =>
  `${(list.length / Math.max(1, all.length)).toFixed(2)} of ${all.length}`;
for (const field of Object.keys(judges)) {
  const own = answers.filter((answer) => answer.field === field);
  const [wrong, right] = [false, true].map((kind) => own.filter((answer) => answer.right === kind));
  if (!wrong || !right) continue;
  for (const line of lines) {
    const below = (list: typeof own) => list.filter(({ confidence }) => confidence < line);
    console.log(
      `${field} below ${line}: asked of wrong ${share(below(wrong), wrong)}, of right ${share(below(right), right)}`,
    );
  }
}
