import { ellipsePath, starPath, css, smooth } from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import type { Kit } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';

/** A child's bed, head to the right, under a cover of stars; bx is its left, by the floor. */
export function childBed(kit: Kit, near: Drawing, bx: number, by: number, cover: LocalColor): void {
  const { light } = kit;
  const bw = 780;
  kit.castShadow(near, bx + bw / 2, by + 8, bw * 0.56, 26);
  kit.solid(
    near,
    kit.curved
      ? smooth(
          [
            [bx + bw - 70, by],
            [bx + bw - 80, by - 330],
            [bx + bw - 20, by - 420],
            [bx + bw + 40, by - 470],
            [bx + bw + 90, by - 400],
            [bx + bw + 60, by - 200],
            [bx + bw + 50, by],
          ],
          true,
          0.8,
        )
      : kit.box(bx + bw - 46, by - 360, 96, 364, 30),
    'wood',
    {
      shade: 0.3,
    },
  );
  kit.solid(near, kit.box(bx - 20, by - 210, 60, 214, 20), 'wood', {
    shade: 0.3,
  });
  kit.solid(near, kit.box(bx + 10, by - 110, bw - 40, 96, 8), 'wood', {
    shade: 0.1,
  });
  kit.solid(near, kit.box(bx + 20, by - 176, bw - 50, 96, 26), 'white', {
    shade: 0.2,
  });
  kit.solid(near, kit.box(bx + bw - 260, by - 250, 200, 110, 46), 'white', {
    shade: 0.3,
  });
  const shape = smooth(
    [
      [bx + 16, by - 190],
      [bx + 200, by - 226],
      [bx + 420, by - 236],
      [bx + 560, by - 214],
      [bx + 574, by - 60],
      [bx + 400, by - 40],
      [bx + 200, by - 44],
      [bx + 14, by - 36],
    ],
    true,
    0.7,
  );
  kit.solid(near, shape, cover, {
    shade: 0.14,
    inside: (inside, base) => {
      for (let i = 0; i < 5; i++) {
        for (let j = 0; j < 3; j++) {
          const x = bx + 70 + i * 108 + (j % 2) * 50;
          const yy = by - 190 + j * 56;
          inside.fill(
            kit.flat
              ? ellipsePath(x, yy, 16)
              : kit.inks
                ? starPath(x, yy, 20, 8, 4)
                : starPath(x, yy, 19, 8.5, 5),
            css(light.lit(light.local('yellow'), 0.1)),
            {
              alpha: 0.9,
            },
          );
        }
      }
    },
  });
  kit.solid(near, kit.box(bx + 520, by - 238, 70, 190, 20), 'white', {
    shade: 0.2,
    lineWidth: 3,
  });
}
