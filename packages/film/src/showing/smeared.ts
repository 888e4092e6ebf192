/** What sticks to somebody's face: chocolate, mud, flour. */
import { costumeColor, faceZone, hairColorOf, isAnimal, spotAt } from '@milestoon/cast';
import { type DrawOp, ellipse, fill, shadowOf, tube, withAlpha } from '@milestoon/drawing';
import { isCreature } from '@milestoon/things';
import type { Drawn } from '../acting/acting.ts';
import type { Prop } from './prop.ts';

/** Where blots are, in shares of a face from its middle, and how large: chin, cheeks, the tip of the nose. */
const blots: readonly (readonly [x: number, y: number, rx: number, ry: number, turn: number])[] = [
  [0.1, 0.44, 0.1, 0.06, -8],
  [-0.03, 0.37, 0.055, 0.045, 20],
  [-0.22, 0.2, 0.075, 0.055, 30],
  [-0.15, 0.27, 0.04, 0.032, 0],
  [0.3, 0.2, 0.06, 0.048, -30],
  [0.09, 0.08, 0.042, 0.034, 0],
];
/** The same at one spot, about its middle. */
const atSpot: typeof blots = [
  [0, 0, 0.1, 0.07, -12],
  [0.09, 0.05, 0.05, 0.04, 20],
  [-0.08, 0.05, 0.04, 0.032, 0],
];
/** Pixels of a unit, as for fields: lines are as thick as a figure's. */
const unit = 150;

export const wearerOf = ({ of }: Pick<Prop, 'of'>, drawn: readonly Drawn[]): Drawn | undefined =>
  drawn.find(({ character }) => character.id === of || (of === 'hero' && character.role === 'hero'));

/** Drops run from hair and cheeks: from the middle of a face, and how long. */
const drops: readonly (readonly [x: number, y: number, long: number])[] = [
  [-0.34, -0.5, 0.16],
  [0.02, -0.42, 0.13],
  [0.34, -0.46, 0.17],
  [-0.4, 0.1, 0.15],
  [0.42, 0.16, 0.13],
  [-0.1, 0.56, 0.15],
  [-0.28, 1.1, 0.14],
  [0.2, 1.24, 0.15],
];
/** Whoever is wet through drips from the clothes as well. */
const more: typeof drops = [
  [-0.3, 1.42, 0.16],
  [0.04, 0.94, 0.14],
  [0.34, 1.48, 0.15],
  [-0.05, 1.6, 0.16],
  [0.24, 0.02, 0.12],
  [-0.18, -0.7, 0.14],
];
/** Locks that stand on end: where they grow from, and where to. */
const locks: readonly (readonly [x: number, y: number, toX: number, toY: number])[] = [
  [-0.4, -0.62, -0.68, -0.86],
  [-0.26, -0.74, -0.42, -1.1],
  [-0.06, -0.8, -0.1, -1.2],
  [0.14, -0.8, 0.3, -1.16],
  [0.3, -0.7, 0.56, -0.98],
  [0.42, -0.54, 0.74, -0.66],
];
/** Blots on clothes, below the face. */
const onClothes: readonly (readonly [x: number, y: number, rx: number, ry: number])[] = [
  [-0.16, 1.02, 0.13, 0.09],
  [0.18, 1.2, 0.1, 0.12],
  [-0.1, 1.36, 0.11, 0.07],
  [0.06, 0.94, 0.06, 0.05],
];
/** Whiskers of a painted cat, tiger or mouse: from … to. */
const whiskers: readonly (readonly [x: number, y: number, toX: number, toY: number])[] = [
  [0.14, 0.17, 0.42, 0.1],
  [0.14, 0.21, 0.44, 0.21],
  [0.14, 0.25, 0.42, 0.32],
];

type Place = (x: number, y: number) => [number, number];

const wetFace = (at: Place, wide: number, isThrough: boolean): DrawOp[] =>
  [...drops, ...(isThrough ? more : [])].flatMap(([x, y, long]) => {
    const [cx, cy] = at(x, y);
    const tall = long * wide;
    return [
      fill(ellipse(cx, cy, tall * 0.34, tall * 0.56, 0, 20), '#7cc4ea'),
      fill(ellipse(cx - tall * 0.08, cy + tall * 0.1, tall * 0.08, tall * 0.16, 0, 12), '#e6f6ff'),
    ];
  });

const onEnd = (at: Place, wide: number, color: string): DrawOp[] =>
  locks.flatMap(([x, y, toX, toY], i) => {
    const bend = (i % 2 ? 0.09 : -0.09) as number;
    const middle = at((x + toX) / 2 + bend, (y + toY) / 2);
    const line = [at(x, y), middle, at(toX, toY)];
    return [
      fill(tube(line, [0.13 * wide, 0.1 * wide, 0.012 * wide], { samples: 6 }), shadowOf(color, 'hair')),
      fill(tube(line, [0.1 * wide, 0.07 * wide, 0.006 * wide], { samples: 6 }), color),
    ];
  });

/** Cheeks and forehead in the colour of what is painted, a dark nose and whiskers. */
const paintedFace = (at: Place, wide: number, color: string): DrawOp[] => [
  ...[
    [-0.27, 0.2],
    [0.27, 0.2],
    [0, -0.3],
  ].map(([x = 0, y = 0]) => {
    const [cx, cy] = at(x, y);
    return fill(ellipse(cx, cy, 0.15 * wide, 0.11 * wide, 0, 24), withAlpha(color, 0.85));
  }),
  ...[-1, 1].flatMap((side) =>
    whiskers.map(([x, y, toX, toY]) =>
      fill(
        tube([at(side * x, y), at(side * toX, toY)], [0.011 * wide, 0.008 * wide], { samples: 4 }),
        '#2b2b33',
      ),
    ),
  ),
  fill(ellipse(...at(0, 0.1), 0.07 * wide, 0.05 * wide, 0, 20), '#2b2b33'),
];

/** Follows the face. */
export function smeared(prop: Prop, drawn: readonly Drawn[]): DrawOp[] {
  const wearer = wearerOf(prop, drawn);
  const [picture] = prop.pictures;
  if (!wearer || !picture) return [];
  const [x, y, width, tall] = faceZone(wearer.character, wearer.performance);
  const there = prop.spot && spotAt(wearer.character, wearer.performance, prop.spot);
  const side = wearer.performance.facing === 'left' ? -1 : 1;
  const [wide, high] = [(width * wearer.size) / unit, (tall * wearer.size) / unit];
  const at: Place = (bx, by) => [side * bx * wide, by * high];
  const { name, color } = picture;
  const isFurry = isAnimal(wearer.character.role);
  const ops =
    name === 'droplet'
      ? wetFace(at, wide, prop.whole === true)
      : name === 'lock-of-hair'
        ? onEnd(at, wide, isFurry ? '#6b4a2e' : hairColorOf(wearer.character))
        : isCreature(name)
          ? paintedFace(at, wide, color ?? costumeColor(name) ?? '#ee7f2d')
          : [
              ...(prop.at ? [] : there ? atSpot : blots).map(([bx, by, rx, ry, turn]) =>
                fill(ellipse(...at(bx, by), rx * wide, ry * wide, side * turn, 24), color ?? mud),
              ),
              // Mud without a colour of its own is all over; below an animal's face is air.
              ...(there || (color && !prop.at && !prop.whole) || isFurry ? [] : onClothes).map(
                ([bx, by, rx, ry]) => fill(ellipse(...at(bx, by), rx * wide, ry * wide, 0, 24), color ?? mud),
              ),
            ];
  const [middleX, middleY] = there ?? [x + width / 2, y + tall / 2];
  const middle = [wearer.x + middleX * wearer.size, wearer.y + middleY * wearer.size] as const;
  return [
    {
      kind: 'group',
      name: `seen:smeared:${name}${prop.at ? `:on ${prop.at.picture}` : ''}`,
      ops: [{ kind: 'group', matrix: [unit, 0, 0, unit, ...middle], ops }],
    },
  ];
}

const mud = '#6b4a2e';
