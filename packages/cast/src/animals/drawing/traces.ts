/** What deeds of animals leave or stir up: drops, earth, claw marks, a puddle, a whirl, the lines of a bark. Units of the animal. */
import {
  closedCurve,
  type DrawOp,
  ellipse,
  fill,
  openCurve,
  type Point,
  random,
  solid,
  wire,
} from '@milestoon/drawing';
import type { Brush } from './brush.ts';
import type { Played } from './meals.ts';

export type Trace = 'wet' | 'earth' | 'scratches' | 'puddle' | 'whirl' | 'voice';
interface Traced {
  behind: DrawOp[];
  before: DrawOp[];
}

const dark = '#4a3428';

/** Drops that fly off all round the trunk. */
function wet({ sight, joints, frame }: Played): Traced {
  const [x, y] = sight.see(joints.belly.at);
  const dice = random(17);
  const before = Array.from({ length: 34 }, (_, i): DrawOp => {
    const t = (frame / 13 + i / 34) % 1;
    const angle = Math.PI * (1.08 + 0.84 * dice.next()) + (i % 2 ? 0.2 : -0.2);
    const far = 0.5 + 0.7 * t;
    const r = (0.03 + 0.03 * dice.next()) * (1.15 - 0.5 * t);
    return fill(
      ellipse(
        x + Math.cos(angle) * far * 1.15,
        y + Math.sin(angle) * far * 0.85 + 0.35 * t * t,
        r,
        r * 1.5,
        angle,
        12,
      ),
      i % 3 ? '#8fd0ea' : '#d6f1fb',
    );
  });
  return { behind: [], before };
}

/** A hole before the paws, a heap behind, and clods on their way there. */
function earth({ pen }: Brush, { sight, joints, species, frame }: Played): Traced {
  const reach = species.trunk.length * 0.5;
  const [hx, hy] = sight.see([joints.chest.at[0] + reach * 0.55, 0, 0]);
  const [bx, by] = sight.see([joints.hip.at[0] - reach * 0.8, 0, 0]);
  const heap: Point[] = [
    [bx - 0.34, by + 0.02],
    [bx - 0.14, by - 0.16],
    [bx + 0.04, by - 0.2],
    [bx + 0.2, by - 0.1],
    [bx + 0.34, by + 0.02],
  ];
  const dice = random(5);
  const clods = Array.from({ length: 9 }, (_, i): DrawOp => {
    const t = (frame / 16 + i / 9) % 1;
    const high = 0.5 + 0.3 * dice.next();
    const r = 0.025 + 0.02 * dice.next();
    return fill(
      ellipse(hx + (bx - hx) * t, hy + (by - hy) * t - 4 * high * t * (1 - t) * 0.6, r, r * 0.8, i, 10),
      i % 2 ? '#8a5a36' : '#6b452a',
    );
  });
  return {
    behind: [
      fill(ellipse(hx, hy, reach * 0.75, 0.1, 0, 30), dark),
      ...solid(pen, [closedCurve(heap, 5)], '#8a5a36', { shade: 0.5 }),
    ],
    before: clods,
  };
}

/** Torn lines where the claws go, and shreds. */
function scratches({ sight, joints, species, frame }: Played): Traced {
  const paw = joints.legs.find(({ foot }) => foot === 'frontNear') ?? joints.legs[0];
  if (!paw) return { behind: [], before: [] };
  const [x, y] = sight.see([
    joints.chest.at[0] + species.legs.upper + species.legs.lower,
    joints.chest.at[1],
    0,
  ]);
  // Small ones scratch close to the ground, and nothing goes below it.
  const ground = sight.see([joints.chest.at[0], 0, 0])[1];
  const above = (down: number): number => Math.min(y + down, ground);
  const lines = [0, 1, 2, 3].map((i): DrawOp => {
    const at = x + 0.02 + i * 0.055;
    return wire(
      openCurve(
        [
          [at + 0.03, y - 0.16 + i * 0.015],
          [at, above(0.02)],
          [at - 0.02, above(0.2 - i * 0.01)],
        ],
        5,
      ),
      0.022,
      dark,
    );
  });
  const shreds = [0, 1, 2, 3].map((i): DrawOp => {
    const t = (frame / 24 + i / 4) % 1;
    return wire(
      [
        [x + 0.1 * (i % 2) - 0.02, above(0.5 * t)],
        [x + 0.06 + 0.1 * (i % 2), above(0.05 + 0.5 * t)],
      ],
      0.018,
      '#f2e6d0',
    );
  });
  return { behind: [], before: [...lines, ...shreds] };
}

/** From under the hips into a puddle beside the hind feet. */
function puddle({ sight, joints, species, frame }: Played): Traced {
  const grown = Math.min(1, frame / 20);
  const [x, y] = sight.see([joints.hip.at[0] - species.trunk.length * 0.55, 0, 0]);
  const from = sight.see([joints.hip.at[0] + 0.02, joints.hip.at[1] + joints.hip.r[1] * 0.7, 0]);
  const stream: Point[] = [from, [(from[0] + x) / 2 - 0.03, from[1] + (y - from[1]) * 0.35], [x, y]];
  return {
    behind: [fill(ellipse(x, y, 0.36 * grown, 0.085 * grown, 0, 30), '#f3dc62')],
    before: [wire(openCurve(stream, 6), 0.032, '#f3dc62')],
  };
}

/** Two bows round the trunk, open where they run to. */
function whirl({ sight, joints, species }: Played): Traced {
  const [x, y] = sight.see(joints.belly.at);
  const wide = species.trunk.length * 0.5 + 0.42;
  const ground = sight.see([0, 0, 0])[1];
  const above = (down: number): number => Math.min(down, ground);
  const bow = (turn: number): DrawOp[] => {
    const points = Array.from({ length: 7 }, (_, i): Point => {
      const angle = turn + (i / 6) * 1.9;
      return [x + Math.cos(angle) * wide, above(y + 0.06 + Math.sin(angle) * wide * 0.26)];
    });
    const [tip = [x, y], before = [x, y]] = [points.at(-1), points.at(-2)];
    const along = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
    const barb = (side: number): Point => [
      tip[0] - 0.13 * Math.cos(along + side * 0.6),
      above(tip[1] - 0.13 * Math.sin(along + side * 0.6)),
    ];
    return [wire(openCurve(points, 5), 0.034, dark), wire([barb(-1), tip, barb(1)], 0.034, dark)];
  };
  return { behind: bow(Math.PI * 1.1), before: bow(Math.PI * 0.1) };
}

/** Three short lines before an open mouth. */
function voice({ mouth: [x, y], frame }: Played): Traced {
  const t = frame % 64;
  if (t < 8 || t > 40) return { behind: [], before: [] };
  return {
    behind: [],
    before: [-0.55, 0, 0.55].map((angle) =>
      wire(
        [
          [x + 0.12 * Math.cos(angle), y + 0.12 * Math.sin(angle)],
          [x + 0.27 * Math.cos(angle), y + 0.27 * Math.sin(angle)],
        ],
        0.026,
        dark,
      ),
    ),
  };
}

export function trace(brush: Brush, kind: Trace, played: Played): Traced {
  switch (kind) {
    case 'wet':
      return wet(played);
    case 'earth':
      return earth(brush, played);
    case 'scratches':
      return scratches(played);
    case 'puddle':
      return puddle(played);
    case 'whirl':
      return whirl(played);
    case 'voice':
      return voice(played);
  }
}
