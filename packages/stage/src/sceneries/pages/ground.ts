import { css, type Oklch, type Random } from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import type { Kit } from '../../kits/kit.ts';
import { type Crest, washShape } from './brush.ts';
import { wash } from './wash.ts';

/** Scratches of the pen, so that a ground is one. */
function scratches(kit: Kit, drawing: Drawing, y: number, color: Oklch, dice: Random): void {
  const line = kit.lineColor(css(kit.light.shade(color, 0.32), 0.55), 0.34);
  for (let i = 0; i < 14; i++) {
    const x = -60 + i * 142 + dice.between(-50, 50);
    const depth = dice.next();
    const long = 30 + 64 * depth;
    drawing.stroke(
      `M${x} ${y + 44 + depth ** 1.4 * 320}q${long / 2} ${-3 - depth * 6} ${long} 0`,
      line,
      2.4 + depth * 2.6,
      { cap: 'round' },
    );
  }
}

/** What whoever is on a page stands on: a wash across the lower part of it. */
export function ground(
  kit: Kit,
  drawing: Drawing,
  y: number,
  color: Oklch,
  { dice, crest, melts }: { dice: Random; crest?: Crest; melts?: boolean },
): void {
  // Its ends are on the paper only where it runs out by brush; a sheet or a frame goes on.
  const out = kit.inks || kit.flat || kit.enchanted ? -160 : 6;
  const edges = { left: out, right: 1920 - out, top: y, bottom: 1240 };
  kit.lying(drawing, (lying) =>
    wash(kit, lying, washShape(kit, edges, dice, crest), color, {
      into: kit.light.shade(color, 0.16),
      bleed: 7,
      ...(melts ? { melts } : {}),
      inside: (on) => scratches(kit, on, y, color, dice),
    }),
  );
}
