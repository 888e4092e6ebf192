import { css } from '../../../core/color.ts';
import { ellipse, polygon, roundedRect, smooth, spiral, star, taper } from '../../../core/path.ts';
import { random } from '../../../core/random.ts';
import type { Drawing } from '../../drawing.ts';
import type { Kit } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';
import type { SetLayers } from '../set-definition.ts';

const metal = [0.86, 0.015, 240] as const;

/** A tub with foam, a duck that rides on it and bubbles that rise; x is its middle, y its feet. */
export function bathtub(
  kit: Kit,
  layers: SetLayers,
  x: number,
  y: number,
  color: LocalColor,
  golden: boolean,
): void {
  const { near } = layers;
  const { manner, light } = kit;
  kit.castShadow(near, x + 10, y + 4, 330, 28);
  const pipe = `M${x + 250} ${y - 210}v-330q0 -60 -70 -60t-70 50`;
  near.stroke(pipe, manner === 'adventure' ? kit.ink() : light.shadeOf(metal, 0, 0.45), 20);
  near.stroke(pipe, golden ? light.color(kit.gold) : light.color(metal), 12);
  kit.solid(
    near,
    polygon([
      [x + 74, y - 560],
      [x + 146, y - 560],
      [x + 164, y - 526],
      [x + 56, y - 526],
    ]),
    golden ? kit.gold : metal,
    { shade: 0.2 },
  );
  for (const side of [-1, 1]) {
    const foot = taper(
      [
        [x + side * 214, y - 40],
        [x + side * 232, y - 16],
        [x + side * 216, y + 2],
      ],
      34,
      20,
    );
    kit.solid(
      near,
      manner === 'fantasy'
        ? taper(spiral(x + side * 226, y - 22, 24, 1.1, side > 0 ? 3 : 0, side, 14), 16, 6)
        : foot,
      golden ? kit.gold : 'yellow',
      { shade: 0.3 },
    );
  }
  const dice = random(Math.round(x));
  for (let i = 0; i < 15; i++) {
    const place = (i + 0.5) / 15;
    const r = dice.between(30, 54) * (0.75 + 0.5 * Math.sin(place * Math.PI));
    kit.solid(
      near,
      ellipse(x - 236 + place * 472, y - 212 - dice.between(0, 34) * Math.sin(place * Math.PI), r, r * 0.9),
      'white',
      { shade: 0.2, lineWidth: 2.4, flat: true },
    );
  }
  layers.moving('near', { kind: 'bob', dx: 16, dy: 5, period: 92 }, (drawing) =>
    duck(kit, drawing, x - 90, y - 246),
  );
  near.fill(roundedRect(x - 250, y - 220, 500, 40), light.color('white'));
  kit.solid(
    near,
    smooth(
      [
        [x - 268, y - 206],
        [x, y - 198],
        [x + 268, y - 206],
        [x + 246, y - 96],
        [x + 170, y - 30],
        [x, y - 22],
        [x - 170, y - 30],
        [x - 246, y - 96],
      ],
      true,
      0.7,
    ),
    color,
    { shade: 0.2, inside: (inside) => pattern(kit, inside, x, y) },
  );
  kit.solid(near, kit.box(x - 292, y - 226, 584, 34, 14), color, { shade: 0.1, lighter: 0.03 });
  for (let i = 0; i < 5; i++) {
    const bx = x - 190 + i * 96;
    const r = [16, 11, 20, 9, 14][i] ?? 12;
    layers.moving(
      'near',
      { kind: 'rise', dx: (i % 2 ? -1 : 1) * 26, dy: -250, growth: 0.5, period: 130, phase: i * 0.21 },
      (drawing) => bubble(kit, drawing, bx, y - 250, r),
    );
  }
}

function pattern(kit: Kit, drawing: Drawing, x: number, y: number): void {
  for (let i = 0; i < 5; i++) {
    const px = x - 190 + i * 95;
    const shape =
      kit.manner === 'fantasy'
        ? star(px, y - 112, 22, 9, 5)
        : kit.manner === 'simple'
          ? ellipse(px, y - 112, 18)
          : smooth([
              [px - 30, y - 104],
              [px, y - 122],
              [px + 30, y - 104],
              [px, y - 96],
            ]);
    drawing.fill(shape, kit.light.color(kit.manner === 'fantasy' ? 'yellow' : 'sea'), { alpha: 0.55 });
  }
}

function bubble(kit: Kit, drawing: Drawing, x: number, y: number, r: number): void {
  drawing.fill(ellipse(x, y, r), css(kit.manner === 'fantasy' ? [0.9, 0.09, 330] : [0.95, 0.04, 220], 0.45));
  drawing.stroke(
    ellipse(x, y, r),
    kit.manner === 'adventure' ? kit.ink(0.8) : css([1, 0, 0], 0.9),
    kit.manner === 'adventure' ? 3 : 2.2,
  );
  drawing.fill(ellipse(x - r * 0.36, y - r * 0.4, r * 0.22, r * 0.16, -0.6), css([1, 0, 0], 0.95));
}

function duck(kit: Kit, drawing: Drawing, x: number, y: number): void {
  kit.solid(
    drawing,
    smooth([
      [x - 46, y - 16],
      [x - 10, y - 10],
      [x + 30, y - 14],
      [x + 40, y + 16],
      [x, y + 34],
      [x - 34, y + 20],
    ]),
    'yellow',
    { shade: 0.26, lineWidth: 3 },
  );
  kit.solid(drawing, ellipse(x + 18, y - 30, 27), 'yellow', { shade: 0.26, lineWidth: 3 });
  kit.solid(
    drawing,
    smooth([
      [x + 40, y - 36],
      [x + 62, y - 27],
      [x + 40, y - 19],
    ]),
    [0.74, 0.17, 50],
    { shade: 0.2, lineWidth: 2.6 },
  );
  drawing.fill(ellipse(x + 25, y - 36, 4.6), kit.light.color('dark'));
}

/** A basin on a cupboard, toothbrushes, a round mirror above; x is its middle, y its foot. */
export function basin(kit: Kit, drawing: Drawing, x: number, y: number, color: LocalColor): void {
  const { manner, light } = kit;
  const top = y - 240;
  const mirror =
    manner === 'adventure'
      ? kit.box(x - 92, top - 330, 184, 220)
      : ellipse(x, top - 215, 96, manner === 'fantasy' ? 122 : 104);
  kit.solid(
    drawing,
    manner === 'adventure'
      ? kit.box(x - 110, top - 348, 220, 256)
      : ellipse(x, top - 215, 114, manner === 'fantasy' ? 142 : 122),
    manner === 'fantasy' ? kit.gold : 'wood',
    { shade: 0.1 },
  );
  kit.solid(drawing, mirror, 'sea2', {
    shade: 0,
    lineWidth: 3,
    flat: true,
    lighter: 0.04,
    inside: (inside) => {
      for (const dx of [-70, -20])
        inside.fill(
          polygon([
            [x + dx, top - 80],
            [x + dx + 26, top - 80],
            [x + dx + 126, top - 350],
            [x + dx + 100, top - 350],
          ]),
          css([1, 0, 0], light.night ? 0.12 : 0.42),
        );
    },
  });
  kit.castShadow(drawing, x, y + 2, 150);
  kit.solid(drawing, kit.box(x - 106, y - 200, 212, 204, 10), color, { shade: 0.14 });
  for (const dx of [-94, 8]) {
    kit.solid(drawing, kit.box(x + dx, y - 176, 86, 160, 6), color, {
      shade: 0.06,
      lighter: 0.035,
      lineWidth: 3,
      flat: true,
    });
  }
  for (const dx of [-20, 20])
    kit.solid(drawing, ellipse(x + dx, y - 100, 7), kit.gold, { shade: 0, lineWidth: 2.4 });
  kit.solid(
    drawing,
    smooth(
      [
        [x - 136, top],
        [x + 136, top],
        [x + 116, top + 48],
        [x + 60, top + 62],
        [x - 60, top + 62],
        [x - 116, top + 48],
      ],
      true,
      0.5,
    ),
    'white',
    { shade: 0.2 },
  );
  kit.solid(drawing, kit.box(x - 146, top - 12, 292, 26, 12), 'white', { shade: 0.1, lineWidth: 4 });
  const tap = `M${x + 6} ${top - 10}v-46q0 -24 -26 -24t-26 22`;
  drawing.stroke(tap, manner === 'adventure' ? kit.ink() : light.shadeOf(metal, 0, 0.4), 17);
  drawing.stroke(tap, light.color(metal), 11);
  for (const [dx, lean, brush] of [
    [82, -12, 'red'],
    [98, 12, 'blue'],
  ] as const) {
    drawing.stroke(
      `M${x + dx} ${top - 40}l${lean} -60`,
      manner === 'adventure' ? kit.ink() : light.shadeOf(brush, 0, 0.3),
      12,
    );
    drawing.stroke(`M${x + dx} ${top - 40}l${lean} -60`, light.color(brush), 8);
    kit.solid(drawing, roundedRect(x + dx + lean - 8, top - 116, 16, 22, 4), 'white', {
      lineWidth: 2.2,
      shade: 0.1,
    });
  }
  kit.solid(drawing, kit.box(x + 66, top - 62, 48, 54, 8), 'yellow', { shade: 0.3, lineWidth: 3 });
  kit.solid(drawing, kit.box(x - 112, top - 70, 34, 60, 8), 'pink', { shade: 0.3, lineWidth: 3 });
}

/** Two towels on a rail that stir in the draught. */
export function towelRail(
  kit: Kit,
  layers: SetLayers,
  x: number,
  y: number,
  first: LocalColor,
  second: LocalColor,
): void {
  const { far } = layers;
  kit.solid(far, roundedRect(x - 150, y, 300, 14, 7), kit.manner === 'fantasy' ? kit.gold : 'wood', {
    shade: 0.2,
    lineWidth: 3,
  });
  for (const [dx, wide, tall, color, phase] of [
    [-118, 104, 190, first, 0],
    [18, 96, 150, second, 0.3],
  ] as const) {
    const left = x + dx;
    layers.moving(
      'far',
      { kind: 'sway', pivot: [left + wide / 2, y], angle: 0.026, period: 78, phase },
      (drawing) => {
        const hem = smooth(
          [
            [left, y - 6],
            [left + wide, y - 6],
            [left + wide + 4, y + tall * 0.6],
            [left + wide, y + tall],
            [left + wide / 2, y + tall + 8],
            [left - 4, y + tall],
            [left - 3, y + tall * 0.5],
          ],
          true,
          0.35,
        );
        kit.solid(drawing, hem, color, {
          shade: 0.16,
          inside: (inside) => {
            for (const drop of [0.72, 0.82])
              inside.fill(
                roundedRect(left - 10, y + tall * drop, wide + 20, tall * 0.045),
                kit.light.color('white'),
              );
          },
        });
      },
    );
  }
}

/** A potty; y is the floor. */
export function potty(kit: Kit, drawing: Drawing, x: number, y: number, color: LocalColor): void {
  kit.castShadow(drawing, x, y + 2, 110);
  kit.solid(
    drawing,
    smooth(
      [
        [x + 30, y - 80],
        [x + 96, y - 170],
        [x + 118, y - 150],
        [x + 112, y - 20],
        [x + 60, y],
      ],
      true,
      0.6,
    ),
    color,
    { shade: 0.3 },
  );
  kit.solid(
    drawing,
    smooth(
      [
        [x - 100, y - 84],
        [x + 96, y - 84],
        [x + 108, y],
        [x + 40, y + 8],
        [x - 60, y + 8],
        [x - 112, y],
      ],
      true,
      0.45,
    ),
    color,
    { shade: 0.26 },
  );
  kit.solid(drawing, ellipse(x, y - 84, 104, 26), color, { shade: 0.1, lighter: 0.04 });
  kit.solid(drawing, ellipse(x - 4, y - 84, 66, 14), 'dark', {
    shade: 0,
    lineWidth: 3,
    flat: true,
    lighter: 0.18,
  });
  kit.solid(drawing, star(x - 8, y - 36, 20, 9, 5), 'white', { shade: 0, lineWidth: 2.6, flat: true });
}
