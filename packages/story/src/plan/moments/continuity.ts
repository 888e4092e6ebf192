import { dressesOther } from '../staging/dressing-others.ts';
import { kindOfPicture } from '../../meaning/kinds.ts';
import { metresOf } from '@milestoon/things/nouns';
import type { Act, Moment, Seen } from '../plan.ts';
import { vehicles } from '../deeds/riding.ts';

/** Metres: what is smaller is overlooked or put away. */
const least = 0.3;
/** Metres: bridges and houses are passed by. */
const largest = 4;
/** As many things as still stand there. */
const most = 2;

/** A thing that stands where it was left, and who rode on it. */
interface Left {
  picture: string;
  /** What was told of it. */
  color?: string;
  count?: number;
  rider?: string;
}

/** What has gone by itself stands nowhere. */
const leaves = /^(?:fall|roll|fly|break|splash|burn|leave)$/;
const isLeft = ({ how, move, picture, count }: Seen): boolean =>
  (how === 'ground' || how === 'beside') &&
  !leaves.test(move ?? '') &&
  (count ?? 1) < 4 &&
  metresOf(picture) >= least &&
  (metresOf(picture) <= largest || /tree/.test(picture));

const isReal = ({ mode }: Moment): boolean => mode === 'done' || mode === 'undone' || mode === 'said';

/**
 * What goes on unsaid: whoever has put something on has it on for the rest of the day, and what was built or brought
 * still stands where it was.
 *
 * @param days of every moment, counted from the first
 */
export function continued(moments: readonly Moment[], days: readonly number[]): Moment[] {
  const worn = new Map<string, Seen[]>();
  const costumes = new Map<Seen, string>();
  let standing: Left[] = [];
  let before: { day: number | undefined; set: string | null } = { day: days[0], set: null };
  return moments.map((moment, at) => {
    // What is put on to play somebody stays on.
    if (moment.mode === 'pretended')
      for (const each of moment.seen) if (each.how === 'worn' && each.of) keep(worn, each.of, each);
    if (!isReal(moment)) return moment;
    const { set } = moment.place;
    if (days[at] !== before.day) worn.clear();
    if (days[at] !== before.day || set !== before.set) standing = [];
    if (set !== before.set && wet.test(before.set ?? '')) takeOff(worn, forWater);
    if (set !== before.set && indoors.test(set ?? '')) takeOff(worn, forOutdoors);
    if (set !== before.set && underRoof.test(set ?? '')) takeOff(worn, forSport);
    before = { day: days[at], set };
    const shown = new Set<string | undefined>([
      ...moment.seen.map(({ picture }) => picture),
      ...moment.acts.map(({ thing }) => thing),
    ]);
    // What was spilled is wiped up.
    if (moment.acts.some(({ action }) => /^(?:wipe|sweep)$/.test(action)))
      standing = standing.filter(({ picture }) => picture !== 'puddle');
    const isStanding = ({ picture, rider }: Left): boolean =>
      !shown.has(picture) &&
      !moment.acts.some(({ action }) => rideOf(action) === picture) &&
      (!rider || hasGotOff(moment, rider));
    const stands = standing.filter(isStanding);
    const isPlain = ({ color }: Left): boolean => !color;
    const things = [...moment.place.things, ...stands.filter(isPlain).map(({ picture }) => picture)];
    // What has a colour keeps it.
    const asTold = stands
      .filter((each) => !isPlain(each))
      .map(
        ({ picture, color, count }): Seen => ({
          picture,
          how: 'ground',
          ...(color ? { color } : {}),
          ...(count ? { count } : {}),
        }),
      );
    const has = ({ picture, of }: Seen): boolean =>
      moment.seen.some((each) => each.how === 'worn' && each.picture === picture && each.of === of);
    for (const act of moment.acts) changeClothes(act, worn);
    for (const each of moment.seen) if (isMissing(each)) lose(worn, each);
    for (const each of moment.seen)
      if (each.how === 'worn' && each.of && each.picture !== 'bubbles') {
        keep(worn, each.of, each);
        // Whoever plays a tree is none in the bath.
        if (set === 'stage') costumes.set(each, set);
      }
    const isChanging = (act: Act): boolean => act.action === 'put-on' && !dressesOther(act);
    const stillOn = moment.acts
      .filter((act) => !isChanging(act))
      .flatMap(({ who }) => worn.get(who) ?? [])
      .filter(
        (each) => !has(each) && (!isWhole(each.picture) || !costumes.has(each) || costumes.get(each) === set),
      );
    const left = moment.mode === 'done' ? leftBehind(moment) : [];
    const isNew = ({ picture }: Left): boolean => !left.some((each) => each.picture === picture);
    const gone = new Set(
      moment.seen.flatMap((each) =>
        each.move === 'leave' || isEaten(each, moment.acts) ? [each.picture] : [],
      ),
    );
    standing = [...left, ...standing.filter((each) => isNew(each) && !gone.has(each.picture))].slice(0, most);
    return {
      ...moment,
      place: { ...moment.place, things: [...new Set(things)].slice(0, 4) },
      seen: [
        ...asTold,
        ...moment.seen.filter(({ how }) => how !== 'worn'),
        ...stillOn,
        ...moment.seen.filter(({ how }) => how === 'worn'),
      ].slice(-8),
    };
  });
}

/** What lies before somebody who eats and has nothing in the hands is what they eat. */
const isEaten = ({ picture }: Seen, acts: readonly Act[]): boolean =>
  kindOfPicture(picture) === 'food' && acts[0]?.action === 'eat' && !acts[0].thing;

/** What still stands there afterwards: things, and what was ridden. */
const leftBehind = ({ seen, acts }: Moment): Left[] => [
  ...acts.flatMap(({ action, who }) => {
    const picture = rideOf(action);
    return picture ? [{ picture, rider: who }] : [];
  }),
  ...seen
    .filter((each) => isLeft(each) && !isEaten(each, acts))
    .map(({ picture, color, count }) => ({
      picture,
      ...(color ? { color } : {}),
      ...(count ? { count } : {}),
    })),
];
/** Whoever rides on is not seen beside the bike, nor the bike without them. */
const hasGotOff = ({ acts }: Moment, rider: string): boolean =>
  acts.some(({ who, action }) => who === rider && rideOf(action) === undefined);
export const rideOf = (action: Act['action']): string | undefined =>
  Object.keys(vehicles).find((picture) => vehicles[picture] === action && picture !== 'kite');

function changeClothes(act: Act, worn: Map<string, Seen[]>): void {
  const { who, action, thing, color } = act;
  // Clothes that somebody else is given are seen on them.
  if (!thing || dressesOther(act)) return;
  if (action === 'put-on')
    keep(worn, who, { picture: thing, how: 'worn', of: who, ...(color ? { color } : {}) });
  if (action === 'take-out')
    worn.set(
      who,
      (worn.get(who) ?? []).filter(({ picture }) => picture !== thing),
    );
}

/** What somebody looks for in their thoughts is on nobody. */
const isMissing = ({ how, of }: Seen): boolean => how === 'bubble' && of !== undefined;
function lose(worn: Map<string, Seen[]>, { picture, of = '' }: Seen): void {
  const others = worn.get(of)?.filter((each) => each.picture !== picture);
  if (others) worn.set(of, others);
}

/** What is worn in water only, and where. */
const forWater = /^(?:goggles|diving-mask|swim-cap|armbands|flippers|snorkel)$/;
/** Who goes to bed or into the bath has no coat on. */
const forOutdoors = /coat|boot|shoe|skate|glove|hat|cap|scarf|helmet|backpack|goggles|vest/;
/** Nobody comes in on skates. */
const forSport = /skate|helmet|ski|flippers/;
const underRoof = /^(?:living|kitchen|bedroom|bathroom|cafe|shop|classroom|car|bus|train)$/;
const indoors = /^(?:bedroom|bathroom)$/;
const wet = /pool|beach|sea|lake|river|underwater|water/;
function takeOff(worn: Map<string, Seen[]>, what: RegExp): void {
  for (const [who, things] of worn)
    worn.set(
      who,
      things.filter(({ picture }) => !what.test(picture)),
    );
}

/** Worn over other things, or on head, hands and feet; everything else takes the place of what was worn. */
const parts =
  /hat|cap|crown|glasses|goggles|mask|helmet|scarf|tie|necktie|boot|shoe|socks|gloves|coat|jumper|tights|vest|shirt|jeans|shorts|medal|rosette|sticker|star|heart|leaf|flower|ribbon|ring|bucket|colander|backpack|beads|bandage|herb|grass|blossom/;
const isWhole = (picture: string): boolean => !parts.test(picture);

const keep = (worn: Map<string, Seen[]>, who: string, seen: Seen): void => {
  const before = isWhole(seen.picture) ? [] : (worn.get(who) ?? []);
  const others = before.filter(({ picture }) => picture !== seen.picture);
  worn.set(who, [...others, seen].slice(-3));
};
