import type { AnimationStyle } from '@milestoon/domain';
import type { Color, DrawOp, PenStyle, Point } from '@milestoon/drawing';
import type { EyeDrawing } from './face/eye-drawing.ts';
import type { Headwear } from './outfit.ts';
import type { Person } from './person.ts';
import type { Fit, Garment } from './body/fit.ts';
import type { Torso } from './body/torso-frame.ts';

export interface AvatarWear {
  headwear: Headwear;
  clothes: string;
}

/** A face feature placed on the three-quarter head. */
export interface Placed {
  x: number;
  y: number;
  /** How much the turn of the head shrinks widths there. */
  narrowing: number;
  /** On the far side of a turned head. */
  hidden: boolean;
}

/**
 * One way of drawing the same rig. Everything that differs between the styles of the series is in
 * here; the parts (face, hair, body …) only ask for it. One head, chin to crown, is 1.0.
 */
export interface DrawingStyle extends PenStyle {
  key: AnimationStyle;
  skullShade: { strength: number; dotsFrom?: number };
  /** How a clump of hair ends. */
  tip: 'sharp' | 'chunky' | 'round' | 'wisp';
  head: { width: number; jaw: number; chin: number; height: number; earTip: number };
  eye: { x: number; y: number; width: number; height: number; closedLine: number };
  brow: {
    y: number;
    width: number;
    length: number;
    arch: number;
    tapered: boolean;
    color(hair: Color): Color;
  };
  nose: { y: number };
  mouth: {
    y: number;
    scale: number;
    line: number;
    inside: Color;
    color(skin: Color): Color;
    /** Lips: never, for full lips only, or always. */
    lips: 'never' | 'full' | 'always';
  };
  cheek: { y: number };
  glasses: { line: number; lens: number };
  body: { limb: number; shoulder: number; leg: number; hand: number; torso: number };
  hair: {
    line: number;
    lineColor(base: Color): string;
    light: number;
    /** Strands show their last part, from this share on. */
    strandFrom: number;
    backLightness: number;
    band(base: Color, light: Color): DrawOp[];
  };
  /** Shadow of the fringe on the forehead. */
  fringeShadow: { dx: number; dy: number; color(skin: Color): string };
  eyelash(skin: Color): Color;
  drawEye(eye: EyeDrawing): DrawOp[];
  drawNose(person: Person, at: Point, size: number): DrawOp[];
  drawCheek(at: Placed, color: Color, blush: number): DrawOp[];
  /** What this world makes of the child's own clothes. */
  costume(person: Person): Fit | null;
  /** What grown-ups wear in this world over their own clothes. */
  grownUpTouch: Garment | null;
  /** What each of the four avatars wears in this world: on the head, and in words for the parent. */
  avatars: readonly [AvatarWear, AvatarWear, AvatarWear, AvatarWear];
  /** Stroke colour of a visible breath; the colour of a child's blanket. */
  breath: Color;
  blanket(signature: Color): Color;
  /** The head's shadow on the chest, from the shaded cloth colour. */
  chestShadow(cloth: Color): string;
  /** A wash over the dressed torso, clipped to it. */
  overTorso(torso: Torso): DrawOp[];
  /** The ground an avatar stands before, in pixels of `size` × `size`. */
  backdrop(size: number, seed: number): DrawOp[];
}
