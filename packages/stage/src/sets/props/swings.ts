import { ellipsePath, polygonPath, type Point, roundedRect, smooth, taper } from '@milestoon/drawing';
import type { Kit } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';
import type { SetLayers } from '../set-definition.ts';

/** A frame with two swings that go to and fro by themselves. */
export function swings(kit: Kit, layers: SetLayers, x: number, y: number, size: number) {
  const drawing = layers.near;
  kit.castShadow(drawing, x, y + 4, 190 * size);
  const pc = (alpha: number, b: number): Point => [x + alpha * size, y + b * size];
  for (const reach of [-1, 1]) {
    kit.solid(drawing, taper([pc(reach * 170, 0), pc(reach * 128, -330)], 17 * size, 15 * size), 'green');
    kit.solid(drawing, taper([pc(reach * 92, 0), pc(reach * 128, -330)], 17 * size, 15 * size), 'green');
  }
  kit.solid(drawing, roundedRect(x - 148 * size, y - 340 * size, 296 * size, 22 * size, 9), 'green');
  for (const [reach, phase] of [
    [-52, 0],
    [52, 0.3],
  ] as const) {
    layers.moving(
      'near',
      { kind: 'sway', pivot: pc(reach, -318), angle: 0.13, period: 62, phase },
      (moving) => {
        for (const side of [-28, 28]) {
          moving.stroke(
            polygonPath([pc(reach + side, -318), pc(reach + side, -78)], false),
            kit.light.shadeOf('dark', 0.1, 0.2),
            4 * size,
          );
        }
        kit.solid(
          moving,
          roundedRect(x + (reach - 36) * size, y - 84 * size, 72 * size, 15 * size, 5),
          'red',
        );
      },
    );
  }
}

/** A plank on a trestle that tips from side to side. */
export function seesaw(kit: Kit, layers: SetLayers, x: number, y: number, size: number, color: LocalColor) {
  const { near } = layers;
  const pc = (alpha: number, b: number): Point => [x + alpha * size, y + b * size];
  kit.castShadow(near, x, y + 4, 230 * size);
  kit.solid(near, polygonPath([pc(-56, 0), pc(-14, -84), pc(14, -84), pc(56, 0)]), 'blue', { shade: 0.3 });
  layers.moving('near', { kind: 'sway', pivot: pc(0, -88), angle: 0.15, period: 76 }, (moving) => {
    for (const side of [-1, 1]) {
      moving.stroke(
        polygonPath(
          [pc(side * 150, -96), pc(side * 150, -146), pc(side * 150 - 20, -150), pc(side * 150 + 20, -150)],
          false,
        ),
        kit.lineColor(kit.light.shadeOf('dark', 0, 0.1)),
        9 * size,
      );
      kit.solid(
        moving,
        kit.box(x + (side * 196 - 34) * size, y - 116 * size, 68 * size, 20 * size, 8),
        'yellow',
        { shade: 0.2 },
      );
    }
    kit.solid(moving, kit.box(x - 232 * size, y - 100 * size, 464 * size, 22 * size, 9), color, {
      shade: 0.2,
    });
  });
}

/** A little horse on a spring. */
export function springRider(
  kit: Kit,
  layers: SetLayers,
  x: number,
  y: number,
  size: number,
  color: LocalColor,
) {
  const { near } = layers;
  const pc = (alpha: number, b: number): Point => [x + alpha * size, y + b * size];
  kit.castShadow(near, x, y + 2, 90 * size);
  kit.solid(near, ellipsePath(x, y - 4, 44 * size, 11 * size), 'dark', { shade: 0.2, lighter: 0.16 });
  layers.moving('near', { kind: 'sway', pivot: [x, y], angle: 0.085, period: 38 }, (moving) => {
    let coil = `M${x - 16 * size} ${y - 6 * size}`;
    for (let i = 0; i < 4; i++) coil += `l${32 * size} ${-10 * size}l${-32 * size} ${-7 * size}`;
    moving.stroke(coil, kit.lineColor(kit.light.shadeOf('dark', 0.1, 0.1)), 8 * size);
    const horse = smooth(
      [
        pc(-92, -150),
        pc(-40, -128),
        pc(20, -132),
        pc(52, -176),
        pc(58, -226),
        pc(80, -240),
        pc(112, -208),
        pc(106, -190),
        pc(86, -184),
        pc(72, -120),
        pc(40, -82),
        pc(-40, -80),
        pc(-78, -104),
      ],
      true,
      0.8,
    );
    kit.solid(moving, horse, color, { shade: 0.26 });
    kit.solid(
      moving,
      smooth([pc(44, -180), pc(50, -240), pc(74, -248), pc(60, -214), pc(58, -170)], true, 0.7),
      'yellow',
      { shade: 0.2, lineWidth: 3 },
    );
    kit.solid(
      moving,
      smooth([pc(-44, -134), pc(14, -138), pc(20, -112), pc(-38, -106)], true, 0.6),
      'white',
      { shade: 0.2, lineWidth: 3 },
    );
    moving.fill(ellipsePath(x + 84 * size, y - 218 * size, 5 * size), kit.light.color('dark'));
    moving.stroke(
      polygonPath([pc(60, -168), pc(30, -172)], false),
      kit.lineColor(kit.light.shadeOf('red', 0, 0.2)),
      9 * size,
    );
  });
}
