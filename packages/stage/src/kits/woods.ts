import { css, type Random, random, smooth, taper } from '@milestoon/drawing';
import type { Drawing } from '../drawing.ts';
import type { Light } from '../light/light.ts';
import type { Kit } from './kit.ts';

/** The row of thin trunks behind a clearing that has no light of its own. */
export function farTrunks(kit: Kit, drawing: Drawing, horizon: number, dice: Random): void {
  for (let i = 0; i < 13; i++) {
    const x = -380 + i * 215 + dice.signed() * 46;
    if (Math.abs(x - 960) < 190) {
      continue;
    }
    const width = dice.between(26, 46);
    kit.solid(
      drawing,
      taper(
        [
          [x, horizon + 110],
          [x + dice.signed() * 16, horizon - 250],
          [x + dice.signed() * 24, -420],
        ],
        width * 1.3,
        width,
      ),
      'trunk',
      {
        depth: 0.52,
        shade: 0.4,
        lineWidth: 2,
      },
    );
  }
}

/** A trunk with lines in its bark; `more` is drawn inside it. Place and width in stage pixels, `depth` 0 … 1. */
export function barkTrunk(
  kit: Kit,
  light: Light,
  drawing: Drawing,
  { x, y, width, depth, seed }: { x: number; y: number; width: number; depth: number; seed: number },
  more?: (inside: Drawing, dice: Random) => void,
): void {
  const dice = random(seed);
  const shape = taper(
    [
      [x - width * 0.05, y + 18],
      [x, y - 60],
      [x + dice.signed() * 18, y - 330],
      [x + dice.signed() * 26, -450],
    ],
    (t) => width * (t < 0.04 ? 1.9 : t < 0.12 ? 1.25 : 1.02 - 0.14 * t),
  );
  kit.solid(drawing, shape, 'trunk', {
    depth,
    shade: 0.5,
    inside: (inside, base) => {
      for (let i = 0; i < 26; i++) {
        const xx = x + dice.signed() * width * 0.5;
        const yy = y - dice.next() * 900;
        inside.stroke(
          smooth(
            [
              [xx, yy],
              [xx + dice.signed() * 8, yy - 40],
              [xx + dice.signed() * 6, yy - 90],
            ],
            false,
          ),
          css(light.shade(base, 0.55)),
          kit.lineWidth(2.4, 3.4),
          {
            alpha: 0.6,
          },
        );
      }
      more?.(inside, dice);
    },
  });
}
