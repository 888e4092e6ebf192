/** Whose way leads where: side by side, up to somebody, never through anybody. Stage pixels. */
import { type Action, type Character, hasTrait, scaleOf, travel, widthOf } from '@milestoon/cast';

/** Somebody in a shot before it is known how far they go. */
export interface Mark {
  member: string;
  character: Character;
  action: Action;
  facing: 'left' | 'right';
  /** Where they stand, or are on their way to or past. */
  home: number;
  partner?: string;
}

export interface Way {
  /** Where it begins. */
  x: number;
  /** Pixels a frame, positive to the right; 0 stands still. */
  speed: number;
  /** Frames on the way. */
  frames: number;
  /** Share of their own number of steps: whoever goes along with somebody slower takes fewer. */
  pace: number;
}

/** Longest way in one shot: further would leave the picture. Beside others there is less room. */
const [longestAlone, longestBeside] = [1250, 640];
/** Who would need fewer steps than this is not seen walking alongside. */
const slowestPace = 0.45;
/** Who rides rather goes slower, down to this share. */
const slowestRide = 0.4;
/** Shorter is not a way. */
const shortest = 20;
/** How far from the middle of the stage anybody is put. */
const edge = 800;

/** Half the room somebody takes: heads with their hair, and what they ride. */
const roomOf = ({ character, action }: Mark): number =>
  Math.max(0.62 * scaleOf(character), 0.42 * widthOf(character, action));
const apart = (a: Mark, b: Mark): number => roomOf(a) + roomOf(b);

const direction = ({ facing }: Mark): 1 | -1 => (facing === 'right' ? 1 : -1);
const speedOf = ({ character, action }: Mark): number => travel(character, action);

/** Everybody's way in a shot of so many frames, in the order of `marks`. */
export function planWays(marks: readonly Mark[], frames: number, middle: number): Way[] {
  const movers = marks.filter((mark) => speedOf(mark) > 0);
  if (movers.length === 0) return marks.map(({ home }) => ({ x: home, speed: 0, frames: 0, pace: 1 }));
  const placed = outermost(marks, movers);
  const ways = new Map(movers.map((mover) => [mover.member, wayOf(mover, marks, placed, frames)]));
  const homes = cleared(marks, placed, ways);
  const shift = intoPicture(marks, homes, ways, middle);
  return marks.map((mark) => {
    const way = ways.get(mark.member);
    if (way) return { ...way, x: way.x + shift };
    return { x: (homes.get(mark.member) ?? mark.home) + shift, speed: 0, frames: 0, pace: 1 };
  });
}

/** Who comes in to a child that waits comes from outside: nobody stands in the way. */
function outermost(marks: readonly Mark[], movers: readonly Mark[]): Map<string, number> {
  const homes = new Map(marks.map(({ member, home }) => [member, home]));
  const hero = marks[0];
  if (!hero || movers.includes(hero)) return homes;
  for (const side of [1, -1]) {
    const there = marks.filter((mark) => mark !== hero && Math.sign(mark.home - hero.home) === side);
    const places = there.map(({ home }) => home).sort((a, b) => side * (a - b));
    const standing = there.filter((mark) => !movers.includes(mark)).sort((a, b) => side * (a.home - b.home));
    const coming = there.filter((mark) => movers.includes(mark)).sort((a, b) => side * (a.home - b.home));
    // Two who do something together keep their places.
    if (standing.some(({ partner }) => partner !== undefined)) continue;
    for (const [index, mark] of [...standing, ...coming].entries())
      homes.set(mark.member, places[index] ?? mark.home);
  }
  return homes;
}

/** A speed that lasts as long as the picture, for who rides; pixels a frame. */
const steadily = (mark: Mark, lasting: number): number =>
  hasTrait(mark.action, 'rides')
    ? Math.max(speedOf(mark) * slowestRide, Math.min(speedOf(mark), lasting))
    : speedOf(mark);

function wayOf(mover: Mark, marks: readonly Mark[], homes: ReadonlyMap<string, number>, frames: number): Way {
  const side = direction(mover);
  const own = speedOf(mover);
  const others = marks.filter((mark) => mark !== mover);
  const along = others.filter((mark) => speedOf(mark) > 0 && direction(mark) === side);
  const longest = others.length > along.length ? longestBeside : longestAlone;
  const slowest = Math.min(...[mover, ...along].map((mark) => steadily(mark, longest / frames)));
  const pace = slowest / own >= slowestPace * slowestRide ? slowest / own : 1;
  const speed = own * pace;
  // A way that lasts as long as the picture is not cut a frame short by rounding.
  const duration = Math.min(frames, Math.floor(longest / speed + 1e-6));
  const length = speed * duration;
  const home = homes.get(mover.member) ?? mover.home;
  const hero = marks[0];
  // A guest arrives where they will stand; whose story it is passes the place in the middle of the shot.
  const arrives = hero !== undefined && hero !== mover && speedOf(hero) === 0;
  const end = home + side * (arrives ? 0 : length / 2);
  const limits = others.flatMap((other) => {
    const there = homes.get(other.member) ?? other.home;
    if (side * (there - home) <= 0) return [];
    const comes = speedOf(other) > 0;
    if (comes && direction(other) !== side) return [(home + there) / 2 - (side * apart(mover, other)) / 2];
    // Whoever is not kept up with is not overtaken.
    return comes && speedOf(other) < speed
      ? [endOf(other, homes, frames, speedOf(other), longest) - side * apart(mover, other)]
      : [];
  });
  const stop = limits.reduce((nearest, limit) => (side * (limit - nearest) < 0 ? limit : nearest), end);
  if (duration < shortest) return { x: home, speed: 0, frames: 0, pace: 1 };
  return { x: stop - side * length, speed: side * speed, frames: duration, pace };
}

const endOf = (
  mark: Mark,
  homes: ReadonlyMap<string, number>,
  frames: number,
  speed: number,
  longest: number,
): number => {
  const length = speed * Math.min(frames, Math.floor(longest / speed));
  return (homes.get(mark.member) ?? mark.home) + (direction(mark) * length) / 2;
};

/** Those who stand make room: behind where the way begins, beyond where it ends. */
function cleared(
  marks: readonly Mark[],
  homes: ReadonlyMap<string, number>,
  ways: ReadonlyMap<string, Way>,
): Map<string, number> {
  const free = new Map(homes);
  const waits = marks[0] && !ways.has(marks[0].member);
  for (const side of [1, -1]) {
    const walking = marks.filter(({ member }) => ways.has(member));
    const reach = (mover: Mark): number => {
      const { x, speed, frames } = ways.get(mover.member) as Way;
      return side * Math.max(side * x, side * (x + speed * frames));
    };
    const at = (mark: Mark): number => homes.get(mark.member) ?? mark.home;
    const standing = marks
      .filter((mark) => !ways.has(mark.member) && !(waits && mark === marks[0]))
      .filter((mark) => walking.every((mover) => side * (at(mark) - at(mover)) > 0))
      .sort((a, b) => side * (at(a) - at(b)));
    let inner: { mark: Mark; x: number; by: number } | null = null;
    for (const mark of standing) {
      const partnerOfInner: boolean = inner !== null && mark.partner === inner.mark.member;
      const limits = walking.map((mover) => reach(mover) + side * apart(mover, mark));
      if (inner && !partnerOfInner && inner.by > 0) limits.push(inner.x + side * apart(inner.mark, mark));
      const needed = Math.max(0, ...limits.map((limit) => side * (limit - at(mark))));
      const by: number = partnerOfInner && inner ? Math.max(inner.by, 0) : needed;
      const x = at(mark) + side * by;
      free.set(mark.member, x);
      inner = { mark, x, by };
    }
  }
  return free;
}

/** By how much everybody moves together, so that nobody is beyond the edge who need not be. */
function intoPicture(
  marks: readonly Mark[],
  homes: ReadonlyMap<string, number>,
  ways: ReadonlyMap<string, Way>,
  middle: number,
): number {
  if (marks.length < 2) return 0;
  const hero = marks[0];
  if (hero && !ways.has(hero.member)) return 0;
  const xs = marks.flatMap((mark) => {
    const way = ways.get(mark.member);
    return way ? [way.x, way.x + way.speed * way.frames] : [homes.get(mark.member) ?? mark.home];
  });
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  if (right - left > 2 * edge) return middle - (left + right) / 2;
  return Math.max(0, middle - edge - left) - Math.max(0, right - middle - edge);
}
