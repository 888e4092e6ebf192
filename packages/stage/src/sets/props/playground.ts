import {
  ellipsePath,
  polygonPath,
  starPath,
  css,
  type Point,
  roundedRect,
  smooth,
  taper,
} from '@milestoon/drawing';
import type { Kit } from '../../kits/kit.ts';
import type { Drawing } from '../../drawing.ts';
import type { LocalColor } from '../../light/light.ts';

/** A slide with its tower; the chute runs to the right. */
export function slide(kit: Kit, drawing: Drawing, x: number, y: number, size: number) {
  const pc = (alpha: number, b: number): Point => [x + alpha * size, y + b * size];
  kit.castShadow(drawing, x, y + 6, 210 * size);
  for (const [a, w] of [
    [-118, 16],
    [-58, 16],
    [-20, 16],
    [-74, 0],
  ] as const) {
    if (w) {
      kit.solid(
        drawing,
        roundedRect(x + a * size, y - 300 * size, w * size, 300 * size, kit.corner(2, 8 * size)),
        'blue',
        {
          shade: 0.3,
        },
      );
    }
  }
  for (let i = 0; i < 6; i++) {
    kit.solid(
      drawing,
      roundedRect(x - 118 * size, y - (36 + i * 46) * size, 74 * size, 10 * size, 3),
      'white',
      {
        lineWidth: 2,
        shade: 0.1,
      },
    );
  }
  const chute = smooth(
    [
      pc(-30, -300),
      pc(10, -302),
      pc(80, -210),
      pc(160, -70),
      pc(235, -26),
      pc(262, -26),
      pc(262, -4),
      pc(215, 0),
      pc(130, -46),
      pc(55, -170),
      pc(-10, -262),
    ],
    true,
    0.9,
  );
  kit.solid(drawing, chute, 'red', {
    shade: 0.18,
  });
  const rail = taper(
    [pc(-20, -330), pc(16, -332), pc(92, -234), pc(172, -96), pc(240, -52)],
    17 * size,
    12 * size,
  );
  kit.solid(drawing, rail, 'yellow', {
    shade: 0.2,
  });
  if (kit.enchanted) {
    kit.solid(
      drawing,
      smooth(
        [pc(-140, -400), pc(-70, -500), pc(-46, -560), pc(-30, -500), pc(10, -400), pc(-66, -384)],
        true,
        0.7,
      ),
      'purple',
    );
    kit.glow(drawing, x - 46 * size, y - 570 * size, 50 * size);
    drawing.fill(starPath(x - 46 * size, y - 572 * size, 18 * size, 8 * size, 5), css([0.9, 0.13, 86]));
  } else {
    kit.solid(drawing, polygonPath([pc(-150, -400), pc(-66, -480), pc(18, -400)]), 'yellow', {
      shade: 0.3,
    });
  }
  for (const a of [-128, -16]) {
    kit.solid(drawing, roundedRect(x + a * size, y - 402 * size, 14 * size, 110 * size, 3), 'blue');
  }
  kit.solid(drawing, roundedRect(x - 132 * size, y - 306 * size, 132 * size, 20 * size, 6), 'blue');
}

/** A dome of bars to climb on. */
export function climbingDome(
  kit: Kit,
  drawing: Drawing,
  x: number,
  y: number,
  size: number,
  color: LocalColor,
) {
  kit.castShadow(drawing, x, y + 4, 230 * size);
  const r = 210 * size;
  const bars: string[] = [];
  for (const share of [0.34, 0.72])
    bars.push(`M${x - r * share} ${y}A${r * share} ${r * 0.98} 0 0 1 ${x + r * share} ${y}`);
  for (const lift of [0.36, 0.7]) {
    const half = r * Math.sqrt(1 - lift * lift);
    bars.push(`M${x - half} ${y - r * lift}Q${x} ${y - r * lift - 26 * size} ${x + half} ${y - r * lift}`);
  }
  bars.push(`M${x} ${y}V${y - r}`);
  const rim = `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}`;
  const width = 13 * size;
  const line = kit.lineColor(kit.light.shadeOf(color, 0, 0.45));
  for (const [outline, of] of [
    [bars.join(''), 'yellow'],
    [rim, color],
  ] as const) {
    if (!kit.flat) drawing.stroke(outline, line, width + kit.lineWidth(5, 9));
    drawing.stroke(outline, kit.light.color(of), width, kit.bleed(0.8));
    if (!kit.flat) drawing.stroke(outline, kit.light.litOf(of, 0, 0.5, 0.8), width * 0.28);
  }
  for (const [dx, dy] of [
    [0, -1],
    [-0.78, -0.62],
    [0.78, -0.62],
  ] as const)
    kit.solid(drawing, ellipsePath(x + dx * r, y + dy * r, 15 * size), 'red', { shade: 0.3, lineWidth: 3 });
}

/** A box of sand with a bucket and a cake of sand. */
export function sandpit(kit: Kit, drawing: Drawing, x: number, y: number, size: number, color: LocalColor) {
  const pc = (alpha: number, b: number): Point => [x + alpha * size, y + b * size];
  kit.solid(drawing, polygonPath([pc(-190, -84), pc(190, -84), pc(250, 0), pc(-250, 0)]), 'sand', {
    shade: 0.04,
    flat: true,
  });
  for (const rail of [
    [pc(-196, -92), pc(196, -92), pc(200, -76), pc(-200, -76)],
    [pc(-200, -92), pc(-184, -84), pc(-240, 6), pc(-262, -4)],
    [pc(200, -92), pc(184, -84), pc(240, 6), pc(262, -4)],
  ]) {
    kit.solid(drawing, polygonPath(rail), 'wood', { shade: 0.2, lineWidth: 3 });
  }
  kit.solid(drawing, smooth([pc(-110, -30), pc(-70, -84), pc(-20, -90), pc(30, -30)], true, 0.7), 'sand', {
    shade: 0.3,
    lighter: -0.05,
  });
  kit.solid(drawing, polygonPath([pc(70, -96), pc(132, -96), pc(122, -34), pc(80, -34)]), color, {
    shade: 0.3,
  });
  drawing.stroke(
    `M${x + 72 * size} ${y - 96 * size}q${29 * size} ${-52 * size} ${58 * size} 0`,
    kit.lineColor(kit.light.color('dark')),
    5 * size,
  );
  kit.solid(drawing, kit.box(x - 268 * size, y - 12 * size, 536 * size, 22 * size, 6), 'wood', {
    shade: 0.2,
  });
}

/** A picket fence from x0 to x1. */
export function fence(
  kit: Kit,
  drawing: Drawing,
  y: number,
  x0: number,
  x1: number,
  size: number,
  depth: number,
) {
  for (let x = x0; x < x1; x += 46 * size) {
    kit.solid(
      drawing,
      kit.flat
        ? roundedRect(x, y - 74 * size, 26 * size, 80 * size, 13 * size)
        : polygonPath([
            [x, y + 4],
            [x, y - 60 * size],
            [x + 13 * size, y - 78 * size],
            [x + 26 * size, y - 60 * size],
            [x + 26 * size, y + 4],
          ]),
      'white',
      {
        depth,
        lineWidth: 2.2,
        shade: 0.2,
        flat: true,
      },
    );
  }
  kit.solid(drawing, roundedRect(x0 - 10, y - 50 * size, x1 - x0, 11 * size, 3), 'white', {
    depth,
    lineWidth: 2.2,
    shade: 0.1,
    flat: true,
  });
}
