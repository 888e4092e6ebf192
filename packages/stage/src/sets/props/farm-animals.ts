import { ellipsePath, polygonPath, leaf, random, scallop, smooth } from '@milestoon/drawing';
import type { Kit, SetColor } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';
import type { SetLayers } from '../set-definition.ts';
import { type Animal, eye, frameOf, legs, type Turn } from './farm-animal.ts';

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
      drawing.fill(ellipsePath(...at(dx, -138), 6.5 * size, 8 * size), kit.light.color('white'));
      drawing.fill(ellipsePath(...at(dx + 1, -137), 3.4 * size, 4.6 * size), kit.light.color('dark'));
    }
  });
};

/** A pig. */
export const pig: Animal = (kit, layers, x, y, size, turn, phase) => {
  const at = frameOf(x, y, size, turn);
  const { near } = layers;
  const skin: SetColor = kit.tones.pig;
  kit.castShadow(near, x, y, 120 * size);
  near.stroke(
    polygonPath(
      [at(-106, -110), at(-126, -122), at(-118, -136), at(-106, -126), at(-122, -112), at(-138, -118)],
      false,
    ),
    kit.lineColor(kit.light.shadeOf(skin, 0, 0.3)),
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
      kit.solid(drawing, polygonPath([at(dx - 14, -150), at(dx + 2, -186), at(dx + 18, -150)]), skin, {
        shade: 0.24,
        lineWidth: 3,
      });
    kit.solid(drawing, ellipsePath(...at(94, -120), 46 * size, 43 * size), skin, { shade: 0.22 });
    kit.solid(drawing, ellipsePath(...at(112, -110), 24 * size, 18 * size), skin, {
      shade: 0.2,
      lighter: -0.07,
      lineWidth: 3,
    });
    for (const dx of [104, 120])
      drawing.fill(ellipsePath(...at(dx, -110), 4 * size, 5.6 * size), kit.light.shadeOf(skin, 0, 0.6));
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
    kit.lineColor(kit.light.shadeOf('yellow', 0, 0.3)),
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
    kit.solid(drawing, polygonPath([at(50, -108), at(70, -100), at(50, -92)]), 'yellow', {
      shade: 0,
      lineWidth: 2.4,
    });
    kit.solid(drawing, ellipsePath(...at(52, -86), 6 * size, 9 * size), 'red', { shade: 0, lineWidth: 2 });
    drawing.fill(ellipsePath(...at(38, -106), 3.8 * size), kit.light.color('dark'));
  });
}
