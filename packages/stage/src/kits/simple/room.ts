import {
  ellipsePath,
  polygonPath,
  css,
  join,
  mixColors,
  type Oklch,
  roundedRect,
  type SvgPath,
} from '@milestoon/drawing';
import type { Light } from '../../light/light.ts';
import type { SimpleKit } from './kit.ts';

/** The same colour, as much darker and stronger. */
const deeper = ([lightness, chroma, hue]: Oklch, down: number, stronger: number): Oklch => [
  lightness - down,
  chroma + stronger,
  hue,
];

/** Every second tile of a floor that comes nearer. */
function tilesOf(top: number): SvgPath {
  const rows = [8, 44, 98, 178, 300, 480].map((down) => top + down);
  const x = (column: number, y: number): number => 960 + column * (150 + (y - top) * 0.7);
  const cells: SvgPath[] = [];
  rows.slice(0, -1).forEach((y, row) => {
    const below = rows[row + 1] ?? y;
    for (let column = -12 + (row % 2); column < 12; column += 2)
      cells.push(
        polygonPath([
          [x(column, y), y],
          [x(column + 1, y), y],
          [x(column + 1, below), below],
          [x(column, below), below],
        ]),
      );
  });
  return join(cells);
}

/** Walls, floors and windows. */
export function simpleRoom(
  light: Light,
  kit: SimpleKit,
): Pick<SimpleKit, 'wall' | 'floor' | 'lightPool' | 'window'> {
  return {
    wall(drawing, options) {
      const base = light.local(options.color || 'wall');
      drawing.fill(roundedRect(-500, -1000, 2920, 2500), css(base));
      drawing.fill(
        ellipsePath(960, options.y - 120, 760, 640),
        css(light.night ? light.lit(base, 0.06) : mixColors(base, light.local('wall2'), 0.55)),
      );
      const spots: SvgPath[] = [];
      for (let row = 0; row < 6; row++)
        for (let x = -460 + (row % 2) * 75; x < 2400; x += 150)
          spots.push(ellipsePath(x, options.y - 190 - row * 118, 9));
      drawing.fill(join(spots), css(light.lit(base, light.night ? 0.08 : 0.5), 0.7));
      const panel = options.color2 ? light.local(options.color2) : deeper(base, 0.045, 0.035);
      const top = options.y - 136;
      drawing.fill(roundedRect(-500, top, 2920, 160), css(panel));
      drawing.fill(roundedRect(-500, top - 12, 2920, 14, 7), css(light.lit(panel, 0.6)));
    },
    floor(drawing, options) {
      const base = light.local(options.color || 'floor');
      drawing.fill(roundedRect(-500, options.y, 2920, 900), css(base), {
        shadow: kit.sheetShadow(0.14, 22, -4),
      });
      drawing.fill(tilesOf(options.y), css(light.lit(base, 0.22)));
      drawing.fill(roundedRect(-500, options.y - 12, 2920, 20), light.color('white'));
    },
    lightPool(drawing, x, y, width, height) {
      drawing.fill(
        polygonPath([
          [x, y],
          [x + width, y],
          [x + width * 1.5, y + height],
          [x + width * 0.5, y + height],
        ]),
        css([1, 0.03, 95], light.night ? 0.06 : 0.28),
      );
    },
    window(drawing, x, y, width, height, seed) {
      const radius = width * 0.5;
      const shape = roundedRect(x, y, width, height, radius * 0.35);
      const frame = roundedRect(x - 22, y - 22, width + 44, height + 44, radius * 0.35 + 22);
      drawing.fill(frame, light.color('white'), {
        shadow: kit.sheetShadow(0.16, 16, 6),
      });
      drawing.clip(shape, (inside) => {
        inside.fill(shape, css(light.sky[0]));
        if (light.night) {
          inside.fill(ellipsePath(x + width * 0.64, y + height * 0.28, width * 0.14), css([0.95, 0.04, 95]));
          inside.fill(ellipsePath(x + width * 0.7, y + height * 0.25, width * 0.12), css(light.sky[0]));
          for (const [a, b] of [
            [0.2, 0.2],
            [0.36, 0.42],
            [0.82, 0.5],
            [0.16, 0.55],
          ] as const) {
            inside.fill(ellipsePath(x + width * a, y + height * b, 5), css([0.94, 0.04, 95]));
          }
        } else {
          if (light.time !== 'rain')
            inside.fill(
              ellipsePath(x + width * 0.28, y + height * 0.25, width * 0.13),
              light.color('yellow'),
            );
          kit.cloud(inside, x + width * 0.68, y + height * 0.42, width * 0.4, 1);
        }
        inside.fill(
          ellipsePath(x + width * 0.2, y + height * 1.16, width * 0.6, height * 0.36),
          light.color('grass2'),
        );
        inside.fill(
          ellipsePath(x + width * 0.86, y + height * 1.2, width * 0.6, height * 0.36),
          light.color('grass'),
        );
      });
      drawing.fill(roundedRect(x + width / 2 - 7, y, 14, height), light.color('white'));
      drawing.fill(roundedRect(x, y + height * 0.5 - 7, width, 14), light.color('white'));
      drawing.fill(roundedRect(x - 50, y + height + 20, width + 100, 24, 12), light.color('white'), {
        shadow: kit.sheetShadow(),
      });
    },
  };
}
