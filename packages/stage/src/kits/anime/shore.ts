import { join, leaf, type SvgPath } from '@milestoon/drawing';
import type { AnimeKit } from './kit.ts';

/** What lies beyond the sea, and what frames a beach. */
export function animeShore(kit: AnimeKit): Pick<AnimeKit, 'beyondSea' | 'beachFront'> {
  return {
    beyondSea() {},
    beachFront(drawing) {
      for (const a of [0.15, 0.5, 0.9, 1.25]) {
        const shapes: SvgPath[] = [];
        for (let i = 1; i < 14; i++) {
          const t = i / 14;
          const x = -260 + Math.cos(a) * 760 * t;
          const y = -210 + Math.sin(a) * 620 * t + 190 * t * t;
          for (const reach of [-1, 1]) {
            shapes.push(
              leaf(x, y, 150 * Math.sin(Math.PI * (0.15 + t * 0.8)), 15, a + 0.35 * t + reach * 0.8),
            );
          }
        }
        drawing.fill(join(shapes), kit.light.shadeOf('leaf', 0, 0.3 + 0.2 * a));
        drawing.fill(join(shapes.filter((e, i) => i % 2)), kit.light.litOf('leaf', 0, 0.1));
      }
    },
  };
}
