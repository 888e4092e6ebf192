import { ellipsePath, blob, leaf, random, smooth, taper } from '@milestoon/drawing';
import { pickOf } from '../../kits/tones.ts';
import type { SetColor } from '../../kits/kit.ts';
import { type Animal, eye, frameOf, legs } from './farm-animal.ts';

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
      kit.solid(drawing, ellipsePath(...at(-146, -60), 11 * size, 17 * size), 'wood', {
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
  kit.solid(near, ellipsePath(...at(-40, -72), 26 * size, 18 * size), 'pink', { shade: 0.2, lineWidth: 2.6 });
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
          kit.light.color(kit.tones.cowSpots),
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
    kit.solid(drawing, ellipsePath(...at(148, -150), 38 * size, 25 * size), 'pink', {
      shade: 0.2,
      lineWidth: 3,
    });
    for (const dx of [134, 162])
      drawing.fill(ellipsePath(...at(dx, -152), 4.6 * size, 6 * size), kit.light.shadeOf('pink', 0, 0.5));
    eye(kit, drawing, at(128, -194), 6 * size);
    eye(kit, drawing, at(164, -194), 6 * size);
  });
};

/** A horse. */
export const horse: Animal = (kit, layers, x, y, size, turn, phase) => {
  const at = frameOf(x, y, size, turn);
  const { near } = layers;
  const dice = random(Math.round(x));
  const coat: SetColor = pickOf(dice, kit.tones.horseCoats);
  const mane: SetColor = pickOf(dice, kit.tones.horseManes);
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
    drawing.fill(ellipsePath(...at(194, -240), 4 * size), kit.light.color('dark'));
    if (kit.enchanted)
      kit.solid(drawing, leaf(...at(150, -320), 70 * size, 9 * size, -1.57 + turn * 0.5), kit.gold, {
        shade: 0,
        glowing: true,
      });
  });
};
