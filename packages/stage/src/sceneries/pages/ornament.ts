import { css, ellipsePath, leaf, type Random, spark } from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import type { Kit } from '../../kits/kit.ts';

/** A small mark as a style sets it into the margin: a star of gold, a stroke of ink, a dot of paper, a petal. */
function mark(kit: Kit, drawing: Drawing, x: number, y: number, size: number, dice: Random): void {
  const { light } = kit;
  if (kit.enchanted) {
    kit.glow(drawing, x, y, size * 2.6, kit.gold, 0.5);
    drawing.fill(spark(x, y, size, 0.14), css(kit.gold, 0.9));
    return;
  }
  if (kit.inks) {
    const turn = dice.between(0.5, 1);
    drawing.stroke(
      `M${x - size * turn} ${y - size}L${x + size * turn} ${y + size}M${x + size} ${y - size * turn}L${x - size} ${y + size * turn}`,
      kit.ink(0.32),
      4.5,
      { cap: 'round' },
    );
    return;
  }
  if (kit.flat) {
    drawing.fill(ellipsePath(x, y, size), light.color(dice.pick(['white', 'yellow', 'pink']), 0, 0, 0.85));
    return;
  }
  drawing.fill(leaf(x, y, size * 2.3, size, dice.between(0, 6.28), 0.16), light.color('pink', 0.1, 0.04, 0.75));
}

/** Some of them, sparse and never before a face: in the upper corners, thinning out towards the middle. */
export function ornament(kit: Kit, drawing: Drawing, dice: Random, sides: readonly number[] = [-1, 1]): void {
  for (const side of sides)
    for (let i = 0; i < 6; i++) {
      const out = 0.94 - 0.58 * (i / 5) + dice.between(-0.05, 0.05);
      const x = 960 + side * 860 * out;
      const y = 110 + (1 - out) * 60 + dice.between(0, 1) * 330 * out ** 2;
      mark(kit, drawing, x, y, dice.between(8, 17) * (0.55 + 0.5 * out), dice);
    }
}
