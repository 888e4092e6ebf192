import { ellipsePath, leaf, random, scallop, smooth, taper } from '@milestoon/drawing';
import type { Kit, SetColor } from '../../kits/kit.ts';
import { type Animal, eye, frameOf, legs } from './farm-animal.ts';

/** An elephant that swings its trunk and fans itself. */
export const elephant: Animal = (kit, layers, x, y, size, turn, phase) => {
  const at = frameOf(x, y, size, turn);
  const { near } = layers;
  const grey: SetColor = kit.tones.elephant;
  kit.castShadow(near, x, y, 190 * size);
  layers.moving('near', { kind: 'sway', pivot: at(-166, -210), angle: 0.2, period: 54, phase }, (drawing) =>
    kit.solid(drawing, taper([at(-164, -216), at(-188, -150), at(-182, -100)], 13 * size, 7 * size), grey, {
      lineWidth: 3,
    }),
  );
  legs(kit, layers, at, [-120, -76, 50, 92], 110, 56 * size, grey, 'white');
  kit.solid(
    near,
    smooth(
      [
        at(-168, -210),
        at(-120, -290),
        at(-10, -312),
        at(90, -290),
        at(130, -220),
        at(120, -110),
        at(30, -84),
        at(-100, -86),
        at(-160, -120),
      ],
      true,
      0.9,
    ),
    grey,
    { shade: 0.22 },
  );
  layers.moving('near', { kind: 'sway', pivot: at(196, -190), angle: 0.14, period: 96, phase }, (drawing) =>
    kit.solid(
      drawing,
      taper(
        [at(176, -216), at(214, -160), at(216, -90), at(196, -40), at(212, -14), at(236, -22)],
        52 * size,
        24 * size,
      ),
      grey,
      { shade: 0.22 },
    ),
  );
  layers.moving('near', { kind: 'sway', pivot: at(110, -240), angle: 0.03, period: 96, phase }, (drawing) => {
    kit.solid(
      drawing,
      smooth(
        [
          at(90, -290),
          at(150, -320),
          at(206, -290),
          at(226, -226),
          at(206, -170),
          at(150, -150),
          at(100, -190),
        ],
        true,
        0.95,
      ),
      grey,
      { shade: 0.2 },
    );
    kit.solid(drawing, leaf(...at(196, -174), 60 * size, 13 * size, turn > 0 ? 0.7 : 2.44), 'white', {
      shade: 0.2,
      lineWidth: 3,
    });
    eye(kit, drawing, at(186, -252), 7 * size);
  });
  layers.moving('near', { kind: 'sway', pivot: at(128, -286), angle: 0.1, period: 66, phase }, (drawing) =>
    kit.solid(
      drawing,
      smooth(
        [at(124, -300), at(152, -262), at(140, -196), at(96, -168), at(58, -206), at(62, -276), at(96, -308)],
        true,
        0.95,
      ),
      grey,
      { shade: 0.22, lighter: -0.05 },
    ),
  );
};

/** A giraffe whose neck leans over the fence. */
export const giraffe: Animal = (kit, layers, x, y, size, turn, phase) => {
  const at = frameOf(x, y, size, turn);
  const { near } = layers;
  const coat: SetColor = kit.tones.giraffe;
  const patch = kit.light.color(kit.tones.giraffeSpots);
  const spots = (
    inside: Parameters<Kit['solid']>[0],
    places: readonly (readonly [number, number])[],
  ): void => {
    const dice = random(7);
    for (const [dx, dy] of places)
      inside.fill(
        ellipsePath(
          ...at(dx, dy),
          19 * size * dice.between(0.7, 1.1),
          16 * size * dice.between(0.7, 1.1),
          dice.signed(),
        ),
        patch,
      );
  };
  kit.castShadow(near, x, y, 140 * size);
  legs(kit, layers, at, [-88, -62, 46, 72], 190, 24 * size, coat, 'wood');
  kit.solid(
    near,
    smooth(
      [
        at(-108, -250),
        at(-40, -270),
        at(50, -296),
        at(96, -270),
        at(96, -200),
        at(30, -168),
        at(-70, -168),
        at(-112, -200),
      ],
      true,
      0.9,
    ),
    coat,
    {
      shade: 0.22,
      inside: (inside) =>
        spots(inside, [
          [-80, -226],
          [-34, -244],
          [10, -262],
          [56, -262],
          [-52, -194],
          [0, -204],
          [50, -214],
          [84, -230],
        ]),
    },
  );
  layers.moving('near', { kind: 'sway', pivot: at(70, -260), angle: 0.05, period: 120, phase }, (drawing) => {
    kit.solid(
      drawing,
      taper([at(66, -240), at(104, -390), at(134, -520)], (t) => (74 - t * 38) * size),
      coat,
      {
        shade: 0.2,
        inside: (inside) =>
          spots(inside, [
            [74, -290],
            [100, -320],
            [92, -370],
            [116, -400],
            [112, -450],
            [130, -480],
          ]),
      },
    );
    for (const dx of [122, 144]) {
      drawing.stroke(
        `M${at(dx, -556)}L${at(dx - 3, -590)}`,
        kit.lineColor(kit.light.shadeOf(coat, 0, 0.3)),
        8 * size,
      );
      kit.solid(drawing, ellipsePath(...at(dx - 3, -594), 9 * size), 'wood', { lineWidth: 2.4, shade: 0.2 });
    }
    kit.solid(drawing, leaf(...at(112, -548), 46 * size, 15 * size, turn > 0 ? 3.3 : -0.16), coat, {
      shade: 0.2,
      lineWidth: 2.6,
    });
    kit.solid(
      drawing,
      smooth(
        [
          at(106, -560),
          at(146, -572),
          at(180, -552),
          at(214, -520),
          at(212, -496),
          at(180, -490),
          at(132, -504),
          at(108, -528),
        ],
        true,
        0.85,
      ),
      coat,
      { shade: 0.22 },
    );
    eye(kit, drawing, at(154, -544), 7 * size);
    drawing.fill(ellipsePath(...at(202, -512), 4 * size), kit.light.color('dark'));
  });
};

/** A lion that lies in the sun and wags the end of its tail. */
export const lion: Animal = (kit, layers, x, y, size, turn, phase) => {
  const at = frameOf(x, y, size, turn);
  const { near } = layers;
  const coat: SetColor = [0.82, 0.12, 75];
  const mane: SetColor = kit.tones.lionMane;
  kit.castShadow(near, x, y, 190 * size);
  layers.moving('near', { kind: 'sway', pivot: at(-160, -60), angle: 0.22, period: 60, phase }, (drawing) => {
    kit.solid(drawing, taper([at(-150, -56), at(-206, -70), at(-230, -130)], 17 * size, 11 * size), coat, {
      lineWidth: 3,
    });
    kit.solid(drawing, ellipsePath(...at(-232, -146), 18 * size, 25 * size), mane, {
      shade: 0.2,
      lineWidth: 3,
    });
  });
  kit.solid(
    near,
    smooth(
      [
        at(-176, -20),
        at(-170, -110),
        at(-90, -150),
        at(20, -150),
        at(90, -130),
        at(110, -30),
        at(60, 2),
        at(-140, 2),
      ],
      true,
      0.85,
    ),
    coat,
    { shade: 0.24 },
  );
  kit.solid(
    near,
    smooth([at(-150, -6), at(-140, -76), at(-80, -84), at(-44, -30), at(-30, 4), at(-140, 6)], true, 0.85),
    coat,
    { shade: 0.22, lighter: 0.02 },
  );
  for (const dy of [-8, 6])
    kit.solid(
      near,
      smooth([at(60, dy - 34), at(150, dy - 34), at(186, dy - 14), at(176, dy), at(60, dy + 2)], true, 0.8),
      coat,
      { shade: 0.2, lineWidth: 4 },
    );
  layers.moving('near', { kind: 'sway', pivot: at(90, -110), angle: 0.05, period: 110, phase }, (drawing) => {
    kit.solid(drawing, scallop(...at(112, -176), 96 * size, 94 * size, 12, random(4)), mane, { shade: 0.22 });
    for (const dx of [66, 162])
      kit.solid(drawing, ellipsePath(...at(dx, -232), 22 * size), coat, { shade: 0.24, lineWidth: 3.4 });
    kit.solid(
      drawing,
      smooth(
        [at(54, -200), at(114, -232), at(172, -200), at(170, -140), at(116, -108), at(60, -140)],
        true,
        0.95,
      ),
      coat,
      { shade: 0.22 },
    );
    kit.solid(drawing, ellipsePath(...at(118, -142), 38 * size, 26 * size), [0.93, 0.04, 85], {
      shade: 0.1,
      lineWidth: 2.6,
      flat: true,
    });
    for (const dx of [90, 144]) eye(kit, drawing, at(dx, -180), 7 * size);
    drawing.fill(ellipsePath(...at(118, -156), 12 * size, 9 * size), kit.light.color('dark'));
    drawing.stroke(
      `M${at(104, -134)}Q${at(112, -124)} ${at(118, -140)}Q${at(126, -124)} ${at(134, -134)}`,
      kit.light.color('dark'),
      4 * size,
    );
  });
};
