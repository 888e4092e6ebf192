import { css } from '@milestoon/drawing';
import type { Light } from '../../light/light.ts';
import { frame, paperGrain, whiteFrame } from '../paper.ts';
import type { FantasyKit } from './kit.ts';

/** Light in the air and the paper of the picture. */
export function fantasyAir(light: Light): Pick<FantasyKit, 'gleam' | 'veil'> {
  return {
    gleam(drawing) {
      drawing.fill(frame, {
        radial: [800, 440, 100, 900, 500, 1000],
        stops: [
          [0, css([0.9, 0.08, 80], light.night ? 0.05 : 0.1)],
          [1, css([0.8, 0.1, 300], 0)],
        ],
      });
    },
    veil(drawing) {
      whiteFrame(drawing);
      drawing.fill(frame, {
        radial: [800, 440, 420, 960, 540, 1280],
        stops: [
          [0, css([0.5, 0.14, 290], 0)],
          [1, css([0.36, 0.14, 290], 0.42)],
        ],
      });
      paperGrain(drawing, 'wash', 0.16);
      paperGrain(drawing, 'paper', 0.12);
    },
  };
}
