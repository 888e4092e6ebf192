import { ellipsePath, polygonPath, css, join, type Oklch, random, type SvgPath } from '@milestoon/drawing';
import type { Light } from '../../light/light.ts';
import { frame, paperGrain, whiteFrame } from '../paper.ts';
import type { AnimeKit } from './kit.ts';

/** Light in the air and the paper of the picture. */
export function animeAir(light: Light): Pick<AnimeKit, 'gleam' | 'veil'> {
  return {
    gleam(drawing, options) {
      const { indoor, windowX } = options;
      if (indoor && windowX !== undefined) {
        const beam: Oklch = light.night
          ? [0.72, 0.08, 255]
          : light.time === 'golden'
            ? [0.95, 0.13, 72]
            : [0.985, 0.05, 92];
        for (const [x, w, a] of [
          [windowX - 20, 120, 0.26],
          [windowX + 150, 150, 0.2],
        ] as const) {
          drawing.fill(
            polygonPath([
              [x, 150],
              [x + w, 150],
              [x + w + 420, 1140],
              [x + 190, 1140],
            ]),
            {
              linear: [x, 150, x + 240, 1000],
              stops: [
                [0, css(beam, a * (light.night ? 0.55 : 1))],
                [0.85, css(beam, 0)],
              ],
            },
          );
        }
        const dice = random(3);
        const shapes: SvgPath[] = [];
        for (let i = 0; i < 34; i++) {
          shapes.push(
            ellipsePath(windowX + dice.next() * 520, 240 + dice.next() * 640, dice.between(1.4, 3.4)),
          );
        }
        drawing.fill(join(shapes), css([0.99, 0.05, 92], light.night ? 0.35 : 0.75));
      } else if (!indoor && light.time !== 'rain') {
        const base: Oklch = light.night
          ? [0.7, 0.08, 250]
          : light.time === 'golden'
            ? [0.96, 0.12, 78]
            : [0.99, 0.04, 95];
        for (const [x, w, a] of [
          [150, 90, 0.2],
          [330, 150, 0.15],
          [640, 70, 0.12],
          [840, 120, 0.08],
        ] as const) {
          drawing.fill(
            polygonPath([
              [x, -60],
              [x + w, -60],
              [x + w + 560, 1140],
              [x + w * 0.2 + 300, 1140],
            ]),
            {
              linear: [x, 0, x + 400, 1000],
              stops: [
                [0, css(base, a * (light.night ? 0.5 : 1))],
                [0.8, css(base, 0)],
              ],
            },
          );
        }
      }
    },
    veil(drawing) {
      whiteFrame(drawing);
      drawing.fill(frame, {
        radial: [520, 260, 420, 760, 460, 1500],
        stops: [
          [0, css([0.45, 0.1, 285], 0)],
          [1, css([0.45, 0.1, 285], light.night ? 0.2 : 0.26)],
        ],
      });
      paperGrain(drawing, 'grain', 0.05);
    },
  };
}
