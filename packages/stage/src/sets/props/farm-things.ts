import {
  ellipsePath,
  polygonPath,
  css,
  leaf,
  type Point,
  random,
  roundedRect,
  smooth,
} from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import type { Kit } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';
import type { SetLayers } from '../set-definition.ts';

/** A barn with a curb roof and a silo; x is its middle. */
export function barn(
  kit: Kit,
  drawing: Drawing,
  x: number,
  y: number,
  height: number,
  color: LocalColor,
): void {
  const at = (dx: number, dy: number): Point => [x + dx * height, y - dy * height];
  const depth = 0.04;
  const bent = kit.curved;
  kit.solid(
    drawing,
    kit.box(x + height * 0.5, y - height * 0.94, height * 0.26, height * 0.96, 8),
    bent ? 'wall2' : 'white',
    { depth, shade: 0.3, lighter: bent ? 0 : -0.08 },
  );
  kit.solid(
    drawing,
    bent
      ? smooth([at(0.47, 0.92), at(0.56, 1.1), at(0.66, 1.32), at(0.7, 1.08), at(0.79, 0.92)], true, 0.7)
      : {
          d: `M${at(0.49, 0.92)}A${height * 0.14} ${height * 0.16} 0 0 1 ${at(0.77, 0.92)}Z`,
          box: [x + height * 0.49, y - height * 1.08, height * 0.28, height * 0.16],
        },
    'blue',
    { depth, shade: 0.3 },
  );
  const front = [
    at(-0.5, -0.02),
    at(-0.5, 0.5),
    at(-0.34, 0.78),
    at(0, 0.95),
    at(0.34, 0.78),
    at(0.5, 0.5),
    at(0.5, -0.02),
  ];
  kit.solid(drawing, bent ? smooth(front, true, 0.35) : polygonPath(front), color, {
    depth,
    shade: 0.12,
    inside: (inside, base) => {
      if (kit.flat) return;
      for (let i = -9; i <= 9; i++)
        inside.stroke(
          polygonPath([at(i * 0.055, 0), at(i * 0.055, 1)], false),
          kit.lineColor(css(kit.light.shade(base, 0.3), 0.6), 0.5),
          2.6,
        );
    },
  });
  const rim = [
    at(-0.56, 0.46),
    at(-0.38, 0.8),
    at(0, 1.0),
    at(0.38, 0.8),
    at(0.56, 0.46),
    at(0.49, 0.43),
    at(0.33, 0.74),
    at(0, 0.91),
    at(-0.33, 0.74),
    at(-0.49, 0.43),
  ];
  kit.solid(drawing, bent ? smooth(rim, true, 0.35) : polygonPath(rim), bent ? 'purple' : 'white', {
    depth,
    shade: 0.2,
    lineWidth: 4,
  });
  kit.solid(
    drawing,
    roundedRect(x - height * 0.09, y - height * 0.72, height * 0.18, height * 0.17, kit.corner(4, 4, 40)),
    'dark',
    { depth, shade: 0, lineWidth: 4, lighter: 0.1 },
  );
  for (const side of [-1, 1]) {
    const left = side < 0 ? x - height * 0.25 : x + height * 0.005;
    kit.solid(drawing, roundedRect(left, y - height * 0.4, height * 0.245, height * 0.4, 2), color, {
      depth,
      shade: 0.1,
      lighter: -0.05,
      lineWidth: 4,
    });
    const cross = `M${left + 8} ${y - height * 0.4 + 8}L${left + height * 0.245 - 8} ${y - 8}M${left + height * 0.245 - 8} ${y - height * 0.4 + 8}L${left + 8} ${y - 8}`;
    kit.inkLine(drawing, cross, 17);
    drawing.stroke(cross, kit.light.color('white', depth), 9);
    drawing.stroke(
      roundedRect(left + 6, y - height * 0.4 + 6, height * 0.245 - 12, height * 0.4 - 10),
      kit.light.color('white', depth),
      8,
    );
  }
  if (kit.light.night) kit.glow(drawing, x, y - height * 0.63, 130, [0.95, 0.1, 85], 0.7);
}

/** A wind pump whose wheel turns. */
export function windPump(kit: Kit, layers: SetLayers, x: number, y: number, height: number): void {
  const { mid } = layers;
  const top = y - height;
  const line = kit.lineColor(kit.light.shadeOf('wood', 0.05, 0.2));
  let bars = `M${x - height * 0.14} ${y}L${x - 8} ${top}M${x + height * 0.14} ${y}L${x + 8} ${top}`;
  for (let i = 1; i < 5; i++) {
    const [low, high] = [i / 5, (i + 1) / 5];
    const half = (share: number): number => height * 0.14 * (1 - share) + 8 * share;
    bars += `M${x - half(low)} ${y - height * low}H${x + half(low)}`;
    if (i < 4) bars += `M${x - half(low)} ${y - height * low}L${x + half(high)} ${y - height * high}`;
  }
  mid.stroke(bars, line, kit.lineWidth(8, 9));
  if (!kit.flat) mid.stroke(bars, kit.light.color('wood', 0.05), 4);
  kit.solid(
    mid,
    polygonPath([
      [x + 10, top - 6],
      [x + 90, top - 34],
      [x + 96, top + 30],
      [x + 10, top + 6],
    ]),
    'blue',
    { shade: 0.2, lineWidth: 3 },
  );
  const r = height * 0.2;
  layers.moving('mid', { kind: 'turn', pivot: [x, top], period: 150 }, (drawing) => {
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * Math.PI * 2;
      const out = (share: number, turn: number): Point => [
        x + Math.cos(a + turn) * r * share,
        top + Math.sin(a + turn) * r * share,
      ];
      kit.solid(
        drawing,
        polygonPath([out(0.34, -0.08), out(1, -0.2), out(1, 0.16), out(0.34, 0.1)]),
        i % 2 ? 'white' : 'red',
        { shade: 0.1, lineWidth: 2.4, flat: true },
      );
    }
    kit.solid(drawing, ellipsePath(x, top, r * 0.16), kit.gilded('yellow'), {
      shade: 0.2,
      lineWidth: 3,
    });
  });
}

/** Two rails on posts, before the animals that are penned. */
export function railFence(
  kit: Kit,
  layers: SetLayers,
  from: number,
  to: number,
  y: number,
  size: number,
): void {
  const { fence } = layers;
  for (const lift of [82, 40])
    kit.solid(fence, roundedRect(from, y - lift * size, to - from, 15 * size, 5), 'wood', {
      shade: 0.2,
      lineWidth: 3,
      lighter: 0.05,
    });
  for (let x = from + 30; x < to; x += 150 * size)
    kit.solid(fence, kit.box(x, y - 104 * size, 22 * size, 110 * size, 5), 'wood', {
      shade: 0.3,
      lineWidth: 3,
    });
}

/** Bales of hay, stacked. */
export function hayBales(kit: Kit, drawing: Drawing, x: number, y: number, seed: number): void {
  const dice = random(seed);
  kit.castShadow(drawing, x, y + 2, 220, 24);
  for (const [dx, dy] of [
    [-104, 0],
    [96, 0],
    [-6 + dice.between(-24, 24), -104],
  ] as const) {
    kit.solid(drawing, kit.box(x + dx - 96, y + dy - 106, 192, 106, 16), [0.85, 0.12, 88], {
      shade: 0.22,
      inside: (inside, base) => {
        for (let i = 0; i < 16; i++) {
          const px = x + dx + dice.signed() * 90;
          const py = y + dy - dice.next() * 100;
          inside.stroke(
            `M${px} ${py}l${dice.between(16, 34)} ${dice.signed() * 9}`,
            css(kit.light.shade(base, 0.35), 0.6),
            3,
          );
        }
        for (const band of [-40, 40])
          inside.fill(
            roundedRect(x + dx + band - 4, y + dy - 110, 8, 114),
            kit.light.shadeOf('wood', 0, 0.1),
          );
      },
    });
  }
  for (const [dx, a] of [
    [-190, -2.6],
    [186, -0.4],
    [60, -0.9],
  ] as const)
    kit.solid(drawing, leaf(x + dx, y, 42, 6, a), [0.85, 0.12, 88], { shade: 0, lineWidth: 2, flat: true });
}

/** A pond, and places for two ducks on it. */
export function pond(kit: Kit, layers: SetLayers, x: number, y: number, seed: number): void {
  const { near } = layers;
  const water = smooth([
    [x - 270, y - 6],
    [x - 160, y - 58],
    [x + 70, y - 66],
    [x + 260, y - 20],
    [x + 220, y + 36],
    [x - 40, y + 56],
    [x - 230, y + 40],
  ]);
  kit.patch(
    near,
    smooth([
      [x - 300, y - 6],
      [x - 170, y - 74],
      [x + 80, y - 82],
      [x + 292, y - 22],
      [x + 240, y + 52],
      [x - 40, y + 74],
      [x - 256, y + 54],
    ]),
    'sand',
  );
  kit.lying(near, (flat) =>
    kit.solid(flat, water, kit.tones.pond, {
      shade: 0.05,
      lighter: -0.08,
      flat: true,
    }),
  );
  for (const [dx, dy] of [
    [-120, -20],
    [60, 20],
    [140, -24],
  ] as const)
    near.stroke(`M${x + dx} ${y + dy}q20 -8 40 0t40 0`, kit.light.litOf('sea2', 0, 0.7), 4);
  for (let i = 0; i < 2; i++) {
    const dx = x - 70 + i * 150;
    const dy = y - 22 + i * 26;
    const side = (seed + i) % 2 ? 1 : -1;
    layers.animal({
      role: 'duck',
      x: dx,
      y: dy,
      size: 0.74,
      facing: side > 0 ? 'right' : 'left',
      manner: 'swims',
    });
  }
}
