import type { Direction } from './direction.ts';

/** Heroes are looked up at, and the camera runs after them. */
export const adventure: Direction = {
  looksUp: true,
  whips: true,
  take: { straight: 'surprised', held: 8, action: 'laugh', emotion: 'laughing' },
};
