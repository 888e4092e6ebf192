import type { SetName } from '@milestoon/stage';
import type { Clause } from '../../reading/clause.ts';

/** A place that what is done brings with it, and the places where it can be done as well. */
export interface Implied {
  set: SetName;
  verbs?: RegExp;
  /** Nouns of the clause, whatever stands before them. */
  nouns?: RegExp;
  /** What a verb tells with its things alone. */
  does?: (clause: Pick<Clause, 'verb' | 'things' | 'who' | 'manner'>) => boolean;
  /** Where this is nothing special. */
  also: readonly SetName[];
}
