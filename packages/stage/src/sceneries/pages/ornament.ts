import {
  css,
  ellipsePath,
  join,
  leaf,
  type Oklch,
  type Random,
  spark,
  type SvgPath,
} from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import type { Kit } from '../../kits/kit.ts';

/** A cross of two strokes of the pen. */
const cross = (x: number, y: number, size: number, turn: number): string =>
  `M${x - size * turn} ${y - size}L${x + size * turn} ${y + size}M${x + size} ${y - size * turn}L${x - size} ${y + size * turn}`;

/** A small mark as a style sets it into the margin: a star of gold, a stroke of ink, a dot of paper, a petal. */
function mark(kit: Kit, drawing: Drawing, x: number, y: number, size: number, dice: Random): void {
  const { light } = kit;
  if (kit.enchanted) {
    kit.glow(drawing, x, y, size * 2.6, kit.gold, 0.5);
    drawing.fill(spark(x, y, size, 0.14), css(kit.gold, 0.9));
  } else if (kit.inks) {
    drawing.stroke(cross(x, y, size, dice.between(0.5, 1)), kit.ink(0.3), 4.5, { cap: 'round' });
  } else if (kit.flat) {
    drawing.fill(ellipsePath(x, y, size), light.color(dice.pick(['white', 'yellow', 'pink']), 0, 0, 0.85));
  } else {
    drawing.fill(
      leaf(x, y, size * 2.3, size, dice.between(0, 6.28), 0.16),
      light.color('pink', 0.1, 0.04, 0.75),
    );
  }
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

/** The pattern of a paper on a wall, hardly lighter than the wall. */
export function wallpaper(kit: Kit, drawing: Drawing, color: Oklch, bottom: number): void {
  const shapes: SvgPath[] = [];
  let crosses = '';
  const [across, down] = [132, 112];
  for (let row = 0; row * down < bottom; row++)
    for (let x = -440 + (row % 2) * (across / 2); x < 2360; x += across) {
      const y = 66 + row * down;
      if (kit.inks) crosses += cross(x, y, 7, 1);
      else if (kit.enchanted) shapes.push(spark(x, y, 15, 0.16));
      else if (kit.flat) shapes.push(ellipsePath(x, y, 9));
      else for (let i = 0; i < 5; i++) shapes.push(leaf(x, y, 15, 8, i * 1.2566 - 1.57));
    }
  if (kit.inks) drawing.stroke(crosses, css(kit.light.shade(color, 0.4), 0.4), 3, { cap: 'round' });
  else drawing.fill(join(shapes), css(kit.light.lit(color, 0.7), kit.light.night ? 0.3 : 0.6));
}

/** A twig as ornaments have them, of no plant: leaves in pairs along a bow. */
export function sprig(
  kit: Kit,
  drawing: Drawing,
  { x, y, height, lean, color }: { x: number; y: number; height: number; lean: number; color: Oklch },
): void {
  const at = (t: number): [number, number] => [x + lean * height * t ** 1.7, y - height * t];
  const [tipX, tipY] = at(1);
  const stem = `M${x} ${y}Q${x + lean * height * 0.12} ${y - height * 0.55} ${tipX} ${tipY}`;
  drawing.stroke(stem, kit.lineColor(kit.light.shadeOf(color, 0, 0.2), 0.75), kit.lineWidth(5, 4), {
    cap: 'round',
  });
  for (let i = 1; i <= 5; i++) {
    const t = i / 5.1;
    const [px, py] = at(t);
    const long = height * (0.34 - 0.12 * t);
    const up = -1.57 + lean * 1.1 * t;
    for (const side of i === 5 ? [0] : [-1, 1])
      kit.solid(drawing, leaf(px, py, long, long * 0.56, up + side * (0.8 - 0.2 * t), side * 0.16), color, {
        shade: 0.1,
        lineWidth: 3,
        noRim: true,
      });
  }
  if (kit.enchanted) {
    kit.glow(drawing, tipX, tipY, height * 0.2, kit.gold, 0.6);
    drawing.fill(ellipsePath(tipX, tipY, height * 0.025), css(kit.gold));
  }
}
