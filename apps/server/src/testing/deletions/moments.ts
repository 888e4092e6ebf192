import { random } from '@milestoon/drawing';
import type { Mark } from './rehearsal.ts';

export const kinds = ['child', 'episode', 'account', 'edit'] as const;
/** What is done at a moment. `edit`: the episode is deleted while a new version of it is made. */
export type Kind = (typeof kinds)[number];

/** When something is deleted: so long after a mark was seen. */
export interface Moment {
  index: number;
  kind: Kind;
  mark: Mark;
  /** Milliseconds. */
  after: number;
}

/** What is seen together is one mark, unless something begins with it. */
const apart = 10;

export const distinct = (marks: readonly Mark[]): Mark[] =>
  marks.filter((mark, place) => {
    const before = marks[place - 1];
    return before?.of !== mark.of || mark.at - before.at > apart || /^begin|\.part/.test(mark.name);
  });

/**
 * Moments that are spread evenly over everything that was seen in a rehearsal, however short it took, and by chance
 * between one mark and the next.
 */
export function momentsOf(marks: readonly Mark[], count: number, seed: number): Moment[] {
  const dice = random(seed);
  return Array.from({ length: count }, (_, index) => {
    const place = Math.floor(((index + dice.next()) / count) * marks.length);
    const mark = marks[place];
    const kind = kinds[index % kinds.length];
    if (!mark || !kind) throw new RangeError('no marks');
    const next = marks[place + 1];
    const gap = next?.of === mark.of ? next.at - mark.at : 0;
    return { index, kind, mark, after: gap * dice.next() };
  });
}
