import { boundsOf, type Box, type DrawOp, inflate, intersect, type SvgPath } from '@milestoon/drawing';
import type { Motion, Mover } from '../motion.ts';
import type { SetLayer } from '../set.ts';
import type { AnimalPlace, LayerName } from '../sets/set-definition.ts';
import { lieLow, lookUp, lowered } from './eye.ts';
import { type Ground, isFlat, type Thing, thingsOf } from './things.ts';
import { warpOps } from './warp-ops.ts';
import { type Warp, warpSvgPath } from './warp-path.ts';

interface Scenery extends Ground {
  layers: SetLayer[];
  movers: Mover[];
  animals: readonly AnimalPlace[];
  fence: readonly DrawOp[];
  /** Outdoors what stands far away is taller for a low eye. */
  towers: boolean;
}

/**
 * The same place for an eye near the ground: the floor is a narrow band, what stands on it stands lower the
 * farther away it is, and lines that rise come together above. Each thing is moved as a whole by where it stands.
 */
export function seenFromBelow(scenery: Scenery): Pick<Scenery, 'layers' | 'movers' | 'animals' | 'fence'> {
  const known = new Map<LayerName, { box: Box; warp: Warp }[]>();
  const layers = scenery.layers.map((layer): SetLayer => {
    if (layer.name === 'sky' || layer.name === 'fg') return layer;
    const things = thingsOf(layer.ops, layer.name, scenery);
    const standing = [...new Set(things)].filter(({ flat }) => !flat);
    known.set(
      layer.name,
      standing.map((thing) => ({ box: thing.box, warp: warpFor(thing, layer.name, scenery) })),
    );
    return { ...layer, ops: placed(layer.ops, layer.name, scenery) };
  });
  const movers = scenery.movers.map((mover): Mover => {
    if (mover.layer === 'sky') return mover;
    if (mover.motion.kind === 'rest' && !mover.through) {
      const ops = placed(mover.ops, mover.layer, scenery);
      return { ...mover, ops, box: inflate(boundsOf(ops) ?? mover.box, 8) };
    }
    const flat = mover.ops.every((op) => isFlat(op, mover.box, scenery));
    const box = withPivot(mover);
    const carrier = flat ? undefined : carrierOf(box, known.get(mover.layer) ?? []);
    return warpMover(mover, carrier?.warp ?? warpFor({ box, flat }, mover.layer, scenery));
  });
  return {
    layers,
    movers,
    animals: scenery.animals.map(towering),
    fence: placed(scenery.fence, 'near', scenery),
  };
}

/** An animal stands where the low eye sees its place, and is as much taller as what stands there. */
function towering(place: AnimalPlace): AnimalPlace {
  const [x, y] = lieLow([place.x, place.y]);
  const [, above] = lookUp([place.x, lowered(place.y) - 100]);
  return { ...place, x, y, size: place.size * ((y - above) / 100) * (growth.near ?? 1) };
}

/** Everything where the low eye sees it, in the order in which it was drawn. */
function placed(ops: readonly DrawOp[], layer: LayerName, scenery: Scenery): DrawOp[] {
  const things = thingsOf(ops, layer, scenery);
  const warps = new Map<Thing, Warp>();
  return ops.flatMap((op, i) => {
    const thing = things[i];
    if (!thing) return [];
    const warp = warps.get(thing) ?? warpFor(thing, layer, scenery);
    warps.set(thing, warp);
    return warpOps([op], warp);
  });
}

/** How much taller what stands outdoors is; what is wider than this is not made wider still. */
const growth: Partial<Record<LayerName, number>> = { mid: 1.4, near: 1.15 };
const broad = 1100;

function warpFor({ box, flat }: Thing, layer: LayerName, { ground, towers }: Scenery): Warp {
  if (flat) return lieLow;
  const [left, top, width, height] = box;
  // Hills go on below the picture.
  const endless = layer === 'far' || top + height > 1200;
  const foot = endless ? ground : Math.max(ground, top + height);
  const fall = lowered(foot) - foot;
  const size = towers && !endless && width < broad && top + height > ground ? (growth[layer] ?? 1) : 1;
  const middle = left + width / 2;
  return ([x, y]) => lookUp([middle + (x - middle) * size, foot + (y - foot) * size + fall]);
}

/** Pivots farther below are no feet: a boat rocks about a point under water. */
const longestFoot = 80;

/** What sways on a foot reaches down to it. */
function withPivot({ motion, box }: Mover): Box {
  if (motion.kind !== 'sway') return box;
  const [x, y] = motion.pivot;
  const below = y - box[1] - box[3];
  return below > 0 && below < longestFoot && x > box[0] && x < box[0] + box[2]
    ? [box[0], box[1], box[2], y - box[1]]
    : box;
}

/** The thing with which a mover moves: most of it lies there, or some of it and both stand on the same line. */
function carrierOf(box: Box, things: readonly { box: Box; warp: Warp }[]): { warp: Warp } | undefined {
  const share = (thing: Box): number => {
    const [, , width, height] = intersect(thing, box);
    const same = Math.abs(thing[1] + thing[3] - box[1] - box[3]) < 40;
    return ((width * height) / (box[2] * box[3])) * (same ? 3 : 1);
  };
  const best = things.toSorted((a, b) => share(b.box) - share(a.box))[0];
  return best && share(best.box) > 0.15 ? best : undefined;
}

function warpMover(mover: Mover, warp: Warp): Mover {
  const ops = warpOps(mover.ops, warp);
  const through: SvgPath | undefined = mover.through && warpSvgPath(mover.through, warp);
  return {
    ...mover,
    ops,
    box: inflate(boundsOf(ops) ?? mover.box, 8),
    motion: warpMotion(mover.motion, warp),
    ...(through ? { through } : {}),
  };
}

const warpMotion = (motion: Motion, warp: Warp): Motion =>
  'pivot' in motion ? { ...motion, pivot: warp(motion.pivot) } : motion;
