import type { ClauseMeant, Staged, World } from '../../told-world.ts';
import { mended, sewn, toysTidied, washingHung } from './about-the-house.ts';
import { goodbyeKissed, handRaised, helpedWithHomework, prizeGiven, writtenOnBoard } from './at-school.ts';
import { inHighChair, platePushedAway, servedAtTable, spilledAtTable } from './at-the-table.ts';
import {
  castPutOn,
  inDentistsChair,
  kneeGrazed,
  medicineGiven,
  noseBlown,
  onCrutches,
  temperatureTaken,
} from './being-ill.ts';
import { foughtOver, foundUnder, jumpedIntoWater } from './at-its-place.ts';
import { drumPlayed } from './making-music.ts';
import { bitten, buriedInSand, fedFromHand, roasted, wavesJumped } from './out-of-doors.ts';
import type { Situation } from './situation.ts';
import {
  bottleGiven,
  dancedInArms,
  onShoulders,
  pillowFight,
  pulledUp,
  pushedInPram,
} from './with-little-ones.ts';

const situations: readonly Situation[] = [
  servedAtTable,
  platePushedAway,
  inHighChair,
  spilledAtTable,
  noseBlown,
  temperatureTaken,
  medicineGiven,
  castPutOn,
  kneeGrazed,
  onCrutches,
  inDentistsChair,
  helpedWithHomework,
  prizeGiven,
  goodbyeKissed,
  handRaised,
  writtenOnBoard,
  onShoulders,
  bottleGiven,
  pushedInPram,
  dancedInArms,
  pillowFight,
  pulledUp,
  washingHung,
  mended,
  toysTidied,
  sewn,
  foughtOver,
  foundUnder,
  jumpedIntoWater,
  drumPlayed,
  wavesJumped,
  bitten,
  fedFromHand,
  roasted,
  buriedInSand,
];

/** The usual situations of family life: each has a way to look that verb and thing alone do not say. */
export function usual(staged: Staged, meant: ClauseMeant, world: World): Staged {
  const shown = situations.reduce((each, situation) => situation(each, meant, world), staged);
  // What is all there is missing nothing of before.
  if (shown !== staged) world.wholeAt = world.clause;
  return shown;
}
