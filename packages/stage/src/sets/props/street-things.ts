import { ellipsePath, polygonPath, random, roundedRect, smooth } from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import type { Kit } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';

/** A street lamp, lit in the dark. */
export function streetLamp(kit: Kit, drawing: Drawing, x: number, y: number, size: number): void {
  const dark = kit.light.night || kit.light.time === 'golden';
  kit.solid(drawing, roundedRect(x - 6 * size, y - 300 * size, 12 * size, 304 * size, 4), 'dark', {
    shade: 0.2,
    lighter: 0.12,
    lineWidth: 3,
  });
  kit.solid(drawing, kit.box(x - 18 * size, y - 22 * size, 36 * size, 26 * size, 4), 'dark', {
    shade: 0.2,
    lighter: 0.12,
    lineWidth: 3,
  });
  if (dark) kit.glow(drawing, x, y - 330 * size, 240 * size, [0.95, 0.1, 85], kit.light.night ? 0.8 : 0.45);
  kit.solid(
    drawing,
    polygonPath([
      [x - 22 * size, y - 352 * size],
      [x + 22 * size, y - 352 * size],
      [x + 14 * size, y - 300 * size],
      [x - 14 * size, y - 300 * size],
    ]),
    [0.95, 0.09, 90],
    { shade: 0.06, lineWidth: 3, glowing: dark },
  );
  kit.solid(
    drawing,
    polygonPath([
      [x - 30 * size, y - 350 * size],
      [x, y - 382 * size],
      [x + 30 * size, y - 350 * size],
    ]),
    'dark',
    { shade: 0.2, lighter: 0.12, lineWidth: 3 },
  );
}

/** A car or a bus on the road; x is its middle, y the wheels' foot. Forward is to the right. */
export function car(
  kit: Kit,
  drawing: Drawing,
  x: number,
  y: number,
  size: number,
  color: LocalColor,
  forward: boolean,
  kind: 'car' | 'bus',
): void {
  const side = forward ? 1 : -1;
  const at = (dx: number, dy: number): readonly [number, number] => [x + dx * size * side, y + dy * size];
  const long = kind === 'bus' ? 230 : 150;
  kit.castShadow(drawing, x, y + 4, long * 1.2 * size, 12 * size);
  if (kind === 'bus') {
    kit.solid(drawing, kit.box(x - long * size, y - 200 * size, long * 2 * size, 178 * size, 26), color, {
      shade: 0.14,
    });
    for (let i = 0; i < 5; i++)
      kit.solid(
        drawing,
        roundedRect(x + (-206 + i * 84) * size, y - 178 * size, 70 * size, 62 * size, 8),
        'sea2',
        { shade: 0.1, lineWidth: 3, flat: true },
      );
    kit.solid(drawing, roundedRect(x - long * size, y - 92 * size, long * 2 * size, 14 * size, 3), 'white', {
      shade: 0,
      lineWidth: 2.4,
      flat: true,
    });
  } else {
    kit.solid(
      drawing,
      smooth([at(-104, -86), at(-70, -146), at(-20, -158), at(42, -150), at(88, -88)], true, 0.6),
      color,
      { shade: 0.16 },
    );
    kit.solid(
      drawing,
      smooth([at(-84, -90), at(-60, -134), at(-14, -140), at(-12, -90)], true, 0.4),
      'sea2',
      { shade: 0.1, lineWidth: 3, flat: true },
    );
    kit.solid(drawing, smooth([at(2, -90), at(4, -140), at(36, -134), at(68, -90)], true, 0.4), 'sea2', {
      shade: 0.1,
      lineWidth: 3,
      flat: true,
    });
    kit.solid(
      drawing,
      smooth(
        [
          at(-146, -40),
          at(-140, -84),
          at(-90, -96),
          at(80, -96),
          at(136, -80),
          at(154, -44),
          at(146, -22),
          at(-140, -22),
        ],
        true,
        0.5,
      ),
      color,
      { shade: 0.2 },
    );
  }
  const [hx, hy] = at(long - 14, -58);
  if (kit.light.night) kit.glow(drawing, hx, hy, 90 * size, [0.96, 0.09, 90], 0.8);
  kit.solid(drawing, ellipsePath(hx, hy, 13 * size, 15 * size), [0.96, 0.09, 90], {
    shade: 0,
    lineWidth: 3,
    glowing: kit.light.night,
  });
  for (const dx of kind === 'bus' ? [-150, 146] : [-88, 90]) {
    const [wx] = at(dx, 0);
    kit.solid(drawing, ellipsePath(wx, y - 26 * size, 32 * size), 'dark', { shade: 0.1 });
    kit.solid(drawing, ellipsePath(wx, y - 26 * size, 15 * size), 'white', {
      shade: 0.2,
      lineWidth: 3,
      lighter: -0.08,
    });
  }
}

/** A box with a small round tree and flowers; size 1 is about 300 px high. */
export function planter(kit: Kit, drawing: Drawing, x: number, y: number, seed: number, size: number): void {
  const dice = random(seed);
  kit.castShadow(drawing, x, y + 2, 120 * size);
  kit.bush(drawing, x, y - 90 * size, 210 * size, seed, {
    flowers: dice.pick<LocalColor>(['pink', 'white', 'yellow', 'red']),
  });
  kit.solid(drawing, kit.box(x - 100 * size, y - 104 * size, 200 * size, 106 * size, 10), 'wood', {
    shade: 0.2,
  });
  kit.solid(drawing, kit.box(x - 110 * size, y - 116 * size, 220 * size, 24 * size, 6), 'wood', {
    shade: 0.2,
    lighter: 0.05,
    lineWidth: 4,
  });
}

/** A letter box on a post. */
export function letterBox(kit: Kit, drawing: Drawing, x: number, y: number, color: LocalColor): void {
  kit.castShadow(drawing, x, y + 2, 70);
  kit.solid(drawing, roundedRect(x - 10, y - 130, 20, 132, 4), 'wood', { shade: 0.2 });
  kit.solid(
    drawing,
    { d: `M${x - 66} ${y - 120}v-76q0 -50 66 -50t66 50v76Z`, box: [x - 66, y - 246, 132, 126] },
    color,
    { shade: 0.24 },
  );
  kit.solid(drawing, roundedRect(x - 40, y - 188, 80, 14, 5), 'dark', { shade: 0, lineWidth: 3, flat: true });
  kit.solid(
    drawing,
    polygonPath([
      [x - 22, y - 192],
      [x + 30, y - 202],
      [x + 34, y - 178],
      [x - 18, y - 176],
    ]),
    'white',
    { shade: 0, lineWidth: 3 },
  );
}

/** A hydrant. */
export function hydrant(kit: Kit, drawing: Drawing, x: number, y: number, color: LocalColor): void {
  kit.castShadow(drawing, x, y + 2, 70);
  for (const side of [-1, 1])
    kit.solid(drawing, kit.box(x + side * 50 - 16, y - 106, 32, 36, 6), color, { shade: 0.3 });
  kit.solid(drawing, kit.box(x - 42, y - 140, 84, 140, 10), color, { shade: 0.3 });
  kit.solid(
    drawing,
    { d: `M${x - 42} ${y - 138}q0 -50 42 -50t42 50Z`, box: [x - 42, y - 188, 84, 50] },
    color,
    { shade: 0.3 },
  );
  kit.solid(drawing, kit.box(x - 54, y - 146, 108, 18, 6), color, { shade: 0.2, lighter: 0.05 });
  kit.solid(drawing, kit.box(x - 56, y - 18, 112, 20, 6), color, { shade: 0.2, lighter: -0.04 });
  kit.solid(drawing, ellipsePath(x, y - 88, 20), 'white', { shade: 0.2, lineWidth: 3 });
}
