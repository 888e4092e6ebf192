import { ellipsePath, polygonPath, starPath, css, roundedRect, smooth } from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import type { Kit } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';
import type { SetLayers } from '../set-definition.ts';

const metal = [0.86, 0.015, 240] as const;

/** A basin on a cupboard, toothbrushes, a round mirror above; x is its middle, y its foot. */
export function basin(kit: Kit, drawing: Drawing, x: number, y: number, color: LocalColor): void {
  const { light } = kit;
  const top = y - 240;
  const mirror = kit.layout.squareMirror
    ? kit.box(x - 92, top - 330, 184, 220)
    : ellipsePath(x, top - 215, 96, kit.curved ? 122 : 104);
  kit.solid(
    drawing,
    kit.layout.squareMirror
      ? kit.box(x - 110, top - 348, 220, 256)
      : ellipsePath(x, top - 215, 114, kit.curved ? 142 : 122),
    kit.gilded('wood'),
    { shade: 0.1 },
  );
  kit.solid(drawing, mirror, 'sea2', {
    shade: 0,
    lineWidth: 3,
    flat: true,
    lighter: 0.04,
    inside: (inside) => {
      for (const dx of [-70, -20])
        inside.fill(
          polygonPath([
            [x + dx, top - 80],
            [x + dx + 26, top - 80],
            [x + dx + 126, top - 350],
            [x + dx + 100, top - 350],
          ]),
          css([1, 0, 0], light.night ? 0.12 : 0.42),
        );
    },
  });
  kit.castShadow(drawing, x, y + 2, 150);
  kit.solid(drawing, kit.box(x - 106, y - 200, 212, 204, 10), color, { shade: 0.14 });
  for (const dx of [-94, 8]) {
    kit.solid(drawing, kit.box(x + dx, y - 176, 86, 160, 6), color, {
      shade: 0.06,
      lighter: 0.035,
      lineWidth: 3,
      flat: true,
    });
  }
  for (const dx of [-20, 20])
    kit.solid(drawing, ellipsePath(x + dx, y - 100, 7), kit.gold, { shade: 0, lineWidth: 2.4 });
  kit.solid(
    drawing,
    smooth(
      [
        [x - 136, top],
        [x + 136, top],
        [x + 116, top + 48],
        [x + 60, top + 62],
        [x - 60, top + 62],
        [x - 116, top + 48],
      ],
      true,
      0.5,
    ),
    'white',
    { shade: 0.2 },
  );
  kit.solid(drawing, kit.box(x - 146, top - 12, 292, 26, 12), 'white', { shade: 0.1, lineWidth: 4 });
  const tap = `M${x + 6} ${top - 10}v-46q0 -24 -26 -24t-26 22`;
  drawing.stroke(tap, kit.lineColor(light.shadeOf(metal, 0, 0.4)), 17);
  drawing.stroke(tap, light.color(metal), 11);
  for (const [dx, lean, brush] of [
    [82, -12, 'red'],
    [98, 12, 'blue'],
  ] as const) {
    drawing.stroke(`M${x + dx} ${top - 40}l${lean} -60`, kit.lineColor(light.shadeOf(brush, 0, 0.3)), 12);
    drawing.stroke(`M${x + dx} ${top - 40}l${lean} -60`, light.color(brush), 8);
    kit.solid(drawing, roundedRect(x + dx + lean - 8, top - 116, 16, 22, 4), 'white', {
      lineWidth: 2.2,
      shade: 0.1,
    });
  }
  kit.solid(drawing, kit.box(x + 66, top - 62, 48, 54, 8), 'yellow', { shade: 0.3, lineWidth: 3 });
  kit.solid(drawing, kit.box(x - 112, top - 70, 34, 60, 8), 'pink', { shade: 0.3, lineWidth: 3 });
}

/** Two towels on a rail that stir in the draught. */
export function towelRail(
  kit: Kit,
  layers: SetLayers,
  x: number,
  y: number,
  first: LocalColor,
  second: LocalColor,
): void {
  const { far } = layers;
  kit.solid(far, roundedRect(x - 150, y, 300, 14, 7), kit.gilded('wood'), {
    shade: 0.2,
    lineWidth: 3,
  });
  for (const [dx, wide, tall, color, phase] of [
    [-118, 104, 190, first, 0],
    [18, 96, 150, second, 0.3],
  ] as const) {
    const left = x + dx;
    layers.moving(
      'far',
      { kind: 'sway', pivot: [left + wide / 2, y], angle: 0.026, period: 78, phase },
      (drawing) => {
        const hem = smooth(
          [
            [left, y - 6],
            [left + wide, y - 6],
            [left + wide + 4, y + tall * 0.6],
            [left + wide, y + tall],
            [left + wide / 2, y + tall + 8],
            [left - 4, y + tall],
            [left - 3, y + tall * 0.5],
          ],
          true,
          0.35,
        );
        kit.solid(drawing, hem, color, {
          shade: 0.16,
          inside: (inside) => {
            for (const drop of [0.72, 0.82])
              inside.fill(
                roundedRect(left - 10, y + tall * drop, wide + 20, tall * 0.045),
                kit.light.color('white'),
              );
          },
        });
      },
    );
  }
}

/** A potty; y is the floor. */
export function potty(kit: Kit, drawing: Drawing, x: number, y: number, color: LocalColor): void {
  kit.castShadow(drawing, x, y + 2, 110);
  kit.solid(
    drawing,
    smooth(
      [
        [x + 30, y - 80],
        [x + 96, y - 170],
        [x + 118, y - 150],
        [x + 112, y - 20],
        [x + 60, y],
      ],
      true,
      0.6,
    ),
    color,
    { shade: 0.3 },
  );
  kit.solid(
    drawing,
    smooth(
      [
        [x - 100, y - 84],
        [x + 96, y - 84],
        [x + 108, y],
        [x + 40, y + 8],
        [x - 60, y + 8],
        [x - 112, y],
      ],
      true,
      0.45,
    ),
    color,
    { shade: 0.26 },
  );
  kit.solid(drawing, ellipsePath(x, y - 84, 104, 26), color, { shade: 0.1, lighter: 0.04 });
  kit.solid(drawing, ellipsePath(x - 4, y - 84, 66, 14), 'dark', {
    shade: 0,
    lineWidth: 3,
    flat: true,
    lighter: 0.18,
  });
  kit.solid(drawing, starPath(x - 8, y - 36, 20, 9, 5), 'white', { shade: 0, lineWidth: 2.6, flat: true });
}
