import { smooth } from '@milestoon/drawing';
import type { FantasyKit } from './kit.ts';

/** What lies beyond the sea, and what frames a beach. */
export function fantasyShore(kit: FantasyKit): Pick<FantasyKit, 'beyondSea' | 'beachFront'> {
  return {
    beyondSea(drawing, horizon) {
      kit.house?.(drawing, 1560, horizon + 6, 260, 4, 0.25);
      kit.house?.(drawing, 1690, horizon + 8, 170, 8, 0.3);
      kit.solid(
        drawing,
        smooth([
          [1400, horizon + 16],
          [1480, horizon - 8],
          [1640, horizon - 14],
          [1790, horizon - 2],
          [1850, horizon + 18],
          [1600, horizon + 30],
        ]),
        'purple',
        {
          depth: 0.3,
        },
      );
    },
    beachFront(front) {
      kit.overhang(front, 3);
      kit.cornerLeaves(front, 1890, 1160, -1, 4);
    },
  };
}
