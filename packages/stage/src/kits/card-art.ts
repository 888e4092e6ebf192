import type { DrawOp, Oklch, SvgPath } from '@milestoon/drawing';
import type { Drawing } from '../drawing.ts';
import type { LetterLine, LetterMove } from '../lettering/lettering.ts';

/** How a style sets its titles. Lettering is never lit by the scene: it is given the kit of the day. */
export interface CardArt {
  /** The mark of the style, `turn` in turns. It leaves a trail, so that even a still seems to move. */
  emblem(drawing: Drawing, x: number, y: number, radius: number, turn: number): void;
  /** The quiet field behind the lettering, its middle at `y`. */
  field(drawing: Drawing, y: number): void;
  /** How big words stand and are painted at a size. */
  word(size: number): LetterLine;
  /** A letter `t` of the way (0…1) into its place. */
  arrive(t: number): LetterMove;
  /** A small line on a ribbon of its own, baseline at y. */
  line(drawing: Drawing, text: string, x: number, y: number, size: number, bright?: boolean): void;
  /** Where things stand: baselines and sizes, pixels. */
  layout: {
    emblemY: number;
    emblemRadius: number;
    episodeY: number;
    wordY: number;
    wordSize: number;
    wordWidth: number;
    starY: number;
  };
}

/** The colours of captions and albums. */
export interface PageArt {
  caption: {
    plate: Oklch;
    plateAlpha: number;
    ink: Oklch;
    highlight: Oklch;
    highlightInk: Oklch;
    corner: number;
    highlightCorner: number;
    border?: string;
    /** Cut by hand: corners slightly off, outlined in ink. */
    cut?: boolean;
  };
  album: {
    table: Oklch;
    page: Oklch;
    tapes: readonly [Oklch, Oklch];
    ink: Oklch;
    /** What lies on the table, around and on the pages. */
    decorate(drawing: Drawing, where: 'table' | 'pages'): void;
  };
}

/** One moment of a change of scene. */
export interface TransitionMoment {
  /** What of the new picture shows; null none of it, 'all' everything. */
  reveal: SvgPath | 'all' | null;
  /** Painted below the new picture, and over both. */
  below: DrawOp[];
  above: DrawOp[];
}
