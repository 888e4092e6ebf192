/** What sticks to somebody's face: chocolate, mud, flour. */
import { faceZone } from '@milestoon/cast';
import { type DrawOp, ellipse, fill } from '@milestoon/drawing';
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
/** Pixels of a unit, as for fields: lines are as thick as a figure's. */
const unit = 150;

export const wearerOf = ({ of }: Pick<Prop, 'of'>, drawn: readonly Drawn[]): Drawn | undefined =>
  drawn.find(({ character }) => character.id === of || (of === 'hero' && character.role === 'hero'));

/** Follows the face. */
export function smeared(prop: Prop, drawn: readonly Drawn[]): DrawOp[] {
  const wearer = wearerOf(prop, drawn);
  const [picture] = prop.pictures;
  if (!wearer || !picture) return [];
  const [x, y, width, tall] = faceZone(wearer.character, wearer.performance);
  const side = wearer.performance.facing === 'left' ? -1 : 1;
  const [wide, high] = [(width * wearer.size) / unit, (tall * wearer.size) / unit];
  const ops = blots.map(([bx, by, rx, ry, turn]) =>
    fill(
      ellipse(side * bx * wide, by * high, rx * wide, ry * wide, side * turn, 24),
      picture.color ?? '#6b4a2e',
    ),
  );
  const middle = [wearer.x + (x + width / 2) * wearer.size, wearer.y + (y + tall / 2) * wearer.size] as const;
  return [
    {
      kind: 'group',
      name: `seen:smeared:${picture.name}`,
      ops: [{ kind: 'group', matrix: [unit, 0, 0, unit, ...middle], ops }],
    },
  ];
}
