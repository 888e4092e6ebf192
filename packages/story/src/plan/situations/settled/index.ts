import type { Moment } from '../../plan.ts';
import { withAnimals } from './animals.ts';
import { atHairdressers } from './at-hairdressers.ts';
import { withOneBall } from './ball-games.ts';
import { dressing } from './dressing.ts';
import { gymnastics } from './gymnastics.ts';
import { inBed } from './in-bed.ts';
import { atParties } from './parties.ts';
import { onPlayground } from './playground.ts';
import { readTo } from './reading.ts';
import { underAnUmbrella } from './umbrellas.ts';
import { atTheBasin, bathedByOther, inTheBath, teethOfOther } from './washing.ts';
import { inPuddles, inSnow, inWind, onTheTongue } from './weather.ts';
import { watchedOutside } from './windows.ts';

/**
 * The furniture and the postures of common situations, where the deed is told and how it is always done is not.
 * `told`: the words of the moment.
 */
export const inSituation = (moment: Moment, told: string, isPerson: (id: string) => boolean): Moment => {
  if (moment.mode !== 'done' || moment.acts.length === 0) return moment;
  return [
    gymnastics,
    readTo,
    dressing,
    inBed,
    inTheBath,
    bathedByOther,
    teethOfOther,
    atTheBasin,
    underAnUmbrella,
    inSnow,
    inWind,
    onTheTongue,
    inPuddles,
    onPlayground,
    withAnimals,
    atParties,
    withOneBall,
    atHairdressers,
    watchedOutside,
  ].reduce((shown, step) => step(shown, told, isPerson), moment);
};
