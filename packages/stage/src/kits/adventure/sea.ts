import { css, random } from '@milestoon/drawing';
import type { Light } from '../../light/light.ts';
import { deepWater } from '../water.ts';
import type { AdventureKit } from './kit.ts';

/** Waves of ink over printed dots. */
export function adventureSea(light: Light, kit: AdventureKit): Pick<AdventureKit, 'sea'> {
  return {
    sea(drawing, horizon) {
      const { water } = deepWater(light, drawing, horizon);
      const dice = random(5);

      drawing.halftone(
        [-500, horizon, 2920, 280],
        12,
        [0, horizon, 0, horizon + 240],
        [0.42, 0.05],
        css(light.shade(water, 0.4)),
      );
      let outline = '';
      for (let i = 0; i < 90; i++) {
        const t = dice.next() ** 1.4;
        const y = horizon + 14 + t * 230;
        const width = 18 + t * 70;
        const x = dice.between(-450, 2350);
        outline += `M${x | 0} ${y | 0}q${(width * 0.25) | 0} ${(-width * 0.22) | 0} ${(width * 0.5) | 0} 0q${(width * 0.25) | 0} ${(-width * 0.22) | 0} ${(width * 0.5) | 0} 0`;
      }
      drawing.stroke(outline, kit.ink(0.85), 3);
      drawing.stroke(`M-500 ${horizon}H2420`, kit.ink(), 5);
    },
  };
}
