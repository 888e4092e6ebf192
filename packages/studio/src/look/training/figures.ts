import { type SkinTone, tonePlace } from '@milestoon/look';
import type { Answer, Said } from './cross-validation.ts';
import type { LabelledFace } from './labelled-faces.ts';

/** Shares 0…1 unless another unit is named; null where nobody shows it. */
export type Figures = Record<string, number | null>;

/** How one field was read. */
export interface FieldFigures {
  people: number;
  photos: number;
  all: Figures;
  /** The photos as taken and their copies. */
  byLight: Record<string, Figures>;
  /** By the light in the photo itself, by age, by skin: photos as taken only. */
  byScene: Record<string, Figures>;
  byAge: Record<string, Figures>;
  bySkin: Record<string, Figures>;
  byName: Record<string, Figures>;
  /** How often what was said with a confidence was near: tenths of confidence. */
  calibration: Record<string, Figures>;
  /** The same of the chances of names, and of yes: what was said and how often it was so, in tenths of what was said. */
  chances: Record<string, Figures>;
  /** For lines of confidence: the shares of wrong and of right answers that lie below and would be asked about. */
  doubt: Record<string, Figures>;
}

const linesOfDoubt = [
  0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.86, 0.87, 0.88, 0.89, 0.9, 0.91, 0.92, 0.95,
];

const rounded = (value: number): number => Math.round(1000 * value) / 1000;

export function fieldFigures(answers: readonly Answer[], saidOf: (answer: Answer) => Said): FieldFigures {
  const sure = (answer: Answer): number => saidOf(answer).confidence;
  const taken = answers.filter(({ sample }) => sample.light === 'same');
  const by = (list: readonly Answer[], key: (answer: Answer) => unknown): Record<string, Figures> =>
    Object.fromEntries([...grouped(list, key)].map(([name, group]) => [name, shares(group)]));
  const face = (pick: (face: LabelledFace) => unknown) => (answer: Answer) => pick(answer.sample.face);
  return {
    people: new Set(answers.map(({ sample }) => sample.face.file)).size,
    photos: answers.length,
    all: { ...shares(taken), tells: tells(taken, sure) },
    byLight: by(answers, ({ sample }) => sample.light),
    byScene: by(
      taken,
      face(({ conditions }) => conditions.light),
    ),
    byAge: by(
      taken,
      face(({ labels }) => labels.age),
    ),
    bySkin: by(
      taken,
      face(({ labels }) => labels.skin ?? 'unknown'),
    ),
    byName: by(taken, ({ label }) => label),
    calibration: Object.fromEntries(
      [...grouped(answers, (answer) => tenth(sure(answer)))].map(([name, group]) => [
        name,
        { of: group.length, near: share(group, ({ near }) => near) },
      ]),
    ),
    chances: reliability(answers.map(saidOf)),
    doubt: Object.fromEntries(
      linesOfDoubt.map((line) => {
        const asked = (answer: Answer): boolean => sure(answer) < line;
        const [wrong, right] = [false, true].map((kind) => answers.filter(({ near }) => near === kind));
        return [line.toFixed(2), { wrong: share(wrong ?? [], asked), right: share(right ?? [], asked) }];
      }),
    ),
  };
}

const tenth = (confidence: number): string => (Math.floor(10 * confidence) / 10).toFixed(1);

function reliability(said: readonly Said[]): Record<string, Figures> {
  const each = said.flatMap(({ chances, right }) =>
    chances.map((chance, at) => ({ chance, right: right[at] ?? 0 })),
  );
  return Object.fromEntries(
    [...grouped(each, ({ chance }) => tenth(chance))].map(([name, group]) => [
      name,
      { of: group.length, said: meanOf(group, 'chance'), was: meanOf(group, 'right') },
    ]),
  );
}

const meanOf = <Key extends string>(list: readonly Record<Key, number>[], key: Key): number =>
  rounded(list.reduce((sum, one) => sum + one[key], 0) / list.length);

/** In the order of their names, so that the same figures are the same file. */
function grouped<One>(list: readonly One[], key: (one: One) => unknown): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const answer of list) {
    const name = String(key(answer));
    groups.set(name, [...(groups.get(name) ?? []), answer]);
  }
  return new Map([...groups].sort(([p], [q]) => (p < q ? -1 : 1)));
}

function share(list: readonly Answer[], test: (answer: Answer) => boolean): number | null {
  return list.length === 0 ? null : rounded(list.filter(test).length / list.length);
}

function shares(list: readonly Answer[]): Figures {
  const figures: Figures = {
    of: list.length,
    exact: share(list, isExact),
    near: share(list, ({ near }) => near),
  };
  const steps = list.map(stepsDarker).filter((step) => step !== null);
  if (steps.length > 0) figures.darker = rounded(steps.reduce((sum, step) => sum + step, 0) / steps.length);
  if (list.some(({ label }) => typeof label === 'boolean')) {
    figures.precision = share(
      list.filter(({ value }) => value === true),
      ({ label }) => label === true,
    );
    figures.recall = share(
      list.filter(({ label }) => label === true),
      ({ value }) => value === true,
    );
  }
  return figures;
}

/** A tone between two that photos tell apart is met by both. */
function isExact(answer: Answer): boolean {
  const steps = stepsDarker(answer);
  return steps === null ? answer.value === answer.label : Math.abs(steps) <= 0.5;
}

/** Steps of skin by which it was read too dark; null for other fields. */
function stepsDarker({ field, value, label }: Answer): number | null {
  return field === 'skin' ? tonePlace[value as SkinTone] - tonePlace[label as SkinTone] : null;
}

/** The chance that a near answer has more confidence than another; 0.5 says nothing, null without mistakes. */
function tells(list: readonly Answer[], sure: (answer: Answer) => number): number | null {
  const [good, bad] = [true, false].map((near) => list.filter((answer) => answer.near === near).map(sure));
  if (!good || !bad || good.length * bad.length === 0) return null;
  let wins = 0;
  for (const g of good) for (const b of bad) wins += g > b ? 1 : g === b ? 0.5 : 0;
  return rounded(wins / (good.length * bad.length));
}
