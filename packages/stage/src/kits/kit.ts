import type { CardArt, PageArt, TransitionMoment } from './card-art.ts';
import type { Oklch, PenStyle, Random, SvgPath } from '@milestoon/drawing';
import type { Drawing } from '../drawing.ts';
import type { Hand } from './hand.ts';
import type { Layout } from './layout.ts';
import type { Tones } from './tones.ts';
import type { SceneChange } from '../set-names.ts';
import type { Light, LocalColor, Palette } from '../light/light.ts';

export type SetColor = LocalColor | Oklch;

/** How a solid differs from the style's usual way. */
export interface SolidOptions {
  /** 0 here … 1 lost in the haze. */
  depth?: number;
  /** Added to the lightness of the local colour. */
  lighter?: number;
  /** Width of the shaded edge, share of the shape's shorter side. */
  shade?: number;
  /** Skips the grade of the day: it shines by itself. */
  glowing?: boolean;
  /** 0 leaves the outline out. */
  line?: number;
  lineWidth?: number;
  /** Cell of the halftone. */
  cell?: number;
  noRim?: boolean;
  /** Lies flat on its ground: no shadow around it. */
  flat?: boolean;
  /** The right half is darker. */
  half?: boolean;
  /** Draws what is on the surface, clipped to the shape; gets the base colour. */
  inside?: (drawing: Drawing, base: Oklch) => void;
}

export interface PlantOptions {
  depth?: number;
  color?: SetColor;
  snow?: boolean;
  flowers?: LocalColor;
  /** Share of the height by which the top stands aside. */
  lean?: number;
  /** Seen from far: without its small lights. */
  plain?: boolean;
}

/** x, y, width, seed, depth */
export type CloudPlace = readonly [x: number, y: number, width: number, seed: number, depth: number];

export interface SkyOptions {
  horizon?: number;
  seed?: number;
  sun?: readonly [x: number, y: number];
  clouds?: readonly CloudPlace[] | false;
  compass?: boolean;
}

export interface HillOptions {
  y: number;
  seed: number;
  /** Length of the swell, pixels. */
  swell: number;
  depth: number;
  amplitude?: number;
  color?: SetColor;
  trees?: boolean;
  treeScale?: number;
}

export interface GroundOptions {
  y: number;
  seed?: number;
  color?: SetColor;
  depth?: number;
  amplitude?: number;
  /** How much darker the near edge is. */
  deepen?: number;
  tufts?: boolean;
  flowers?: readonly LocalColor[];
  /** Where no tuft may grow. */
  keepClear?: (x: number, y: number) => boolean;
}

export interface RoomOptions {
  y: number;
  color?: SetColor;
  color2?: SetColor;
  beams?: boolean;
}

export type Particles = 'rain' | 'snow' | 'petals' | 'spark';

/**
 * One way of drawing. Sets say what stands where; a kit decides how it looks. x, y is where a thing
 * stands (its foot, in the middle); sizes are stage pixels.
 */
export interface Kit extends Hand {
  /** The pen of the figures, for things that both stand here and are held. */
  readonly pen: PenStyle;
  readonly light: Light;
  readonly measures: KitMeasures;
  readonly tones: Tones;
  readonly layout: Layout;
  readonly gold: Oklch;
  /** The colour of drawn lines. */
  ink(alpha?: number): string;

  /** The outline of a piece of furniture. */
  box(x: number, y: number, width: number, height: number, radius?: number): SvgPath;
  /** Any closed shape with the style's volume. */
  solid(drawing: Drawing, shape: SvgPath, color: SetColor, options?: SolidOptions): void;
  glow(drawing: Drawing, x: number, y: number, radius: number, color?: Oklch, alpha?: number): void;

  cloud(drawing: Drawing, x: number, y: number, width: number, seed: number, depth?: number): void;
  sky(drawing: Drawing, options?: SkyOptions): void;
  /** The sea from the horizon down. */
  sea(drawing: Drawing, horizon: number): void;
  /** What is seen beyond the sea, at the horizon. */
  beyondSea(drawing: Drawing, horizon: number): void;
  /** What frames a beach in front, and stands on it at `shore`. */
  beachFront(front: Drawing, near: Drawing, shore: number): void;
  hills(drawing: Drawing, options: HillOptions): void;
  ground(drawing: Drawing, options: GroundOptions): void;
  /** A path, a puddle: something flat on the ground. */
  patch(drawing: Drawing, shape: SvgPath, color: SetColor, options?: { depth?: number }): void;
  /** The shadow that falls from something standing at x, y. */
  castShadow(drawing: Drawing, x: number, y: number, rx: number, ry?: number, alpha?: number): void;
  /** Draws what has no height: chalk on a pavement, leaves on a lawn. */
  lying(drawing: Drawing, draw: (drawing: Drawing) => void): void;
  /** Spots of shade below trees. */
  dapple(drawing: Drawing, x: number, y: number, width: number, height: number, seed: number): void;

  tree(drawing: Drawing, x: number, y: number, height: number, seed: number, options?: PlantOptions): void;
  palm(drawing: Drawing, x: number, y: number, height: number, seed: number, options?: PlantOptions): void;
  pine(drawing: Drawing, x: number, y: number, height: number, seed: number, options?: PlantOptions): void;
  bush(drawing: Drawing, x: number, y: number, width: number, seed: number, options?: PlantOptions): void;
  /** A mass of leaves around cx, cy. */
  foliage(
    drawing: Drawing,
    cx: number,
    cy: number,
    rx: number,
    ry: number,
    seed: number,
    color?: SetColor,
    depth?: number,
    leafSize?: number,
  ): void;
  /** A trunk that leaves the picture at the top. */
  trunk(drawing: Drawing, x: number, y: number, width: number, depth: number, seed: number): void;
  /** The wall of trees behind a clearing. */
  deepWoods(drawing: Drawing, horizon: number, dice: Random): void;
  /** The leaves above a clearing. */
  crowns(drawing: Drawing): void;
  flower(drawing: Drawing, x: number, y: number, size: number, color: LocalColor): void;
  /** Leaves that frame a lower corner; `side` 1 left, -1 right. */
  cornerLeaves(drawing: Drawing, x: number, y: number, side: 1 | -1, seed: number): void;
  /** What hangs into the picture from above. */
  overhang(drawing: Drawing, seed: number): void;

  wall(drawing: Drawing, options: RoomOptions): void;
  floor(drawing: Drawing, options: RoomOptions): void;
  window(drawing: Drawing, x: number, y: number, width: number, height: number, seed: number): void;
  /** Light of a window on the floor. */
  lightPool(drawing: Drawing, x: number, y: number, width: number, height: number): void;

  /** One screenful (1920 × 1080) of what falls or floats. */
  particles(drawing: Drawing, kind: Particles, seed: number): void;
  /** Light in the air, to be screened over the background (1920 × 1080); paints nothing where there is none. */
  gleam(drawing: Drawing, room: { indoor: boolean; windowX?: number }): void;
  /** Paper, grain and vignette as one opaque picture (1920 × 1080), to be multiplied over everything. */
  veil(drawing: Drawing): void;

  /** What of a room only a low eye sees: the ceiling above the wall. */
  ceiling?(drawing: Drawing, options: RoomOptions): void;
  house?(drawing: Drawing, x: number, y: number, height: number, seed: number, depth?: number): void;
  /** A dashed way that ends in a cross. */
  trail?(drawing: Drawing, points: readonly (readonly [x: number, y: number])[]): void;
  bigLeaf?(drawing: Drawing, x: number, y: number, length: number, angle: number, color: SetColor): void;
}

/** Where things stand in a style, stage pixels. */
export interface KitMeasures {
  /** Outdoor ground line and indoor edge of the floor. */
  horizon: number;
  floorLine: number;
}

export interface StyleKit {
  palette: Palette;
  measures: KitMeasures;
  build(light: Light): Kit;
  /** Titles, in the light of day. */
  cards: CardArt;
  pages: PageArt;
  transitions: Readonly<Record<SceneChange, Transition>>;
}

/** A style's way from one picture to the next. */
export interface Transition {
  /** Length in frames at 24 a second. */
  frames: number;
  /** `t` 0 … 1. */
  at(t: number): TransitionMoment;
}
