/** Where a thought is seen: over whoever thinks it, and before nobody's face. Stage pixels. */
import { type Character, heightOf, scaleOf } from '@milestoon/cast';
import { type Box, frameSize } from '@milestoon/drawing';
import { actorAt } from '../acting/acting.ts';
import type { Actor } from '../film.ts';

interface Company {
  actors: readonly Actor[];
  characters: Readonly<Record<string, Character>>;
  mark: { x: number; y: number };
  from: number;
}

interface Thought {
  of: string | undefined;
  /** Where whoever thinks stands, and the side on which a thought is rather. */
  at: number;
  side: 1 | -1;
  width: number;
  height: number;
  /** How tall they are. */
  above: number;
  /** Something is done in it: it is larger, and further aside. */
  isActed: boolean;
}

/** Heads: half the width and the height of a head with its hair. */
const head = { half: 0.6, high: 1.15 } as const;
/** No thought is higher than so many pixels from the upper edge, nor nearer to the others. */
const margin = 12;
/** Left and right of a thought. */
const atEdge = 40;

/** Round the head of everybody but whoever thinks. */
const headBoxes = ({ actors, characters, from }: Company, of: string | undefined): Box[] =>
  actors.flatMap((actor): Box[] => {
    const character = characters[actor.member];
    if (!character || actor.member === of) return [];
    const size = scaleOf(character);
    const top = actor.y - (actor.lift ?? 0) - heightOf(character);
    return [[actorAt(actor, from).x - size * head.half, top, 2 * size * head.half, size * head.high]];
  });

const overlap = ([x, y]: readonly [number, number], width: number, height: number, box: Box): number => {
  const wide = Math.min(x + width / 2, box[0] + box[2]) - Math.max(x - width / 2, box[0]);
  const high = Math.min(y + height / 2, box[1] + box[3]) - Math.max(y - height / 2, box[1]);
  return Math.max(0, wide) * Math.max(0, high);
};

/** The middle of a thought: as near to its head as the faces of the others leave it, else where it hides least of them. */
export function overHeads(
  { of, at, side, width, height, above, isActed }: Thought,
  company: Company,
): [x: number, y: number] {
  const others = headBoxes(company, of);
  const usual = Math.max(height / 2 + 30, company.mark.y - 70 - above - height * (isActed ? 0.25 : 0.42));
  const lowest = Math.min(usual, ...others.map(([, top]) => top - height / 2 - margin));
  const raised = Math.max(height / 2 + margin, lowest);
  const aside = width * (isActed ? 0.56 : 0.42);
  const within = (x: number): number =>
    Math.max(width / 2 + atEdge, Math.min(frameSize.width - width / 2 - atEdge, x));
  const places: (readonly [number, number])[] = [
    [at + side * aside, usual],
    [at - side * aside, usual],
    [at - side * width * 0.7, usual],
    [at + side * aside, raised],
    [at - side * aside, raised],
  ];
  const hidden = (place: readonly [number, number]): number =>
    others.reduce((sum, box) => sum + overlap(place, width * 0.94, height * 0.94, box), 0);
  const ranked = places
    .map(([x, y]) => [within(x), y] as const)
    .map((place, order) => ({ place, order, cost: hidden(place) }))
    .sort((a, b) => a.cost - b.cost || a.order - b.order);
  const [x, y] = ranked[0]?.place ?? [at, usual];
  return [x, y];
}
