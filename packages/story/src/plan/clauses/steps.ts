import type { Clause } from '../../reading/clause.ts';
import type { NounLanguage } from '@milestoon/things/nouns';
import type { PlanRequest } from '../plan-request.ts';

/** What one reading makes of the clauses of a text. Steps come one after the other: each sees what those before it made. */
export type Step = (clauses: readonly Clause[], request: PlanRequest) => readonly Clause[];

/** A step that needs nothing but the clauses. */
export const all =
  (mean: (clauses: readonly Clause[]) => readonly Clause[]): Step =>
  (clauses) =>
    mean(clauses);

/** A step that looks at the clauses and the text they were read from. */
export const allOfText =
  (mean: (clauses: readonly Clause[], text: string) => readonly Clause[]): Step =>
  (clauses, { text }) =>
    mean(clauses, text);

/** A step that looks at the clauses in their language. */
export const allOfLanguage =
  (mean: (clauses: readonly Clause[], language: NounLanguage) => readonly Clause[]): Step =>
  (clauses, { language }) =>
    mean(clauses, language);

/** A step that reads every clause by itself. */
export const each =
  (mean: (clause: Clause, request: PlanRequest) => Clause): Step =>
  (clauses, request) =>
    clauses.map((clause) => mean(clause, request));

/** A step that reads every clause by itself, with the text it was read from. */
export const eachOfText = (mean: (clause: Clause, text: string) => Clause): Step =>
  each((clause, { text }) => mean(clause, text));

/** A step that reads every clause by itself, in its language. */
export const eachOfLanguage = (mean: (clause: Clause, language: NounLanguage) => Clause): Step =>
  each((clause, { language }) => mean(clause, language));
