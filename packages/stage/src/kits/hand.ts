import type { HalftoneOp, Box, Paint, SvgPath, Treatment } from '@milestoon/drawing';
import type { Drawing } from '../drawing.ts';
import type { SetColor } from './kit.ts';

/** What a style makes of the lines and paints of a thing. Widths, blurs and corners in stage pixels. */
export interface Hand {
  /** The colour of a line on or around a thing: the style's ink where it has one, else `own`. */
  lineColor(own: string, alpha?: number): string;
  /** The width of such a line, of a line of ink, and on flat paper. */
  lineWidth(own: number, inked: number, paper?: number): number;
  /** A line of ink, in styles that draw in ink; nothing elsewhere. */
  inkLine(drawing: Drawing, shape: SvgPath | string, width: number, alpha?: number): void;
  /** Printed dots that grow along `axis`, in styles that print; nothing elsewhere. */
  inkDots(
    drawing: Drawing,
    box: Box,
    cell: number,
    axis: HalftoneOp['axis'],
    radius: HalftoneOp['radius'],
    paint: Paint,
  ): void;
  /** How far colours run into their ground. */
  bleed(blur: number): Treatment;
  /** The paint of a wide surface: `wash`, or the one colour `plain` in flat styles. */
  wash(plain: string, wash: Paint): Paint;
  /** The radius of a corner: sharp, cut from paper, or an arch. */
  corner(sharp: number, cut: number, arch?: number): number;
  /** How far a shade or a light stands off its ground, 0 … 1; `paper` in flat styles. */
  contrast(own: number, paper: number): number;
  /** The hue of a room, degrees: its own, or the one it would have in a dream. */
  roomHue(own: number, magic: number): number;
  /** Whether shapes have a line of ink, are of one colour, or are bent by hand. */
  readonly inks: boolean;
  readonly flat: boolean;
  readonly curved: boolean;
  /** A world of hats for roofs, gold, stars and lights in the air. */
  readonly enchanted: boolean;
  /** Rays of a small star. */
  readonly starPoints: number;
  /** What is of brass or wood elsewhere may be of gold. */
  gilded(own: SetColor): SetColor;
}

/** Coloured lines, gradients, sharp edges: what a style does unless it says otherwise. */
export const usualHand: Hand = {
  lineColor: (own) => own,
  lineWidth: (own) => own,
  inkLine() {},
  inkDots() {},
  bleed: () => ({}),
  wash: (_plain, wash) => wash,
  corner: (sharp) => sharp,
  contrast: (own) => own,
  roomHue: (own) => own,
  inks: false,
  flat: false,
  curved: false,
  enchanted: false,
  starPoints: 5,
  gilded: (own) => own,
};
