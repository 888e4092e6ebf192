import type { Light } from '../../light/light.ts';
import { paperGrain, whiteFrame } from '../paper.ts';
import type { SimpleKit } from './kit.ts';

/** Light in the air and the paper of the picture. */
export function simpleAir(_light: Light): Pick<SimpleKit, 'gleam' | 'veil'> {
  return {
    gleam() {},
    veil(drawing) {
      whiteFrame(drawing);
      paperGrain(drawing, 'paper', 0.09);
    },
  };
}
