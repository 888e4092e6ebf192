/** Who stands in the water of a pool, a lake or the sea: seen above its surface. Stage pixels. */
import { type Character, heightOf, isAnimal } from '@milestoon/cast';
import { type DrawList, type DrawOp, ellipse, fill, rectangle, wire } from '@milestoon/drawing';
import type { SetName } from '@milestoon/stage';
import type { Seen } from '@milestoon/story/screenplay';
import type { Actor } from '../film.ts';
import { waterLines } from './water-lines.ts';

const isWater = ({ picture, how, size }: Seen): boolean =>
  picture === 'puddle' && how === 'inside' && size === 'huge';

/** What is seen of a moment where the place has the water itself. */
export const withoutOwnWater = (seen: readonly Seen[], set: SetName): Seen[] =>
  seen.filter((each) => waterLines[set] === undefined || !isWater(each));

/** Share of the smallest one's height that is under water: faces and hands stay above it. */
const depth = 0.4;
/** Who is no taller is held up in it. */
const small = 300;

/** Those who are told to be in the water stand in it, all in the same depth. */
export function wading(
  actors: readonly Actor[],
  seen: readonly Seen[],
  { characters, set }: { characters: Readonly<Record<string, Character>>; set: SetName },
): Actor[] {
  const y = waterLines[set];
  const wet = new Set(seen.filter(isWater).map(({ of }) => of));
  const stands = ({ member, acting }: Actor): boolean => {
    const character = characters[member];
    return (
      character !== undefined &&
      wet.has(member) &&
      !isAnimal(character.role) &&
      !character.look.wheelchair &&
      acting.every(({ action }) => !/^(?:swim|plunge)$/.test(action))
    );
  };
  const waders = actors.filter(stands);
  if (y === undefined || waders.length === 0) return [...actors];
  const heights = waders.map(({ member, lift = 0 }) => heightOf(characters[member] as Character) + lift);
  const deep = depth * Math.max(small, Math.min(...heights));
  const ground = Math.min(...waders.map((actor) => actor.y));
  return actors.map((actor) =>
    waders.includes(actor) ? { ...actor, y: y + actor.y - ground, wading: deep } : actor,
  );
}

const shine = 'rgba(255,255,255,0.85)';

/** A figure cut off at the surface, the water round it, and circles that go out from it. */
export function standingInWater(
  figure: DrawList,
  { x, y, size }: { x: number; y: number; size: number },
  frame: number,
): DrawOp[] {
  const wide = 135 * size;
  const lap = Math.sin(frame * 0.17) * 2;
  const ring = (share: number): DrawOp => {
    const t = (((frame / 54 + share) % 1) + 1) % 1;
    const grown = wide * (0.9 + t * 0.5);
    return wire(
      ellipse(x, y + 4, grown, grown * 0.2, 0, 48),
      4 * (1 - t) + 1,
      `rgba(255,255,255,${(0.7 * (1 - t)).toFixed(2)})`,
      true,
    );
  };
  const above = rectangle(x - 2000, y - 3000, x + 2000, y + lap);
  return [
    fill(ellipse(x, y, wide * 1.1, wide * 0.24, 0, 48), 'rgba(64,158,206,0.5)'),
    ring(0),
    ring(0.5),
    { kind: 'clip', paths: [{ rings: [above] }], ops: figure },
    fill(ellipse(x, y + 8 + lap, wide * 0.8, 15 * size, 0, 48), 'rgba(104,192,228,0.96)'),
    wire(
      ellipse(x, y + 4 + lap, wide * 0.62, 10 * size, 0, 48).filter(([, at]) => at > y + 5 + lap),
      3.4,
      shine,
    ),
  ];
}
