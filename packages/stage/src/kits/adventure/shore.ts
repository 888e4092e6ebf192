import { smooth } from '@milestoon/drawing';
import type { AdventureKit } from './kit.ts';

/** What lies beyond the sea, and what frames a beach. */
export function adventureShore(kit: AdventureKit): Pick<AdventureKit, 'beyondSea' | 'beachFront'> {
  return {
    beyondSea(drawing, horizon) {
      const shape = smooth([
        [1500, horizon + 8],
        [1560, horizon - 70],
        [1640, horizon - 96],
        [1700, horizon - 160],
        [1790, horizon - 110],
        [1850, horizon - 60],
        [1960, horizon + 8],
      ]);
      kit.solid(drawing, shape, 'leaf', {
        depth: 0.3,
        shade: 0.5,
      });
      kit.palm(drawing, 1690, horizon - 140, 150, 3, {
        depth: 0.25,
        lean: 0.2,
      });
    },
    beachFront(front) {
      kit.overhang(front, 3);
      kit.cornerLeaves(front, 1900, 1150, -1, 4);
    },
  };
}
