import { css, hill, mixColors } from '@milestoon/drawing';
import type { Light } from '../../light/light.ts';
import type { SimpleKit } from './kit.ts';

/** Four sheets of water, one before the other. */
export function simpleSea(light: Light): Pick<SimpleKit, 'sea'> {
  return {
    sea(drawing, horizon) {
      const water = light.local('sea');
      const shallow = light.local('sea2');

      for (let i = 0; i < 4; i++) {
        const y = horizon + i * 52;
        drawing.fill(
          hill(-500, 2420, (x) => y + (i ? 9 * Math.sin(x / 90 + i * 1.7) : 0), 1300, 30),
          css(mixColors(water, shallow, i / 3.2)),
          {
            shadow: {
              blur: 16,
              dx: 0,
              dy: -4,
              color: css([0.35, 0.06, 250], 0.13),
            },
          },
        );
      }
    },
  };
}
