import type { Color, DrawOp } from '@milestoon/drawing';
import type { GaitName } from './acting/gait.ts';
import type { Ball, Spot } from './rig/space.ts';

export interface Coat {
  fur: Color;
  pale: Color;
  /** Ears, stripes, spots, mane: what is darker. */
  dark: Color;
  collar: Color;
  eye: Color;
}
export type CoatColor = 'fur' | 'pale' | 'dark';

/** A mark on a ball of the body: radians to the side and up, and half its extent. Both sides unless in the middle. */
export interface Mark {
  aside: number;
  up: number;
  width: number;
  height: number;
  color: CoatColor;
}

export type Ears =
  | {
      kind: 'floppy' | 'long' | 'pricked' | 'leaf';
      length: number;
      width: number;
      aside: number;
      up: number;
      color: CoatColor;
    }
  | { kind: 'round' | 'fan'; length: number; aside: number; up: number; color: CoatColor }
  | { kind: 'none' };

/** A head about its own middle, looking forward. */
export interface Head {
  skull: Ball['r'];
  /** What bulges beside the skull: cheeks, a brow. */
  more?: readonly Ball[];
  /** From the skull to the tip of the nose. */
  snout: readonly Ball[];
  snoutColor: CoatColor;
  marks: readonly Mark[];
  /** Radians to the side and up on the skull; radius. */
  eye: { aside: number; up: number; size: number };
  nose: { kind: 'button' | 'pink' | 'nostrils' | 'none'; at: Spot; size: number };
  mouth: { at: Spot; width: number } | null;
  beak?: {
    length: number;
    height: number;
    breadth: number;
    at: Spot;
    color: Color;
    /** How far the end bends down, and its colour. */
    hooked?: { down: number; color: Color };
  };
  /** A long nose that hangs from here and swings. */
  proboscis?: { at: Spot; length: number; thick: readonly number[] };
  tusks?: Color;
  ears: Ears;
  whiskers?: boolean;
  /** What grows between the ears: feathers, wool, a forelock, a comb, a giraffe's knobs. */
  tuft?: { color: CoatColor | Color; size: number; kind: 'crest' | 'lock' | 'wool' | 'comb' | 'knobs' };
  horns?: Color;
}

export interface Legs {
  count: 2 | 4;
  upper: number;
  lower: number;
  /** Radius at the root, the knee and the foot. */
  thick: readonly [number, number, number];
  /** From the middle to each side. */
  aside: number;
  foot: { kind: 'paw' | 'hoof' | 'toes'; length: number; color: Color | 'pale' };
  /** Stands on one of two. */
  tucks?: boolean;
}

export type Tail =
  | {
      kind: 'line';
      length: number;
      thick: readonly number[];
      up: number;
      curl: number;
      tuft?: number;
      color?: CoatColor;
    }
  | { kind: 'ball'; size: number }
  | { kind: 'hair'; length: number; thick: number }
  | { kind: 'feathers'; length: number; up: number };

/** An animal as a body plan: all that is its own is data. */
export interface Species {
  /** Stage pixels per unit. */
  scale: number;
  coats: readonly Omit<Coat, 'collar'>[];
  trunk: {
    /** From the hips to the shoulders. */
    length: number;
    /** Height of hips and shoulders when it stands. */
    hip: number;
    shoulder: number;
    /** Radius at hips, belly and chest. */
    girth: readonly [number, number, number];
    /** Breadth as a share of the height. */
    broad: number;
    marks: readonly (Mark & { on: 'hip' | 'belly' | 'chest' })[];
  };
  legs: Legs;
  /** The head's middle from the shoulders, and how thick the neck is. */
  neck: {
    forward: number;
    up: number;
    thick: number;
    color?: CoatColor;
    /** How far an S of it swings forward and back. */
    curve?: number;
    /** Marks of the dark colour, at a share of the way up. */
    marks?: readonly (Omit<Mark, 'color'> & { along: number })[];
  };
  head: Head;
  tail: Tail;
  wings?: { length: number; breadth: number };
  /** Locks down the neck, a brush along it, or all round the head. */
  mane?: 'locks' | 'brush' | 'ring';
  wool?: boolean;
  shell?: Color;
  /** Wears the child's colour: a collar, a halter, nothing. */
  collar: 'collar' | 'halter' | 'none';
  gaits: { walk: GaitName; trot: GaitName; run: GaitName };
  /** Whether it goes down on its haunches to sit, and how upright its back then is, radians. */
  sits: number | null;
  /** Opens its mouth for joy. */
  pants?: boolean;
  /** Where and with what it eats. */
  eats: 'bowl' | 'grass' | 'grains' | 'paws';
}

export type Layered = { near: number; ops: readonly DrawOp[] };
