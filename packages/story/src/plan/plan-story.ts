import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause } from '../reading/clause.ts';
import type { FamilyPlayer } from '../request.ts';
import { hourOf, isAnotherDay, weatherOf } from '../world/hours.ts';
import { People } from '../world/people.ts';
import { placeOf, roomOf } from '../world/places.ts';
import { momentOf, type World } from './moment.ts';
import type { Moment, Plan } from './plan.ts';

export interface PlanRequest {
  clauses: readonly Clause[];
  /** The cleaned text, of which the clauses' spans are places. */
  text: string;
  title: string;
  childName: string;
  /** Years. */
  childAge: number;
  childSex?: 'girl' | 'boy' | undefined;
  family?: readonly FamilyPlayer[] | undefined;
  toldByChild?: boolean | undefined;
  writer?: 'Mom' | 'Dad' | null | undefined;
  language: NounLanguage;
  /** A sad day is told quietly. */
  sorrowful: boolean;
}

/** More pictures than these in a minute nobody can follow. */
const most = 12;

/** What a film of a story shows, moment by moment: nothing that is not in the clauses. */
export function planStory(request: PlanRequest): Plan {
  const { clauses, text, language } = request;
  const people = new People(request);
  const world: World = {
    people,
    language,
    sorrowful: request.sorrowful,
    place: null,
    time: null,
    weather: null,
    lastThing: undefined,
    lastActions: new Map(),
  };
  const moments: Moment[] = [];
  let heard = 0;
  for (const [index, clause] of clauses.entries()) {
    const told = text.slice(Math.min(heard, clause.span[0]), Math.max(clause.span[1], clause.span[0]));
    heard = Math.max(heard, clause.span[1]);
    const isReal = clause.mode === 'done' || clause.mode === 'undone';
    if (isReal) {
      const leaves = isAnotherDay(told, world.time);
      world.time = hourOf(told) ?? world.time;
      world.weather = weatherOf(clause) ?? world.weather;
      const place = placeOf([...clause.things, ...clause.who], language);
      const falls = weatherOf(clause);
      // Where it snows and nobody says otherwise, it is snow all round.
      if (falls === 'snow' && !world.place) world.place = { set: 'snow', things: [] };
      if (leaves) world.place = null;
      world.place = place ?? world.place ?? roomOf(clause.things, language);
    }
    const moment = momentOf(clause, index, world);
    if (moment) moments.push(moment);
  }
  const shown = thinned(moments);
  const named = new Set(
    shown.flatMap(({ acts, seen }) => [
      ...acts.flatMap(({ who, to }) => [who, to]),
      ...seen.map(({ of }) => of),
    ]),
  );
  return {
    version: 1,
    people: people.all.flatMap(({ person }) =>
      person.id === 'hero' || named.has(person.id) ? [person] : [],
    ),
    moments: shown,
  };
}

/** Where there are too many, those go first in which least happens. */
function thinned(moments: readonly Moment[]): Moment[] {
  const weight = ({ acts, seen }: Moment): number =>
    acts.length + seen.length + acts.filter(({ thing }) => thing !== undefined).length;
  const kept = [...moments];
  while (kept.length > most) {
    const least = kept.reduce((a, b) => (weight(b) < weight(a) ? b : a));
    kept.splice(kept.indexOf(least), 1);
  }
  return kept;
}
