import { boundsOf, type Box, type DrawOp, inflate, intersect, opBounds, union } from '@milestoon/drawing';
import type { LayerName } from '../sets/set-definition.ts';

/** Parts that overlap and were drawn soon after each other: one of them stands on or before the other. */
export interface Thing {
  box: Box;
  flat: boolean;
}

export interface Ground {
  /** Where ground or floor begin, for the usual eye. */
  ground: number;
  /** What lies on the ground. */
  lying: WeakSet<DrawOp>;
}

/** So many things drawn before may be gone on with, and no wider than this: a fence is not one with what stands before it. */
const open = 6;
const widest = 1200;

/** The thing that each operation belongs to. */
export function thingsOf(ops: readonly DrawOp[], layer: LayerName, where: Ground): Thing[] {
  if (layer === 'far') {
    const wall: Thing = { box: boundsOf(ops) ?? nowhere, flat: false };
    return ops.map(() => wall);
  }
  let standing: Thing[] = [];
  /** Two halves of a tree are one as soon as something joins them. */
  const joined = new Map<Thing, Thing>();
  const whole = (thing: Thing): Thing => {
    const into = joined.get(thing);
    return into ? whole(into) : thing;
  };
  const parts = ops.map((op): Thing => {
    const box = opBounds(op) ?? standing.at(-1)?.box ?? nowhere;
    if (isFlat(op, box, where)) return { box, flat: true };
    const thing: Thing = { box, flat: false };
    for (const other of standing.slice(-open)) {
      const both = union(other.box, thing.box);
      if (!touches(other.box, box) || both[2] > widest) continue;
      thing.box = both;
      joined.set(other, thing);
    }
    standing = [...standing.filter((other) => !joined.has(other)), thing];
    return thing;
  });
  return parts.map(whole);
}

const nowhere: Box = [0, 0, 0, 0];

const touches = (a: Box, b: Box): boolean => {
  const [, , width, height] = intersect(inflate(a, 4), b);
  return width > 0 && height > 0;
};
/** Ground and what lies on it; bands across the whole picture are road and water. */
export function isFlat(op: DrawOp, [, y, width, height]: Box, { ground, lying }: Ground): boolean {
  if (lying.has(op)) return true;
  if (y < ground - 60) return false;
  const broadBand = width > 1500 && (height < 90 || y >= ground - 4 || op.kind === 'halftone');
  return y + height > 1200 || broadBand;
}
