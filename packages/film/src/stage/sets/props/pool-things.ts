import { css } from '../../../core/color.ts';
import type { Point } from '../../../core/draw-list.ts';
import { ellipse, polygon, roundedRect, smooth } from '../../../core/path.ts';
import { random } from '../../../core/random.ts';
import type { Drawing } from '../../drawing.ts';
import type { Kit } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';
import type { SetLayers } from '../set-definition.ts';

/** Striped changing cabins side by side. */
export function cabins(kit: Kit, drawing: Drawing, x: number, y: number, count: number, seed: number): void {
  const dice = random(seed);
  const wide = 112;
  for (let i = 0; i < count; i++) {
    const left = x + i * (wide + 12);
    const color = dice.pick<LocalColor>(['red', 'blue', 'green', 'yellow', 'purple', 'pink']);
    kit.solid(
      drawing,
      kit.manner === 'fantasy' ? kit.box(left, y - 150, wide, 152) : roundedRect(left, y - 150, wide, 152),
      'white',
      {
        depth: 0.08,
        shade: 0.1,
        inside: (inside) => {
          for (let stripe = 0; stripe < 4; stripe++)
            inside.fill(roundedRect(left + stripe * 30, y - 160, 15, 170), kit.light.color(color, 0.08));
        },
      },
    );
    const roof =
      kit.manner === 'fantasy'
        ? smooth(
            [
              [left - 16, y - 140],
              [left + 30, y - 180],
              [left + 60, y - 270],
              [left + 74, y - 180],
              [left + wide + 16, y - 140],
              [left + wide / 2, y - 132],
            ],
            true,
            0.7,
          )
        : polygon([
            [left - 14, y - 142],
            [left + wide / 2, y - 210],
            [left + wide + 14, y - 142],
          ]);
    kit.solid(drawing, roof, color, { depth: 0.08, shade: 0.24 });
    kit.solid(
      drawing,
      roundedRect(left + 32, y - 104, 48, 104, kit.manner === 'simple' || kit.manner === 'fantasy' ? 24 : 3),
      'wood',
      { depth: 0.08, shade: 0.16, lineWidth: 3 },
    );
  }
}

/** A slide into the water; `side` 1 comes from the right. */
export function waterSlide(
  kit: Kit,
  drawing: Drawing,
  x: number,
  y: number,
  side: 1 | -1,
  color: LocalColor,
): void {
  const at = (dx: number, dy: number): Point => [x + dx * side, y + dy];
  const pole = (dx: number, tall: number): void =>
    kit.solid(
      drawing,
      polygon([at(dx - 9, 6), at(dx - 9, -tall), at(dx + 9, -tall), at(dx + 9, 6)]),
      'white',
      { shade: 0.3, lighter: -0.06 },
    );
  pole(180, 400);
  pole(262, 400);
  pole(40, 196);
  for (let i = 0; i < 9; i++)
    kit.solid(
      drawing,
      polygon([at(180, -20 - i * 42), at(262, -20 - i * 42), at(262, -30 - i * 42), at(180, -30 - i * 42)]),
      'white',
      { lineWidth: 2.4, shade: 0.1 },
    );
  kit.solid(
    drawing,
    smooth(
      [
        at(270, -404),
        at(186, -410),
        at(110, -330),
        at(60, -226),
        at(-20, -150),
        at(-90, -100),
        at(-150, -20),
        at(-186, 40),
        at(-116, 44),
        at(-60, -40),
        at(10, -92),
        at(100, -164),
        at(166, -276),
        at(206, -344),
        at(270, -340),
      ],
      true,
      0.9,
    ),
    color,
    { shade: 0.14 },
  );
  kit.solid(
    drawing,
    smooth(
      [
        at(250, -392),
        at(196, -396),
        at(130, -322),
        at(80, -220),
        at(0, -144),
        at(-70, -92),
        at(-128, -16),
        at(-160, 40),
        at(-138, 40),
        at(-94, -30),
        at(-10, -112),
        at(96, -188),
        at(150, -290),
        at(204, -368),
        at(250, -366),
      ],
      true,
      0.9,
    ),
    'sea2',
    { shade: 0.05, lineWidth: 3, flat: true },
  );
  kit.solid(drawing, kit.box(Math.min(at(166, 0)[0], at(276, 0)[0]), y - 412, 110, 20, 6), color, {
    shade: 0.2,
    lighter: 0.05,
  });
  for (const dx of [176, 266])
    kit.solid(
      drawing,
      polygon([at(dx - 6, -410), at(dx - 6, -486), at(dx + 6, -486), at(dx + 6, -410)]),
      'yellow',
      { lineWidth: 3, shade: 0.2 },
    );
  kit.solid(drawing, polygon([at(150, -484), at(222, -540), at(292, -484)]), 'yellow', { shade: 0.3 });
}

/** A rope of floats across the water that rocks. */
export function laneRope(kit: Kit, layers: SetLayers, y: number, phase: number, r: number): void {
  layers.moving('near', { kind: 'bob', dx: 9, dy: 2.4, period: 90, phase }, (drawing) => {
    drawing.stroke(
      `M-480 ${y}H2400`,
      kit.manner === 'adventure' ? kit.ink(0.8) : kit.light.color('white'),
      2.4,
    );
    for (let i = 0; i * r * 5 < 2880; i++) {
      const shape = ellipse(-470 + i * r * 5, y, r * 1.7, r);
      drawing.fill(shape, kit.light.color(Math.floor(i / 4) % 2 ? 'red' : 'white'));
      if (kit.manner === 'adventure') drawing.stroke(shape, kit.ink(), 2.6);
    }
  });
}

/** A swimming ring, with a duck's neck if wanted, that floats about. */
export function floatingRing(
  kit: Kit,
  layers: SetLayers,
  x: number,
  y: number,
  size: number,
  color: LocalColor,
  phase: number,
  duck: boolean,
): void {
  layers.moving('near', { kind: 'bob', dx: 26 * size, dy: 4, period: 150, phase }, (drawing) => {
    drawing.fill(
      ellipse(x, y + 18 * size, 96 * size, 16 * size),
      css(kit.light.lit(kit.light.local('sea2'), 0.5), 0.7),
    );
    if (duck) {
      kit.solid(
        drawing,
        smooth(
          [
            [x + 46 * size, y - 10 * size],
            [x + 58 * size, y - 92 * size],
            [x + 96 * size, y - 108 * size],
            [x + 114 * size, y - 74 * size],
            [x + 92 * size, y - 52 * size],
            [x + 84 * size, y],
          ].map(([px, py]) => [px ?? 0, py ?? 0] as const),
          true,
          0.8,
        ),
        'yellow',
        { shade: 0.24 },
      );
      kit.solid(
        drawing,
        smooth([
          [x + 110 * size, y - 84 * size],
          [x + 138 * size, y - 74 * size],
          [x + 108 * size, y - 64 * size],
        ]),
        [0.74, 0.17, 50],
        { shade: 0.2, lineWidth: 3 },
      );
      drawing.fill(ellipse(x + 92 * size, y - 86 * size, 5 * size), kit.light.color('dark'));
    }
    const of = duck ? 'yellow' : color;
    kit.solid(drawing, ellipse(x, y, 88 * size, 34 * size), of, { shade: 0.2 });
    if (!duck) {
      drawing.clip(ellipse(x, y, 88 * size, 34 * size), (inside) => {
        for (const dx of [-70, -12, 46])
          inside.fill(
            polygon([
              [x + dx * size, y - 40 * size],
              [x + (dx + 26) * size, y - 40 * size],
              [x + (dx + 20) * size, y + 40 * size],
              [x + (dx - 6) * size, y + 40 * size],
            ]),
            kit.light.color('white'),
            { alpha: 0.9 },
          );
      });
    }
    kit.solid(drawing, ellipse(x, y - 5 * size, 46 * size, 14 * size), 'sea', {
      shade: 0.1,
      lighter: 0.12,
      lineWidth: 3,
      flat: true,
    });
  });
}

/** A lounger with a towel; `side` 1: its head is on the right. */
export function lounger(
  kit: Kit,
  drawing: Drawing,
  x: number,
  y: number,
  side: 1 | -1,
  color: LocalColor,
): void {
  const at = (dx: number, dy: number): Point => [x + dx * side, y + dy];
  kit.castShadow(drawing, x, y + 2, 230, 24);
  for (const dx of [-170, 60])
    kit.solid(drawing, polygon([at(dx, -70), at(dx + 16, -70), at(dx + 16, 2), at(dx, 2)]), 'wood', {
      shade: 0.2,
    });
  kit.solid(drawing, polygon([at(190, -196), at(206, -188), at(110, 0), at(94, -4)]), 'wood', { shade: 0.2 });
  kit.solid(
    drawing,
    smooth(
      [at(-206, -86), at(80, -92), at(206, -212), at(222, -196), at(96, -62), at(-206, -58)],
      true,
      0.25,
    ),
    'white',
    { shade: 0.2 },
  );
  kit.solid(
    drawing,
    smooth(
      [at(-150, -94), at(70, -100), at(190, -216), at(214, -198), at(90, -76), at(-150, -72)],
      true,
      0.25,
    ),
    color,
    {
      shade: 0.14,
      inside: (inside) => {
        for (const dx of [-110, -50, 10])
          inside.fill(
            polygon([at(dx, -120), at(dx + 22, -120), at(dx + 22, -60), at(dx, -60)]),
            kit.light.color('white'),
            { alpha: 0.8 },
          );
      },
    },
  );
}
