import type { Knot, Point } from '@milestoon/drawing';

/** One point of the cut edge of hair: a plain point, the tip of a clump, or the valley between two. */
export type EdgeKnot = readonly [x: number, y: number, kind?: 'tip' | 'valley', bend?: number];
export interface Lock {
  line: readonly Point[];
  width: number;
}

/** A hair shape as data, in head space (see head.ts), independent of style. */
export interface HairDrawing {
  /** Outline of the cap from the near temple over the crown to the far one. */
  cap?: readonly Knot[];
  /** Cut edge back from the far temple: broad clumps of unequal width parted by narrow slits. */
  edge?: readonly EdgeKnot[];
  /** The edge is a hairline, not clumps. */
  smoothEdge?: boolean;
  /** Where the strands start. */
  part?: Point;
  partLine?: boolean;
  /** The fringe hangs over the brows. */
  overBrows?: boolean;
  /** Side locks before the ears, one silhouette with the cap. */
  locks?: readonly Lock[];
  /** Convex locks laid over the cap, leaning one way. */
  spikes?: readonly Lock[];
  /** The mass behind the neck. */
  back?: readonly EdgeKnot[];
  wisps?: readonly (readonly Point[])[];
  tails?: readonly { root: Point; line: readonly Point[]; width: number; behind?: boolean }[];
  /** Centre and radius. */
  buns?: readonly (readonly [x: number, y: number, radius: number])[];
  puffs?: readonly (readonly [x: number, y: number, radius: number])[];
  braids?: { lines: readonly (readonly Point[])[]; width: number };
  /** Radius of the curls that every outline is made of. */
  curl?: number;
  /** Clipped all over: the share of skin that shows through at the crown. */
  shaved?: number;
  /** A hat lies on it: nothing stands off the crown. */
  pressed?: boolean;
  rows?: boolean;
  /** Ropes of hair from the crown: behind the neck, and over the cap. */
  locs?: { front: readonly (readonly Point[])[]; back: readonly (readonly Point[])[]; width: number };
  hangingBraids?: readonly (readonly Point[])[];
  /** They end in nothing but hair. */
  withoutBeads?: boolean;
  noLightBand?: boolean;
  shavedSides?: boolean;
  /** Nothing on top; a child has none at the sides either. */
  sidesOnly?: boolean;
  /** Nothing but these. */
  tufts?: readonly (readonly Point[])[];
}
