import type { Direction } from './direction.ts';

/** One laughs out loud. */
export const anime: Direction = {
  looksUp: false,
  whips: false,
  take: { straight: 'surprised', held: 8, action: 'laugh', emotion: 'laughing' },
};
