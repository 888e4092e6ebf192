/** What a room can have in it: everything else is a toy, or is seen through the window. */
import type { Seen, ShownMoment } from '@milestoon/story/screenplay';
import { isPage, type SetName } from '@milestoon/stage';
import { isHung, isInSky, isOnWalls, isOutdoors, isScene, isVehicle } from '@milestoon/things';
import { hasOfItsOwn, isLawn, isThePlace } from './own-of-sets.ts';
import type { Stage } from './stage.ts';
import type { Prop } from './prop.ts';

/** What stands somewhere; a toy of it where nothing else fits. */
export type Standing = Seen & { toy?: true };

/** Where whole trees, animals and cars may stand about: as scenery, on show, on their way. */
const roomy: ReadonlySet<SetName> = new Set(['stage', 'hall', 'museum']);
/** Whoever does this looks out of the window. */
const looksOut: ReadonlySet<string> = new Set(['look', 'watch', 'point', 'wave', 'stand', 'wait', 'cheer']);

/** What every night has over it. */
const nightly = /^(?:star|full-moon|crescent-moon)$/;
/** What lives in the water. */
const swims =
  /^(?:shark|dolphin|whale|spouting-whale|stingray|octopus|squid|seal|turtle|penguin|blowfish|lobster|crab|jellyfish)$/;

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
  'prayer',
  'laundry',
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
  return (indoor && !tableless.has(set)) || set === 'garden' || set === 'balcony' ? 'table' : null;
}

/** Which of the things that stand are there, which of them and of the sky are outside, which above, which on the wall. */
export function roomed(
  standing: readonly Seen[],
  sky: readonly Seen[],
  { indoor, set, scenery, time }: Pick<Stage, 'indoor' | 'set' | 'scenery' | 'time'>,
  { staging }: Pick<ShownMoment, 'staging'>,
): { here: Standing[]; outside: Seen[]; above: Seen[]; hung: Seen[] } {
  // On a page is nothing of its own, by day or by night.
  const isBare = isPage(scenery);
  const isThereAnyway = (picture: string, isUsed?: boolean): boolean =>
    !isBare && hasOfItsOwn(set, picture, isUsed);
  const onGround = standing.map((thing) =>
    thing.at && isLawn(thing.at.picture) && isThereAnyway(thing.at.picture)
      ? { ...thing, at: undefined }
      : thing,
  );
  const present = onGround.filter(({ picture, move, how, of }) => {
    if ((!isBare && isThePlace(set, picture, scenery)) || isScene(picture)) return false;
    const isBearing = onGround.some(({ at }) => at?.picture === picture);
    const isUsed = how === 'beside' && of !== undefined;
    return move || isBearing || !isThereAnyway(picture, isUsed);
  });
  const isInSkyAnyway = (picture: string): boolean =>
    isScene(picture) || (!indoor && !isBare && time === 'night' && nightly.test(picture));
  const above = sky.filter(({ picture }) => !isInSkyAnyway(picture));
  // Stars are counted where they are, and not on the grass.
  const isUp = ({ picture, how, move, of }: Seen): boolean =>
    isInSky(picture) && how !== 'table' && !move && !(how === 'beside' && of);
  if (!indoor)
    return {
      here: present.filter((thing) => !isUp(thing)),
      outside: [],
      above: [
        ...above,
        ...present
          .filter((thing) => isUp(thing) && !isInSkyAnyway(thing.picture))
          .map((thing): Seen => ({ ...thing, how: 'sky' })),
      ],
      hung: [],
    };
  // Through the opening of a tent the sky is seen anyway, and it has no window.
  const isTent = set === 'tent';
  const here: Standing[] = [];
  const outside: Seen[] = [];
  const plays = staging.some(({ on, action }) => !on && !looksOut.has(action));
  // A volcano that somebody has before the hands is a model of one.
  const hung: Seen[] = [];
  for (const thing of present) {
    if (isOnWalls(thing.picture) && !thing.at && !thing.move) hung.push({ ...thing, how: 'wall' });
    else if (!isOutdoors(thing.picture) || (roomy.has(set) && !isInSky(thing.picture))) here.push(thing);
    else if (plays && thing.how === 'beside' && thing.of && !isInSky(thing.picture))
      here.push({ ...thing, toy: true });
    else if (isVehicle(thing.picture) && (plays || thing.size === 'tiny' || thing.size === 'small'))
      here.push({ ...thing, toy: true });
    else outside.push(thing);
  }
  const seenOutside = isTent ? [] : [...outside, ...above.filter(({ picture }) => !isHung(picture))];
  // Whatever swims does so behind the glass that is there.
  const isTank = set === 'aquarium';
  return {
    here,
    outside: isTank ? seenOutside.filter(({ picture }) => !swims.test(picture)) : seenOutside,
    above: [
      ...above.filter(({ picture }) => isHung(picture)),
      ...(isTank ? seenOutside.filter(({ picture }) => swims.test(picture)) : []).map(
        (thing): Seen => ({ ...thing, how: 'sky' }),
      ),
    ],
    hung,
  };
}
