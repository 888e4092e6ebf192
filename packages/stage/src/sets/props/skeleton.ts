import { ellipsePath, polygonPath, smooth } from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import type { Kit } from '../../kits/kit.ts';
import { facing } from './facing.ts';

/** The bones of a long-necked dinosaur, standing; `side` 1 looks to the right. About 640 × 420 pixels at size 1. */
export function skeleton(
  kit: Kit,
  drawing: Drawing,
  x: number,
  foot: number,
  size: number,
  side: 1 | -1,
): void {
  const place = facing(x, foot, side);
  const at = (dx: number, dy: number): readonly [number, number] => {
    const [px, py] = place(dx * size, dy * size);
    return [px, py];
  };
  const bone = [0.93, 0.035, 85] as const;
  const look = { shade: 0.26, lineWidth: 3 } as const;
  const round = (dx: number, dy: number, rx: number, ry = rx): void =>
    kit.solid(drawing, ellipsePath(...at(dx, dy), rx * size, ry * size), [...bone], look);
  const limb = (points: readonly (readonly [number, number])[], width: number): void => {
    for (const [i, [dx, dy]] of points.entries()) {
      const next = points[i + 1];
      if (!next) continue;
      const [ux, uy] = [next[0] - dx, next[1] - dy];
      const long = Math.hypot(ux, uy) || 1;
      const [nx, ny] = [(-uy / long) * width * 0.5, (ux / long) * width * 0.5];
      kit.solid(
        drawing,
        polygonPath([
          [...at(dx + nx, dy + ny)],
          [...at(next[0] + nx, next[1] + ny)],
          [...at(next[0] - nx, next[1] - ny)],
          [...at(dx - nx, dy - ny)],
        ]),
        [...bone],
        look,
      );
      round(dx, dy, width * 0.72);
      round(next[0], next[1], width * 0.72);
    }
  };
  // The legs behind, the ribs, the legs in front, the spine from the tail to the head.
  for (const dx of [-64, 92])
    limb(
      [
        [dx, -176],
        [dx - 16, -96],
        [dx + 6, -12],
      ],
      17,
    );
  for (let i = 0; i < 7; i++) {
    const dx = -66 + i * 27;
    const deep = 96 - Math.abs(i - 3) * 12;
    drawing.stroke(
      smooth([at(dx, -218), at(dx + 16, -218 + deep * 0.6), at(dx - 2, -218 + deep)], false),
      kit.lineColor(kit.light.shadeOf([...bone], 0, 0.5)),
      15 * size,
    );
    drawing.stroke(
      smooth([at(dx, -218), at(dx + 16, -218 + deep * 0.6), at(dx - 2, -218 + deep)], false),
      kit.light.color([...bone]),
      10 * size,
    );
  }
  for (const dx of [-96, 120])
    limb(
      [
        [dx, -186],
        [dx + 18, -100],
        [dx - 4, -10],
      ],
      21,
    );
  const spine: (readonly [number, number])[] = [
    [-330, -60],
    [-296, -92],
    [-258, -124],
    [-216, -154],
    [-170, -182],
    [-122, -206],
    [-74, -222],
    [-26, -228],
    [24, -226],
    [72, -216],
    [116, -212],
    [150, -238],
    [176, -276],
    [198, -318],
    [222, -356],
  ];
  for (const [i, [dx, dy]] of spine.entries()) round(dx, dy, 9 + 8 * Math.sin((i / 14) * Math.PI));
  kit.solid(
    drawing,
    smooth([at(216, -392), at(262, -398), at(318, -366), at(312, -346), at(250, -342), at(216, -356)]),
    [...bone],
    look,
  );
  drawing.fill(ellipsePath(...at(254, -376), 9 * size), kit.light.color('dark'));
  drawing.stroke(
    `M${at(314, -354).join(' ')}L${at(268, -356).join(' ')}`,
    kit.lineColor(kit.light.color('dark')),
    3 * size,
  );
}
