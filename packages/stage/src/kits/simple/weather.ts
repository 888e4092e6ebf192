import { ellipsePath, css, join, random, svgPath, type SvgPath } from '@milestoon/drawing';
import type { Light } from '../../light/light.ts';
import type { SimpleKit } from './kit.ts';

/** What falls or floats. */
export function simpleWeather(light: Light, kit: SimpleKit): Pick<SimpleKit, 'particles'> {
  return {
    particles(drawing, kind, seed) {
      const dice = random(seed);
      if (kind === 'rain') {
        for (let i = 0; i < 130; i++) {
          const x = dice.between(0, 1920);
          const y = dice.between(-20, 1000);
          const size = dice.between(1, 1.7);
          drawing.fill(
            svgPath(
              `M${x} ${y}q${9 * size} ${18 * size} 0 ${26 * size}q${-9 * size} ${-8 * size} 0 ${-26 * size}Z`,
            ),
            css([0.93, 0.03, 235], 0.85),
          );
        }
      }
      if (kind === 'snow') {
        const shapes: SvgPath[] = [];
        for (let i = 0; i < 70; i++) {
          shapes.push(ellipsePath(dice.between(0, 1920), dice.between(0, 1080), dice.pick([5, 7, 10, 13])));
        }
        drawing.fill(join(shapes), css([1, 0, 0], 0.92));
      }
    },
  };
}
