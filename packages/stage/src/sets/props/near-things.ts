import { ellipsePath, polygonPath, starPath, css, join, roundedRect, smooth } from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import type { Kit } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';

/**
 * What stands so near the camera that only a corner of it is seen: it frames the picture in the lower right and
 * says where we are. Nothing reaches as high as a face.
 */
type NearThing = (kit: Kit, drawing: Drawing, color: LocalColor) => void;

/** Puts one of them where wide shots still see enough of it. */
export const inCorner = (kit: Kit, drawing: Drawing, thing: NearThing, color: LocalColor): void =>
  drawing.group({ matrix: [1, 0, 0, 1, -110, 0] }, (inside) => thing(kit, inside, color));

/** The seat in front, seen from behind, with a pocket for a picture book. */
export const nearSeat: NearThing = (kit, drawing, color) => {
  kit.solid(
    drawing,
    smooth(
      [
        [1640, 1240],
        [1652, 960],
        [1700, 872],
        [1850, 846],
        [2010, 868],
        [2080, 1240],
      ],
      true,
      0.7,
    ),
    color,
    { shade: 0.16 },
  );
  kit.solid(drawing, kit.box(1690, 985, 330, 190, 16), color, { shade: 0.3, lighter: -0.06 });
  kit.solid(
    drawing,
    polygonPath([
      [1752, 918],
      [1886, 902],
      [1908, 1040],
      [1770, 1050],
    ]),
    'yellow',
    { shade: 0.1 },
  );
  kit.solid(drawing, starPath(1826, 972, 34, 15, 5), 'red', { shade: 0, lineWidth: 3 });
  kit.solid(drawing, kit.box(1684, 1016, 342, 34, 10), color, { shade: 0.2, lighter: 0.04 });
};

/** A bowl of fruit on the edge of the table. */
export const nearFruit: NearThing = (kit, drawing, color) => {
  kit.solid(drawing, kit.box(1560, 1052, 520, 120, 14), 'wood', { shade: 0.2 });
  for (const [x, y, radius, fruit] of [
    [1700, 940, 58, 'red'],
    [1846, 938, 60, 'green'],
    [1772, 916, 60, 'yellow'],
  ] as const) {
    kit.solid(drawing, ellipsePath(x, y, radius), fruit, { shade: 0.26 });
    kit.solid(drawing, roundedRect(x - 3, y - radius - 20, 8, 28, 4), 'trunk', { lineWidth: 2.4, shade: 0 });
  }
  kit.solid(
    drawing,
    smooth(
      [
        [1606, 944],
        [1772, 962],
        [1942, 944],
        [1914, 1026],
        [1846, 1066],
        [1700, 1066],
        [1634, 1026],
      ],
      true,
      0.6,
    ),
    color,
    { shade: 0.3 },
  );
};

/** A basket with rolled towels and a bottle of shampoo. */
export const nearTowels: NearThing = (kit, drawing, color) => {
  kit.solid(drawing, kit.box(1596, 880, 74, 180, 22), 'sea2', { shade: 0.24 });
  kit.solid(drawing, kit.box(1614, 846, 38, 44, 8), color, { shade: 0.2 });
  for (const [x, y, towel] of [
    [1760, 948, 'pink'],
    [1892, 938, 'white'],
  ] as const) {
    kit.solid(drawing, ellipsePath(x, y, 70, 68), towel, { shade: 0.2 });
    drawing.stroke(
      `M${x - 34} ${y}a34 34 0 1 1 34 34a20 20 0 1 1 0 -40`,
      kit.light.shadeOf(towel, 0, 0.35),
      6,
    );
  }
  kit.solid(
    drawing,
    polygonPath([
      [1664, 972],
      [2020, 958],
      [2000, 1180],
      [1700, 1180],
    ]),
    'wood',
    { shade: 0.26 },
  );
  drawing.stroke('M1672 1016L2014 1004M1680 1060L2010 1050', kit.light.shadeOf('wood', 0, 0.4), 5);
};

/** Pencils in a pot beside a pile of books. */
export const nearPencils: NearThing = (kit, drawing, color) => {
  for (const [x, top, lean, pencil] of [
    [1626, 852, -14, 'red'],
    [1662, 826, 2, 'yellow'],
    [1700, 850, 16, 'blue'],
  ] as const) {
    kit.solid(
      drawing,
      polygonPath([
        [x + lean - 14, top + 40],
        [x + lean, top],
        [x + lean + 14, top + 40],
        [x + 14, 1000],
        [x - 14, 1000],
      ]),
      pencil,
      { shade: 0.2, lineWidth: 3 },
    );
  }
  kit.solid(drawing, kit.box(1596, 940, 136, 150, 14), color, { shade: 0.3 });
  for (const [x, y, width, book] of [
    [1724, 1036, 320, 'green'],
    [1752, 984, 290, 'red'],
    [1730, 934, 300, 'sea2'],
  ] as const) {
    kit.solid(drawing, kit.box(x, y, width, 56, 8), book, { shade: 0.16 });
    drawing.fill(roundedRect(x + 26, y + 16, 46, 24, 6), css([0.97, 0.02, 95], 0.85));
  }
};

/** A teddy bear from behind: two ears and a round head that look on. */
export const nearTeddy: NearThing = (kit, drawing, color) => {
  const fur = [0.64, 0.08, 62] as const;
  for (const x of [1716, 1886]) {
    kit.solid(drawing, ellipsePath(x, 898, 46), fur, { shade: 0.26 });
  }
  kit.solid(drawing, ellipsePath(1800, 1160, 180, 150), fur, { shade: 0.24, lighter: -0.04 });
  kit.solid(drawing, ellipsePath(1800, 976, 128, 112), fur, { shade: 0.22 });
  kit.solid(drawing, join([ellipsePath(1760, 1082, 44, 26), ellipsePath(1842, 1082, 44, 26)]), color, {
    shade: 0.2,
  });
  kit.solid(drawing, ellipsePath(1801, 1082, 20), color, { shade: 0.1, lighter: 0.06 });
};
