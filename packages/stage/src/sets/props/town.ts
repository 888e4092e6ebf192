import { ellipsePath, polygonPath, random, roundedRect, smooth } from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import type { Kit, SetColor } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';

const roofs: readonly LocalColor[] = ['red', 'blue', 'purple', 'wood', 'green'];

interface Row {
  height: number;
  depth: number;
  seed: number;
  /** Between houses, pixels. */
  gap?: number;
  doors?: boolean;
}

/** A row of houses that stand on y, wall to wall over the whole picture. */
export function townHouses(
  kit: Kit,
  drawing: Drawing,
  y: number,
  { height, depth, seed, gap = 0, doors = false }: Row,
): void {
  const dice = random(seed * 7 + 3);
  let x = -420 - dice.between(0, 120);
  let before: SetColor | undefined;
  while (x < 2300) {
    const width = height * dice.between(0.62, 0.86);
    const tall = height * dice.between(0.8, 1.16);
    const choice = kit.tones.townWalls.filter((color) => color !== before);
    before = dice.pick(choice);
    townHouse(kit, drawing, {
      x,
      y,
      width,
      height: tall,
      color: before,
      roof: dice.pick(roofs),
      depth,
      doors,
      seed: dice.integer(1, 999),
    });
    x += width + gap * dice.between(0.4, 1.5);
  }
}

interface TownHouse {
  /** Left edge and ground. */
  x: number;
  y: number;
  width: number;
  height: number;
  color: SetColor;
  roof: LocalColor;
  depth: number;
  doors: boolean;
  seed: number;
}

/** The front of a house: gable, hipped or flat roof, or a witch's hat. */
export function townHouse(kit: Kit, drawing: Drawing, house: TownHouse): void {
  const { x, y, width, height, color, roof, depth, doors, seed } = house;
  const { light } = kit;
  const dice = random(seed);
  const top = y - height;
  const rise = width * dice.between(0.34, 0.52);
  const kind = kit.enchanted ? 'hat' : dice.pick(['gable', 'hip', 'flat'] as const);
  if (kind !== 'flat' && dice.next() < 0.7) {
    const cx = x + width * (dice.next() < 0.5 ? 0.24 : 0.72);
    kit.solid(drawing, kit.box(cx, top - rise * 0.9, width * 0.1, rise * 0.9, 3), 'red', {
      depth,
      shade: 0.3,
      flat: true,
    });
  }
  kit.solid(
    drawing,
    kit.curved
      ? kit.box(x, top, width, height + 8)
      : roundedRect(x, top, width, height + 8, kit.corner(0, 6)),
    color,
    { depth, shade: 0.1 },
  );
  if (kind === 'flat') {
    kit.solid(drawing, roundedRect(x - 8, top - 16, width + 16, 30, 5), roof, { depth, shade: 0.2 });
  } else if (kind === 'hip') {
    kit.solid(
      drawing,
      polygonPath([
        [x - 14, top + 6],
        [x + width * 0.16, top - rise * 0.8],
        [x + width * 0.84, top - rise * 0.8],
        [x + width + 14, top + 6],
      ]),
      roof,
      { depth, shade: 0.2 },
    );
  } else if (kind === 'gable') {
    kit.solid(
      drawing,
      polygonPath([
        [x, top + 4],
        [x + width / 2, top - rise],
        [x + width, top + 4],
      ]),
      color,
      { depth, shade: 0.1, flat: true },
    );
    kit.solid(
      drawing,
      polygonPath([
        [x - 20, top + 8],
        [x + width / 2, top - rise - 22],
        [x + width + 20, top + 8],
        [x + width + 6, top + 26],
        [x + width / 2, top - rise + 16],
        [x - 6, top + 26],
      ]),
      roof,
      { depth, shade: 0.3 },
    );
  } else {
    const tip = dice.between(-0.1, 0.3) * width;
    kit.solid(
      drawing,
      smooth(
        [
          [x - width * 0.1, top + 16],
          [x + width * 0.2, top - rise * 0.5],
          [x + width * 0.5, top - rise * 1.7],
          [x + width * 0.56 + tip, top - rise * 2.1],
          [x + width * 0.66, top - rise * 1.1],
          [x + width * 0.84, top - rise * 0.4],
          [x + width * 1.1, top + 16],
          [x + width * 0.5, top + 26],
        ],
        true,
        0.75,
      ),
      roof === 'green' || roof === 'wood' ? 'purple' : roof,
      { depth, shade: 0.3 },
    );
  }
  const columns = width > 190 ? 3 : 2;
  const rows = Math.max(1, Math.round(height / (width * 0.46)) - (doors ? 1 : 0));
  const step = width / columns;
  const size = step * 0.46;
  const lit = light.night || kit.enchanted;
  const first = top + height * 0.1;
  const drop = Math.min(size * 1.9, (height * (doors ? 0.6 : 0.86)) / rows);
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i < columns; i++) {
      const left = x + step * (i + 0.5) - size / 2;
      const upper = first + row * drop;
      const on = lit && dice.next() < 0.7;
      const pane = kit.curved
        ? roundedRect(left, upper, size, size * 1.25, size / 2)
        : roundedRect(left, upper, size, size * 1.2, kit.corner(2, size * 0.2));
      if (!kit.curved)
        kit.solid(
          drawing,
          roundedRect(left - size * 0.12, upper - size * 0.12, size * 1.24, size * 1.44, 3),
          'white',
          { depth, shade: 0, flat: true, lineWidth: 2 },
        );
      kit.solid(drawing, pane, on ? [0.92, 0.12, 88] : 'sea2', {
        depth,
        shade: 0.1,
        flat: true,
        lineWidth: 2,
        glowing: on,
      });
      if (on && light.night)
        kit.glow(drawing, left + size / 2, upper + size * 0.6, size * 1.1, undefined, 0.35);
      if (doors && row === rows - 1 && dice.next() < 0.6) {
        kit.solid(
          drawing,
          roundedRect(left - size * 0.16, upper + size * 1.24, size * 1.32, size * 0.24, 3),
          'wood',
          { depth, shade: 0.2, lineWidth: 2 },
        );
        for (const share of [0.1, 0.5, 0.9])
          drawing.fill(
            ellipsePath(left + size * share, upper + size * 1.2, size * 0.17),
            light.color(dice.pick<LocalColor>(['red', 'pink', 'yellow', 'white']), depth),
          );
      }
    }
  }
  if (doors)
    door(kit, drawing, x + step * (dice.integer(0, columns - 1) + 0.5), y, width, depth, dice.pick(roofs));
}

function door(
  kit: Kit,
  drawing: Drawing,
  x: number,
  y: number,
  width: number,
  depth: number,
  color: LocalColor,
): void {
  const [wide, tall] = [width * 0.24, width * 0.46];
  kit.solid(drawing, kit.box(x - wide * 0.8, y - 8, wide * 1.6, 18, 3), 'path', {
    depth,
    shade: 0.2,
    lineWidth: 2.6,
  });
  kit.solid(drawing, roundedRect(x - wide / 2, y - tall, wide, tall - 4, kit.corner(5, 5, wide / 2)), color, {
    depth,
    shade: 0.16,
  });
  kit.solid(
    drawing,
    roundedRect(x - wide * 0.26, y - tall * 0.84, wide * 0.52, tall * 0.3, wide * 0.1),
    'sea2',
    { depth, shade: 0, lineWidth: 2, flat: true },
  );
  kit.solid(drawing, ellipsePath(x + wide * 0.32, y - tall * 0.42, wide * 0.07), 'yellow', {
    depth,
    shade: 0,
    lineWidth: 2,
  });
}
