/** Tails, buns and puffs: bound up at a place on the head, carried round with it. */
import type { DrawOp, Point } from '@milestoon/drawing';
import { profile } from '../../view/yaw.ts';
import type { Figure } from '../../figure.ts';
import type { HairDrawing } from '../hair-drawing.ts';
import type { HairPencil } from '../pencil.ts';
import { buns, isLow, puffs, tails } from '../tied.ts';

export interface Attached {
  back: DrawOp[];
  front: DrawOp[];
}

/** A point at `x` beside the head, carried round; `front` when it is on the viewer's side of the head. */
function carried(x: number, yaw: number): { x: number; front: boolean } {
  const angle = (x < 0 ? -profile : profile) + yaw;
  return { x: Math.abs(x) * Math.sin(angle), front: Math.cos(angle) > 0.3 };
}

const sorted = <T>(
  parts: readonly T[],
  draw: (part: T) => DrawOp[],
  inFront: (part: T) => boolean,
): Attached => ({
  back: parts.filter((part) => !inFront(part)).flatMap(draw),
  front: parts.filter(inFront).flatMap(draw),
});

export function turnedTails(figure: Figure, pencil: HairPencil, shape: HairDrawing): Attached {
  const yaw = figure.yaw.head;
  const parts = (shape.tails ?? []).map((tail) => {
    const [rootX, rootY] = tail.root;
    if (tail.behind) {
      // A ponytail is at the back: in profile it swings free, from behind it hangs down the middle.
      const angle = Math.max(yaw, 1.25) - Math.PI;
      const place = ([x, y]: Point): Point => [
        Math.abs(x) * Math.sin(angle) * 0.98 + 0.03 * Math.cos(angle) * (y + 0.4),
        y,
      ];
      return {
        front: Math.cos(angle) > 0.35,
        tail: { ...tail, root: place([rootX, rootY]), line: tail.line.map(place) },
      };
    }
    const { front } = carried(rootX, yaw);
    const sag = Math.cos((rootX < 0 ? -profile : profile) + yaw);
    const line = tail.line.map(([x, y], i): Point => [carried(x, yaw).x - sag * 0.05 * i, y]);
    return { front, tail: { ...tail, root: [carried(rootX, yaw).x, rootY] as Point, line } };
  });
  return sorted(
    parts,
    ({ tail }) => tails(figure, pencil, { tails: [tail] }),
    ({ front }) => front,
  );
}

export function turnedBuns(figure: Figure, pencil: HairPencil, shape: HairDrawing): Attached {
  const yaw = figure.yaw.head;
  const parts = (shape.buns ?? []).map(([x, y, r]) => {
    if (isLow(y)) {
      const angle = Math.max(yaw, 1.25) - Math.PI;
      return { front: Math.cos(angle) > 0.35, bun: [Math.abs(x) * 1.08 * Math.sin(angle), y, r] as const };
    }
    const onTop = Math.abs(x) < 0.15;
    const place = onTop ? { x: x - 0.12 * Math.sin(yaw), front: yaw > 2.2 } : carried(x, yaw);
    return { front: place.front, bun: [place.x, y, r] as const };
  });
  return sorted(
    parts,
    ({ bun }) => buns(figure, pencil, { buns: [bun] }),
    ({ front }) => front,
  );
}

export function turnedPuffs(figure: Figure, pencil: HairPencil, shape: HairDrawing): Attached {
  const parts = (shape.puffs ?? []).map(([x, y, r]) => {
    const place = carried(x, figure.yaw.head);
    return { front: place.front, puff: [place.x, y, r] as const };
  });
  return sorted(
    parts,
    ({ puff }) => puffs(figure, pencil, { puffs: [puff] }),
    ({ front }) => front,
  );
}
