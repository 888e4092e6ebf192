import {
  ellipsePath,
  polygonPath,
  at,
  blob,
  css,
  hill,
  join,
  mixColors,
  random,
  roundedRect,
  spark,
  type SvgPath,
} from '@milestoon/drawing';
import type { Light } from '../../light/light.ts';
import type { FantasyKit } from './kit.ts';

/** Walls, floors and windows. */
export function fantasyRoom(
  light: Light,
  kit: FantasyKit,
): Pick<FantasyKit, 'wall' | 'floor' | 'lightPool' | 'window'> {
  return {
    wall(drawing, options) {
      const base = light.local(options.color || 'wall');
      const dice = random(17);
      drawing.fill(roundedRect(-500, -1000, 2920, 2500), {
        linear: [0, -100, 1700, options.y + 100],
        stops: [
          [0, css(light.night ? light.lit(base, 0.2) : mixColors(base, [0.96, 0.07, 75], 0.42))],
          [0.4, css(light.night ? base : mixColors(base, [0.86, 0.1, base[2] + 24], 0.4))],
          [1, css(mixColors(light.shade(base, 0.3), [0.45, 0.15, 285], 0.22))],
        ],
      });
      drawing.group(
        {
          blur: 40,
        },
        (inside) => {
          for (let i = 0; i < 10; i++) {
            inside.fill(
              blob(
                dice.between(-300, 2200),
                dice.between(-100, options.y),
                dice.between(140, 360),
                dice.between(90, 200),
                9,
                0.5,
                dice,
              ),
              css(mixColors(base, [0.86, 0.13, base[2] + at([36, 0, -34], i % 3)], 0.5), 0.32),
            );
          }
        },
      );
      kit.glow(
        drawing,
        960,
        520,
        760,
        light.night ? [0.8, 0.12, 70] : [0.97, 0.09, 78],
        light.night ? 0.2 : 0.3,
      );
      const shapes: SvgPath[] = [];
      for (let i = 0; i < 13; i++) {
        for (let j = 0; j < 6; j++) {
          shapes.push(spark(-60 + i * 170 + (j % 2) * 85, -40 + j * 132, 10, 0.16));
        }
      }
      drawing.fill(join(shapes), css(mixColors(kit.gold, base, light.night ? 0.35 : 0.2), 0.75));
      drawing.fill(
        hill(-500, 2420, (x) => options.y - 64 + 14 * Math.sin(x / 120), options.y + 20, 40),
        {
          linear: [0, options.y - 90, 0, options.y],
          stops: [
            [0, light.litOf(options.color2 || 'wall2', 0, 0.15)],
            [1, light.shadeOf(options.color2 || 'wall2', 0, 0.25)],
          ],
        },
        {
          blur: 1,
        },
      );
    },
    floor(drawing, options) {
      const base = light.local(options.color || 'floor');
      drawing.fill(roundedRect(-500, options.y, 2920, 900), {
        linear: [300, options.y, 900, 1130],
        stops: [
          [0, css(light.lit(base, 0.3))],
          [0.5, css(base)],
          [1, css(light.shade(base, 0.45))],
        ],
      });
      drawing.clip(roundedRect(-500, options.y, 2920, 900), (inside) => {
        for (let i = 0; i < 5; i++) {
          const y = options.y + 22 + i * i * 20;
          inside.stroke(
            `M-500 ${y}Q400 ${y + 14 + i * 4} 960 ${y}T2420 ${y}`,
            css(light.shade(base, 0.35), 0.5),
            3,
            {
              blur: 1,
            },
          );
        }
        for (let i = -14; i <= 14; i++) {
          inside.stroke(
            `M${960 + i * 150} ${options.y}Q${960 + i * 200 + 20} ${options.y + 120} ${960 + i * 420} 1500`,
            css(light.shade(base, 0.35), 0.4),
            3,
            {
              blur: 1,
            },
          );
        }
      });
      drawing.fill(roundedRect(-500, options.y - 3, 2920, 12), css(light.shade(base, 0.4), 0.6), {
        blur: 3,
      });
    },
    lightPool(drawing, x, y, width, height) {
      drawing.fill(
        polygonPath([
          [x, y],
          [x + width, y],
          [x + width * 1.6, y + height],
          [x + width * 0.4, y + height],
        ]),
        css(light.night ? [0.75, 0.1, 290] : [0.97, 0.08, 85], 0.26),
        {
          blur: 16,
          blend: 'screen',
        },
      );
    },
    window(drawing, x, y, width, height, seed) {
      const arch = (left: number, top: number, span: number, rise: number): SvgPath => ({
        d: `M${left} ${top + rise}V${top + span * 0.5}C${left} ${top + span * 0.1} ${left + span * 0.3} ${top} ${left + span * 0.5} ${top - span * 0.16}C${left + span * 0.7} ${top} ${left + span} ${top + span * 0.1} ${left + span} ${top + span * 0.5}V${top + rise}Z`,
        box: [left, top - span * 0.16, span, rise + span * 0.16],
      });
      kit.solid(drawing, arch(x - 26, y - 22, width + 52, height + 48), 'wood');
      const shape = arch(x, y, width, height);
      drawing.clip(shape, (inside) => {
        inside.fill(shape, {
          linear: [x, y - 40, x, y + height],
          stops: [
            [0, css(light.sky[0])],
            [0.5, css(light.sky[1])],
            [1, css(light.sky[2])],
          ],
        });
        kit.glow(
          inside,
          x + width * 0.6,
          y + height * 0.3,
          width * 0.7,
          light.night ? [0.8, 0.1, 300] : [0.97, 0.09, 80],
          0.7,
        );
        {
          const mx = x + width * 0.6;
          const my = y + height * 0.3;
          const radius = width * 0.15;
          if (light.night) {
            inside.fill(
              {
                d: `M${mx + radius * 0.34} ${my - radius * 0.95}A${radius} ${radius} 0 1 0 ${mx + radius * 0.88} ${my + radius * 0.47}A${radius * 0.85} ${radius * 0.85} 0 1 1 ${mx + radius * 0.34} ${my - radius * 0.95}Z`,
                box: [mx - radius, my - radius, 2 * radius, 2 * radius],
              },
              css([0.97, 0.06, 92]),
            );
          } else {
            inside.fill(ellipsePath(mx, my, radius), css([0.97, 0.06, 92]), {
              blur: 1,
            });
          }
        }
        kit.stars(inside, 26, x, y - 30, x + width, y + height * 0.8, seed, [2, 6], 0.9);
        kit.cloud(inside, x + width * 0.4, y + height * 0.8, width * 0.9, seed, 0.1);
      });
      drawing.stroke(
        `M${x + width / 2} ${y - width * 0.1}V${y + height}M${x} ${y + height * 0.5}Q${x + width / 2} ${y + height * 0.42} ${x + width} ${y + height * 0.5}`,
        light.color('wood'),
        12,
      );
      drawing.stroke(
        `M${x + width / 2 - 3} ${y - width * 0.1}V${y + height}`,
        light.litOf('wood', 0, 0.5, 0.6),
        3,
      );
      kit.glow(
        drawing,
        x + width / 2,
        y + height * 0.4,
        width * 1.5,
        light.night ? [0.7, 0.1, 290] : [0.95, 0.08, 80],
        0.28,
      );
    },
  };
}
