import {
  type DrawOp,
  ellipse,
  fill,
  lightOf,
  openCurve,
  type Point,
  solid,
  tube,
  wire,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import { hairTraits } from '@milestoon/look';
import type { Headwear } from '../outfit.ts';

/** Under these no clip is seen. */
const covering: readonly Headwear[] = ['hat', 'cap', 'beanie', 'sun-hat', 'hijab', 'turban', 'patka'];

/** A snap clip over the near temple; it goes round with the head. */
export function hairClip(figure: Figure): DrawOp[] {
  const { hairClip: color, hairShape, headwear } = figure.person;
  if (!color || covering.includes(headwear) || hairTraits[hairShape].length === 'none') return [];
  const yaw = figure.yaw.head;
  // Beyond the side of the head it is hidden behind it.
  if (yaw > 2.3) return [];
  const across = 0.5 * Math.sin(yaw - 1.15);
  const [x, y] = [across, -0.36];
  const lean = 0.11 * Math.cos(yaw - 1.15);
  const line: Point[] = [
    [x - lean, y + 0.075],
    [x - lean * 0.1, y - 0.005],
    [x + lean, y - 0.075],
  ];
  return [
    ...solid(
      figure,
      [tube(openCurve(line, 8), [0.036, 0.044, 0.02], { start: 'round', end: 'round' })],
      color,
      {
        line: 0.9,
        shade: 0.5,
        dots: false,
      },
    ),
    wire(openCurve(line, 8).slice(3, 13), 0.014, lightOf(color, 'cloth', 1.6)),
    fill(ellipse(x - lean * 0.8, y + 0.06, 0.016, 0.016, 0, 14), lightOf(color, 'cloth', 2)),
  ];
}
