import { polygonPath, css } from '@milestoon/drawing';
import type { Light } from '../../light/light.ts';
import type { AdventureKit } from './kit.ts';

/** Where the wall ends, and the line towards which boards run for a low eye. */
const edge = 44;
const eyeLine = 747;
const up = -620;
const fan = (eyeLine - up) / (eyeLine - edge);

/** Boards and beams that come towards the eye above the wall. */
export const adventureCeiling = (light: Light, kit: AdventureKit): Pick<AdventureKit, 'ceiling'> => ({
  ceiling(drawing) {
    const at = (x: number, y: number): [number, number] => {
      const share = (edge - y) / (edge - up);
      return [960 + (x - 960) * (1 + (fan - 1) * share), y];
    };
    const whole = polygonPath([at(-700, edge), at(2620, edge), at(2620, up), at(-700, up)]);
    const wood = light.local('wood');
    const dark = light.shade(wood, 0.35);
    drawing.fill(whole, css(dark));
    drawing.halftone(
      [-1400, up, 4720, edge - up],
      14,
      [0, edge, 0, -240],
      [0.42, 0.05],
      css(light.shade(wood, 0.7), 0.8),
    );
    let boards = '';
    for (let x = -700; x <= 2620; x += 92) {
      const [fromX, fromY] = at(x, edge);
      const [toX, toY] = at(x, up);
      boards += `M${fromX | 0} ${fromY}L${toX | 0} ${toY}`;
    }
    drawing.stroke(boards, css(light.shade(wood, 0.85)), 3.4);
    for (const x of [-420, 60, 540, 1020, 1500, 1980, 2400]) {
      const side = x < 960 ? 26 : -26;
      // The side of a beam that is turned to the middle, then the face below it.
      drawing.fill(
        polygonPath([at(x, edge), at(x + side, edge), at(x + side, up), at(x, up)]),
        css(light.shade(wood, 0.75)),
      );
      kit.solid(
        drawing,
        polygonPath([at(x - 34, edge), at(x + 34, edge), at(x + 34, up), at(x - 34, up)]),
        'wood',
        { shade: 0.3, lineWidth: 5 },
      );
    }
    kit.solid(drawing, kit.box(-700, edge - 16, 3320, 40), 'wood', { shade: 0.5, lineWidth: 5 });
  },
});
