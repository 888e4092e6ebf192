import { ellipsePath, polygonPath, roundedRect } from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import type { Kit } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';

interface HenHouse {
  size: number;
  walls: LocalColor;
  /** The ladder leads down to the left. */
  toLeft: boolean;
}

/** A hut on legs with a round door, a ladder, and a box for eggs at its side; x is its middle, y its foot. */
export function henHouse(
  kit: Kit,
  drawing: Drawing,
  x: number,
  y: number,
  { size, walls, toLeft }: HenHouse,
): void {
  const side = toLeft ? -1 : 1;
  const at = (dx: number, dy: number): [number, number] => [x + dx * side * size, y + dy * size];
  const block = (dx: number, dy: number, wide: number, tall: number, radius: number) => {
    const [a, top] = at(dx, dy);
    return kit.box(side > 0 ? a : a - wide * size, top, wide * size, tall * size, radius);
  };
  kit.castShadow(drawing, x, y + 6, 260 * size);
  for (const dx of [-180, -10, 150])
    kit.solid(drawing, block(dx, -110, 26, 114, 4), 'wood', { shade: 0.2, lineWidth: 3 });
  kit.solid(drawing, block(-284, -240, 110, 110, 6), 'wood', { shade: 0.2 });
  kit.solid(drawing, polygonPath([at(-300, -236), at(-170, -276), at(-170, -252), at(-296, -214)]), 'red', {
    shade: 0.2,
    lineWidth: 4,
  });
  kit.solid(drawing, block(-190, -360, 380, 258, 6), walls, { shade: 0.12 });
  const boards = [-170, -130, -90, -50, -10, 30, 70, 110, 150]
    .map((dx) => {
      const [px, top] = at(dx, -352);
      return `M${px} ${top}V${y - 110 * size}`;
    })
    .join('');
  drawing.stroke(boards, kit.lineColor(kit.light.shadeOf(walls, 0, 0.2), 0.5), 3);
  kit.solid(
    drawing,
    polygonPath([
      at(-230, -344),
      at(-120, -470),
      at(130, -470),
      at(230, -344),
      at(222, -318),
      at(-222, -318),
    ]),
    'wood',
    { shade: 0.2, lighter: -0.06 },
  );
  const [holeX, holeY] = at(96, -186);
  kit.solid(
    drawing,
    roundedRect(holeX - 50 * size, holeY - 74 * size, 100 * size, 150 * size, 50 * size),
    'dark',
    {
      shade: 0.1,
      lighter: 0.06,
    },
  );
  const [paneX, paneY] = at(-90, -230);
  kit.solid(
    drawing,
    roundedRect(paneX - 44 * size, paneY - 40 * size, 88 * size, 80 * size, 6),
    kit.light.night ? [0.92, 0.12, 88] : 'white',
    { shade: 0.1, glowing: kit.light.night, lineWidth: 4 },
  );
  drawing.stroke(
    `M${paneX} ${paneY - 38 * size}v${76 * size}M${paneX - 42 * size} ${paneY}h${84 * size}`,
    kit.ink(0.7),
    4,
  );
  ladder(kit, drawing, at(110, -112), at(330, 6), side);
}

function ladder(
  kit: Kit,
  drawing: Drawing,
  [topX, topY]: readonly [number, number],
  [footX, footY]: readonly [number, number],
  side: number,
): void {
  const wide = 56;
  kit.solid(
    drawing,
    polygonPath([
      [topX - side * wide, topY],
      [topX + side * wide * 0.4, topY],
      [footX + side * wide * 0.4, footY],
      [footX - side * wide, footY],
    ]),
    'wood',
    { shade: 0.2, lighter: 0.05 },
  );
  for (let i = 1; i < 6; i++) {
    const t = i / 6;
    const px = topX + (footX - topX) * t;
    const py = topY + (footY - topY) * t;
    kit.solid(drawing, roundedRect(px - wide * 0.9, py - 6, wide * 1.4, 12, 4), 'wood', {
      shade: 0.1,
      lighter: -0.06,
      lineWidth: 3,
    });
  }
}

/** Wire between posts, with a rail above; y is its foot. */
export function wireFence(kit: Kit, drawing: Drawing, from: number, to: number, y: number): void {
  const tall = 150;
  let mesh = '';
  for (let x = from; x < to; x += 36) {
    mesh += `M${x} ${y}L${Math.min(x + tall, to)} ${y - Math.min(tall, to - x)}`;
    mesh += `M${x} ${y - tall}L${Math.min(x + tall, to)} ${y - tall + Math.min(tall, to - x)}`;
  }
  drawing.stroke(mesh, kit.lineColor(kit.light.shadeOf('white', 0, 0.3), 0.7), 2.6);
  for (const lift of [tall + 10, 14])
    kit.solid(drawing, roundedRect(from, y - lift, to - from, 14, 4), 'wood', { shade: 0.2, lineWidth: 3 });
  for (let x = from; x < to; x += 250)
    kit.solid(drawing, kit.box(x, y - tall - 26, 24, tall + 32, 5), 'wood', { shade: 0.3, lineWidth: 3 });
}

/** What grain falls from: a drum on a dish; x is its middle, y its foot. */
export function feeder(kit: Kit, drawing: Drawing, x: number, y: number, color: LocalColor): void {
  kit.castShadow(drawing, x, y + 4, 110);
  kit.solid(drawing, kit.box(x - 96, y - 36, 192, 40, 16), color, { shade: 0.2 });
  kit.solid(drawing, ellipsePath(x, y - 36, 88, 16), [0.85, 0.12, 88], { shade: 0, lineWidth: 3 });
  kit.solid(drawing, kit.box(x - 58, y - 168, 116, 128, 20), 'white', { shade: 0.2 });
  kit.solid(
    drawing,
    polygonPath([
      [x - 72, y - 160],
      [x - 20, y - 214],
      [x + 20, y - 214],
      [x + 72, y - 160],
    ]),
    color,
    { shade: 0.2 },
  );
  drawing.stroke(`M${x - 24} ${y - 214}q24 -44 48 0`, kit.ink(0.8), 6);
}
