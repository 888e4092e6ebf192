import { leaf } from '@milestoon/drawing';
import type { SimpleKit } from './kit.ts';

/** What lies beyond the sea, and what frames a beach. */
export function simpleShore(kit: SimpleKit): Pick<SimpleKit, 'beyondSea' | 'beachFront'> {
  return {
    beyondSea() {},
    beachFront(front, near, shore) {
      kit.palm(near, 110, shore, 560, 3);
      for (let i = 0; i < 2; i++) {
        kit.solid(front, leaf(1990, 1180, 420, 90, -2.2 - i * 0.45, 0.06), i ? 'green' : 'leaf');
      }
    },
  };
}
