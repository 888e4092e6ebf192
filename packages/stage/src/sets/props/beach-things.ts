import { polygonPath, type Point, roundedRect, type SvgPath, taper } from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import type { Kit } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';

/** A striped sunshade and the towel in its shade. */
export function sunshade(kit: Kit, drawing: Drawing, x: number, y: number, color: LocalColor): void {
  kit.castShadow(drawing, x + 40, y + 6, 210);
  kit.solid(
    drawing,
    taper(
      [
        [x, y],
        [x - 40, y - 400],
      ],
      12,
      12,
    ),
    'white',
    {
      lineWidth: 3,
      shade: 0.1,
    },
  );
  const count = 6;
  for (let i = 0; i < count; i++) {
    const a = (i / count) * 2 - 1;
    const b = ((i + 1) / count) * 2 - 1;
    const top = [x - 44, y - 470];
    const rim = (t: number): Point => [x - 40 + t * 250, y - 300 - (1 - t * t) * 40 + t * 34];
    const start = rim(a);
    const end = rim(b);
    const middle = rim((a + b) / 2);
    const shape: SvgPath = {
      d: `M${top}Q${x - 44 + a * 190} ${y - 440} ${start}Q${middle[0]} ${middle[1] + 34} ${end}Q${x - 44 + b * 190} ${y - 440} ${top}Z`,
      box: [Math.min(start[0], x - 44), y - 470, 260, 200],
    };
    kit.solid(drawing, shape, i % 2 ? 'white' : color, {
      shade: 0.04,
      flat: i > 0,
    });
  }
  kit.solid(
    drawing,
    polygonPath([
      [x - 330, y + 34],
      [x - 70, y + 14],
      [x - 30, y + 64],
      [x - 320, y + 92],
    ]),
    'yellow',
    {
      shade: 0.1,
      inside: (inside) => {
        for (let i = 0; i < 5; i++) {
          inside.fill(
            polygonPath([
              [x - 330 + i * 60, y],
              [x - 306 + i * 60, y],
              [x - 276 + i * 60, y + 110],
              [x - 300 + i * 60, y + 110],
            ]),
            kit.light.color(color),
            {
              alpha: 0.85,
            },
          );
        }
      },
    },
  );
}

/** A sandcastle with flag and bucket. */
export function sandcastle(kit: Kit, drawing: Drawing, x: number, y: number): void {
  kit.castShadow(drawing, x, y + 4, 170);
  for (const [a, w, h] of [
    [-96, 74, 96],
    [22, 74, 96],
    [-44, 88, 150],
  ] as const) {
    kit.solid(
      drawing,
      kit.curved
        ? kit.box(x + a, y - h, w, h)
        : polygonPath([
            [x + a, y],
            [x + a + 5, y - h],
            [x + a + w - 5, y - h],
            [x + a + w, y],
          ]),
      'sand',
      {
        lighter: -0.09,
        shade: 0.4,
      },
    );
    for (let i = 0; i < 3; i++) {
      kit.solid(
        drawing,
        roundedRect(x + a + 4 + (i * (w - 8)) / 3 + 2, y - h - 18, (w - 8) / 3 - 5, 20, 2),
        'sand',
        {
          lighter: -0.07,
          shade: 0.2,
          lineWidth: 2.5,
          flat: true,
        },
      );
    }
  }
  drawing.stroke(`M${x} ${y - 166}v-70`, kit.light.shadeOf('wood', 0, 0.2), 5);
  kit.solid(
    drawing,
    polygonPath([
      [x + 2, y - 236],
      [x + 56, y - 216],
      [x + 2, y - 196],
    ]),
    'red',
    {
      shade: 0.1,
    },
  );
  kit.solid(
    drawing,
    polygonPath([
      [x + 120, y + 2],
      [x + 112, y - 60],
      [x + 176, y - 60],
      [x + 168, y + 2],
    ]),
    'blue',
    {
      shade: 0.3,
    },
  );
}
