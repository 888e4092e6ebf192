/** What animals play with and eat from. */
import {
  clamp01,
  closedCurve,
  type DrawOp,
  ellipse,
  fill,
  lerp,
  openCurve,
  type Point,
  random,
  solid,
  wire,
} from '@milestoon/drawing';
import type { Brush } from './brush.ts';
import { bowl, meal, type Played } from './meals.ts';
import { type Trace, trace } from './traces.ts';

export type Toy = 'meal' | 'water' | 'ball' | 'butterfly' | 'ripples' | 'drops' | 'spray' | Trace;

/** Comes flying in an arc, is caught, stays in the mouth. */
function ball({ pen, coat }: Brush, { mouth, frame }: Played): DrawOp[] {
  const caught = 27;
  const t = clamp01(frame / caught);
  const x = lerp(mouth[0] + 1.1, mouth[0], t);
  const y = lerp(-0.5, mouth[1], t) - 0.55 * Math.sin(Math.PI * t) * (1 - t * 0.5);
  const r = 0.075;
  return [
    ...solid(pen, [ellipse(x, y, r, r, 0, 28)], coat.collar, { shade: 0.7 }),
    wire(
      openCurve(
        [
          [x - r * 0.8, y - r * 0.3],
          [x, y + r * 0.1],
          [x + r * 0.8, y - r * 0.3],
        ],
        5,
      ),
      0.014,
      '#ffffff',
    ),
  ];
}

function butterfly({ pen }: Brush, { mouth, frame }: Played): DrawOp[] {
  const x = mouth[0] + 0.34 + 0.07 * Math.sin(frame / 7);
  const y = mouth[1] - 0.24 + 0.08 * Math.sin(frame / 4.5);
  const open = 0.35 + 0.65 * Math.abs(Math.sin(frame / 1.9));
  const half = (side: number): Point[] =>
    closedCurve(
      [
        [x, y],
        [x + side * 0.1 * open, y - 0.1],
        [x + side * 0.13 * open, y - 0.02],
        [x + side * 0.05 * open, y + 0.02],
        [x + side * 0.09 * open, y + 0.08],
        [x, y + 0.04],
      ],
      5,
    );
  return [
    ...solid(pen, [half(-1), half(1)], '#f6a5c8', { line: 0.7, shade: 0.3 }),
    wire(
      [
        [x, y - 0.05],
        [x, y + 0.07],
      ],
      0.018,
      '#5b4038',
    ),
  ];
}

const ripple = (x: number, y: number, r: number): DrawOp =>
  wire(ellipse(x, y, r, r * 0.16, 0, 30), 0.018, 'rgba(255,255,255,0.8)', true);

function drops({ sight, joints, frame }: Played): DrawOp[] {
  const [x, y] = sight.see([joints.chest.at[0], 0, 0]);
  const t = (frame % 10) / 10;
  const dice = random(Math.floor(frame / 10) + 5);
  return [
    ripple(x - 0.1, y, 0.4 + 0.2 * t),
    ...Array.from({ length: 9 }, (_, i): DrawOp => {
      const out = (i - 4) * 0.11 + dice.signed() * 0.04;
      const high = 0.3 + dice.next() * 0.25;
      return fill(
        ellipse(
          x + out * (0.5 + t),
          y - 4 * high * t * (1 - t) - 0.03,
          0.026 * (1.2 - t),
          0.034 * (1.2 - t),
          0,
          12,
        ),
        '#bfe6f6',
      );
    }),
  ];
}

/** Frames until water comes, and of the way of a drop. */
const filled = 8;
const flight = 14;

/** Water that a trunk blows forward in an arc: a stream that falls apart into drops. */
function spray({ mouth: [x, y], frame }: Played): DrawOp[] {
  if (frame < filled) return [];
  const at = (t: number, off: number): Point => [
    x + (0.42 + off * 0.3) * t,
    y - 0.5 * t + (0.85 + off * 0.5) * t * t,
  ];
  const come = Math.min(1, (frame - filled) / flight);
  const jet = [-0.08, 0.04].map((off) =>
    wire(
      openCurve(
        [0, 0.12, 0.25, 0.38].map((t) => at(t * come, off)),
        5,
      ),
      0.034,
      'rgba(170,222,245,0.85)',
    ),
  );
  const dice = random(11);
  const drops = Array.from({ length: 26 }, (_, i): DrawOp[] => {
    const off = dice.signed() * 0.3;
    const t = ((frame - filled) / flight + i / 26) % 1;
    if (t > come || t < 0.12) return [];
    const [dx, dy] = at(t, off);
    const r = (0.02 + 0.02 * dice.next()) * (1.1 - 0.3 * t);
    return [fill(ellipse(dx, dy, r, r * 1.25, -0.5, 12), i % 3 ? '#aadef5' : '#e3f6ff')];
  });
  return [...jet, ...drops.flat()];
}

/** Before and behind the animal; what is in its mouth is before. */
export function toys(
  brush: Brush,
  toy: Toy | undefined,
  played: Played,
): { behind: DrawOp[]; before: DrawOp[] } {
  switch (toy) {
    case undefined:
      return { behind: [], before: [] };
    case 'meal':
      return meal(brush, played);
    case 'water':
      return bowl(brush, played, 'water');
    case 'ball':
      return { behind: [], before: ball(brush, played) };
    case 'butterfly':
      return { behind: [], before: butterfly(brush, played) };
    case 'ripples': {
      const [x, y] = played.sight.see([0, 0, 0]);
      const grow = (played.frame % 30) / 30;
      return { behind: [], before: [ripple(x, y - 0.02, 0.36 + 0.2 * grow), ripple(x + 0.1, y, 0.3)] };
    }
    case 'spray':
      return { behind: [], before: spray(played) };
    case 'drops':
      return { behind: [], before: drops(played) };
    default:
      return trace(brush, toy, played);
  }
}
