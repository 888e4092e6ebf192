import type { Standard } from './read-outs.ts';

/**
 * Two faces less alike than this are two people. Copies of one photo, mirrored, turned, in other light and
 * blurred, never are; photos of a child from different days lie between copies and strangers, so the line
 * stands low among the strangers: it misses some of them rather than taking a child for another.
 * docs/likeness.md has the rates.
 */
const strangers = 0.1;

/** Where there are two photos only it is asked who they show below this: it costs a press and leaves nothing out. */
const doubtful = 0.3;

/**
 * How alike two faces are by their descriptions, −1…1: the correlation of what is unlike the average face.
 * @param standard mean and width of every number of a description, over many people
 */
export function alikeness(p: Float32Array, q: Float32Array, { mean, width }: Standard): number {
  let both = 0;
  let ofP = 0;
  let ofQ = 0;
  for (const [at, average] of mean.entries()) {
    const a = ((p[at] ?? 0) - average) * (width[at] ?? 0);
    const b = ((q[at] ?? 0) - average) * (width[at] ?? 0);
    both += a * b;
    ofP += a * a;
    ofQ += b * b;
  }
  return both / Math.max(Number.EPSILON, Math.sqrt(ofP * ofQ));
}

/**
 * Which photos seem to show somebody else. Photos that are alike, directly or by way of a third, show one
 * person; the most photos show the child, and of as many the earlier ones. Those in `kept` show the child
 * because its parent said so, and so do the ones like them.
 * @param descriptions of the face in each photo; a photo without a clear one is nobody else's
 */
export function othersAmong(
  descriptions: readonly (Float32Array | null)[],
  kept: ReadonlySet<number>,
  standard: Standard,
): boolean[] {
  const groups = groupsOf(descriptions, standard);
  const largest = groups.reduce<readonly number[]>(
    (best, group) => (group.length > best.length ? group : best),
    [],
  );
  const own = groups.filter((group) => group === largest || group.some((photo) => kept.has(photo))).flat();
  return descriptions.map((description, photo) => description !== null && !own.includes(photo));
}

/**
 * Of two photos the two that may show two people: alone they tell neither who is meant, nor whether a child looks so
 * different on another day. It is asked, unless the parent has `kept` one of them.
 * @param descriptions of the face in each photo, null where there is no clear one
 */
export function mayDifferAmong(
  descriptions: readonly (Float32Array | null)[],
  kept: ReadonlySet<number>,
  standard: Standard,
): boolean[] {
  const [one, other, third] = descriptions.filter((description) => description !== null);
  const isAsked =
    one !== undefined &&
    other !== undefined &&
    third === undefined &&
    kept.size === 0 &&
    alikeness(one, other, standard) < doubtful;
  return descriptions.map((description) => isAsked && description !== null);
}

/** The photos of each person, in the order of their first ones. */
function groupsOf(descriptions: readonly (Float32Array | null)[], standard: Standard): number[][] {
  let groups: number[][] = [];
  for (const [photo, description] of descriptions.entries()) {
    if (!description) continue;
    const isLike = (other: number): boolean => {
      const theirs = descriptions[other];
      return theirs !== undefined && theirs !== null && alikeness(description, theirs, standard) >= strangers;
    };
    const alike = groups.filter((group) => group.some(isLike));
    const joined = [...alike.flat(), photo].sort((p, q) => p - q);
    groups = [...groups.filter((group) => !alike.includes(group)), joined];
  }
  return groups.sort(([p = 0], [q = 0]) => p - q);
}
