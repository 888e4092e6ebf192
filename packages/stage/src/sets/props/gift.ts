import { leaf, roundedRect } from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import type { Kit, SetColor } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';

/** A wrapped box with a bow; x is its middle, yy the floor, rb the colour of the ribbon. */
export function gift(
  kit: Kit,
  near: Drawing,
  [x, yy, wd, height]: readonly [x: number, foot: number, width: number, height: number],
  color: SetColor,
  rb: LocalColor,
): void {
  const { light } = kit;
  kit.castShadow(near, x, yy, wd * 0.7);
  kit.solid(near, kit.box(x - wd / 2, yy - height, wd, height, 8), color, {
    shade: 0.3,
  });
  near.fill(roundedRect(x - wd * 0.08, yy - height, wd * 0.16, height), light.color(rb));
  near.fill(roundedRect(x - wd * 0.5, yy - height * 0.58, wd, height * 0.15), light.color(rb));
  for (const reach of [-1, 1]) {
    kit.solid(near, leaf(x, yy - height, wd * 0.42, wd * 0.15, reach > 0 ? -0.6 : -2.54), rb, {
      lineWidth: 3,
      shade: 0.2,
    });
  }
}
