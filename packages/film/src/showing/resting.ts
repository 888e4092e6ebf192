/** Things that are on, in, under, behind or over other things, or stick to them. Stage pixels. */
import {
  frontOf,
  hasDoor,
  hasLeaves,
  isOpen,
  isSeeThrough,
  type Opening,
  openingOf,
  topOf,
} from '@milestoon/things';
import { fitted } from './fitted.ts';
import { shelfOfFridge } from './furniture.ts';
import { onWay } from './half-way.ts';
import { atMouth } from './mouths.ts';
import type { Prop } from './prop.ts';

/** What sticks does so to what else is there: near the top of what stands, on what hangs. */
export function stuckOn(props: readonly Prop[]): Prop[] {
  const holds = props.find(({ how, move }) => move !== 'stick' && (how === 'ground' || how === 'sky'));
  if (!holds) return [...props];
  const [x, y, width, height] = holds.box;
  return props
    .map((prop): Prop => {
      if (prop.move !== 'stick') return prop;
      const [, , wide, tall] = prop.box;
      const at: [number, number] = [x + width * 0.62, y + height * (holds.how === 'sky' ? 0.84 : 0.3)];
      return {
        ...prop,
        x: at[0],
        y: at[1] + tall / 2,
        box: [at[0] - wide / 2, at[1] - tall / 2, wide, tall],
      };
    })
    .toSorted((a, b) => Number(a.move === 'stick') - Number(b.move === 'stick'));
}

/** Stage pixels that what lies on something flat is nearer to us. */
const nearer = 8;
/** Stage pixels: on what is higher nothing is thrown, what falls there comes down its front. */
const tallerThan = 260;
/** Share of a thing's height by which it looks out of the top of another. */
const out = 0.62;

/**
 * Moves everything that is by another thing there, where that one is drawn at all. What is under or behind it looks out
 * at the side towards the people, who stand about `people`: there the camera looks.
 */
export function resting(props: readonly Prop[], people = Number.POSITIVE_INFINITY): Prop[] {
  let placed = [...props];
  for (const prop of props) {
    // What is in the air is where it has been sent.
    if (!prop.at || prop.how === 'smeared' || prop.how === 'flying') continue;
    const { picture, side } = prop.at;
    const holder = placed.find((each) => each !== prop && each.pictures.some(({ name }) => name === picture));
    if (!holder) continue;
    const isHidden =
      side === 'under' ||
      side === 'behind' ||
      (side === 'in' && isHollow(holder) && frontIn(holder) === undefined && !openingOf(nameOf(holder)));
    const rest = placed.filter((each) => each !== prop);
    const at = rest.indexOf(holder);
    const moved = restingAt(prop, holder, side, people);
    if (side === 'between') {
      placed = [...rest.slice(0, at), ...parted(holder, prop), moved, ...rest.slice(at + 1)];
      continue;
    }
    // What is put into a cupboard stands in it, and its door is open.
    const isOpened = side === 'in' && isCupboard(holder);
    const open = {
      ...holder,
      ...(isOpened ? { recess: true } : {}),
      ...(side === 'in' ? { opened: true } : {}),
    };
    placed = isHidden
      ? [...rest.slice(0, at), moved, ...rest.slice(at)]
      : [...rest.slice(0, at), open, moved, ...rest.slice(at + 1)];
  }
  return placed;
}

/** Half over the rim: as large as the opening at the most, and its lower half behind the front. */
function overRim(prop: Prop, holder: Prop, { rim, x: aside, wide: opening }: Opening): Prop {
  const [, , wide, tall] = prop.box;
  const [left, top, width, height] = holder.box;
  const room = (width * opening) / wide;
  const fits = Math.max(smallest, Math.min(largest, room * 0.7), Math.min(1, room * 1.15));
  const edge = top + height * (1 - rim);
  const x = left + width / 2 + width * aside * (holder.mirrored ? -1 : 1);
  const y = edge + tall * fits * (1 - shown);
  return {
    ...fitted(prop, fits, [x, y]),
    sunk: edge,
    ...depthOf(holder),
    // What stands nearer to us than the cast is drawn after it, and what is in it after that.
    ...(holder.y > nearRow ? { near: true } : {}),
  };
}
/** Share of a thing that is seen over the rim, and how small or large it may become for an opening: batteries are known by half of it. */
const [shown, smallest, largest] = [0.62, 0.55, 2];
/** Stage pixels: from there on things are before the cast. */
export const nearRow = 900;

/** What something is between stands on both sides of it. */
function parted(holder: Prop, { box: [, , wide] }: Prop): Prop[] {
  const [left, top, width, height] = holder.box;
  const count = holder.pictures.length;
  // Pictures of a row overlap: each is so wide.
  const each = width / (1 + (count - 1) * inRow);
  const pictures = holder.pictures.slice(0, 1);
  return [-1, 1].map((side): Prop => {
    const x = left + width / 2 + side * (wide / 2 + each * 0.42);
    return { ...holder, pictures, x, box: [x - each / 2, top, each, height] };
  });
}
const inRow = 0.62;

/** Shares of a cupboard: its floor above the ground, and the most that stands in it may have of its width and height. */
const cupboard = { floor: 0.09, width: 0.74, height: 0.8 };
const isCupboard = (holder: Prop): boolean => hasLeaves(nameOf(holder));
function inCupboard(prop: Prop, holder: Prop): Prop {
  const [, , wide, tall] = prop.box;
  const [left, top, width, height] = holder.box;
  const fits = Math.min(1, (width * cupboard.width) / wide, (height * cupboard.height) / tall);
  const down = nameOf(holder) === 'fridge' ? shelfOfFridge : 1 - cupboard.floor;
  return fitted(prop, fits, [left + width / 2, top + height * down]);
}

const nameOf = ({ pictures }: Prop): string => pictures[0]?.name ?? '';
const topIn = (holder: Prop): number => topOf(nameOf(holder));
const frontIn = (holder: Prop): number | undefined => frontOf(nameOf(holder));
/** Before or behind the cast, as what it is on or in. */
const depthOf = ({ far, near }: Prop): Pick<Prop, 'far' | 'near'> => ({
  ...(far ? { far } : {}),
  ...(near ? { near } : {}),
});
const isHollow = (holder: Prop): boolean =>
  topIn(holder) > 0.1 &&
  holder.pictures.every(({ name }) => isOpen(name) && !isSeeThrough(name) && topOf(name) > 0.1);

/** Whoever is in a tree is among its leaves: so much of its height above the ground. */
const inCrown = 0.5;
const isCrown = (holder: Prop): boolean => /tree/.test(nameOf(holder));
/** Where the parts are of a doll, a teddy or a snowman, from the top: shares of its height. */
const figureSpots: Readonly<Partial<Record<NonNullable<Prop['spot']>, number>>> = {
  head: 0.08,
  hair: 0.06,
  eyes: 0.22,
  nose: 0.28,
  face: 0.26,
  mouth: 0.32,
  neck: 0.42,
  chest: 0.55,
  back: 0.55,
  belly: 0.62,
  arm: 0.6,
  hand: 0.66,
  leg: 0.84,
  foot: 0.92,
};

type RestingSide = 'on' | 'in' | 'under' | 'behind' | 'over' | 'between' | 'against';

/** A thing at its place by another one: its foot, and what it covers. */
function restingAt(prop: Prop, holder: Prop, side: NonNullable<Prop['at']>['side'], people: number): Prop {
  const [, , wide, tall] = prop.box;
  const [left, top, width, height] = holder.box;
  const [middle, foot] = [left + width / 2, top + height];
  const share = topIn(holder);
  const surface = foot - share * height;
  const isFlat = share < 0.1;
  const slides = prop.move === 'fall' && !isFlat && height > tallerThan && height > width;
  const beside = people < middle ? left - wide * 0.1 : left + width + wide * 0.1;
  const opening = side === 'in' ? openingOf(nameOf(holder)) : undefined;
  if (opening) return overRim(prop, holder, opening);
  if (side === 'mouth') return { ...atMouth(prop, holder), ...(holder.near ? { near: true } : {}) };
  const going = onWay(prop, holder, side, people);
  if (going) return going;
  const down = prop.spot && side === 'on' ? figureSpots[prop.spot] : undefined;
  if (down !== undefined) {
    const fits = Math.min(1, (width * (prop.spot === 'neck' ? 0.8 : 0.62)) / wide);
    const below = prop.spot === 'head' ? 0 : (tall * fits) / 2;
    return {
      ...fitted(prop, fits, [middle, top + height * down + below]),
      ...(holder.near ? { near: true } : {}),
    };
  }
  if (side === 'in' && isCupboard(holder)) return { ...inCupboard(prop, holder), ...depthOf(holder) };
  const places: Readonly<Record<RestingSide, readonly [x: number, y: number]>> = {
    on: isCrown(holder)
      ? [middle, foot - height * inCrown]
      : [middle, isFlat ? foot + nearer : slides ? foot - height * 0.45 : surface + 4],
    in: isFlat
      ? [middle, foot + nearer]
      : isHollow(holder)
        ? [middle, surface + tall * (1 - out)]
        : [middle, Math.min(foot, top + height * 0.62 + tall / 2)],
    under: [beside, foot + 4],
    behind: [beside, foot - 6],
    over: [middle, Math.max(tall + 40, top - 20)],
    between: [middle, foot + 2],
    against: [middle + (people < middle ? -1 : 1) * width * 0.12, foot + 6],
  };
  const front = side === 'in' ? frontIn(holder) : undefined;
  const [x, y] =
    front === undefined ? places[side as RestingSide] : [middle, foot - front * height + tall / 2];
  return {
    ...fitted(prop, 1, [x, y]),
    ...(front !== undefined && hasDoor(nameOf(holder)) ? { recess: true } : {}),
    ...depthOf(holder),
  };
}
