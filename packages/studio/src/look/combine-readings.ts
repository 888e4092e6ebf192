import {
  type AskedField,
  defaultLook,
  hairFamilyOf,
  type Look,
  type LookReading,
  skinTones,
} from '@milestoon/look';
import type { Guess, LookField, Rival } from './guess.ts';
import type { PhotoFinding, PhotoReading } from './photo-reading.ts';

/** How far a photo is trusted besides the confidences of its fields. */
const trust: Record<PhotoFinding, number> = {
  face: 1,
  'several-faces': 0.5,
  greyscale: 0.7,
  'too-dark': 0.3,
  'too-bright': 0.5,
  'no-face': 0,
};

/**
 * One look from the readings of one child's photos. Photos of `others` are left out; those that `mayDiffer` count. Numbers and skin tones
 * take the weighted median, names the weighted majority. Without any face it is the default look with no confidence at all.
 */
export function combineReadings(
  photos: readonly PhotoReading[],
  others: readonly boolean[] = [],
  mayDiffer: readonly boolean[] = [],
): LookReading {
  const readings = photos.filter((_, photo) => !others[photo]);
  const look: Look = { ...defaultLook };
  const confidence: LookReading['confidence'] = {};
  const alternatives: NonNullable<LookReading['alternatives']> = {};
  const set = <Field extends LookField>(field: Field, choose: Choose<Look[Field]>): void => {
    const candidates = candidatesFor(readings, field);
    const chosen = candidates.length > 0 ? choose(candidates) : defaultLook[field];
    look[field] = chosen;
    confidence[field] = agreement(candidates, chosen, field);
  };
  const setAsked = <Field extends AskedField>(field: Field, choose: Choose<Look[Field]>): void => {
    set(field, choose);
    const rivals = outvoted(candidatesFor(readings, field), look[field]);
    if (rivals.length > 0) alternatives[field] = rivals as (typeof alternatives)[Field];
  };
  setAsked('skin', medianTone);
  setAsked('hairColor', majorityColor);
  setAsked('hairShape', majority);
  setAsked('eyes', majority);
  setAsked('glasses', majority);
  setAsked('headCover', majority);
  set('hairDye', majority);
  set('glassesColor', majority);
  set('signatureColor', majority);
  set('headCoverColor', majority);
  for (const field of numericFields) set(field, weightedMedian);
  return {
    version: 1,
    look,
    confidence,
    ...(Object.keys(alternatives).length > 0 && { alternatives }),
    photos: photos.map(({ finding, faceBox }, photo) => ({
      finding,
      faceBox,
      ...(others[photo] && { otherChild: true }),
      ...(mayDiffer[photo] && { mayDiffer: true }),
    })),
  };
}

const numericFields = ['freckles', 'lashes', 'lips', 'nose', 'brows', 'faceWidth', 'jaw', 'age'] as const;

interface Candidate<Value> {
  value: Value;
  confidence: number;
  weight: number;
  rivals: readonly Rival<Value>[];
}
type Choose<Value> = (candidates: readonly Candidate<Value>[]) => Value;

function candidatesFor<Field extends LookField>(
  readings: readonly PhotoReading[],
  field: Field,
): Candidate<Look[Field]>[] {
  return readings.flatMap(({ finding, guesses }) => {
    if (!guesses) return [];
    const { value, rivals = [] } = guesses[field] as Guess<Look[Field]>;
    const confidence = guesses[field].confidence * trust[finding];
    // A guess without confidence still beats nothing, but never a real one.
    return [{ value, confidence, weight: Math.max(0.001, confidence), rivals }];
  });
}

function votesOf<Value>(candidates: readonly Candidate<Value>[]): Map<Value, number> {
  const votes = new Map<Value, number>();
  for (const { value, weight } of candidates) votes.set(value, (votes.get(value) ?? 0) + weight);
  return votes;
}

const mostAlternatives = 4;

/** Chances below this are noise. */
const leastChance = 0.03;

/**
 * What else was voted for or seen as possible, each with its chance, the likeliest first: photos say by their weight
 * what they hold possible; guesses at random have no vote.
 */
function outvoted<Value>(candidates: readonly Candidate<Value>[], chosen: Value) {
  const sure = candidates.filter(({ confidence }) => confidence > 0);
  const held = sure.flatMap((candidate) => {
    const rest = candidate.rivals.reduce((sum, { chance }) => sum + chance, 0);
    const own = { value: candidate.value, chance: Math.max(0, 1 - rest) };
    return [own, ...candidate.rivals].map(({ value, chance }) => ({
      ...candidate,
      value,
      weight: chance * candidate.weight,
    }));
  });
  const votes = votesOf(held);
  const total = [...votes.values()].reduce((sum, weight) => sum + weight, 0);
  return [...votes]
    .filter(([value]) => value !== chosen)
    .map(([value, weight]) => ({ value, chance: Math.round((100 * weight) / total) / 100 }))
    .filter(({ chance }) => chance >= leastChance)
    .sort((p, q) => q.chance - p.chance)
    .slice(0, mostAlternatives);
}

function majority<Value>(candidates: readonly Candidate<Value>[]): Value {
  return [...votesOf(candidates)].reduce((best, vote) => (vote[1] > best[1] ? vote : best))[0];
}

/** Photos that differ in the shade only agree: the family first, then the shade within it. */
function majorityColor(candidates: readonly Candidate<Look['hairColor']>[]): Look['hairColor'] {
  const families = candidates.map(({ value, ...rest }) => ({
    ...rest,
    value: hairFamilyOf(value),
    rivals: [],
  }));
  const family = majority(families);
  return majority(candidates.filter(({ value }) => hairFamilyOf(value) === family));
}

function weightedMedian(candidates: readonly Candidate<number>[]): number {
  const sorted = [...candidates].sort((p, q) => p.value - q.value);
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let sum = 0;
  for (const { value, weight } of sorted) {
    sum += weight;
    if (sum >= half) return value;
  }
  throw new RangeError('a median needs at least one value');
}

function medianTone(candidates: readonly Candidate<Look['skin']>[]): Look['skin'] {
  const steps = candidates.map((candidate) => ({
    ...candidate,
    value: skinTones.indexOf(candidate.value),
    rivals: [],
  }));
  return skinTones[weightedMedian(steps)] ?? defaultLook.skin;
}

/** Mean confidence of those that agree, less what the others hold against it. */
function agreement<Value>(candidates: readonly Candidate<Value>[], chosen: Value, field: LookField): number {
  const agreeing = candidates.filter(({ value }) => agrees(value, chosen, field));
  const total = candidates.reduce((sum, { weight }) => sum + weight, 0);
  if (agreeing.length === 0 || total === 0) return 0;
  const share = agreeing.reduce((sum, { weight }) => sum + weight, 0) / total;
  const mean = agreeing.reduce((sum, { confidence }) => sum + confidence, 0) / agreeing.length;
  return Math.round(100 * share * mean) / 100;
}

function agrees(value: unknown, chosen: unknown, field: LookField): boolean {
  if (field === 'hairColor')
    return hairFamilyOf(value as Look['hairColor']) === hairFamilyOf(chosen as Look['hairColor']);
  if (typeof value !== 'number' || typeof chosen !== 'number') return value === chosen;
  return Math.abs(value - chosen) <= (field === 'age' ? 2 : 0.15);
}
