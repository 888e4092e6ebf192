import { type DrawOp, type Point, radians } from '@milestoon/drawing';
import type { Figure } from '../../figure.ts';
import { hangingBraids } from '../back.ts';
import { braidsOver } from '../braids.ts';
import type { HairDrawing } from '../hair-drawing.ts';
import type { HairPencil } from '../pencil.ts';
import type { Attached } from './attached.ts';

const side = radians(97);

/** Two thick braids, one over each shoulder; the far one is hidden in profile. */
export function turnedBraids(figure: Figure, pencil: HairPencil, { braids }: HairDrawing): DrawOp[] {
  if (!braids) return [];
  const yaw = figure.yaw.head;
  const lines = braids.lines.flatMap((line) => {
    const [rootX] = line[0] ?? [0, 0];
    const angle = (rootX < 0 ? -side : side) + yaw;
    if (Math.cos(angle) < -0.3) return [];
    return [line.map(([x, y]): Point => [Math.abs(x) * Math.sin(angle), y])];
  });
  return braidsOver(figure, pencil, { braids: { ...braids, lines } });
}

/** Thin braids hang all round the back of the head. */
export function turnedHangingBraids(figure: Figure, pencil: HairPencil, shape: HairDrawing): Attached {
  const yaw = figure.yaw.head;
  const parts = (shape.hangingBraids ?? []).flatMap((line) => {
    const [rootX] = line[0] ?? [0, 0];
    const around = radians(100 + (0.46 - Math.abs(rootX)) * 330);
    const angle = (rootX < 0 ? -around : around) + yaw;
    return [
      {
        front: Math.cos(angle) > 0,
        line: line.map(([, y], i): Point => [(0.47 + 0.03 * i) * Math.sin(angle), y]),
      },
    ];
  });
  const draw = (front: boolean): DrawOp[] =>
    hangingBraids(figure, pencil, {
      ...shape,
      hangingBraids: parts.filter((part) => part.front === front).map(({ line }) => line),
    });
  return { back: draw(false), front: draw(true) };
}
