import { polygonPath, roundedRect } from '@milestoon/drawing';
import type { Kit, SetColor } from '../../kits/kit.ts';
import type { Drawing } from '../../drawing.ts';

/** A house in the distance. */
export function house(
  kit: Kit,
  drawing: Drawing,
  x: number,
  y: number,
  height: number,
  seed: number,
  depth: number,
  color: SetColor = 'wall',
) {
  if (kit.house) {
    return kit.house(drawing, x, y, height, seed, depth);
  }
  const width = height * 0.9;
  kit.solid(drawing, roundedRect(x - width / 2, y - height * 0.55, width, height * 0.56), color, {
    depth,
    shade: 0.25,
  });
  kit.solid(
    drawing,
    polygonPath([
      [x - width * 0.62, y - height * 0.52],
      [x, y - height],
      [x + width * 0.62, y - height * 0.52],
    ]),
    'red',
    {
      depth,
      shade: 0.4,
    },
  );
  kit.solid(drawing, roundedRect(x - width * 0.08, y - height * 0.3, width * 0.2, height * 0.31, 4), 'wood', {
    depth,
    shade: 0.1,
  });
  for (const a of [-0.34, 0.24]) {
    kit.solid(
      drawing,
      roundedRect(x + width * a, y - height * 0.4, width * 0.16, height * 0.16, 3),
      kit.light.night ? 'yellow' : 'sea2',
      {
        depth,
        shade: 0,
      },
    );
  }
  if (kit.light.night) {
    for (const a of [-0.26, 0.32]) {
      kit.glow(drawing, x + width * a, y - height * 0.32, height * 0.3);
    }
  }
}
