import type { Direction } from './direction.ts';

/** Wonders are applauded. */
export const fantasy: Direction = {
  looksUp: false,
  whips: false,
  take: { straight: 'surprised', held: 8, action: 'clap', emotion: 'laughing' },
};
