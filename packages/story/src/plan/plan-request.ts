import type { Clause } from '../reading/clause.ts';
import type { PeopleOptions } from '../world/registry.ts';
import type { PlaceMoments } from '../placing/place-moments.ts';
import type { World } from './told-world.ts';

/** What a plan is made of. The clauses' spans are places of the text. */
export interface PlanRequest extends PeopleOptions {
  clauses: readonly Clause[];
  /** A sad day is told quietly. */
  sorrowful: boolean;
  /** Takes down what was spoken of. */
  mentions?: World['mentions'] | undefined;
  /** Who or what a pronoun means; otherwise as it was learned. */
  choose?: World['choose'] | undefined;
  /** Where its moments are; otherwise as it was learned. */
  placing?: PlaceMoments | undefined;
}
