import {
  ellipsePath,
  blob,
  css,
  leaf,
  random,
  roundedRect,
  smooth,
  spiral,
  type SvgPath,
  taper,
} from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import type { Kit, SetColor } from '../../kits/kit.ts';

/** A trunk that leaves the picture at the top. */
export function bigTrunk(
  kit: Kit,
  drawing: Drawing,
  x: number,
  y: number,
  width: number,
  depth: number,
  seed: number,
): void {
  const { manner, light } = kit;

  const dice = random(seed);
  if (manner === 'simple') {
    kit.solid(drawing, roundedRect(x - width * 0.35, -420, width * 0.7, y + 440, 0), 'trunk', {
      depth,
      half: true,
    });
    kit.solid(drawing, leaf(x + width * 0.3, y - 260, 130, 34, -0.6), 'leaf2', {
      depth,
    });
    return;
  }
  if (manner === 'fantasy') {
    kit.solid(
      drawing,
      taper(
        [
          [x, y + 16],
          [x + dice.signed() * 36, y - 240],
          [x - dice.signed() * 50, y - 520],
          [x + dice.signed() * 70, -450],
        ],
        (t) => width * (t < 0.05 ? 1.9 : 1.2 - 0.35 * t),
      ),
      'trunk',
      {
        depth,
      },
    );
    for (let i = 0; i < 3; i++) {
      const yy = y - 200 - i * 150;
      const offset = i % 2 ? 1 : -1;
      drawing.fill(
        taper(
          [
            [x, yy + 40],
            [x + offset * width * 0.7, yy],
            ...spiral(
              x + offset * width * 1.05,
              yy - width * 0.42,
              width * 0.42,
              1.4,
              offset > 0 ? 1.6 : 1.5,
              -offset,
              18,
            ),
          ],
          (t) => width * 0.2 * (1 - t * 0.8),
        ),
        light.shadeOf('trunk', depth, 0.1),
        {
          blur: 1,
        },
      );
    }
    return;
  }
  const shape = taper(
    [
      [x - width * 0.05, y + 18],
      [x, y - 60],
      [x + dice.signed() * 18, y - 330],
      [x + dice.signed() * 26, -450],
    ],
    (t) => width * (t < 0.04 ? 1.9 : t < 0.12 ? 1.25 : 1.02 - 0.14 * t),
  );
  kit.solid(drawing, shape, 'trunk', {
    depth,
    shade: 0.5,
    inside: (inside, base) => {
      for (let i = 0; i < 26; i++) {
        const xx = x + dice.signed() * width * 0.5;
        const yy = y - dice.next() * 900;
        inside.stroke(
          smooth(
            [
              [xx, yy],
              [xx + dice.signed() * 8, yy - 40],
              [xx + dice.signed() * 6, yy - 90],
            ],
            false,
          ),
          css(light.shade(base, 0.55)),
          kit.lineWidth(2.4, 3.4),
          {
            alpha: 0.6,
          },
        );
      }
      if (manner === 'anime') {
        inside.fill(
          blob(x - width * 0.34, y - 60, width * 0.3, 130, 9, 0.4, dice),
          light.color([0.7, 0.16, 122], depth),
          {
            alpha: 0.8,
          },
        );
      }
    },
  });
}

/** A spotted mushroom. */
export function mushroom(
  kit: Kit,
  drawing: Drawing,
  x: number,
  y: number,
  size: number,
  color: SetColor,
): void {
  const { manner, light } = kit;

  kit.castShadow(drawing, x, y, 44 * size);
  kit.solid(
    drawing,
    kit.manner === 'simple'
      ? roundedRect(x - 15 * size, y - 56 * size, 30 * size, 58 * size, 12 * size)
      : taper(
          [
            [x, y + 4],
            [x - 4 * size, y - 30 * size],
            [x, y - 62 * size],
          ],
          34 * size,
          24 * size,
        ),
    'white',
    {
      shade: 0.4,
    },
  );
  const cap: SvgPath = {
    d: `M${x - 62 * size} ${y - 52 * size}C${x - 56 * size} ${y - 122 * size} ${x + 56 * size} ${y - 122 * size} ${x + 62 * size} ${y - 52 * size}Q${x} ${y - 36 * size} ${x - 62 * size} ${y - 52 * size}Z`,
    box: [x - 62 * size, y - 110 * size, 124 * size, 70 * size],
  };
  kit.solid(drawing, cap, color, {
    shade: 0.3,
    inside: (inside) => {
      for (const [a, b, q] of [
        [-28, -72, 10],
        [6, -88, 12],
        [34, -66, 8],
      ] as const) {
        inside.fill(ellipsePath(x + a * size, y + b * size, q * size, q * size * 0.8), light.color('white'));
      }
    },
  });
  if (manner === 'fantasy') {
    kit.glow(drawing, x, y - 60 * size, 110 * size, [0.9, 0.12, 340], 0.5);
  }
}
