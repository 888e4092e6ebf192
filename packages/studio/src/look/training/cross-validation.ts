import { type Decision, decisions, type ReadField, readNames, type ReadValues } from '../read-fields.ts';
import { chanceOfYes } from '../learned-look.ts';
import { chancesOf, type FieldReadOut, scoresOf, surenessOf, type Tempering } from '../read-outs.ts';
import { bestLine, calibrated, temperingOf } from './calibration.ts';
import { folds, keptBackFold, labelOf, learned, type Sample, taughtRows } from './learn.ts';
import { type Lesson, lessons } from './lessons.ts';
import type { Gram } from './ridge.ts';

/** What was read in a sample by somebody who had not seen this person. */
export interface Answer<Value = unknown> extends Decision<Value> {
  field: ReadField;
  sample: Sample;
  label: Value;
  near: boolean;
  scores: number[];
}

export function answers<Field extends ReadField>(
  field: Field,
  readOut: FieldReadOut,
  samples: readonly Sample[],
): Answer<ReadValues[Field]>[] {
  return samples.flatMap((sample) => {
    const label = labelOf(field, sample);
    return label === null
      ? []
      : [judged(field, sample, label, scoresOf(readOut, sample.inputs), readOut.line)];
  });
}

function judged<Field extends ReadField>(
  field: Field,
  sample: Sample,
  label: ReadValues[Field],
  scores: number[],
  line: number,
): Answer<ReadValues[Field]> {
  const lesson: Lesson<ReadValues[Field]> = lessons[field];
  const decision = decisions[field](scores, line);
  return { ...decision, field, sample, label, near: lesson.isNear(decision.value, label), scores };
}

/** What makes confidences and chances of answers. */
type Calibrated = Tempering & Pick<FieldReadOut, 'calibration'>;

/** What was said of an answer. */
export interface Said {
  /** How sure it was, 0…1. */
  confidence: number;
  /** Of each name, or of yes alone; empty where a label is no name that is told. */
  chances: number[];
  /** How far each of them was right: the shares sum to 1. */
  right: number[];
}

export function saidOf(answer: Answer, by: Calibrated): Said {
  const confidence = surenessOf(answer, by);
  const { value, label } = answer;
  if (typeof value === 'boolean')
    return { confidence, chances: [chanceOfYes({ value, confidence })], right: [Number(label)] };
  const right = rightOf(answer);
  return { confidence, chances: right.length > 0 ? chancesOf(answer, by) : [], right };
}

/** A tone between two that photos tell apart is half of each. */
function rightOf({ field, label }: Answer): number[] {
  if (field === 'skin') return lessons.skin.targets(label as ReadValues['skin']).slice(1);
  const names: readonly unknown[] = readNames[field];
  return names.includes(label) ? names.map((name) => Number(name === label)) : [];
}

function calibratedBy(answers: readonly Answer[]): Calibrated {
  const known = answers
    .map((answer) => ({ ...answer, right: rightOf(answer) }))
    .filter(({ odds, right }) => odds.length > 0 && right.length > 0);
  return {
    calibration: calibrated(answers.map(({ margin, near: right }) => ({ margin, right }))),
    ...(known.length > 0 ? temperingOf(known) : { sharpness: 1, spread: null }),
  };
}

export interface CrossValidated<Value> extends Calibrated, Pick<FieldReadOut, 'line'> {
  answers: Answer<Value>[];
  /** What is said of each answer by calibrations that were learned from the answers of the other folds. */
  said: Map<Answer, Said>;
}

/** Everybody with a fold is read by read-outs that learned from the other folds. */
export function crossValidate<Field extends ReadField>(
  field: Field,
  samples: readonly Sample[],
  gram: Gram,
): CrossValidated<ReadValues[Field]> {
  const taught = taughtRows(field, samples).filter((row) => samples[row]?.fold !== keptBackFold);
  const read = Array.from({ length: folds }, (_, fold) => {
    const rows = taught.filter((row) => samples[row]?.fold !== fold);
    const others = samples.filter((sample) => sample.fold === fold && sample.light !== null);
    return answers(field, learned(field, samples, rows, gram), others);
  }).flat();
  const yesNo = read.flatMap(({ scores: [score = 0], label }) =>
    typeof label === 'boolean' ? [{ score, label }] : [],
  );
  const line = yesNo.length > 0 ? bestLine(yesNo) : 0.5;
  const decided = read.map(({ sample, label, scores }) => judged(field, sample, label, scores, line));
  const said = new Map<Answer, Said>();
  for (let fold = 0; fold < folds; fold++) {
    const by = calibratedBy(decided.filter(({ sample }) => sample.fold !== fold));
    for (const answer of decided) if (answer.sample.fold === fold) said.set(answer, saidOf(answer, by));
  }
  return { answers: decided, line, ...calibratedBy(decided), said };
}
