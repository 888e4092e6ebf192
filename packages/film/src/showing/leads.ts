/** A lead goes from the hand that has it to the neck of the animal on it. Stage pixels. */
import { faceZone, isAnimal, nearHandAt } from '@milestoon/cast';
import { type DrawOp, openCurve, type Point, wire } from '@milestoon/drawing';
import type { Drawn } from '../acting/acting.ts';

const red = '#d9495b';
/** No lead is longer. */
const longest = 640;

/** The neck is under the head, towards the body. */
function neckOf({ x, y, size, character, performance }: Drawn): Point {
  const [left, top, wide, tall] = faceZone(character, performance);
  const side = performance.facing === 'left' ? 1 : -1;
  return [x + (left + wide / 2 + side * wide * 0.3) * size, y + (top + tall * 0.92) * size];
}

const handOf = ({ x, y, size, character, performance }: Drawn): Point => {
  const [dx, dy] = nearHandAt(character, performance);
  return [x + dx * size, y + dy * size];
};

/** The leads of all who hold one, each to the nearest animal. */
export function leads(drawn: readonly Drawn[]): DrawOp[] {
  const animals = drawn.filter(({ character }) => isAnimal(character.role));
  return drawn.flatMap((holder): DrawOp[] => {
    if (holder.performance.thing?.picture.name !== 'leash' || isAnimal(holder.character.role)) return [];
    const [x, y] = handOf(holder);
    const [neck] = animals.map(neckOf).toSorted((a, b) => Math.abs(a[0] - x) - Math.abs(b[0] - x));
    if (!neck || Math.abs(neck[0] - x) > longest) return [];
    const sag: Point = [(x + neck[0]) / 2, (y + neck[1]) / 2 + 26];
    return [{ kind: 'group', name: 'lead', ops: [wire(openCurve([[x, y], sag, neck]), 7, red)] }];
  });
}
