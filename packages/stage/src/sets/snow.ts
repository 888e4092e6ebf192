import type { LocalColor } from '../light/light.ts';
import { ellipsePath, polygonPath, blob, css, leaf, random, roundedRect, smooth } from '@milestoon/drawing';
import type { Kit } from '../kits/kit.ts';
import type { SetDefinition, SetLayers, SetOptions } from './set-definition.ts';

/** A snowed-in valley with a hut and a snowman. */
export const snow: SetDefinition = {
  indoor: false,
  mark: { x: 960, y: 955 },
  picture: { x: 560, y: 640, size: 250 },
  horizon: (measures) => measures.horizon + 44,
  draw,
};

function draw(kit: Kit, layers: SetLayers, { seed, dice }: SetOptions): void {
  const horizon = kit.measures.horizon + 10;
  const light = kit.light;
  const off = (range: number): number => dice.between(-range, range);
  const scarf = dice.pick<LocalColor>(['red', 'blue', 'green', 'purple']);
  kit.sky(layers.sky, {
    horizon,
    seed,
    clouds: kit.layout.snowClouds?.(horizon),
  });
  if (kit.flat) {
    kit.hills(layers.far, {
      y: horizon + 10,
      amplitude: 90,
      swell: 330,
      seed: seed + 2,
      depth: 0.42,
      color: [0.86, 0.03, 240],
    });
    for (const [x, h] of [
      [1320, 210],
      [1420, 160],
      [520, 180],
      [620, 140],
      [1780, 230],
      [60, 220],
    ] as const) {
      kit.pine(layers.far, x, horizon + 36, h, 1, {
        depth: 0.25,
        snow: true,
      });
    }
  } else {
    kit.hills(layers.far, {
      y: horizon,
      amplitude: kit.layout.snowRidge,
      swell: kit.layout.snowSwell,
      seed: seed + 3,
      depth: 0.5,
      color: [0.8, 0.05, 255],
    });
    kit.hills(layers.far, {
      y: horizon + 26,
      amplitude: 60,
      swell: 220,
      seed: seed + 5,
      depth: 0.25,
      color: 'snow',
    });
    const trees = random(3 + seed);
    for (let i = 0; i < 18; i++) {
      const x = -350 + i * 155 + trees.signed() * 40;
      if (Math.abs(x - 950) < 150) {
        continue;
      }
      kit.pine(layers.far, x, horizon + 34 + trees.signed() * 8, trees.between(120, 210), i, {
        depth: 0.38,
        snow: true,
      });
    }
  }
  const mid = layers.mid;
  const manRight = dice.next() < 0.5;
  kit.pine(mid, (manRight ? 1540 : 1650) + off(50), horizon + 90, 470 * dice.between(0.86, 1.12), seed + 2, {
    depth: 0.06,
    snow: true,
  });
  kit.pine(mid, (manRight ? 1760 : 330) + off(50), horizon + 110, 580 * dice.between(0.86, 1.12), seed + 3, {
    snow: true,
  });
  kit.pine(mid, (manRight ? 190 : 120) + off(50), horizon + 96, 500 * dice.between(0.86, 1.12), seed + 4, {
    depth: 0.06,
    snow: true,
  });
  const hx = (manRight ? 520 : 1370) + off(60);
  const hb = horizon + 96;
  if (kit.house) {
    kit.house(mid, hx, hb, 330, 3, 0.05);
  } else {
    const width = 250;
    kit.solid(mid, roundedRect(hx - width / 2, hb - 130, width, 134, kit.corner(2, 10)), 'wood', {
      depth: 0.08,
      shade: 0.2,
      inside: (inside, base) => {
        if (!kit.flat) {
          for (let i = 1; i < 5; i++) {
            inside.stroke(`M${hx - width / 2} ${hb - 130 + i * 27}h${width}`, css(light.shade(base, 0.5)), 3);
          }
        }
      },
    });
    kit.solid(
      mid,
      polygonPath([
        [hx - width * 0.64, hb - 120],
        [hx, hb - 250],
        [hx + width * 0.64, hb - 120],
      ]),
      'red',
      {
        depth: 0.08,
        shade: 0.3,
      },
    );
    kit.solid(
      mid,
      smooth(
        [
          [hx - width * 0.66, hb - 116],
          [hx - width * 0.3, hb - 196],
          [hx, hb - 264],
          [hx + width * 0.3, hb - 196],
          [hx + width * 0.66, hb - 116],
          [hx + width * 0.5, hb - 130],
          [hx + width * 0.3, hb - 152],
          [hx + width * 0.12, hb - 170],
          [hx, hb - 196],
          [hx - width * 0.2, hb - 164],
          [hx - width * 0.36, hb - 142],
          [hx - width * 0.5, hb - 128],
        ],
        true,
        0.6,
      ),
      'snow',
      {
        shade: 0.1,
      },
    );
    kit.solid(mid, roundedRect(hx - 26, hb - 84, 52, 88, kit.corner(3, 26)), 'red', {
      shade: 0.1,
    });
    for (const a of [-94, 54]) {
      kit.solid(mid, roundedRect(hx + a, hb - 90, 42, 42, 4), 'yellow', {
        shade: 0,
      });
    }
    for (const a of [-73, 75]) {
      kit.glow(mid, hx + a, hb - 68, light.night ? 130 : 60, [0.93, 0.12, 85], light.night ? 0.8 : 0.4);
    }
  }
  const near = layers.near;
  kit.ground(near, {
    y: horizon + 70,
    color: 'snow',
    tufts: false,
    amplitude: 26,
    deepen: light.night ? 0.3 : 0.12,
  });
  if (kit.layout.snowShadows) {
    const marks = random(5 + seed);
    for (let i = 0; i < 7; i++) {
      const x = marks.between(-200, 2100);
      const y = marks.between(horizon + 130, 1060);
      near.fill(
        leaf(x, y, marks.between(260, 560), marks.between(8, 20), 0.02),
        light.shadeOf('snow', 0, 0.2, 0.6),
      );
    }
    kit.castShadow(near, 1700, horizon + 150, 420, 34, 0.3);
  }
  if (kit.inks) {
    let outline = '';
    const marks = random(5 + seed);
    for (let i = 0; i < 34; i++) {
      const x = marks.between(-200, 2100);
      const y = marks.between(horizon + 110, 1060);
      const width = marks.between(40, 130);
      outline += `M${x | 0} ${y | 0}q${(width / 2) | 0} ${(-width * 0.12) | 0} ${width | 0} 0`;
    }
    near.stroke(outline, light.shadeOf('snow', 0, 0.6), 3);
  }
  for (let i = 0; i < 9; i++) {
    const t = i / 8;
    const x = (manRight ? 640 + t * 240 : 1280 - t * 240) + (i % 2) * 26;
    const y = horizon + 118 + t * t * 320;
    near.fill(ellipsePath(x, y, 9 + t * 12, 4 + t * 6), light.shadeOf('snow', 0, 0.34));
  }
  const sx = (manRight ? 1430 : 470) + off(30);
  const sy = 945;
  kit.castShadow(near, sx, sy, 150);
  kit.solid(near, ellipsePath(sx, sy - 88, 112, 104), 'snow', {
    shade: 0.36,
  });
  kit.solid(near, ellipsePath(sx, sy - 238, 84, 80), 'snow', {
    shade: 0.36,
  });
  kit.solid(near, ellipsePath(sx, sy - 356, 62, 60), 'snow', {
    shade: 0.36,
  });
  kit.solid(near, roundedRect(sx - 52, sy - 312, 106, 30, 15), scarf, {
    shade: 0.2,
  });
  kit.solid(near, roundedRect(sx + 26, sy - 300, 30, 86, 10), scarf, {
    shade: 0.2,
  });
  for (const a of [-22, 20]) {
    near.fill(ellipsePath(sx + a, sy - 370, 7), light.color('dark'));
  }
  kit.solid(
    near,
    polygonPath([
      [sx - 6, sy - 356],
      [sx - 62, sy - 346],
      [sx - 4, sy - 340],
    ]),
    [0.76, 0.16, 55],
    {
      shade: 0,
      lineWidth: 3,
    },
  );
  for (const b of [-264, -228, -100]) {
    near.fill(ellipsePath(sx - 8, sy + b, 7.5), light.color('dark'));
  }
  kit.solid(near, kit.box(sx - 44, sy - 472, 88, 64, 6), 'dark', {
    shade: 0.2,
  });
  kit.solid(near, roundedRect(sx - 66, sy - 420, 132, 16, 8), 'dark', {
    shade: 0.1,
  });
  near.stroke(
    `M${sx - 70} ${sy - 250}l-84 -46m30 18l-8 -34M${sx + 70} ${sy - 250}l84 -60m-26 20l34 4`,
    kit.lineColor(light.shadeOf('trunk', 0, 0.2)),
    kit.lineWidth(8, 9),
  );
  const front = layers.fg;
  if (kit.flat) {
    front.fill(ellipsePath(200, 1260, 520, 220), light.color('snow'), {
      shadow: {
        blur: 20,
        dx: 0,
        dy: -6,
        color: css([0.4, 0.06, 265], 0.16),
      },
    });
    front.fill(ellipsePath(1820, 1280, 460, 220), light.color('snow'), {
      shadow: {
        blur: 20,
        dx: 0,
        dy: -6,
        color: css([0.4, 0.06, 265], 0.16),
      },
    });
  } else {
    kit.pine(front, -30, 1260, 720, 3, {
      snow: true,
    });
    kit.solid(front, blob(1890, 1180, 330, 150, 10, 0.12, random(3)), 'snow', {
      shade: 0.3,
    });
  }
}
