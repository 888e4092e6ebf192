import {
  ellipsePath,
  polygonPath,
  starPath,
  css,
  mixColors,
  random,
  roundedRect,
  smooth,
} from '@milestoon/drawing';
import type { Light } from '../../light/light.ts';
import type { AdventureKit } from './kit.ts';

/** Walls, floors and windows. */
export function adventureRoom(
  light: Light,
  kit: AdventureKit,
): Pick<AdventureKit, 'wall' | 'floor' | 'lightPool' | 'window'> {
  return {
    wall(drawing, options) {
      const y = options.y;
      const base = light.local(options.color || 'wall');
      drawing.fill(roundedRect(-500, -1000, 2920, 2500), css(base));
      drawing.halftone(
        [-500, -400, 2920, 1500],
        14,
        [700, 500, 2300, -200],
        [0, 0.42],
        css(light.shade(base, 0.2), 0.9),
      );
      drawing.halftone(
        [-500, -400, 2920, 1500],
        14,
        [700, 500, -500, -300],
        [0, 0.34],
        css(light.shade(base, 0.2), 0.9),
      );
      const panel = light.local(options.color2 || 'wall2');
      drawing.fill(roundedRect(-500, y - 170, 2920, 170), css(panel));
      drawing.clip(roundedRect(-500, y - 170, 2920, 170), (inside) => {
        kit.hatch(inside, [-500, y - 170, 3200, 170], 0.35, 34, css(light.shade(panel, 0.6)), 2.6);
        inside.halftone(
          [-500, y - 170, 2920, 170],
          10,
          [0, y - 190, 0, y],
          [0, 0.36],
          css(light.shade(panel, 0.35)),
        );
      });
      drawing.fill(roundedRect(-500, y - 184, 2920, 16), css(light.lit(panel, 0.4)));
      drawing.stroke(`M-500 ${y - 184}H2420M-500 ${y - 168}H2420`, kit.ink(), 5);
      if (options.beams !== false) {
        for (const bx of [-60, 620, 1300, 1980]) {
          kit.solid(
            drawing,
            polygonPath([
              [bx + (bx - 960) * 0.26, -300],
              [bx + 70 + (bx - 960) * 0.26, -300],
              [bx + 52, 120],
              [bx + 14, 120],
            ]),
            'wood',
            {
              shade: 0.5,
            },
          );
        }
        kit.solid(drawing, kit.box(-500, 92, 2920, 44), 'wood', {
          shade: 0.5,
          lineWidth: 5,
        });
      }
    },
    floor(drawing, options) {
      const y = options.y;
      const base = light.local(options.color || 'floor');
      drawing.fill(roundedRect(-500, y, 2920, 900), css(base));
      drawing.clip(roundedRect(-500, y, 2920, 900), (inside) => {
        inside.halftone([-500, y, 2920, 140], 12, [0, y, 0, y + 130], [0.4, 0], css(light.shade(base, 0.45)));
        inside.halftone(
          [-500, 930, 2920, 300],
          13,
          [0, 930, 0, 1120],
          [0, 0.42],
          css(light.shade(base, 0.45)),
        );
        for (let i = -20; i <= 20; i++) {
          inside.stroke(
            polygonPath(
              [
                [960 + i * 130, y],
                [960 + i * 560, 1500],
              ],
              false,
            ),
            css(light.shade(base, 0.75)),
            3.4,
          );
        }
        const dice = random(4);
        let outline = '';
        for (let i = 0; i < 34; i++) {
          const yy = y + 16 + dice.next() ** 1.5 * 380;
          const x = dice.between(-100, 2000);
          const width = dice.between(30, 110);
          outline += `M${x | 0} ${yy | 0}q${(width * 0.5) | 0} ${(dice.signed() * 6) | 0} ${width | 0} 0`;
        }
        inside.stroke(outline, css(light.shade(base, 0.6)), 2.4);
      });
      drawing.stroke(`M-500 ${y}H2420`, kit.ink(), 7);
    },
    lightPool(drawing, x, y, width, height) {
      const shape = polygonPath([
        [x, y],
        [x + width, y],
        [x + width * 1.5, y + height],
        [x + width * 0.5, y + height],
      ]);
      drawing.fill(shape, css(light.night ? [0.7, 0.06, 200] : [0.97, 0.07, 92], light.night ? 0.14 : 0.34));
    },
    window(drawing, x, y, width, height, seed) {
      kit.solid(drawing, kit.box(x - 26, y - 26, width + 52, height + 52), 'wood', {
        shade: 0.1,
        lineWidth: 6,
      });
      const shape = roundedRect(x, y, width, height);
      drawing.clip(shape, (inside) => {
        inside.fill(shape, {
          linear: [0, y, 0, y + height],
          stops: [
            [0, css(light.sky[0])],
            [1, css(light.sky[2])],
          ],
        });
        inside.halftone(
          [x, y, width, height],
          12,
          [x, y, x, y + height * 0.7],
          [0.44, 0],
          css(mixColors(light.sky[0], kit.inkColor, 0.25), 0.6),
        );
        if (light.night) {
          inside.fill(ellipsePath(x + width * 0.66, y + height * 0.28, width * 0.14), css([0.92, 0.07, 92]));
          inside.stroke(ellipsePath(x + width * 0.66, y + height * 0.28, width * 0.14), kit.ink(), 4);
          for (let i = 0; i < 8; i++) {
            const dice = random(i + 3);
            inside.fill(
              starPath(x + dice.next() * width, y + dice.next() * height * 0.7, 7, 2.4, 4),
              css([0.93, 0.08, 90]),
            );
          }
        } else {
          kit.cloud(inside, x + width * 0.62, y + height * 0.36, width * 0.5, seed);
        }
        kit.foliage(
          inside,
          x + width * 0.1,
          y + height * 1.02,
          width * 0.36,
          height * 0.24,
          seed + 1,
          'leaf',
          0.2,
        );
        kit.foliage(
          inside,
          x + width * 0.86,
          y + height * 1.04,
          width * 0.36,
          height * 0.2,
          seed + 2,
          'leaf2',
          0.2,
        );
      });
      drawing.stroke(shape, kit.ink(), 5);
      drawing.stroke(`M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.5}h${width}`, kit.ink(), 20);
      drawing.stroke(
        `M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.5}h${width}`,
        light.color('wood'),
        9,
      );
      for (const shadeTone of [-1, 1]) {
        const cx = shadeTone < 0 ? x - 50 : x + width + 50;
        kit.solid(
          drawing,
          smooth([
            [cx - shadeTone * 70, y - 50],
            [cx + shadeTone * 30, y - 50],
            [cx + shadeTone * 18, y + height * 0.5],
            [cx - shadeTone * 34, y + height * 0.62],
            [cx + shadeTone * 10, y + height + 60],
            [cx - shadeTone * 62, y + height + 60],
            [cx - shadeTone * 66, y + height * 0.3],
          ]),
          'red',
          {
            shade: 0.5,
            inside: (inside) => {
              for (let i = 0; i < 4; i++) {
                inside.stroke(
                  `M${cx - shadeTone * (50 - i * 22)} ${y - 40}q${shadeTone * 6} ${height * 0.25} ${-shadeTone * 6} ${height * 0.5}`,
                  kit.ink(),
                  3,
                );
              }
            },
          },
        );
      }
      kit.solid(drawing, kit.box(x - 150, y - 66, width + 300, 18), 'wood', {
        lineWidth: 5,
      });
    },
  };
}
