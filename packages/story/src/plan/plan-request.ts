import type { Clause } from '../reading/clause.ts';
import type { PeopleOptions } from '../world/people/registry.ts';
import type { Doubtful } from '../doubting/doubtful.ts';
import type { LikenedPlaces } from '../placing/likened-places.ts';
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
  /** Who acts in a clause that does not name them; otherwise as it was learned. */
  chooseActor?: World['chooseActor'] | undefined;
  /** Which thing of before is there in a clause that names none; otherwise as it was learned. */
  chooseThing?: World['chooseThing'] | undefined;
  /** What the family is asked of moments with these signs; otherwise as it was learned. */
  doubting?: ((moments: readonly (readonly string[])[]) => Doubtful[][]) | undefined;
  /** Where its moments are; otherwise as it was learned. */
  placing?: PlaceMoments | undefined;
  /** How well a place with these signs fits; otherwise as it was learned. */
  fitting?: ((signs: readonly string[]) => number) | undefined;
  likened?: LikenedPlaces | undefined;
}
