/** What animals eat and drink from. */
import {
  adjust,
  closedCurve,
  type DrawOp,
  ellipse,
  fill,
  openCurve,
  type Point,
  solid,
  wire,
} from '@milestoon/drawing';
import { headsOf, pictureThing, stood, toldOf } from '@milestoon/things';
import type { Snack } from '../../foods.ts';
import type { HeldThing } from '../../props/slot.ts';
import { snack } from '../../props/snack.ts';
import type { Joints } from '../rig/skeleton.ts';
import { plus, type Sight, type Spot } from '../rig/space.ts';
import type { Species } from '../species.ts';
import type { Brush } from './brush.ts';

export interface Played {
  /** What is eaten, where it is not the animal's own food. */
  food?: Snack;
  /** What of the story it is. */
  thing?: HeldThing;
  species: Species;
  joints: Joints;
  sight: Sight;
  /** Tip of the snout in the picture. */
  mouth: Point;
  frame: number;
}

const bowlSize = ({ head }: Species): number => head.skull[2] * 0.95;

/** Where food is: under the snout of a head that has come down. */
const mealAt = ({ species, joints }: Played): Spot => {
  const { head, neck } = species;
  const tip = head.beak ? head.beak.length * 0.7 : (head.snout.at(-1)?.at[0] ?? head.skull[0]) * 0.85;
  return [joints.chest.at[0] + Math.max(neck.forward * 1.25, head.skull[0] * 1.2) + tip, 0, 0];
};

export function bowl(
  brush: Brush,
  played: Played,
  inside: 'food' | 'water',
): { behind: DrawOp[]; before: DrawOp[] } {
  const { pen, coat } = brush;
  const r = bowlSize(played.species);
  const [x, y] = played.sight.see(mealAt(played));
  const ground = y + 0.05 * r;
  const top = ground - r * 0.42;
  const side: Point[] = [
    [x - r, top],
    [x - r * 0.86, ground],
    [x + r * 0.86, ground],
    [x + r, top],
    [x, top + r * 0.2],
  ];
  const heap = [-0.5, -0.15, 0.2, 0.52].map((dx, i) =>
    fill(
      ellipse(x + dx * r, top - (i % 2) * r * 0.1, r * 0.24, r * 0.17, dx, 14),
      i % 2 ? '#b5763f' : '#c98d50',
    ),
  );
  return {
    behind: [
      ...solid(pen, [ellipse(x, top, r, r * 0.24, 0, 30)], adjust(coat.collar, { lightness: -0.12 }), {
        shade: 0,
      }),
      ...(inside === 'water'
        ? [fill(ellipse(x, top + r * 0.03, r * 0.85, r * 0.17, 0, 26), '#8fd0ea')]
        : heap),
    ],
    before: solid(
      pen,
      [
        closedCurve(
          side.map(([a, b], i): [number, number, number] => [a, b, i === 4 ? 0 : 1]),
          5,
        ),
      ],
      coat.collar,
      { shade: 0.6 },
    ),
  };
}

/** Heads: what is eaten from the ground is as large as a bowl would be, and large enough to be known. */
const smallest = 0.46;

export function meal(brush: Brush, played: Played): { behind: DrawOp[]; before: DrawOp[] } {
  const { species, sight, food, thing, frame } = played;
  const at = mealAt(played);
  if (thing) {
    const { picture } = thing;
    const size = Math.min(1, Math.max(smallest, 2.4 * bowlSize(species)) / headsOf(picture));
    // Its near edge is at the mouth: neither hides the other.
    const place = sight.see(plus(at, [headsOf(picture) * size * 0.36, 0, 0]));
    const ops = stood(brush.pen, pictureThing(picture), toldOf(thing), { at: place, size });
    return { behind: [], before: [{ kind: 'group', name: `held:${picture.name}`, ops }] };
  }
  if (food) {
    const [x, y] = sight.see(at);
    const bites = Math.min(3, Math.floor(frame / 40));
    return {
      behind: [],
      before: [{ kind: 'group', matrix: [0.8, 0, 0, 0.8, x, y], ops: snack(brush.pen, food, bites) }],
    };
  }
  switch (species.eats) {
    case 'bowl':
      return bowl(brush, played, 'food');
    case 'grains':
      return {
        behind: [],
        before: [-0.09, -0.03, 0.02, 0.08, 0.13].map((f, i) => {
          const [x, y] = sight.see(plus(at, [f, 0, (i % 3) * 0.05 - 0.05]));
          return fill(ellipse(x, y - 0.012, 0.02, 0.014, f * 3, 10), i % 2 ? '#e8c25a' : '#d29a3c');
        }),
      };
    case 'paws': {
      const [x, y] = sight.see(plus(at, [0.02, 0, 0]));
      return {
        behind: [],
        before: [
          ...[-0.4, 0, 0.4].map((a) =>
            wire(
              [
                [x + 0.12, y - 0.09],
                [x + 0.2 + 0.02 * Math.cos(a), y - 0.13 + 0.09 * a],
              ],
              0.02,
              '#5d9e3f',
            ),
          ),
          ...solid(
            brush.pen,
            [
              closedCurve(
                [
                  [x - 0.1, y - 0.025],
                  [x + 0.1, y - 0.1],
                  [x + 0.13, y - 0.06],
                  [x + 0.1, y - 0.02],
                ],
                6,
              ),
            ],
            '#f08a3c',
            { shade: 0.5, line: 0.8 },
          ),
        ],
      };
    }
    case 'grass':
      return {
        behind: [],
        before: [-0.2, -0.13, -0.06, 0, 0.07, 0.14, 0.2].map((f, i) => {
          const [x, y] = sight.see(plus(at, [f, 0, 0]));
          return wire(
            openCurve(
              [
                [x, y],
                [x + 0.02 * ((i % 3) - 1), y - 0.08],
                [x + 0.06 * ((i % 3) - 1), y - 0.15 - 0.03 * (i % 2)],
              ],
              4,
            ),
            0.022,
            i % 2 ? '#6fb04a' : '#8cc45c',
          );
        }),
      };
  }
}
