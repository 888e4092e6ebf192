import { css } from '@milestoon/drawing';
import type { Light } from '../../light/light.ts';
import { frame, paperGrain, whiteFrame } from '../paper.ts';
import type { AdventureKit } from './kit.ts';

/** Light in the air and the paper of the picture. */
export function adventureAir(light: Light): Pick<AdventureKit, 'gleam' | 'veil'> {
  return {
    gleam() {},
    veil(drawing) {
      whiteFrame(drawing);
      drawing.fill(frame, {
        radial: [900, 500, 520, 960, 540, 1250],
        stops: [
          [0, css([0.5, 0.1, 50], 0)],
          [1, css([0.45, 0.09, 45], light.night ? 0.1 : 0.26)],
        ],
      });
      paperGrain(drawing, 'paper', 0.2);
    },
  };
}
