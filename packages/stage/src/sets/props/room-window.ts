import { type Box, css, join, random, roundedRect, spark, type SvgPath } from '@milestoon/drawing';
import type { Kit } from '../../kits/kit.ts';
import type { Weather } from '../../set-names.ts';
import type { SetLayers } from '../set-definition.ts';
import { fallsBehind, spots } from './falling.ts';

/** A window in which the weather goes on: rain and snow fall, clouds drift by, stars twinkle. */
export function roomWindow(kit: Kit, layers: SetLayers, box: Box, seed: number, weather: Weather): void {
  const [x, y, width, height] = box;
  kit.window(layers.far, x, y, width, height, seed);
  const [side, bar] = kit.layout.paneMargins;
  const upper = kit.layout.paneTop(height);
  const wide = width / 2 - side - bar;
  const panes = (lower: boolean): SvgPath =>
    join(
      [x + side, x + width / 2 + bar].flatMap((left) => [
        roundedRect(left, y + upper, wide, height / 2 - upper - bar),
        ...(lower ? [roundedRect(left, y + height / 2 + bar, wide, height / 2 - bar - 12)] : []),
      ]),
    );
  const dice = random(seed * 31 + 5);
  if (fallsBehind(kit, layers, box, panes(true), { seed, weather })) return;
  if (kit.light.night)
    layers.moving(
      'far',
      { kind: 'pulse', from: 0.1, to: 1, period: 54 },
      (drawing) =>
        drawing.fill(
          spots(dice, box, 7, (left, top) => spark(left, top, dice.between(7, 13))),
          css([0.97, 0.06, 92]),
        ),
      panes(false),
    );
  else
    layers.moving(
      'far',
      { kind: 'pass', dx: 0.7, over: width + 320 },
      (drawing) => kit.cloud(drawing, x + 90, y + height * 0.34, 130, seed + 3, 0.1),
      panes(false),
    );
}
