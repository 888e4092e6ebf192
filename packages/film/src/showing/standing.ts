/** What stands beside the cast: as large as in life, on a table where it belongs there, farther off where it is too large. */
import { pixelsAMetre, scaleOf } from '@milestoon/cast';
import type { Seen } from '@milestoon/story/screenplay';
import { belongsOnTable, headsOf, proportionsOf, toldOf } from '@milestoon/things';
import { actorAt } from '../acting/acting.ts';
import { atHand } from './at-hand.ts';
import type { Standing } from './in-rooms.ts';
import { metresShown } from './metres-shown.ts';
import { pictureIn } from '../picture-in.ts';
import type { Stage } from './stage.ts';
import type { Prop } from './prop.ts';

/** Metres: what is larger hides whoever it is before. */
const handy = 1.1;
/** Metres of a toy that is a car or a train. */
const toy = 0.36;
/** Pixels: what would be higher stands farther off, outdoors, or is drawn no higher. */
const highest = 500;
/** Nothing stands farther off than so much of the way to the horizon. */
const farthest = 0.2;
/** Behind the row in which the cast stands: what is small, and everything else. */
const [nearRow, backRow] = [-44, -84];
const gap = 30;
/** Metres: of a table, and what it leaves free at its sides. */
const table = { high: 0.52, least: 0.9, edge: 0.16, behind: -66 } as const;

/** Where things stand side by side: next to the cast, to the right and to the left in turn. */
class Row {
  private left: number;
  private right: number;
  private used = 0;
  private readonly stage: Stage;

  constructor(stage: Stage, taken: readonly Prop[]) {
    this.stage = stage;
    const { actors, from, mark } = stage;
    const xs = [
      ...actors.map((actor) => actorAt(actor, from).x),
      ...taken.flatMap(({ box }) => [box[0], box[0] + box[2]]),
    ];
    const beside = headOf(stage) * 0.75;
    this.right = xs.length > 0 ? Math.max(mark.x - 60, ...xs) + beside : mark.x;
    this.left = xs.length > 0 ? Math.min(mark.x + 60, ...xs) - beside : mark.x;
  }

  /** The middle of the next free place of a width. */
  next(wide: number): number {
    const { mark, actors } = this.stage;
    const isFirst = actors.length === 0 && this.used === 0;
    this.used++;
    if (isFirst) {
      [this.left, this.right] = [mark.x - wide / 2, mark.x + wide / 2];
      return mark.x;
    }
    const goesRight = this.right - mark.x <= mark.x - this.left;
    const x = goesRight ? this.right + wide / 2 + gap : this.left - wide / 2 - gap;
    if (goesRight) this.right = x + wide / 2;
    else this.left = x - wide / 2;
    return x;
  }
}

/**
 * Props of what stands, tables first.
 *
 * @param board the table somebody sits at: what lies on a table lies on it
 */
export function standingProps(things: readonly Standing[], stage: Stage, board?: Prop): Prop[] {
  const used = things.flatMap((thing) => {
    const prop = inUse(thing, stage);
    return prop ? [{ thing, prop }] : [];
  });
  const atHands = used.map(({ prop }) => prop);
  const free = things.filter((each) => !used.some(({ thing }) => thing === each));
  const row = new Row(stage, atHands);
  const laid = free.filter((thing) => isLaid(thing, stage, (board ?? stage.laysTable) !== undefined));
  const props = free.flatMap((thing) => (laid.includes(thing) ? [] : standing(thing, row, stage)));
  const onBoard = board ? onTop(laid, board, stage) : onTable(laid, row, stage);
  return [...far(props), ...onBoard, ...near(props), ...atHands];
}

const headOf = ({ characters: { hero } }: Stage): number => (hero ? scaleOf(hero) : 140);

/** What somebody does something with stands before their hands. */
function inUse(thing: Standing, stage: Stage): Prop | null {
  const picture = thing.how === 'beside' && thing.of ? pictureIn(stage.pictures, thing.picture) : undefined;
  if (!picture) return null;
  const metres = thing.toy ? toy : metresShown(picture, thing.size);
  // Nobody has a stall or a barn before the hands: it stands beside them, as large as it is.
  if (metres > handy || (ofTheSea.test(thing.picture) && !thing.toy && atSea[stage.set])) return null;
  const pixels = Math.min(highest, metres * pixelsAMetre);
  const pictures = copies(thing);
  const place = atHand(thing, picture, { heads: pixels / headOf(stage), row: pictures.length }, stage);
  return (
    place && {
      how: thing.how,
      pictures,
      players: [],
      ...place,
      ...(isToppled(thing, stage) ? { flat: true } : {}),
      ...(thing.move ? { move: thing.move } : {}),
      ...(thing.at ? { at: thing.at } : {}),
      ...(thing.at && thing.spot ? { spot: thing.spot } : {}),
    }
  );
}

const far = (props: readonly Prop[]): Prop[] => props.filter(({ far }) => far);
const near = (props: readonly Prop[]): Prop[] => props.filter(({ far }) => !far);

const isLaid = (
  { picture, how, move, size, at, exact }: Seen,
  { pictures }: Stage,
  isThereTable: boolean,
): boolean => {
  const drawn = pictureIn(pictures, picture);
  if (!drawn || !isThereTable || move || at || size === 'huge') return false;
  return how === 'table' || (!exact && belongsOnTable(picture));
};

/** Whoever has fallen has fallen off it: it lies on its side. */
const isToppled = ({ picture }: Seen, { actors }: Pick<Stage, 'actors'>): boolean =>
  /^(?:bicycle|kick-scooter|tricycle|motor-scooter|skateboard)$/.test(picture) &&
  actors.some(({ acting }) => acting.some(({ action }) => /^(?:fall|hurt-knee)$/.test(action)));

/** Lies on the ground where nobody holds it. */
const spread =
  /^(?:blanket|mat|towel|sheet|pyjamas|t-shirt|shirt|jumper|dress|coat|raincoat|jeans|shorts|scarf|kimono|martial-arts-uniform|lab-coat|sari|necktie|swimsuit)$/;

const copies = ({ picture, count = 1, ...thing }: Seen): Prop['pictures'] =>
  Array.from({ length: Math.min(count, 6) }, () => ({ name: picture, ...toldOf(thing) }));
/** Share of a thing by which the next of its kind stands further on. */
const apart = 0.62;
const widthOf = (own: Prop['pictures'], each: number): number => each * (1 + (own.length - 1) * apart);

const ofTheSea = /^(?:dolphin|whale|spouting-whale|humpback-whale|shark|orca|seal|ship|sailboat)$/;
/** Where the sea is that is seen from a deck or a beach, stage pixels below the horizon, and how much smaller what is in it. */
const atSea: Partial<Record<Stage['set'], number>> = { boat: 96, beach: 70 };
const outAtSea = 0.42;

function standing(
  thing: Standing,
  row: Row,
  { pictures, mark, horizon, indoor, set, actors }: Stage,
): Prop[] {
  const picture = pictureIn(pictures, thing.picture);
  if (!picture) return [];
  const sea = ofTheSea.test(picture.name) && !thing.toy ? atSea[set] : undefined;
  const life = (thing.toy ? toy : metresShown(picture, thing.size)) * pixelsAMetre;
  // The same thing farther off is smaller, and its foot is nearer to the horizon.
  const distance = Math.max(farthest, Math.min(1, highest / life));
  const pixels = Math.min(life * distance, highest) * (sea ? outAtSea : 1);
  const own = copies(thing);
  const part = proportionsOf(picture);
  const wide = pixels * (part.wide + (own.length - 1) * apart);
  const high = pixels * part.high;
  const isFar = sea !== undefined || (!indoor && distance < 0.8);
  const offset = pixels < 200 ? nearRow : backRow;
  const y = sea ? horizon + sea : isFar ? horizon + distance * (mark.y - horizon) : mark.y + offset;
  const x = row.next(wide);
  const isSpread = (spread.test(picture.name) && !thing.at && !thing.move) || isToppled(thing, { actors });
  return [
    {
      how: thing.how,
      pictures: own,
      players: [],
      x,
      y,
      size: pixels / headsOf(picture),
      ...(thing.how === 'beside' && thing.of ? { of: thing.of } : {}),
      ...(isFar ? { far: true } : {}),
      ...(sea ? { raised: true } : {}),
      ...(isSpread ? { flat: true } : {}),
      ...(thing.move ? { move: thing.move } : {}),
      ...(thing.at ? { at: thing.at } : {}),
      ...(thing.at && thing.spot ? { spot: thing.spot } : {}),
      box: [x - wide / 2, y - high, wide, high],
    },
  ];
}

interface Sized {
  thing: Seen;
  own: Prop['pictures'];
  tall: number;
  wide: number;
  size: number;
}

const sizedOf = (things: readonly Seen[], { pictures }: Stage): Sized[] =>
  things.flatMap((thing) => {
    const picture = pictureIn(pictures, thing.picture);
    if (!picture) return [];
    const pixels = metresShown(picture, thing.size) * pixelsAMetre;
    const own = copies(thing);
    const tall = pixels * proportionsOf(picture).high;
    return [{ thing, own, tall, wide: widthOf(own, pixels), size: pixels / headsOf(picture) }];
  });

/** Side by side about a place, each on the same height. */
function rowOf(sized: readonly Sized[], x: number, y: number, isNear: boolean): Prop[] {
  let at = x - sized.reduce((sum, { wide }) => sum + wide * 0.94, 0) / 2;
  return sized.map(({ thing, own, tall, wide, size }): Prop => {
    const middle = at + (wide * 0.94) / 2;
    at += wide * 0.94;
    return {
      how: thing.how,
      pictures: own,
      players: [],
      x: middle,
      y,
      size,
      raised: true,
      ...(isNear ? { near: true } : {}),
      box: [middle - wide / 2, y - tall, wide, tall],
    };
  });
}

/** On the table of those who sit at it, where it hides least of them; what several play at is between them. */
const onTop = (things: readonly Seen[], { x, size, box }: Prop, stage: Stage): Prop[] =>
  rowOf(sizedOf(things, stage), x + size * (playersOf(stage) > 1 ? 0 : 0.22), box[1] + 30, true);

const playersOf = ({ actors }: Stage): number =>
  actors.filter(({ acting }) => acting.every(({ action }) => action === 'craft')).length;

/** Things side by side on a table, or on a blanket in the grass. */
function onTable(things: readonly Seen[], row: Row, stage: Stage): Prop[] {
  const { mark, laysTable } = stage;
  if (things.length === 0 || !laysTable) return [];
  const sized = sizedOf(things, stage);
  const edge = table.edge * pixelsAMetre;
  const inner = sized.reduce((sum, { wide }) => sum + wide * 0.94, 0);
  const wide = Math.max(table.least * pixelsAMetre, inner + 2 * edge);
  const x = row.next(wide);
  const foot = mark.y + table.behind;
  const high = laysTable === 'table' ? table.high * pixelsAMetre : 0;
  const cloth: Prop = {
    how: 'furniture',
    stand: laysTable,
    pictures: [],
    players: [],
    x,
    y: foot,
    size: wide,
    box: [x - wide / 2, foot - high, wide, Math.max(high, 40)],
  };
  return [cloth, ...rowOf(sized, x, foot - high + (laysTable === 'table' ? 12 : 22), false)];
}
