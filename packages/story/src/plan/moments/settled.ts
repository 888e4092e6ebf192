import type { SetName } from '@milestoon/stage';
import { isIndoors } from '../../directing/setting.ts';
import { onCake } from './on-cake.ts';
import type { Act, Moment, Seen } from '../plan.ts';
import { inSituation } from '../situations/settled/index.ts';

/** In these one sits; what is told of getting in is done. */
const ridden: Partial<Record<SetName, RegExp>> = {
  car: /^(?:automobile|taxi|racing-car)$/,
  bus: /^(?:bus|minibus)$/,
  train: /^(?:locomotive|train|tram|metro)$/,
  plane: /^(?:airplane|small-airplane)$/,
  boat: /^(?:canoe|sailboat|motor-boat|speedboat)$/,
};
const getsIn = /^(?:climb|walk)$/;

/** 'Climbed into the car': whoever is in it sits, and there is no second one beside. */
function boarded(moment: Moment): Moment {
  const own = ridden[moment.place.set as SetName];
  const vehicles = own ? moment.seen.filter(({ picture, how }) => how === 'beside' && own.test(picture)) : [];
  if (vehicles.length === 0 || !moment.acts.some(({ action }) => getsIn.test(action))) return moment;
  return {
    ...moment,
    acts: moment.acts.map((act) => (getsIn.test(act.action) ? { ...act, action: 'sit' as const } : act)),
    seen: moment.seen.filter((each) => !vehicles.includes(each)),
  };
}

const onTheRoad: ReadonlySet<SetName | null> = new Set(['car', 'bus', 'train', 'plane']);
/** On the way nobody lies down to sleep. */
const asleepOnTheWay = (moment: Moment): Moment =>
  onTheRoad.has(moment.place.set)
    ? {
        ...moment,
        acts: moment.acts.map((act) =>
          act.action === 'lie-down' && act.emotion === 'sleepy' ? { ...act, action: 'sleep' as const } : act,
        ),
      }
    : moment;

const ownSeat = /^(?:child-seat|seat)$/;
const stays =
  /^(?:sit|sleep|eat|drink|read|laugh|cry|sing|talk|phone|look|lick|wait|think|wave|point|sneeze|hold|clap|watch|listen|shout)$/;
/** Somebody is told to be in it, or on the way. */
const inCar =
  /(?<!\p{L}|(?:away|off|past) )(?:(?:in|into|inside|from) (?:(?:the|a|his|her|our|their|my) |\p{L}+['’]s )?(?:\p{L}+ ){0,2}(?:car|taxi|van|cab|jeep)|(?:in|at) the back|parte de a?trás|car seat|child seat|booster(?: seat)?|back ?seat|seat ?belt|buckl\p{L}+|strapp\p{L}+|car (?:ride|journey|trip)|road trip|traffic|dr(?:ove|ive|ives|iving)(?!\p{L}| (?:\p{L}+ )?(?:away|off|past|by)(?!\p{L}))|(?:n[oa]|num|d[oe]|dentro do|ao|de) (?:(?:meu|seu|nosso|banco|nossa|sua) )?(?:carro|táxi)|cadeirinha|cinto|banco de trás|viagem|conduz\p{L}+|dirig\p{L}+|(?:en|desde|del|al|dentro del|de) (?:el |su |nuestro |mi |un )?(?:coche|carro|auto|taxi)|sillita|cinturón|asiento|viaje|conduj\p{L}+|conduc\p{L}+|manej\p{L}+)(?!\p{L})/iu;
const ofCar =
  /(?<!\p{L})(?:cars?|carros?|coches?|autos?|(?:drove|drives?|driving) (?:away|off|past|by))(?!\p{L})/iu;
/** A car is told of, but not that anybody is in it: they stand by it or see it drive away. */
function isBesideCar({ told: [, to] }: Moment, text: string): boolean {
  const at = inCar.exec(text)?.index ?? Infinity;
  const upTo = text.slice(0, to) + (/^[^.!?]*/u.exec(text.slice(to))?.[0] ?? '');
  return at >= to && ofCar.test(upTo);
}

/** In a car every child sits in a seat of its own. */
function inChildSeats(moment: Moment, text: string, isChild: (id: string) => boolean): Moment {
  if (moment.place.set !== 'car') return moment;
  const isBorne = ({ how, picture }: Seen): boolean => how === 'support' && ownSeat.test(picture);
  const isToldIn = inCar.test(text.slice(...moment.told));
  const isSeated = (action: string): boolean => stays.test(action) || (action === 'stand' && isToldIn);
  const whose = new Set(
    moment.acts.flatMap(({ who, action }) => (isSeated(action) && isChild(who) ? [who] : [])),
  );
  const isAsleep = moment.acts.some(({ action }) => action === 'sleep');
  if (!isAsleep && isBesideCar(moment, text))
    return moment.acts.some(({ action }) => action === 'drive')
      ? moment
      : { ...moment, place: { ...moment.place, set: 'street' } };
  const seats = [...whose].map((of): Seen => ({ picture: 'child-seat', how: 'support', of }));
  const rest = moment.seen.filter((each) => !isBorne(each) && each.picture !== 'child-seat');
  return seats.length === 0 ? moment : { ...moment, seen: [...seats, ...rest].slice(0, 8) };
}

const cabins: ReadonlySet<SetName | null> = new Set(['plane', 'train', 'bus']);
const sits = /^(?:sit|sleep|eat|drink|read|laugh|cry|sing|talk|phone|look|lick|whisper|wait|think)$/;

/** In a cabin one sits on its seats; whoever stands, walks or does something with both hands does not. */
function onSeats(moment: Moment, isPerson: (id: string) => boolean): Moment {
  if (!cabins.has(moment.place.set)) return moment;
  const seated = moment.acts.filter(
    ({ who, action }) =>
      sits.test(action) &&
      isPerson(who) &&
      !moment.seen.some(({ how, of = 'hero' }) => /^(?:support|inside|cover)$/.test(how) && of === who),
  );
  const whose = [...new Set(seated.map(({ who }) => who))];
  return {
    ...moment,
    seen: [
      ...moment.seen,
      ...whose.map((of): Seen => ({ picture: 'cabin-seats', how: 'support', of })),
    ].slice(0, 8),
  };
}

const tub = /^(?:bathtub|sink)$/;
const dries = /^(?:towel|blanket)$/;

/** 'Gave him a bath': whoever is bathed is in the water, and not beside the tub. */
function bathed(moment: Moment): Moment {
  const wash = moment.acts.find(({ action, to }) => action === 'wipe' && to !== undefined);
  const water = moment.seen.find(({ picture, how }) => how === 'beside' && tub.test(picture));
  if (!wash?.to || !water || moment.seen.some(({ picture }) => dries.test(picture))) return moment;
  if (!moment.acts.some(({ who }) => who === wash.to)) return moment;
  const { of: _hands, ...free } = water;
  const inWater: Seen = { ...free, how: 'inside', of: wash.to };
  return {
    ...moment,
    acts: moment.acts.map((act): Act => (act.who === wash.to ? { ...act, action: 'sit' } : act)),
    seen: moment.seen.map((each) => (each === water ? inWater : each)),
  };
}

/** Nobody stands about in a sleeping bag. */
function tuckedIn(moment: Moment): Moment {
  const inside = new Set(
    moment.seen.flatMap(({ picture, how, of }) =>
      picture === 'sleeping-bag' && how === 'support' ? [of ?? 'hero'] : [],
    ),
  );
  return inside.size === 0
    ? moment
    : {
        ...moment,
        acts: moment.acts.map((act) =>
          inside.has(act.who) && act.action === 'stand' ? { ...act, action: 'lie-down' as const } : act,
        ),
      };
}

const laysTable =
  /\b(?:set|sets|setting|lay|lays|laid|laying)(?:\s\w+){0,2}\stables?\b|(?<!\p{L})(?:p[oôuõ][ser]?\p{L}*|arrum\p{L}+|mont\p{L}+)(?:\s\p{L}+){0,2}\sa\smesa(?!\p{L})|(?<!\p{L})p(?:on|us)\p{L}*(?:\s\p{L}+){0,2}\sla\smesa(?!\p{L})/iu;
/** How many places are laid. */
const places = 3;

/** 'Set the table': plates stand on it. */
function tableLaid(moment: Moment, told: string): Moment {
  const table = moment.seen.find(
    ({ picture, how }) => picture === 'table' && /^(?:beside|ground)$/.test(how),
  );
  if (!table || !laysTable.test(told)) return moment;
  const plates: Seen = { picture: 'fork-and-knife-with-plate', how: 'table', count: places };
  const isPlate = ({ picture }: Seen): boolean => picture === plates.picture;
  return {
    ...moment,
    seen: moment.seen.flatMap((each) => (each === table ? [plates] : isPlate(each) ? [] : [each])),
  };
}

const celestial = /^(?:star|glowing-star|shooting-star|comet|(?:full|crescent|new)-moon.*|moon)$/;
const looksUp = /^(?:look|look-up|watch|admire|count|point|search)$/;

const aircraft = /^(?:airplane|small-airplane|helicopter|hot-air-balloon|flying-saucer)$/;
const onTheGround: ReadonlySet<SetName | null> = new Set<SetName | null>(['airport', 'plane', 'museum']);

/** Planes that are spotted fly, unless one is at an airport; a toy does not. */
const inFlight = (moment: Moment): Moment =>
  onTheGround.has(moment.place.set) || !moment.acts.some(({ action }) => looksUp.test(action))
    ? moment
    : {
        ...moment,
        seen: moment.seen.map((each): Seen => {
          if (!aircraft.test(each.picture) || !/^(?:beside|ground)$/.test(each.how) || each.size) return each;
          const { of: _whose, ...free } = each;
          return { ...free, how: 'sky' };
        }),
      };

/** Stars that are looked at outside, or are there at night, are in the sky. */
function upAbove(told: Moment): Moment {
  const moment = inFlight(told);
  const { place, acts, seen } = moment;
  const isSky = moment.time === 'night' || acts.some(({ action }) => looksUp.test(action));
  if (place.set === null || isIndoors(place.set) || !isSky) return moment;
  const isHeld = (picture: string): boolean => acts.some(({ thing }) => thing === picture);
  return {
    ...moment,
    seen: seen.map((each): Seen => {
      if (!celestial.test(each.picture) || !/^(?:beside|ground)$/.test(each.how)) return each;
      if (each.of && isHeld(each.picture)) return each;
      const { of: _whose, ...free } = each;
      return { ...free, how: 'sky' };
    }),
  };
}

/**
 * What follows from being in, at or on something that the story tells: one sits in a car, and plates are on a table that
 * is laid. `isPerson` tells people from animals, `isChild` who is small enough for a seat of their own in a car.
 */
export const settled = (
  moment: Moment,
  text: string,
  isPerson: (id: string) => boolean,
  isChild: (id: string) => boolean = () => false,
): Moment =>
  inSituation(
    inChildSeats(
      onSeats(
        asleepOnTheWay(upAbove(laid(tuckedIn(bathed(boarded(moment))), text.slice(...moment.told)))),
        isPerson,
      ),
      text,
      isChild,
    ),
    wordsOf(moment, text),
    isPerson,
  );
/** Its words to the end of what is told of it, and who helps with it: 'helped him put on his shoes'. */
const wordsOf = ({ told: [from, to] }: Moment, text: string): string =>
  (helping.exec(text.slice(Math.max(0, from - 40), from))?.[0] ?? '') +
  text.slice(from, to) +
  (onlyRest.exec(text.slice(to, to + 60))?.[0] ?? '');
const onlyRest =
  /^(?:(?!\s(?:and|but|then|while|when|because|before|after|until|so|as|who|that|to(?! each| one another| the)|e|mas|enquanto|quando|porque|antes|depois|até|para que|y|pero|mientras|cuando|antes|después|hasta|que|and then)\s)[^.,;:!?])*/iu;
const helping =
  /(?<!\p{L})(?:help(?:ed|s|ing)?|ajud\p{L}+|ayud\p{L}+)\s(?:[^\s.!?;]+\s){0,3}$|(?:forward|backward) $/iu;
const laid = (moment: Moment, told: string): Moment => onCake(tableLaid(moment, told), told);
