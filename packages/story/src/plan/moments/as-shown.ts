import { onFeet } from '../deeds/gliding.ts';
import { inOwnSeat } from '../who/in-own-seat.ts';
import { afloat } from './afloat.ts';
import { asTheyGo } from './as-they-go.ts';
import { atATree } from './at-a-tree.ts';
import { bedOrFloor } from './bed-or-floor.ts';
import { carriedBySeveral } from './carried-by-several.ts';
import { continued } from './continuity.ts';
import { familyScenes } from './family-scenes.ts';
import { gotOff } from './got-off.ts';
import { withHourOfSentence } from './hour-of-sentence.ts';
import { onWheels } from './on-wheels.ts';
import { meanwhile } from './meanwhile.ts';
import { inOneMood } from './one-mood.ts';
import { outOfLifts } from './out-of-lifts.ts';
import { outsideOfTent } from './outside-of-tent.ts';
import { withInstrument } from './own-instrument.ts';
import { inOwnWater, stayingIn } from './own-water.ts';
import { ridesOutside } from './rides-outside.ts';
import { roomsAndTubs } from './rooms-and-tubs.ts';
import { settled } from './settled.ts';
import { stayingPut } from './staying-put.ts';
import { underTheSky } from './under-the-sky.ts';
import { inTheDusk } from './until-dark.ts';
import { withWeatherOfSentence } from './weather-of-sentence.ts';
import type { People } from '../../world/people/people.ts';
import type { Moment } from '../plan.ts';
import type { PlanRequest } from '../plan-request.ts';

interface Telling {
  request: PlanRequest;
  /** The text without names. */
  words: string;
  people: People;
  /** The day of each moment, counted from the first. */
  dayOf: readonly number[];
}

/** Moments that have their places as they are shown: sky and hour, seats, water and beds, and what goes on from one to the next. */
export function asShown(placed: readonly Moment[], { request, words, people, dayOf }: Telling): Moment[] {
  const { text } = request;
  const persons = new Set(people.all.flatMap(({ kind, person }) => (kind === 'person' ? [person.id] : [])));
  const isPerson = (id: string): boolean => persons.has(id);
  const isChild = inOwnSeat(people.all, request.childAge);
  const inTheirHour = inTheDusk(withHourOfSentence(withWeatherOfSentence(placed, words), words), words);
  const alone = outsideOfTent(inTheirHour, text).map((moment) => {
    const watery = inOwnWater(underTheSky(roomsAndTubs(moment, text)), text);
    return settled(onFeet(ridesOutside(atATree(watery, text), text)), text, isPerson, isChild);
  });
  const goingOn = stayingPut(continued(withInstrument(alone, request), dayOf), dayOf);
  const staying = stayingIn(onWheels(goingOn, request));
  const inScenes = gotOff(staying, text).map((moment) =>
    carriedBySeveral(familyScenes(bedOrFloor(moment, text), text, people), text),
  );
  return outOfLifts(meanwhile(asTheyGo(inOneMood(inScenes, text), text), text), text).map(afloat);
}
