/** Whoever eats, writes or talks at a table sits on a chair behind it. Stage pixels. */
import { type Character, heightOf, isAnimal, isBaby, scaleOf } from '@milestoon/cast';
import type { DrawOp, Pen } from '@milestoon/drawing';
import type { Seen } from '@milestoon/story/screenplay';
import { actorAt } from '../acting/acting.ts';
import type { Actor } from '../film.ts';
import type { Company } from './bearing.ts';
import { sitting } from './sitting.ts';
import { furniture } from './furniture.ts';
import type { Prop } from './prop.ts';

const boards = /^(?:table|desk)$/;
const isBoard = ({ how, picture }: Seen): boolean => how === 'cover' && boards.test(picture);

/** Shares of somebody's height: of a chair's seat, and from it to the elbows and to the end of its back. */
const [seat, elbows, back] = [0.26, 0.03, 0.3] as const;
/** How much nearer to us than the chairs the table stands. */
const nearer = 46;
/** Heads beside whoever sits at an end. */
const margin = 1.35;
/** Of a chair's back, heads. */
const chairWide = 1.16;

interface Sitter {
  actor: Actor;
  character: Character;
  x: number;
}

const sits = ({ acting }: Actor): boolean =>
  acting.every(({ action }) => /^(?:sit|read|craft)$/.test(action) || sitting.has(action));
/** Who is only there sits down with the others, and stands where nobody does. */
const joins = ({ acting }: Actor): boolean => acting.every(({ action }) => /^(?:stand|watch)$/.test(action));

/** Those who do at a table what is done sitting: somebody who goes past it or lays it stands. */
function sittersOf({ actors, characters, from }: Company): Sitter[] {
  const sitters = actors.flatMap((actor): Sitter[] => {
    const character = characters[actor.member];
    const isStill = actor.acting.every(({ speed }) => speed === 0);
    if (!character || !isStill || isAnimal(character.role) || isBaby(character)) return [];
    return sits(actor) || joins(actor) ? [{ actor, character, x: actorAt(actor, from).x }] : [];
  });
  return sitters.some(({ actor }) => sits(actor)) ? sitters : [];
}

/** A baby sits on the floor, and the table stands by. */
export function isOfBaby(thing: Seen, { characters }: Pick<Company, 'characters'>): boolean {
  const character = characters[thing.of ?? 'hero'];
  return isBoard(thing) && character !== undefined && isBaby(character);
}

/** From the seat of a chair up to the elbows of whoever sits on it. */
export const elbowsOf = (character: Character): number => elbows * heightOf(character);

/** How high a table is at which all of these sit. */
export const longTableHigh = (people: readonly Character[]): number =>
  (seat + elbows) * Math.max(...people.map(heightOf));
const tableHigh = (sitters: readonly Sitter[]): number =>
  longTableHigh(sitters.map(({ character }) => character));

/** The table before many who are not told apart. */
export const longTable = (
  pen: Pen,
  { x, y, wide, high }: { x: number; y: number; wide: number; high: number },
): DrawOp =>
  furniture(pen, {
    how: 'cover',
    stand: 'board',
    pictures: [{ name: 'table' }],
    players: [],
    x,
    y,
    size: wide,
    box: [x - wide / 2, y - high - nearer, wide, high + nearer],
  });

/** Everybody at the table has elbows above it; who is small sits higher, and a wheelchair has its own seat. */
export function seatedAtTables(seen: readonly Seen[], company: Company): Actor[] {
  const { actors } = company;
  const sitters = seen.some(isBoard) ? sittersOf(company) : [];
  const high = tableHigh(sitters);
  return actors.map((actor) => {
    const sitter = sitters.find((each) => each.actor === actor);
    if (!sitter || actor.lift || sitter.character.look.wheelchair) return actor;
    return { ...actor, seated: 'behind', lift: high - elbowsOf(sitter.character) };
  });
}

/** The table before those who sit at it, and their chairs; null where nobody does. */
export function tableBefore(thing: Seen, company: Company): { table: Prop; chairs: Prop[] } | null {
  const sitters = isBoard(thing) ? sittersOf(company) : [];
  const [first] = sitters;
  if (!first) return null;
  const high = tableHigh(sitters);
  const ends = sitters.flatMap(({ x, character }) => {
    const beside = margin * scaleOf(character);
    return [x - beside, x + beside];
  });
  const [left, right] = [Math.min(...ends), Math.max(...ends)];
  const foot = Math.max(...sitters.map(({ actor }) => actor.y)) + nearer;
  const table: Prop = {
    how: 'cover',
    stand: 'board',
    pictures: [{ name: thing.picture }],
    players: [],
    x: (left + right) / 2,
    y: foot,
    size: right - left,
    near: true,
    ...(thing.of ? { of: thing.of } : {}),
    box: [left, foot - high - nearer, right - left, high + nearer],
  };
  const chairs = sitters.flatMap(({ actor, character }) =>
    character.look.wheelchair ? [] : [chairFor(actor, character, company.from)],
  );
  return { table, chairs };
}

/** Of a chair. */
export const seatHigh = (character: Character): number => seat * heightOf(character);

/** The chair of somebody who sits so high. */
export function chairFor(actor: Actor, character: Character, from: number): Prop {
  const { x } = actorAt(actor, from);
  const tall = (actor.lift ?? 0) + back * heightOf(character);
  const wide = chairWide * scaleOf(character);
  return {
    how: 'furniture',
    stand: 'chair',
    pictures: [],
    players: [],
    x,
    y: actor.y,
    size: wide,
    box: [x - wide / 2, actor.y - tall, wide, tall],
  };
}
