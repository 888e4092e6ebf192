/**
 * The draw list: what a frame looks like, as plain JSON-serialisable data.
 *
 * Everything that draws returns `DrawOp[]`; only `paint` (paint.ts) turns it into canvas calls.
 * Lengths are in the units of the enclosing matrix; the root is a 1920 × 1080 frame, +y down.
 */
export type Point = readonly [x: number, y: number];
/** Affine matrix in canvas order: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
/** x, y of the upper left corner, width, height. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** A colour on its way from one end of a gradient, 0, to the other, 1. */
export type GradientStop = readonly [offset: number, color: string];
/** A CSS colour, or a gradient along a line or between two circles. */
export type Paint =
  | string
  | { linear: readonly [x0: number, y0: number, x1: number, y1: number]; stops: readonly GradientStop[] }
  | {
      radial: readonly [x0: number, y0: number, r0: number, x1: number, y1: number, r1: number];
      stops: readonly GradientStop[];
    };

/** One outline feeds fill, stroke and clip: an SVG path with its bounds, or closed polylines. */
export type Path = SvgPath | Rings;
/** An outline in SVG’s words, and the box that holds it. */
export interface SvgPath {
  d: string;
  box: Box;
}
/** Closed polylines; where one lies in another the winding decides, or `evenOdd`. */
export interface Rings {
  rings: readonly (readonly Point[])[];
}

/** How a shape is laid over what is there, in the words of Canvas 2D. */
export type Blend = 'multiply' | 'screen' | 'overlay' | 'soft-light' | 'lighter' | 'destination-out';

/** May stand on any operation; together they cost one save and restore. */
export interface Treatment {
  /** 0…1 */
  alpha?: number;
  blend?: Blend;
  /** Gaussian blur radius. On a shape it is confined to the shape's box plus three radii. */
  blur?: number;
  shadow?: { blur: number; dx: number; dy: number; color: string };
}

/** A filled outline. */
export interface FillOp extends Treatment {
  kind: 'fill';
  path: Path;
  paint: Paint;
  evenOdd?: boolean;
}
/** A line of even width along an outline. */
export interface StrokeOp extends Treatment {
  kind: 'stroke';
  path: Path;
  paint: Paint;
  width: number;
  cap?: 'round' | 'butt' | 'square';
  join?: 'round' | 'miter' | 'bevel';
  dash?: readonly number[];
  /** Polylines only: leave the ends open. */
  open?: boolean;
}
/** Fills everything outside `path` moved by (dx, dy); inside a clip to the same path it is a shadow edge. */
export interface OutsideOp extends Treatment {
  kind: 'outside';
  path: SvgPath;
  dx: number;
  dy: number;
  paint: Paint;
}
/** A brush line whose width changes from point to point. */
export interface InkOp extends Treatment {
  kind: 'ink';
  points: readonly Point[];
  widths: readonly number[];
  closed?: boolean;
  paint: Paint;
}
/** Filled discs of one paint. */
export interface DotsOp extends Treatment {
  kind: 'dots';
  dots: readonly (readonly [x: number, y: number, radius: number])[];
  paint: Paint;
}
/** A 45° halftone lattice whose dot radius runs from `radius[0]` to `radius[1]` cells along `axis`. */
export interface HalftoneOp extends Treatment {
  kind: 'halftone';
  box: Box;
  cell: number;
  axis: readonly [x0: number, y0: number, x1: number, y1: number];
  radius: readonly [number, number];
  paint: Paint;
}
/** A tile of the painter’s own, repeated over a box. */
export interface TextureOp extends Treatment {
  kind: 'texture';
  name: 'grain' | 'paper' | 'wash' | 'cloud';
  box: Box;
}
/** One line of lettering; `rotate` in radians, `x` and `y` on its base line. */
export interface TextOp extends Treatment {
  kind: 'text';
  text: string;
  x: number;
  y: number;
  /** CSS font shorthand, families of `stage/lettering`. */
  font: string;
  align?: 'left' | 'center' | 'right';
  rotate?: number;
  scale?: number;
  skew?: number;
  paint?: Paint;
  /** Drawn first, from the outside in. */
  strokes?: readonly { color: string; width: number; dx?: number; dy?: number }[];
}
/** `asset` names a picture the painter was given; `source` cuts a part out, in the picture's pixels. */
export interface ImageOp extends Treatment {
  kind: 'image';
  asset: string;
  target: Box;
  source?: Box;
}
/** Operations of which only a part is seen. */
export interface ClipOp extends Treatment {
  kind: 'clip';
  /** All of them apply: the intersection. */
  paths: readonly Path[];
  /** Keep what is outside `paths[0]` moved by this, instead of what is inside. */
  outside?: { dx: number; dy: number };
  ops: readonly DrawOp[];
}
/** Operations that are moved, turned or faded as one. */
export interface GroupOp extends Treatment {
  kind: 'group';
  matrix?: Matrix;
  /** Painted on a surface of its own first, so that alpha and blend apply to the whole. */
  isolated?: boolean;
  /** What it is, for whoever asks what a picture shows; painters take no notice. */
  name?: string;
  ops: readonly DrawOp[];
}
/**
 * A part of the picture that stays the same over many frames. Painters may keep its raster under
 * `key`: equal keys must mean equal `ops`, whatever the matrix. `box` is what can ever be seen of it.
 */
export interface LayerOp extends Treatment {
  kind: 'layer';
  key: string;
  matrix?: Matrix;
  box: Box;
  ops: readonly DrawOp[];
  /** Another part of it is seen in every frame: the raster holds all of it. */
  whole?: boolean;
}

/** One thing to paint. */
export type DrawOp =
  | FillOp
  | StrokeOp
  | OutsideOp
  | InkOp
  | DotsOp
  | HalftoneOp
  | TextureOp
  | TextOp
  | ImageOp
  | ClipOp
  | GroupOp
  | LayerOp;

/** A picture, painted from the first operation to the last. */
export type DrawList = readonly DrawOp[];

/** A frame in the draw list’s units; painters enlarge it to the pixels they have. */
export const frameSize = { width: 1920, height: 1080 } as const;
/** How fast every film runs. */
export const framesPerSecond = 24;
