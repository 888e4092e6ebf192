import type { Direction } from './direction.ts';

/** A flat face stays flat a moment longer. */
export const simple: Direction = {
  looksUp: false,
  whips: false,
  take: { straight: 'neutral', held: 16, action: 'stand', emotion: 'laughing' },
};
