import {
  css,
  ellipsePath,
  leaf,
  type Oklch,
  type Paint,
  type Random,
  type SvgPath,
} from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import type { Kit } from '../../kits/kit.ts';

/** How a wash is laid on. */
export interface WashOptions {
  /** The colour it runs out into, from top to bottom. */
  into?: Oklch;
  /** How much it runs into the paper, where colours run. */
  bleed?: number;
  /** Its upper edge is lost in what is behind it, in styles whose colours run. */
  melts?: boolean;
  /** What is on it. */
  inside?: (drawing: Drawing) => void;
}

/**
 * A wash as a style lays it on: of running colour with the dark rim that water leaves, printed with a line of ink and
 * dots, or cut out of paper.
 */
export function wash(
  kit: Kit,
  drawing: Drawing,
  shape: SvgPath,
  color: Oklch,
  { into = color, bleed = 10, melts = false, inside }: WashOptions = {},
): void {
  const [x, y, width, height] = shape.box;
  const paint: Paint = kit.wash(css(color), {
    linear: melts ? [0, y, 0, y + height] : [x + width * 0.3, y, x + width * 0.5, y + height],
    stops: [
      [0, css(color, melts && !kit.inks ? 0 : 1)],
      ...(melts ? [[0.26, css(color)] as const] : []),
      [1, css(into)],
    ],
  });
  drawing.fill(shape, paint, {
    ...(kit.flat ? { shadow: { blur: 20, dx: 0, dy: 5, color: 'rgba(40,40,90,.17)' } } : kit.bleed(bleed)),
  });
  drawing.clip(shape, (on) => {
    kit.inkDots(
      on,
      shape.box,
      13,
      [x, y + height * 0.5, x + width * 0.12, y - height * 0.1],
      [0, 0.34],
      css(kit.light.shade(color, 0.2), 0.75),
    );
    inside?.(on);
    if (kit.enchanted && !melts) on.stroke(shape, css(kit.light.shade(color, 0.34), 0.45), 26, { blur: 14 });
  });
  kit.inkLine(drawing, shape, 5, 0.85);
}

/** Other colours in a wash: they have run into it wet, or lie on it as rings of paper around whoever stands there. */
export function blooms(kit: Kit, drawing: Drawing, colors: readonly Oklch[], dice: Random): void {
  const middle = 960 + dice.between(-60, 60);
  for (const [i, color] of colors.entries()) {
    if (kit.flat) {
      const reach = 900 - i * 300;
      if (i < 2) drawing.fill(ellipsePath(middle, 700, reach, reach * 0.84), css(color, 0.42));
      continue;
    }
    const x = 960 + (i - (colors.length - 1) / 2) * (1500 / colors.length) + dice.between(-90, 90);
    const y = (i % 2 ? 250 : 420) + dice.between(-60, 60);
    const reach = dice.between(430, 560);
    drawing.fill(ellipsePath(x, y, reach, reach * 0.8), {
      radial: [x, y, 0, x, y, reach],
      stops: [
        [0, css(color, 0.75)],
        [0.55, css(color, 0.5)],
        [1, css(color, 0)],
      ],
    });
  }
}

/** The strokes of a broad brush that are still seen in a wash, and drops that fell beside it. */
export function brushwork(kit: Kit, drawing: Drawing, color: Oklch, dice: Random): void {
  if (kit.flat) return;
  const tones = [kit.light.lit(color, 0.6), kit.light.shade(color, 0.16)];
  for (let i = 0; i < 16; i++) {
    const [x, y] = [dice.between(-500, 1500), 120 + i * 62 + dice.between(-20, 20)];
    const [long, high] = [dice.between(700, 1500), dice.between(60, 130)];
    const tone = css(tones[i % 2] as Oklch, kit.inks ? 0.5 : 0.13);
    if (kit.inks) drawing.stroke(`M${x} ${y}q${long * 0.2} -7 ${long * 0.4} 0`, tone, 3, { cap: 'round' });
    else drawing.fill(leaf(x, y, long, high, dice.between(-0.34, -0.22), 0.03), tone, kit.bleed(6));
  }
  for (let i = 0; i < 26; i++) {
    const side = i % 2 ? -1 : 1;
    const out = dice.between(0.42, 1);
    const drop = ellipsePath(960 + side * 900 * out, dice.between(60, 620), 2 + 7 * dice.next() ** 3);
    drawing.fill(drop, css(kit.light.shade(color, 0.2), 0.28));
  }
}
