import {
  type Box,
  css,
  ellipsePath,
  join,
  leaf,
  type Random,
  random,
  type SvgPath,
} from '@milestoon/drawing';
import type { Kit } from '../../kits/kit.ts';
import type { Weather } from '../../set-names.ts';
import type { SetLayers } from '../set-definition.ts';

/** So many shapes, each somewhere in a box. */
export const spots = (
  dice: Random,
  [x, y, width, height]: Box,
  count: number,
  make: (left: number, top: number) => SvgPath,
): SvgPath =>
  join(
    Array.from({ length: count }, () => make(dice.between(x, x + width), dice.between(y, y + height * 0.94))),
  );

/** Rain or snow that falls behind the panes of a window; whether any does. */
export function fallsBehind(
  kit: Kit,
  layers: SetLayers,
  box: Box,
  panes: SvgPath,
  { seed, weather }: { seed: number; weather: Weather },
): boolean {
  if (weather !== 'rain' && weather !== 'snow' && weather !== 'hail') return false;
  const dice = random(seed * 31 + 5);
  const [, , width, height] = box;
  const pale = css(kit.light.night ? [0.86, 0.02, 240] : [0.97, 0.015, 230], 0.8);
  // A wider window shows more of it.
  const many = Math.max(1, width / 420);
  const isRain = weather === 'rain';
  const speed = { rain: 15, hail: 18, snow: 1.9 }[weather];
  layers.moving(
    'far',
    { kind: 'fall', dy: speed, over: height },
    (drawing) =>
      drawing.fill(
        isRain
          ? spots(dice, box, Math.round(34 * many), (left, top) => leaf(left, top, 40, 2.4, 1.72))
          : spots(dice, box, Math.round(26 * many), (left, top) =>
              ellipsePath(left, top, dice.between(3, 6.5)),
            ),
        pale,
      ),
    panes,
  );
  return true;
}
