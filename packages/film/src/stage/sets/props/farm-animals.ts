import type { Point } from '../../../core/draw-list.ts';
import { blob, ellipse, leaf, polygon, scallop, smooth, taper } from '../../../core/path.ts';
import { random } from '../../../core/random.ts';
import type { Kit, SetColor } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';
import type { SetLayers } from '../set-definition.ts';

type Turn = 1 | -1;
/** Draws an animal that stands at x, y (between its feet) and looks to the right with `turn` 1; its head moves. */
export type Animal = (
  kit: Kit,
  layers: SetLayers,
  x: number,
  y: number,
  size: number,
  turn: Turn,
  phase: number,
) => void;

/** Points given for an animal that looks to the right. */
const frameOf =
  (x: number, y: number, size: number, turn: Turn) =>
  (dx: number, dy: number): Point => [x + dx * size * turn, y + dy * size];

function legs(
  kit: Kit,
  layers: SetLayers,
  at: (dx: number, dy: number) => Point,
  places: readonly number[],
  tall: number,
  width: number,
  color: SetColor,
  hoof: SetColor,
): void {
  places.forEach((dx, i) => {
    const lighter = i % 2 ? 0 : -0.05;
    kit.solid(
      layers.near,
      taper([at(dx, -tall), at(dx + 2, -tall * 0.5), at(dx, 0)], width, width * 0.8),
      color,
      { shade: 0.2, lineWidth: 3, lighter },
    );
    kit.solid(
      layers.near,
      polygon([
        at(dx - width * 0.5, -12),
        at(dx + width * 0.5, -12),
        at(dx + width * 0.6, 4),
        at(dx - width * 0.6, 4),
      ]),
      hoof,
      { shade: 0.1, lineWidth: 2.4 },
    );
  });
}

function eye(kit: Kit, drawing: Parameters<Kit['solid']>[0], [x, y]: Point, r: number): void {
  drawing.fill(ellipse(x, y, r, r * 1.2), kit.light.color('dark'));
  drawing.fill(ellipse(x - r * 0.3, y - r * 0.4, r * 0.34), kit.light.color('white'));
}

/** A spotted cow. */
export const cow: Animal = (kit, layers, x, y, size, turn, phase) => {
  const at = frameOf(x, y, size, turn);
  const { near } = layers;
  const dice = random(Math.round(x));
  kit.castShadow(near, x, y, 150 * size);
  layers.moving(
    'near',
    { kind: 'sway', pivot: at(-126, -176), angle: 0.24, period: 50, phase },
    (drawing) => {
      kit.solid(
        drawing,
        taper([at(-126, -178), at(-150, -120), at(-146, -70)], 11 * size, 8 * size),
        'white',
        { lineWidth: 2.6 },
      );
      kit.solid(drawing, ellipse(...at(-146, -60), 11 * size, 17 * size), 'wood', {
        shade: 0.2,
        lineWidth: 2.6,
      });
    },
  );
  legs(kit, layers, at, [-92, -60, 62, 94], 100, 30 * size, 'white', 'dark');
  const body = smooth(
    [
      at(-128, -176),
      at(-40, -192),
      at(60, -190),
      at(120, -186),
      at(134, -120),
      at(108, -82),
      at(20, -66),
      at(-92, -76),
      at(-134, -116),
    ],
    true,
    0.85,
  );
  kit.solid(near, ellipse(...at(-40, -72), 26 * size, 18 * size), 'pink', { shade: 0.2, lineWidth: 2.6 });
  kit.solid(near, body, 'white', {
    shade: 0.2,
    inside: (inside) => {
      for (const [dx, dy, r] of [
        [-86, -160, 40],
        [10, -170, 34],
        [84, -110, 38],
        [-50, -92, 28],
      ] as const)
        inside.fill(
          blob(...at(dx, dy), r * size, r * 0.8 * size, 8, 0.5, dice),
          kit.light.color(kit.manner === 'fantasy' ? 'purple' : [0.5, 0.06, 50]),
        );
    },
  });
  layers.moving('near', { kind: 'sway', pivot: at(110, -160), angle: 0.07, period: 96, phase }, (drawing) => {
    for (const side of [-1, 1]) {
      kit.solid(
        drawing,
        leaf(...at(140 + side * 26, -212), 46 * size, 15 * size, turn * side > 0 ? -0.1 : -3.04),
        'white',
        { shade: 0.2, lineWidth: 2.6 },
      );
      kit.solid(
        drawing,
        leaf(...at(140 + side * 16, -228), 32 * size, 9 * size, -1.57 + side * 0.5),
        'yellow',
        { shade: 0.2, lineWidth: 2.4 },
      );
    }
    kit.solid(
      drawing,
      smooth(
        [
          at(104, -224),
          at(140, -238),
          at(176, -222),
          at(182, -176),
          at(168, -138),
          at(124, -138),
          at(102, -176),
        ],
        true,
        0.9,
      ),
      'white',
      { shade: 0.22 },
    );
    kit.solid(drawing, ellipse(...at(148, -150), 38 * size, 25 * size), 'pink', { shade: 0.2, lineWidth: 3 });
    for (const dx of [134, 162])
      drawing.fill(ellipse(...at(dx, -152), 4.6 * size, 6 * size), kit.light.shadeOf('pink', 0, 0.5));
    eye(kit, drawing, at(128, -194), 6 * size);
    eye(kit, drawing, at(164, -194), 6 * size);
  });
};

/** A horse. */
export const horse: Animal = (kit, layers, x, y, size, turn, phase) => {
  const at = frameOf(x, y, size, turn);
  const { near } = layers;
  const dice = random(Math.round(x));
  const coat: SetColor =
    kit.manner === 'fantasy'
      ? [0.86, 0.06, 320]
      : dice.pick<SetColor>([[0.56, 0.09, 45], [0.72, 0.09, 65], 'white']);
  const mane: SetColor =
    kit.manner === 'fantasy' ? 'pink' : dice.pick<SetColor>(['dark', 'yellow', [0.42, 0.06, 40]]);
  kit.castShadow(near, x, y, 150 * size);
  layers.moving('near', { kind: 'sway', pivot: at(-118, -200), angle: 0.14, period: 62, phase }, (drawing) =>
    kit.solid(
      drawing,
      smooth(
        [at(-110, -206), at(-150, -190), at(-164, -110), at(-146, -70), at(-132, -120), at(-116, -176)],
        true,
        0.9,
      ),
      mane,
      { shade: 0.24, lineWidth: 3 },
    ),
  );
  legs(kit, layers, at, [-90, -62, 66, 92], 130, 25 * size, coat, 'dark');
  kit.solid(
    near,
    smooth(
      [
        at(-120, -206),
        at(-40, -204),
        at(40, -198),
        at(112, -210),
        at(122, -140),
        at(96, -104),
        at(0, -98),
        at(-96, -104),
        at(-130, -150),
      ],
      true,
      0.85,
    ),
    coat,
    { shade: 0.22 },
  );
  layers.moving('near', { kind: 'sway', pivot: at(84, -170), angle: 0.06, period: 110, phase }, (drawing) => {
    kit.solid(
      drawing,
      smooth(
        [
          at(60, -196),
          at(104, -280),
          at(136, -318),
          at(160, -310),
          at(206, -250),
          at(204, -232),
          at(180, -226),
          at(148, -250),
          at(134, -190),
          at(106, -140),
        ],
        true,
        0.7,
      ),
      coat,
      { shade: 0.22 },
    );
    kit.solid(
      drawing,
      smooth(
        [at(48, -204), at(84, -290), at(130, -330), at(144, -312), at(112, -268), at(92, -196)],
        true,
        0.8,
      ),
      mane,
      { shade: 0.22, lineWidth: 3 },
    );
    for (const dx of [132, 148])
      kit.solid(drawing, leaf(...at(dx, -312), 34 * size, 12 * size, -1.5 + turn * 0.2), coat, {
        shade: 0.2,
        lineWidth: 2.6,
      });
    eye(kit, drawing, at(158, -282), 6.5 * size);
    drawing.fill(ellipse(...at(194, -240), 4 * size), kit.light.color('dark'));
    if (kit.manner === 'fantasy')
      kit.solid(drawing, leaf(...at(150, -320), 70 * size, 9 * size, -1.57 + turn * 0.5), kit.gold, {
        shade: 0,
        glowing: true,
      });
  });
};

/** A sheep. */
export const sheep: Animal = (kit, layers, x, y, size, turn, phase) => {
  const at = frameOf(x, y, size, turn);
  const { near } = layers;
  kit.castShadow(near, x, y, 120 * size);
  legs(kit, layers, at, [-60, -34, 36, 60], 70, 20 * size, [0.46, 0.03, 60], 'dark');
  kit.solid(near, scallop(...at(0, -112), 104 * size, 66 * size, 13, random(Math.round(x))), 'snow', {
    shade: 0.24,
  });
  layers.moving('near', { kind: 'sway', pivot: at(70, -130), angle: 0.1, period: 88, phase }, (drawing) => {
    for (const side of [-1, 1])
      kit.solid(
        drawing,
        leaf(...at(104 + side * 24, -152), 40 * size, 14 * size, turn * side > 0 ? 0.3 : 2.84),
        [0.46, 0.03, 60],
        { shade: 0.2, lineWidth: 2.6 },
      );
    kit.solid(
      drawing,
      smooth(
        [at(78, -162), at(104, -172), at(130, -160), at(132, -116), at(106, -96), at(80, -116)],
        true,
        0.9,
      ),
      [0.5, 0.03, 60],
      { shade: 0.22 },
    );
    kit.solid(drawing, scallop(...at(104, -170), 32 * size, 20 * size, 8, random(3)), 'snow', {
      shade: 0.2,
      lineWidth: 3,
    });
    for (const dx of [93, 117]) {
      drawing.fill(ellipse(...at(dx, -138), 6.5 * size, 8 * size), kit.light.color('white'));
      drawing.fill(ellipse(...at(dx + 1, -137), 3.4 * size, 4.6 * size), kit.light.color('dark'));
    }
  });
};

/** A pig. */
export const pig: Animal = (kit, layers, x, y, size, turn, phase) => {
  const at = frameOf(x, y, size, turn);
  const { near } = layers;
  const skin: SetColor = kit.manner === 'adventure' ? [0.82, 0.09, 20] : 'pink';
  kit.castShadow(near, x, y, 120 * size);
  near.stroke(
    polygon(
      [at(-106, -110), at(-126, -122), at(-118, -136), at(-106, -126), at(-122, -112), at(-138, -118)],
      false,
    ),
    kit.manner === 'adventure' ? kit.ink() : kit.light.shadeOf(skin, 0, 0.3),
    6 * size,
  );
  legs(kit, layers, at, [-70, -44, 40, 66], 60, 24 * size, skin, 'wood');
  kit.solid(
    near,
    smooth(
      [
        at(-104, -130),
        at(-40, -156),
        at(40, -154),
        at(94, -130),
        at(98, -80),
        at(50, -46),
        at(-50, -44),
        at(-102, -76),
      ],
      true,
      0.9,
    ),
    skin,
    { shade: 0.24 },
  );
  layers.moving('near', { kind: 'sway', pivot: at(70, -110), angle: 0.09, period: 74, phase }, (drawing) => {
    for (const dx of [74, 110])
      kit.solid(drawing, polygon([at(dx - 14, -150), at(dx + 2, -186), at(dx + 18, -150)]), skin, {
        shade: 0.24,
        lineWidth: 3,
      });
    kit.solid(drawing, ellipse(...at(94, -120), 46 * size, 43 * size), skin, { shade: 0.22 });
    kit.solid(drawing, ellipse(...at(112, -110), 24 * size, 18 * size), skin, {
      shade: 0.2,
      lighter: -0.07,
      lineWidth: 3,
    });
    for (const dx of [104, 120])
      drawing.fill(ellipse(...at(dx, -110), 4 * size, 5.6 * size), kit.light.shadeOf(skin, 0, 0.6));
    eye(kit, drawing, at(84, -134), 5 * size);
    eye(kit, drawing, at(112, -138), 5 * size);
  });
};

/** A hen that pecks. */
export function hen(
  kit: Kit,
  layers: SetLayers,
  x: number,
  y: number,
  size: number,
  turn: Turn,
  color: LocalColor,
  phase: number,
): void {
  const at = frameOf(x, y, size, turn);
  kit.castShadow(layers.near, x, y, 44 * size);
  layers.near.stroke(
    `M${at(-6, -34)}L${at(-6, 0)}M${at(10, -34)}L${at(10, 0)}`,
    kit.manner === 'adventure' ? kit.ink() : kit.light.shadeOf('yellow', 0, 0.3),
    5 * size,
  );
  layers.moving('near', { kind: 'sway', pivot: at(0, -34), angle: 0.2, period: 32, phase }, (drawing) => {
    kit.solid(
      drawing,
      smooth(
        [
          at(-66, -92),
          at(-46, -78),
          at(-10, -74),
          at(14, -92),
          at(22, -118),
          at(46, -120),
          at(52, -92),
          at(44, -50),
          at(10, -26),
          at(-34, -34),
          at(-58, -62),
        ],
        true,
        0.85,
      ),
      color,
      { shade: 0.26, lineWidth: 3.4 },
    );
    kit.solid(drawing, smooth([at(-34, -66), at(4, -68), at(8, -46), at(-24, -40)], true, 0.8), color, {
      shade: 0.2,
      lighter: -0.06,
      lineWidth: 2.6,
      flat: true,
    });
    kit.solid(
      drawing,
      smooth([at(20, -118), at(24, -136), at(32, -124), at(38, -138), at(46, -120)], true, 0.8),
      'red',
      { shade: 0.1, lineWidth: 2.4 },
    );
    kit.solid(drawing, polygon([at(50, -108), at(70, -100), at(50, -92)]), 'yellow', {
      shade: 0,
      lineWidth: 2.4,
    });
    kit.solid(drawing, ellipse(...at(52, -86), 6 * size, 9 * size), 'red', { shade: 0, lineWidth: 2 });
    drawing.fill(ellipse(...at(38, -106), 3.8 * size), kit.light.color('dark'));
  });
}
