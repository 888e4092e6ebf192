import {
  ellipsePath,
  polygonPath,
  starPath,
  css,
  random,
  roundedRect,
  smooth,
  spiral,
  taper,
} from '@milestoon/drawing';
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
  const { light } = kit;
  kit.castShadow(near, x + 10, y + 4, 330, 28);
  const pipe = `M${x + 250} ${y - 210}v-330q0 -60 -70 -60t-70 50`;
  near.stroke(pipe, kit.lineColor(light.shadeOf(metal, 0, 0.45)), 20);
  near.stroke(pipe, golden ? light.color(kit.gold) : light.color(metal), 12);
  kit.solid(
    near,
    polygonPath([
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
      kit.curved ? taper(spiral(x + side * 226, y - 22, 24, 1.1, side > 0 ? 3 : 0, side, 14), 16, 6) : foot,
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
      ellipsePath(
        x - 236 + place * 472,
        y - 212 - dice.between(0, 34) * Math.sin(place * Math.PI),
        r,
        r * 0.9,
      ),
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
    const shape = kit.enchanted
      ? starPath(px, y - 112, 22, 9, 5)
      : kit.flat
        ? ellipsePath(px, y - 112, 18)
        : smooth([
            [px - 30, y - 104],
            [px, y - 122],
            [px + 30, y - 104],
            [px, y - 96],
          ]);
    drawing.fill(shape, kit.light.color(kit.tones.tubPattern), { alpha: 0.55 });
  }
}

function bubble(kit: Kit, drawing: Drawing, x: number, y: number, r: number): void {
  drawing.fill(ellipsePath(x, y, r), css(kit.tones.bubble, 0.45));
  drawing.stroke(ellipsePath(x, y, r), kit.lineColor(css([1, 0, 0], 0.9), 0.8), kit.lineWidth(2.2, 3));
  drawing.fill(ellipsePath(x - r * 0.36, y - r * 0.4, r * 0.22, r * 0.16, -0.6), css([1, 0, 0], 0.95));
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
  kit.solid(drawing, ellipsePath(x + 18, y - 30, 27), 'yellow', { shade: 0.26, lineWidth: 3 });
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
  drawing.fill(ellipsePath(x + 25, y - 36, 4.6), kit.light.color('dark'));
}
