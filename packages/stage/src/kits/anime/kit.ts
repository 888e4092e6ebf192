import type { Drawing } from '../../drawing.ts';
import type { Kit } from '../kit.ts';

/** Painted gradients, hard light on clouds and leaves, a crisp cel shadow, petals. */
export interface AnimeKit extends Kit {
  /** Thin streaks of high cloud. */
  wisp(drawing: Drawing, x: number, y: number, width: number, seed: number, alpha?: number): void;
}
