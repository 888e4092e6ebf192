import type { DrawOp, Point } from '../../core/draw-list.ts';
import type { Color } from '../material.ts';
import type { Pen } from '../pen.ts';

export interface Coat {
  fur: Color;
  pale: Color;
  collar: Color;
  eye: Color;
}

/** What an animal's face shows. */
export interface Muzzle {
  /** 0 open … 1 shut */
  blink: number;
  /** Mouth, 0 shut … 1 panting. */
  open: number;
  /** Ears: -1 drooping … 1 pricked. */
  ears: number;
  gaze: Point;
}

/** A pet as a body plan. Lengths in units of its own, ground at y = 0, facing right. */
export interface Species {
  /** Stage pixels per unit. */
  scale: number;
  /** Height about which the head turns. */
  neck: number;
  /** Where the head begins and how tall it is, when the animal sits. */
  face: { top: number; tall: number };
  coats: readonly Omit<Coat, 'collar'>[];
  /** Sitting body with its front legs, without the head; missing for who always stands. `tail` swings -1…1. */
  seated?(pen: Pen, coat: Coat, tail: number): DrawOp[];
  /** Drawn about the place it has when the animal sits. */
  head(pen: Pen, coat: Coat, muzzle: Muzzle): DrawOp[];
  /** On four legs; missing for who hops. */
  standing?: {
    rump: Point;
    chest: Point;
    /** Radius of the trunk at rump, belly and chest. */
    girth: readonly [number, number, number];
    leg: { upper: number; lower: number; thick: number };
    tail: { width: number; line: readonly Point[] };
    /** How far the head is from where it is when the animal sits. */
    head: Point;
    /** Units per frame. */
    speed: number;
  };
}
