import { ellipsePath, polygonPath, starPath, type Oklch, random } from '@milestoon/drawing';
import { teddy as bear } from '@milestoon/things';
import { paintOf, standInSet } from '../../things.ts';
import type { Drawing } from '../../drawing.ts';
import type { Kit } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';

/** A sitting bear; x is its middle, y the floor. */
export function teddy(kit: Kit, drawing: Drawing, x: number, y: number, fur: Oklch): void {
  kit.castShadow(drawing, x, y, 90);
  standInSet(kit, drawing, bear, { color: paintOf(kit, fur) }, { at: [x, y + 12], size: 1.9 });
}

/** A chest of toys that does not close any more. */
export function toyBox(kit: Kit, drawing: Drawing, x: number, y: number, seed: number): void {
  const dice = random(seed);
  const color = dice.pick<LocalColor>(['red', 'blue', 'green', 'yellow']);
  kit.castShadow(drawing, x, y, 150);
  kit.solid(
    drawing,
    polygonPath([
      [x - 120, y - 130],
      [x - 96, y - 236],
      [x + 150, y - 250],
      [x + 124, y - 130],
    ]),
    color,
    { shade: 0.1, lighter: -0.05 },
  );
  kit.solid(drawing, ellipsePath(x - 66, y - 146, 44), dice.pick<LocalColor>(['red', 'yellow', 'pink']), {
    shade: 0.3,
  });
  kit.solid(
    drawing,
    polygonPath([
      [x - 10, y - 120],
      [x + 26, y - 232],
      [x + 62, y - 224],
      [x + 40, y - 120],
    ]),
    'wood',
    { shade: 0.2 },
  );
  kit.solid(drawing, starPath(x + 44, y - 232, 40, 18, 5), 'yellow', { shade: 0.16 });
  kit.solid(drawing, kit.box(x + 70, y - 178, 56, 56, 6), 'green', { shade: 0.3 });
  kit.solid(drawing, kit.box(x - 128, y - 130, 260, 132, 12), color, { shade: 0.2 });
  for (const dx of [-70, 0, 70])
    kit.solid(drawing, starPath(x + dx, y - 64, 24, 11, 5), 'white', { shade: 0, lineWidth: 3, flat: true });
}
