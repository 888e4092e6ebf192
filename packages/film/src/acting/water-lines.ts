import type { SetName } from '@milestoon/stage';

/** Where a swimmer floats, stage pixels: in the water behind the edge or the sand on which the others stand. */
export const waterLines: Partial<Record<SetName, number>> = { pool: 800, beach: 745, lake: 730 };
