import { ellipsePath, polygonPath, css, random, roundedRect, smooth, spark } from '@milestoon/drawing';
import type { Kit, SetColor } from '../../kits/kit.ts';
import type { Drawing } from '../../drawing.ts';

/** Three ovals in one another. */
export function rug(
  kit: Kit,
  drawing: Drawing,
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: SetColor,
  c2: SetColor,
): void {
  kit.lying(drawing, (flat) => drawRug(kit, flat, [x, y, rx, ry], color, c2));
}

function drawRug(
  kit: Kit,
  drawing: Drawing,
  [x, y, rx, ry]: readonly [number, number, number, number],
  color: SetColor,
  c2: SetColor,
): void {
  kit.solid(drawing, ellipsePath(x, y, rx, ry), color, {
    shade: 0.02,
    flat: true,
  });
  kit.solid(drawing, ellipsePath(x, y, rx * 0.82, ry * 0.8), c2, {
    shade: 0,
    line: kit.inks ? 1 : 0,
    lineWidth: 3,
    flat: true,
    noRim: true,
  });
  kit.solid(drawing, ellipsePath(x, y, rx * 0.6, ry * 0.58), color, {
    shade: 0,
    line: kit.inks ? 1 : 0,
    lineWidth: 3,
    flat: true,
    noRim: true,
  });
  if (kit.enchanted) {
    for (let i = 0; i < 9; i++) {
      const a = (i / 9) * 6.28;
      drawing.fill(
        spark(x + Math.cos(a) * rx * 0.71, y + Math.sin(a) * ry * 0.69, 13, 0.16),
        css(kit.gold, 0.9),
      );
    }
  }
}

/** A bookshelf; `seed` deals out the books. */
export function shelf(
  kit: Kit,
  drawing: Drawing,
  x: number,
  y: number,
  width: number,
  height: number,
  rows: number,
  seed: number,
) {
  const dice = random(seed);
  kit.solid(drawing, kit.box(x, y, width, height, 6), 'wood', {
    shade: 0.08,
  });
  const rh = (height - 30) / rows;
  for (let i = 0; i < rows; i++) {
    const yy = y + 16 + i * rh;
    drawing.fill(roundedRect(x + 16, yy, width - 32, rh - 14, 2), kit.light.shadeOf('wood', 0, 0.42));
    kit.inkLine(drawing, roundedRect(x + 16, yy, width - 32, rh - 14), 3.5);
    let bx = x + 24;
    while (bx < x + width - 54) {
      const bw = dice.between(16, 30);
      const bh = rh * dice.between(0.54, 0.76);
      if (dice.next() < 0.16) {
        kit.solid(
          drawing,
          ellipsePath(bx + 26, yy + rh - 14 - 26, 26),
          dice.pick(['red', 'yellow', 'blue']),
          {
            shade: 0.3,
            lineWidth: 3,
            flat: true,
          },
        );
        bx += 62;
        continue;
      }
      kit.solid(
        drawing,
        roundedRect(bx, yy + rh - 14 - bh, bw, bh, 2),
        dice.pick(['red', 'blue', 'yellow', 'green', 'purple', 'pink']),
        {
          shade: 0.14,
          lineWidth: 2.2,
          flat: true,
        },
      );
      bx += bw + 2;
    }
  }
}

/** A standing lamp. */
export function lamp(kit: Kit, drawing: Drawing, x: number, y: number, height: number, on = true) {
  kit.solid(drawing, roundedRect(x - 5, y - height, 10, height, 3), 'wood', {
    lineWidth: 2.5,
  });
  kit.solid(drawing, ellipsePath(x, y, 46, 11), 'wood', {
    lineWidth: 3,
  });
  if (on) {
    kit.glow(
      drawing,
      x,
      y - height + 20,
      kit.light.night ? 430 : 240,
      [0.93, 0.11, 80],
      kit.light.night ? 0.85 : 0.35,
    );
  }
  kit.solid(
    drawing,
    kit.curved
      ? smooth(
          [
            [x - 74, y - height + 50],
            [x - 30, y - height - 50],
            [x + 10, y - height - 80],
            [x + 26, y - height - 48],
            [x + 74, y - height + 50],
            [x, y - height + 62],
          ],
          true,
          0.7,
        )
      : polygonPath([
          [x - 44, y - height - 56],
          [x + 44, y - height - 56],
          [x + 78, y - height + 48],
          [x - 78, y - height + 48],
        ]),
    kit.light.night ? [0.94, 0.11, 85] : 'yellow',
    {
      shade: 0.1,
      glowing: kit.light.night,
    },
  );
}

/** A sofa; x is its left end. */
export function sofa(kit: Kit, drawing: Drawing, x: number, y: number, width: number, color: SetColor) {
  const height = width * 0.36;
  kit.castShadow(drawing, x + width / 2, y, width * 0.54, 26);
  kit.solid(drawing, kit.box(x + width * 0.06, y - height * 1.12, width * 0.88, height * 0.9, 40), color, {
    shade: 0.14,
    lighter: -0.03,
  });
  for (const reach of [0, 1]) {
    kit.solid(
      drawing,
      kit.box(x + width * (0.13 + reach * 0.38), y - height * 1.0, width * 0.36, height * 0.62, 26),
      color,
      {
        shade: 0.2,
      },
    );
  }
  kit.solid(drawing, kit.box(x + width * 0.1, y - height * 0.52, width * 0.8, height * 0.34, 16), color, {
    shade: 0.2,
    lighter: 0.03,
  });
  kit.solid(drawing, kit.box(x + width * 0.1, y - height * 0.3, width * 0.8, height * 0.28, 10), color, {
    shade: 0.2,
    lighter: -0.02,
  });
  for (const reach of [0, 0.87]) {
    kit.solid(
      drawing,
      kit.box(x + width * reach, y - height * 0.72, width * 0.13, height * 0.72, 34),
      color,
      {
        shade: 0.3,
      },
    );
  }
  for (const reach of [0.08, 0.88]) {
    kit.solid(drawing, roundedRect(x + width * reach, y - 4, width * 0.03, 20, 3), 'wood', {
      lineWidth: 3,
    });
  }
  drawing.group(
    {
      matrix: [1, 0.12, -0.12, 1, 0.12 * (y - height * 0.8), -0.12 * (x + width * 0.2)],
    },
    (inside) =>
      kit.solid(
        inside,
        kit.box(x + width * 0.16, y - height * 0.92, width * 0.15, width * 0.14, 14),
        'yellow',
        {
          shade: 0.3,
        },
      ),
  );
  drawing.group(
    {
      matrix: [1, -0.1, 0.1, 1, -0.1 * (y - height * 0.8), 0.1 * (x + width * 0.8)],
    },
    (inside) =>
      kit.solid(inside, kit.box(x + width * 0.7, y - height * 0.92, width * 0.14, width * 0.135, 14), 'red', {
        shade: 0.3,
      }),
  );
}
