import { hasTrait } from '@milestoon/cast';
import { sceneryOf } from '@milestoon/stage/names';
import { toldOfHeld } from '@milestoon/things/told';
import { hasPicture } from '@milestoon/things/pictures';
import { kindOfPicture } from '../meaning/kinds.ts';
import type { Act, Moment, Plan } from '../plan/plan.ts';
import type { ShownMoment, Staging } from '../screenplay.ts';
import type { Line } from '../telling/tell.ts';
import { alignMoments } from './align.ts';
import { asFarAsItFlies, eachWithRoom } from './apart.ts';
import { asleepWith } from './asleep-with.ts';
import { withHandsFull } from './empty-hands.ts';
import { laidTables } from './laid-tables.ts';
import { lyingDown } from './lying-down.ts';
import { withOwnActions, type Wording } from './own-actions.ts';
import { setSeen } from './in-the-audience.ts';
import { placesFor } from './places.ts';

/** As many as stand beside each other in a picture. */
const onStage = 5;

/** The moments of a plan as each line shows them. Lines that tell nothing to be seen are missing. */
export function shownMoments(
  plan: Plan,
  lines: readonly Line[],
  telling: Wording,
): ReadonlyMap<Line, ShownMoment[]> {
  const shown = new Map<Line, ShownMoment[]>();
  for (const { moment, line, word } of alignMoments(plan.moments, lines, telling.text)) {
    const list = shown.get(line) ?? [];
    list.push(showMoment(moment, word, plan, telling));
    shown.set(line, list);
  }
  return shown;
}

function showMoment(moment: Moment, word: number, plan: Plan, telling: Wording): ShownMoment {
  const { mode, place, time, weather, seen, crowd } = moment;
  const lying = lyingDown(stagingOf(moment, plan, telling), moment, telling);
  const furniture = [...lying.sofas, ...laidTables(lying.staging, moment, telling)];
  const inSight = withHandsFull(
    { staging: lying.staging, seen: [...seen.slice(0, 8 - furniture.length), ...furniture] },
    moment,
    telling,
  );
  const asleep = asleepWith({ ...inSight, seen: inSight.seen.map(asToy) });
  const set = setSeen(moment, telling.text);
  const scenery = sceneryOf(set, place.scenery);
  return {
    word,
    mode,
    told: moment.told,
    ...(set ? { set } : {}),
    ...(scenery ? { scenery } : {}),
    ...(time ? { time } : {}),
    ...(weather ? { weather } : {}),
    ...(place.things.length > 0 ? { dressing: place.things } : {}),
    staging: [
      ...asFarAsItFlies(eachWithRoom(asleep.staging, asleep.seen)),
      ...imaginedIn(moment, telling),
    ].slice(0, 6),
    seen: asleep.seen,
    ...(crowd ? { crowd } : {}),
  };
}

/** Who stands where: those who act and with whom, all elsewhere only on a screen, in a thought or a photo. */
function stagingOf(moment: Moment, plan: Plan, telling: Wording): Staging[] {
  const { people } = telling;
  const first = new Map<string, Act>();
  for (const act of withOwnActions(moment, telling)) if (!first.has(act.who)) first.set(act.who, act);
  const acting = [...first.values()].flatMap((act) => {
    const person = people.find(({ id }) => id === act.who);
    return person ? [{ act, person }] : [];
  });
  // The child leads where it is there; else whoever acts first.
  const ordered = acting.toSorted(
    (a, b) => Number(b.person.role === 'hero') - Number(a.person.role === 'hero'),
  );
  const phoned = phonedIn(acting.map(({ act }) => act));
  const only = new Map(
    plan.people.map(({ id, only }) => [id, only ?? (phoned.has(id) ? ('screen' as const) : undefined)]),
  );
  const here = ordered.filter(({ person }) => !only.get(person.id)).slice(0, onStage);
  const partners = new Map(
    here.flatMap(({ act, person }) => {
      const other = people.find(({ id }) => id === act.to);
      return other ? [[person, other] as const] : [];
    }),
  );
  const places = placesFor(
    here.map(({ person }) => person),
    people,
    partners,
    new Map(here.flatMap(({ act }) => (act.between ? [[act.who, act.between] as const] : []))),
  );
  const lead = here[0]?.person;
  // Who keeps up with somebody goes the same way.
  const goAlong = here.filter(({ act }) => hasTrait(act.action, 'alongside')).length > 1;
  return ordered
    .filter((each) => here.includes(each) || only.get(each.person.id))
    .map(({ act, person }) => {
      const place = places.get(person) ?? 0;
      const other = partners.get(person) ?? (person === lead ? here[1]?.person : lead);
      const there = (other && places.get(other)) ?? place;
      return {
        member: person.id,
        action: doneThere(act, moment.seen),
        emotion: act.emotion,
        place,
        facing:
          goAlong && hasTrait(act.action, 'alongside')
            ? 'right'
            : there < place || (there === place && place > 0)
              ? 'left'
              : 'right',
        ...(act.to ? { to: act.to } : {}),
        ...(act.spot ? { spot: act.spot } : {}),
        ...(act.thing ? { thing: { picture: inHand(act), ...toldOfHeld(act) } } : {}),
        ...onOf(only.get(person.id)),
      };
    });
}

/** Whoever is phoned is somewhere else, and only listens. */
const phonedIn = (acts: readonly Act[]): ReadonlySet<string> =>
  new Set(
    acts.flatMap(({ action, to }) =>
      action === 'phone' && to && acts.some((each) => each.who === to && /^(?:look|stand)$/.test(each.action))
        ? [to]
        : [],
    ),
  );

/** A tiny digger is one to play with, in a garden as in a room. */
function asToy({ size, ...each }: Moment['seen'][number]): Moment['seen'][number] {
  const toy = `toy-${each.picture}`;
  if (size === 'tiny' && kindOfPicture(each.picture) !== 'animal' && hasPicture(toy))
    return { ...each, picture: toy };
  return { ...each, ...(size ? { size } : {}) };
}

/** Nobody has a drop of water in the hand: it comes out of a jug. */
const inHand = ({ action, thing = '' }: Act): string =>
  action === 'pour' && thing === 'droplet' ? 'jug' : thing;

const beds: ReadonlySet<string> = new Set(['bed', 'cot', 'couch-and-lamp']);
/** Whoever sleeps on a rug is not in a bed, and whoever paints at a table has no easel. */
const doneThere = ({ who, action }: Act, seen: Moment['seen']): Act['action'] =>
  action === 'sleep' &&
  seen.some(({ how, of, picture }) => how === 'support' && of === who && !beds.has(picture))
    ? 'lie-down'
    : action === 'paint' && seen.some(({ how, picture }) => how === 'cover' && picture === 'table')
      ? 'write'
      : action;

/** Who does what only in a thought: side by side, the first turned to the other. */
const imaginedIn = ({ imagined }: Moment, { people }: Wording): Staging[] =>
  (imagined?.acts ?? [])
    .filter(({ who }) => people.some(({ id }) => id === who))
    .map(
      ({ who, action, emotion, thing, ...told }, at): Staging => ({
        member: who,
        action,
        emotion,
        place: 0,
        facing: at === 0 ? 'right' : 'left',
        ...(thing ? { thing: { picture: thing, ...toldOfHeld(told) } } : {}),
        on: 'bubble',
      }),
    );

const onOf = (only: Plan['people'][number]['only']): Pick<Staging, 'on'> => (only ? { on: only } : {});
