import {
  ellipsePath,
  polygonPath,
  starPath,
  at,
  blob,
  type Point,
  random,
  roundedRect,
  smooth,
  type SvgPath,
} from '@milestoon/drawing';
import { balloon as toyBalloon } from '@milestoon/things';
import { paintOf, pixels, putInSet } from '../../things.ts';
import type { LocalColor } from '../../light/light.ts';
import type { Kit, SetColor } from '../../kits/kit.ts';
import type { Drawing } from '../../drawing.ts';

/** A small landscape in a frame, one of four. */
export function frame(
  kit: Kit,
  drawing: Drawing,
  x: number,
  y: number,
  width: number,
  height: number,
  i: number,
  tilt = 0,
) {
  drawing.group(
    {
      matrix: [
        Math.cos(tilt),
        Math.sin(tilt),
        -Math.sin(tilt),
        Math.cos(tilt),
        x + width / 2 - (x + width / 2) * Math.cos(tilt) + (y + height / 2) * Math.sin(tilt),
        y + height / 2 - (x + width / 2) * Math.sin(tilt) - (y + height / 2) * Math.cos(tilt),
      ],
    },
    (inside) => {
      kit.solid(inside, kit.box(x, y, width, height, 6), i % 2 ? 'wood' : 'white', {
        shade: 0.06,
      });
      kit.solid(
        inside,
        roundedRect(x + width * 0.12, y + height * 0.12, width * 0.76, height * 0.76, 3),
        at(['sea2', 'pink', 'yellow', 'green'], i % 4),
        {
          shade: 0,
          lineWidth: 2,
          flat: true,
          inside: (innermost) => {
            innermost.fill(
              ellipsePath(x + width * 0.66, y + height * 0.36, width * 0.09),
              kit.light.color('yellow', 0, 0.06),
            );
            innermost.fill(
              ellipsePath(x + width * 0.3, y + height, width * 0.42, height * 0.4),
              kit.light.color('leaf'),
            );
            innermost.fill(
              ellipsePath(x + width * 0.8, y + height * 1.02, width * 0.4, height * 0.3),
              kit.light.color('green'),
            );
          },
        },
      );
    },
  );
}

/** Flags on a string from x0, y0 to x1, y1. */
export function bunting(
  kit: Kit,
  drawing: Drawing,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sag: number,
  n: number,
  colors: readonly LocalColor[],
) {
  const place = (t: number): Point => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t)];
  const points: Point[] = [];
  for (let i = 0; i <= 20; i++) {
    points.push(place(i / 20));
  }
  drawing.stroke(
    smooth(points, false),
    kit.lineColor(kit.light.shadeOf('wood', 0, 0.3)),
    kit.lineWidth(4, 5),
  );
  for (let i = 0; i < n; i++) {
    const a = place((i + 0.12) / n);
    const b = place((i + 0.88) / n);
    const base = place((i + 0.5) / n);
    const shape: SvgPath = kit.flat
      ? {
          d: `M${a}L${b}A42 42 0 0 1 ${a}Z`,
          box: [a[0], a[1], b[0] - a[0], 60],
        }
      : kit.enchanted
        ? starPath(base[0], base[1] + 34, 38, 17, 5)
        : polygonPath([a, b, [base[0], base[1] + 78]]);
    kit.solid(drawing, shape, at(colors, i % colors.length), {
      shade: 0.14,
      lineWidth: 3.5,
    });
    if (kit.enchanted && i % 2 === 0) {
      kit.glow(drawing, base[0], base[1] + 34, 70, kit.gold, 0.4);
    }
  }
}

/** A balloon on its string; x and y are its middle, `size` is its half height. */
export function balloon(kit: Kit, drawing: Drawing, x: number, y: number, size: number, color: SetColor) {
  const place = { at: [x, y + size], size: size / pixels(0.39) } as const;
  putInSet(kit, drawing, toyBalloon, { color: paintOf(kit, color) }, place);
}

/** A treasure map pinned to the wall. */
export function wallMap(kit: Kit, drawing: Drawing, x: number, y: number, width: number, height: number) {
  const light = kit.light;
  kit.solid(
    drawing,
    polygonPath([
      [x, y + 6],
      [x + width * 0.3, y - 4],
      [x + width * 0.7, y + 8],
      [x + width, y],
      [x + width - 8, y + height * 0.5],
      [x + width, y + height],
      [x + width * 0.6, y + height - 8],
      [x + width * 0.25, y + height + 5],
      [x + 4, y + height - 3],
      [x + 9, y + height * 0.5],
    ]),
    [0.93, 0.06, 85],
    {
      shade: 0.12,
      lineWidth: 4,
      inside: (inside) => {
        inside.stroke(
          `M${x + width / 3} ${y}v${height}M${x + (width * 2) / 3} ${y}v${height}M${x} ${y + height / 3}h${width}M${x} ${y + (height * 2) / 3}h${width}`,
          kit.ink(0.25),
          2,
          {
            dash: [8, 6],
          },
        );
        for (const [a, b, rx, ry, sd, c] of [
          [0.24, 0.36, 0.15, 0.2, 4, 'leaf2'],
          [0.6, 0.66, 0.2, 0.2, 6, 'leaf'],
          [0.8, 0.24, 0.12, 0.14, 9, 'yellow'],
        ] as const) {
          const shape = blob(x + a * width, y + b * height, rx * width, ry * height, 11, 0.6, random(sd));
          inside.fill(shape, light.color(c));
          inside.stroke(shape, kit.ink(), 3.4);
        }
        inside.stroke(
          smooth(
            [
              [x + width * 0.2, y + height * 0.4],
              [x + width * 0.36, y + height * 0.6],
              [x + width * 0.52, y + height * 0.5],
              [x + width * 0.64, y + height * 0.7],
              [x + width * 0.8, y + height * 0.28],
            ],
            false,
          ),
          light.color('red'),
          6,
          {
            dash: [15, 11],
            cap: 'butt',
          },
        );
        inside.stroke(
          `M${x + width * 0.8 - 13} ${y + height * 0.28 - 13}l26 26m0 -26l-26 26`,
          light.color('red'),
          8,
        );
        const cx = x + width * 0.12;
        const cy = y + height * 0.8;
        inside.fill(starPath(cx, cy, 28, 7, 4), kit.ink());
      },
    },
  );
  for (const [a, b] of [
    [16, 16],
    [width - 16, 12],
  ] as const) {
    kit.solid(drawing, ellipsePath(x + a, y + b, 8), 'red', {
      lineWidth: 2.4,
      shade: 0,
    });
  }
}
