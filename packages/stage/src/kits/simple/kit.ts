import type { Treatment } from '@milestoon/drawing';
import type { Kit } from '../kit.ts';

/** Flat sheets of paper with one soft shadow each, no lines. */
export interface SimpleKit extends Kit {
  /** The soft shadow below a sheet of paper. */
  sheetShadow(alpha?: number, blur?: number, dy?: number): NonNullable<Treatment['shadow']>;
}
