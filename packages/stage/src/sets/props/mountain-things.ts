import {
  ellipsePath,
  polygonPath,
  blob,
  css,
  type Point,
  random,
  roundedRect,
  smooth,
} from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import { pickOf } from '../../kits/tones.ts';
import type { Kit } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';
import type { SetLayers } from '../set-definition.ts';

/** A range with snow on top, two rows deep. */
export function peaks(kit: Kit, drawing: Drawing, horizon: number, seed: number): void {
  const dice = random(seed + 21);
  const rows = [
    { depth: 0.52, from: 330, to: 470, step: 430, start: -240 },
    { depth: 0.3, from: 210, to: 380, step: 520, start: -60 },
  ];
  for (const { depth, from, to, step, start } of rows) {
    for (let x = start + dice.between(-80, 80); x < 2300; x += step * dice.between(0.8, 1.2)) {
      peak(kit, drawing, x, horizon + 46, dice.between(from, to), depth, dice.integer(1, 9999));
    }
  }
}

function peak(
  kit: Kit,
  drawing: Drawing,
  x: number,
  y: number,
  height: number,
  depth: number,
  seed: number,
): void {
  const { light } = kit;
  const dice = random(seed);
  const half = height * dice.between(0.82, 1.05);
  const top: Point = [x + dice.between(-0.14, 0.14) * half, y - height];
  const rock = pickOf(dice, kit.tones.rocks);
  const bend = (share: number, side: -1 | 1, out: number): Point => [
    top[0] + (x + side * half - top[0]) * share + side * out,
    top[1] + height * share,
  ];
  const left = kit.flat ? [] : [0.3, 0.62].map((share) => bend(share, -1, dice.between(-18, 26)));
  const right = kit.flat ? [] : [0.28, 0.58].map((share) => bend(share, 1, dice.between(-18, 26)));
  const points: Point[] = [[x - half, y + 40], ...left.toReversed(), top, ...right, [x + half, y + 40]];
  const outline = kit.curved ? smooth(points, true, 0.5) : polygonPath(points);
  const base = light.local(rock, depth);
  kit.solid(drawing, outline, rock, {
    depth,
    shade: kit.contrast(0.1, 0),
    half: kit.flat,
    inside: (inside) => {
      // The side away from the sun, along a crooked ridge.
      const ridge: Point[] = [
        top,
        [top[0] + half * 0.1, y - height * 0.7],
        [top[0] - half * 0.04, y - height * 0.44],
        [top[0] + half * 0.16, y - height * 0.2],
        [top[0] + half * 0.06, y + 60],
        [x + half * 1.2, y + 60],
        [x + half * 1.2, y - height],
      ];
      if (!kit.flat) inside.fill(polygonPath(ridge), css(light.shade(base, 0.26), 0.85), kit.bleed(4));
      kit.inkDots(
        inside,
        outline.box,
        9,
        [top[0], y, x + half, y - height],
        [0.05, 0.34],
        css(light.shade(base, 0.5)),
      );
      const line = y - height * dice.between(0.6, 0.7);
      const teeth: Point[] = [[x - half, y - height - 30]];
      for (let i = 0; i <= 8; i++)
        teeth.push([
          x - half + (half * 2 * i) / 8,
          line + (i % 2 ? height * 0.11 : -height * 0.05) * dice.between(0.7, 1.3),
        ]);
      teeth.push([x + half, y - height - 30]);
      const cap = kit.flat || kit.curved ? smooth(teeth, true, 0.5) : polygonPath(teeth);
      inside.fill(cap, light.color('snow', depth * 0.6));
      kit.inkLine(inside, cap, 3.4, 1 - depth);
      inside.clip(cap, (snow) =>
        snow.fill(polygonPath(ridge), light.shadeOf('snow', depth * 0.6, kit.contrast(0.24, 0.1))),
      );
    },
  });
}

/** Cabins of a cable car along a rope high up. */
export function gondolas(
  kit: Kit,
  layers: SetLayers,
  y: number,
  colors: readonly [LocalColor, LocalColor],
  side: 1 | -1,
): void {
  const line = kit.lineColor(kit.light.color('dark', 0.2, 0.06), 0.85);
  layers.far.stroke(`M-500 ${y}H2420`, line, 3);
  layers.moving('far', { kind: 'pass', dx: 1.7 * side, over: 2700 }, (drawing) => {
    [160, 1060, 1960].forEach((x, i) => {
      drawing.stroke(`M${x} ${y}v34`, line, 5);
      kit.solid(drawing, roundedRect(x - 22, y - 6, 44, 12, 5), 'dark', {
        shade: 0.2,
        lighter: 0.14,
        lineWidth: 2.4,
      });
      const color = colors[i % 2] ?? 'red';
      kit.solid(
        drawing,
        kit.curved
          ? smooth(
              [
                [x - 56, y + 40],
                [x, y + 28],
                [x + 56, y + 40],
                [x + 62, y + 96],
                [x + 34, y + 126],
                [x - 34, y + 126],
                [x - 62, y + 96],
              ],
              true,
              0.8,
            )
          : roundedRect(x - 58, y + 32, 116, 92, 22),
        color,
        { depth: 0.06, shade: 0.2 },
      );
      for (const dx of [-46, 4])
        kit.solid(
          drawing,
          roundedRect(x + dx, y + 46, 42, 38, 8),
          kit.light.night ? [0.92, 0.11, 88] : 'sea2',
          { shade: 0.1, lineWidth: 2.6, flat: true, glowing: kit.light.night },
        );
    });
  });
}

/** A post with arms that point three ways. */
export function signpost(kit: Kit, drawing: Drawing, x: number, y: number, size: number, seed: number): void {
  const dice = random(seed);
  kit.castShadow(drawing, x, y + 2, 70 * size);
  kit.solid(drawing, roundedRect(x - 11 * size, y - 330 * size, 22 * size, 334 * size, 4), 'wood', {
    shade: 0.3,
  });
  for (let i = 0; i < 3; i++) {
    const side = (i + seed) % 2 ? 1 : -1;
    const top = y - (312 - i * 66) * size;
    const long = dice.between(120, 160) * size;
    const color = dice.pick<LocalColor>(['yellow', 'red', 'white', 'sea2']);
    const at = (dx: number, dy: number): Point => [x + side * dx * size, top + dy * size];
    const end = long / size;
    kit.solid(
      drawing,
      polygonPath([at(-46, 0), at(end - 30, 2), at(end, 24), at(end - 30, 48), at(-46, 46)]),
      color,
      { shade: 0.14 },
    );
    const words = polygonPath([at(-24, 24), at(end - 56, 25)], false);
    drawing.stroke(words, kit.lineColor(kit.light.color('dark')), 6 * size, {
      dash: [26 * size, 10 * size],
    });
  }
}

/** A rock with moss. */
export function boulder(kit: Kit, drawing: Drawing, x: number, y: number, size: number, seed: number): void {
  const dice = random(seed + 31);
  kit.castShadow(drawing, x, y, 130 * size);
  const grey = kit.tones.boulder;
  const shape = kit.flat
    ? smooth(
        [
          [x - 110 * size, y],
          [x - 80 * size, y - 90 * size],
          [x + 10 * size, y - 130 * size],
          [x + 90 * size, y - 80 * size],
          [x + 112 * size, y],
        ],
        true,
        0.7,
      )
    : polygonPath([
        [x - 120 * size, y + 4],
        [x - 104 * size, y - 60 * size],
        [x - 50 * size, y - 118 * size],
        [x + 24 * size, y - (126 + dice.between(0, 20)) * size],
        [x + 90 * size, y - 76 * size],
        [x + 122 * size, y + 4],
      ]);
  kit.solid(drawing, shape, grey, {
    shade: 0.3,
    inside: (inside) => {
      inside.fill(
        blob(x - 40 * size, y - 118 * size, 70 * size, 30 * size, 8, 0.4, dice),
        kit.light.color('leaf2'),
        { alpha: 0.8 },
      );
      inside.fill(ellipsePath(x + 60 * size, y, 50 * size, 20 * size), kit.light.shadeOf(grey, 0, 0.3), {
        alpha: 0.5,
      });
    },
  });
}
