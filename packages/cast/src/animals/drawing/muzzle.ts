/** Nose, mouth and beak. */
import {
  adjust,
  clip,
  type DrawOp,
  ellipse,
  fill,
  openCurve,
  type Point,
  solid,
  stroke,
} from '@milestoon/drawing';
import { disc, plus, type Sight, skinOver, type Spot } from '../rig/space.ts';
import type { Head } from '../species.ts';
import { type Brush, fur, inkOf, lineOf } from './brush.ts';
import type { Face } from './face.ts';
import { rope } from './rope.ts';

/** The chin of an open mouth, under the snout. */
export function jaw(
  { pen, coat }: Brush,
  { mouth, snoutColor }: Head,
  { open }: Face,
  sight: Sight,
): DrawOp[] {
  if (!mouth || open < 0.12) return [];
  const { at, width } = mouth;
  const ball = {
    at: plus(at, [-0.7 * width, width * (0.25 + 0.5 * open), 0]),
    r: [width * 0.75, width * 0.62, width * 0.85] as Spot,
  };
  return solid(pen, [disc(ball, sight, 24)], coat[snoutColor], { ...fur, shade: 0.3, line: 0.9 });
}

/** The inside of an open mouth, on the snout. */
export function gullet({ mouth }: Head, { open }: Face, sight: Sight): DrawOp[] {
  if (!mouth || open < 0.12) return [];
  const { at, width } = mouth;
  const deep = width * (0.14 + 0.5 * open);
  const inside = (down: number, k: number): Point[] =>
    disc(
      { at: plus(at, [-0.42 * width, down, 0]), r: [width * 0.44 * k, deep * k, width * 0.66 * k] },
      sight,
      22,
    );
  const ring = inside(deep * 0.82, 1);
  return [fill(ring, '#7a2b33'), ...clip([ring], [fill(inside(deep * 1.5, 0.72), '#ee7d86')])];
}

export function nose({ coat }: Brush, { nose: plan }: Head, sight: Sight): DrawOp[] {
  const { kind, at, size } = plan;
  if (kind === 'none' || sight.near([1, 0, 0]) < -0.25) return [];
  if (kind === 'nostrils')
    return [1, -1].flatMap((side) => {
      const spot = plus(at, [0, 0, side * size]);
      if (sight.near([0.75, 0, side * 0.66]) < 0.1) return [];
      const [x, y] = sight.see(spot);
      return [fill(ellipse(x, y, size * 0.26, size * 0.4, 0, 12), adjust(coat.fur, { lightness: -0.26 }))];
    });
  const ring = disc({ at, r: [size * 0.62, size * 0.72, size] }, sight, 24);
  const [x, y] = sight.see(plus(at, [size * 0.2, -size * 0.26, -size * 0.2]));
  return [
    fill(ring, kind === 'pink' ? '#e8828c' : '#3a2630'),
    ...(kind === 'button'
      ? [fill(ellipse(x, y, size * 0.3, size * 0.2, 0, 12), 'rgba(255,255,255,0.7)')]
      : []),
  ];
}

/** Two curves below the nose; only what is on the side of the viewer. */
export function lips(
  brush: Brush,
  { mouth, nose: { at: tip, kind } }: Head,
  { open }: Face,
  sight: Sight,
): DrawOp[] {
  if (!mouth) return [];
  const { at, width } = mouth;
  const spot = (forward: number, down: number, aside: number): Spot =>
    plus(at, [forward * width, down * width, aside * width]);
  const line = [
    spot(-0.55, -0.22, 1.05),
    spot(-0.12, 0.14, 0.55),
    spot(0, -0.08, 0),
    spot(-0.12, 0.14, -0.55),
    spot(-0.55, -0.22, -1.05),
  ]
    .filter(([f, , a]) => sight.near([f - at[0] + width * 1.1, 0, a]) > -0.01)
    .map(sight.see);
  if (line.length < 2) return [];
  const width2 = Math.max(lineOf(brush) * 0.95, 0.011);
  const ops = [stroke(openCurve(line, 6), width2, inkOf(brush), 0.45, 0.45)];
  if (kind === 'nostrils' || kind === 'none' || open > 0.6 || sight.near([1, 0, 0]) < 0.05) return ops;
  return [
    ...ops,
    stroke(openCurve([sight.see(tip), sight.see(spot(0, -0.08, 0))], 3), width2 * 0.9, inkOf(brush)),
  ];
}

/** A cone in two halves; `open` parts them. */
export function beak({ pen }: Brush, head: Head, { open }: Face, sight: Sight): DrawOp[] {
  const { beak: plan } = head;
  if (!plan) return [];
  const { length, height, breadth, at, color, hooked } = plan;
  const half = (down: number, far: number, flat: number): Point[] =>
    skinOver(
      [
        { at: plus(at, [0, down, 0]), r: [0.02, height * flat, breadth] },
        {
          at: plus(at, [length * far, height * 0.35 + down * 1.6 + (hooked?.down ?? 0) * 0.35, 0]),
          r: [0.016, height * 0.2, Math.max(0.012, breadth * (breadth > height ? 0.72 : 0.2))],
        },
      ],
      sight,
      14,
    );
  const gape = Math.max(0, open) * height * 0.55;
  return [
    ...solid(pen, [half(height * 0.35 + gape, 0.84, 0.5)], adjust(color, { lightness: -0.1 }), {
      line: 0.8,
      shade: 0.3,
    }),
    ...solid(pen, [half(-gape * 0.3, 1, 0.8)], color, { line: 0.85, shade: 0.4 }),
    ...(hooked ? hook(pen, plan, hooked, gape, sight) : []),
  ];
}

/** The bent end of a beak, in its own colour. */
function hook(
  pen: Brush['pen'],
  { length, height, breadth, at }: NonNullable<Head['beak']>,
  { down, color }: { down: number; color: string },
  gape: number,
  sight: Sight,
): DrawOp[] {
  const spot = (far: number, low: number): Spot => plus(at, [length * far, low + gape, 0]);
  const bend = [
    spot(0.68, height * 0.35 + down * 0.2),
    spot(1, height * 0.5 + down * 0.45),
    spot(1.06, down),
  ];
  return solid(pen, [rope(bend, [breadth * 0.85, breadth * 0.8, 0.012], sight, 12)], color, {
    line: 0.8,
    shade: 0.3,
  });
}

/** Three hairs on each cheek that is in sight. */
export function whiskers({ pen: { style } }: Brush, { mouth, skull }: Head, sight: Sight): DrawOp[] {
  if (!mouth) return [];
  const color = style.tip === 'wisp' ? '#efe6ff' : 'rgba(90,74,85,0.65)';
  return [1, -1].flatMap((side) => {
    if (sight.near([0.7, 0, side * 0.7]) < 0.05) return [];
    return [-0.4, 0.25].map((down) => {
      const from = plus(mouth.at, [-0.03, down * mouth.width - 0.012, side * mouth.width * 1.5]);
      const to = plus(from, [-0.02, down * 0.05, side * skull[2] * 0.62]);
      return stroke(openCurve([sight.see(from), sight.see(to)], 4), 0.0075, color, 0.8, 0.2);
    });
  });
}
