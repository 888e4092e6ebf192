/** What a room can have in it: everything else is a toy, or is seen through the window. */
import type { Seen, ShownMoment } from '@milestoon/story/screenplay';
import type { SetName } from '@milestoon/stage';
import { isHung, isInSky, isOutdoors, isVehicle } from '@milestoon/things';
import type { Stage } from './place-props.ts';
import type { Prop } from './prop.ts';

/** What stands somewhere; a toy of it where nothing else fits. */
export type Standing = Seen & { toy?: true };

/** Where whole trees, animals and cars may stand about: as scenery, on show, on their way. */
const roomy: ReadonlySet<SetName> = new Set(['stage', 'hall', 'museum']);
/** Inside what somebody is, or beside what the place has anyway, there is no second one of it. */
const aboard: Partial<Record<SetName, RegExp>> = {
  car: /^(?:automobile|taxi|police-car|sport-utility-vehicle|pickup-truck|minibus)$/,
  bus: /^(?:bus|oncoming-bus|minibus)$/,
  train: /^(?:train|locomotive|tram|tram-car|metro|railway-car|bullet-train)$/,
  plane: /^(?:airplane|small-airplane|airplane-departure|airplane-arrival)$/,
  boat: /^(?:ship|ferry|sailboat|motor-boat|speedboat|passenger-ship|canoe)$/,
  tent: /^(?:tent|circus-tent)$/,
  museum: /^classical-building$/,
  station: /^(?:station|train|locomotive|railway-car|bullet-train)$/,
  airport: /^(?:airplane|small-airplane|airplane-departure|airplane-arrival)$/,
  aquarium: /^(?:aquarium|tropical-fish|fish)$/,
  market: /^(?:stall|convenience-store)$/,
  fair: /^(?:ferris-wheel|carousel-horse|roller-coaster)$/,
  salon: /^(?:barber-pole|mirror)$/,
};
/** What lies on it lies on the ground. */
const lawn = /^grass$/;
/** Things of sets that pictures would double. */
const ownOf: Partial<Record<SetName, RegExp>> = {
  park: /^(?:tree|deciduous-tree|grass)$/,
  forest: /^(?:tree|deciduous-tree|evergreen-tree|grass)$/,
  garden: lawn,
  playground: lawn,
  farm: lawn,
  field: lawn,
  zoo: lawn,
  mountain: lawn,
  lake: lawn,
  pitch: lawn,
  beach: /^(?:wave|water-wave)$/,
  classroom: /^(?:blackboard|school)$/,
  shop: /^(?:counter|shopping-cart)$/,
  kitchen: /^(?:oven|sink|fridge)$/,
  schoolgate: /^(?:door|gate|fence|school)$/,
  porch: /^(?:door|house)$/,
};
/** Whoever does this looks out of the window. */
const looksOut: ReadonlySet<string> = new Set(['look', 'watch', 'point', 'wave', 'stand', 'wait', 'cheer']);

/** Where there is neither table nor room for one. */
const tableless: ReadonlySet<SetName> = new Set([
  'car',
  'bus',
  'plane',
  'tent',
  'bathroom',
  'hallway',
  'salon',
  'cinema',
  'rink',
  'softplay',
  'aquarium',
]);
const picnics: ReadonlySet<SetName> = new Set([
  'park',
  'beach',
  'forest',
  'playground',
  'farm',
  'zoo',
  'mountain',
  'lake',
  'field',
]);

/** On what things lie that nobody holds: null on a pavement. */
export function tableIn(set: SetName, indoor: boolean): NonNullable<Prop['stand']> | null {
  if (picnics.has(set)) return 'blanket';
  return (indoor && !tableless.has(set)) || set === 'garden' ? 'table' : null;
}

/** Which of the things that stand are there, and what of them and of the sky is outside. */
export function roomed(
  standing: readonly Seen[],
  sky: readonly Seen[],
  { indoor, set }: Pick<Stage, 'indoor' | 'set'>,
  { staging }: Pick<ShownMoment, 'staging'>,
): { here: Standing[]; outside: Seen[] } {
  const onGround = standing.map((thing) =>
    thing.at && lawn.test(thing.at.picture) && ownOf[set]?.test(thing.at.picture)
      ? { ...thing, at: undefined }
      : thing,
  );
  const present = onGround.filter(({ picture, move }) => {
    if (aboard[set]?.test(picture)) return false;
    const isBearing = onGround.some(({ at }) => at?.picture === picture);
    return move || isBearing || !ownOf[set]?.test(picture);
  });
  if (!indoor) return { here: present, outside: [] };
  const here: Standing[] = [];
  const outside: Seen[] = [];
  const plays = staging.some(({ on, action }) => !on && !looksOut.has(action));
  // A volcano that somebody has before the hands is a model of one.
  for (const thing of present) {
    if (!isOutdoors(thing.picture) || (roomy.has(set) && !isInSky(thing.picture))) here.push(thing);
    else if (plays && thing.how === 'beside' && thing.of && !isInSky(thing.picture))
      here.push({ ...thing, toy: true });
    else if (isVehicle(thing.picture) && (plays || thing.size === 'tiny' || thing.size === 'small'))
      here.push({ ...thing, toy: true });
    else outside.push(thing);
  }
  return { here, outside: [...outside, ...sky.filter(({ picture }) => !isHung(picture))] };
}
