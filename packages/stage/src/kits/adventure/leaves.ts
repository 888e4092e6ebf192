import {
  ellipsePath,
  polygonPath,
  starPath,
  at,
  css,
  join,
  leaf,
  type Oklch,
  type Point,
  smooth,
  type SvgPath,
} from '@milestoon/drawing';
import type { Light } from '../../light/light.ts';
import type { AdventureKit } from './kit.ts';

/** Flowers and the leaves that frame a picture. */
export function adventureLeaves(
  light: Light,
  kit: AdventureKit,
): Pick<AdventureKit, 'frond' | 'flower' | 'bigLeaf' | 'cornerLeaves' | 'overhang'> {
  return {
    frond(drawing, x, y, length, angle, seed, color = 'leaf', depth = 0) {
      const count = 11;
      const points: Point[] = [];
      for (let i = 0; i <= count; i++) {
        const t = i / count;
        points.push([
          x + Math.cos(angle) * length * t * (1 - 0.08 * t),
          y + Math.sin(angle) * length * t + length * 0.48 * t * t,
        ]);
      }
      const shapes: SvgPath[] = [];
      for (let i = 1; i <= count; i++) {
        const reach = at(points, i);
        const width = length * 0.27 * Math.sin(Math.PI * Math.min(0.96, 0.16 + (i / count) * 0.8));
        const angle = Math.atan2(reach[1] - at(points, i - 1)[1], reach[0] - at(points, i - 1)[0]);
        for (const size of [-1, 1]) {
          shapes.push(leaf(reach[0], reach[1], width, width * 0.17, angle + size * 0.75, 0.08 * size));
        }
      }
      const whole = join(shapes);
      drawing.stroke(whole, kit.inkAt(depth), 6);
      drawing.fill(whole, light.color(color, depth));
      drawing.clip(whole, (innermost) =>
        innermost.halftone(
          whole.box,
          9,
          [x, whole.box[1], x, whole.box[1] + whole.box[3]],
          [0.12, 0.36],
          light.shadeOf(color, depth, 0.55),
        ),
      );
      drawing.stroke(smooth(points, false), kit.inkAt(depth), 5);
    },
    flower(drawing, x, y, size, color) {
      drawing.stroke(
        smooth(
          [
            [x, y],
            [x + size * 0.15, y - size],
            [x, y - size * 1.8],
          ],
          false,
        ),
        kit.ink(),
        size * 0.2,
      );
      kit.solid(drawing, starPath(x, y - size * 1.8, size * 0.7, size * 0.36, 6), color, {
        lineWidth: 3,
        shade: 0,
      });
      drawing.fill(ellipsePath(x, y - size * 1.8, size * 0.18), kit.ink());
    },
    bigLeaf(drawing, x, y, length, angle, color) {
      const cosine = Math.cos(angle);
      const sine = Math.sin(angle);
      const place = (along: number, across: number): Point => [
        x + cosine * along - sine * across,
        y + sine * along + cosine * across,
      ];
      const points = [place(0, 0)];
      for (const side of [-1, 1]) {
        const edge: Point[] = [];
        const count = 5;
        for (let i = 0; i <= count; i++) {
          const t = i / count;
          const width = length * 0.46 * Math.sin(Math.PI * (0.12 + 0.82 * t) ** 0.8);
          edge.push(place(length * (0.02 + 0.93 * t), side * width));
          if (i < count) {
            edge.push(place(length * (0.02 + 0.93 * (t + 0.1)), side * width * 0.38));
          }
        }
        if (side < 0) {
          points.push(...edge, place(length, 0));
        } else {
          points.push(...edge.reverse());
        }
      }
      const shape = polygonPath(points);
      kit.solid(drawing, shape, color, {
        shade: 0,
        lineWidth: 6,
        inside: (inside, base) => {
          inside.halftone(
            shape.box,
            12,
            [shape.box[0], shape.box[1], shape.box[0] + shape.box[2], shape.box[1] + shape.box[3]],
            [0.1, 0.42],
            css(light.shade(base, 0.5)),
          );
          inside.stroke(polygonPath([place(0, 0), place(length * 0.94, 0)], false), kit.ink(), 6);
          for (let i = 1; i < 5; i++) {
            for (const side of [-1, 1]) {
              inside.stroke(
                polygonPath(
                  [place(length * (i / 5 - 0.05), 0), place(length * (i / 5 + 0.06), side * length * 0.2)],
                  false,
                ),
                kit.ink(),
                3.5,
              );
            }
          }
        },
      });
    },
    cornerLeaves(drawing, x, y, side, seed) {
      const dark: Oklch = [0.36, 0.07, 160];
      const b = side > 0 ? -0.75 : -2.4;
      kit.frond(drawing, x - 30 * side, y + 40, 460, b - 0.75 * side, 3, [0.36, 0.07, 165]);
      kit.frond(drawing, x + 40 * side, y + 60, 420, b + 0.62 * side, 5, [0.33, 0.06, 165]);
      kit.bigLeaf(drawing, x, y + 60, 440, b - 0.32 * side, [0.44, 0.085, 155]);
      kit.bigLeaf(drawing, x + 20 * side, y + 110, 430, b + 0.34 * side, dark);
    },
    overhang(drawing, seed) {
      kit.frond(drawing, -300, -260, 520, 0.25, 1, [0.36, 0.07, 160]);
      kit.frond(drawing, -320, -230, 520, 0.7, 2, [0.33, 0.06, 165]);
      kit.frond(drawing, -100, -320, 420, 0.95, 4, [0.4, 0.075, 155]);
    },
  };
}
