/**
 * Firsts that a parent may have a story about, and at which ages, in whole years, they are fresh. By the age a child is
 * drawn at: a birthday is nothing that has to be known for an idea.
 */
const milestoneAges = {
  smile: [0, 0],
  tooth: [0, 1],
  crawling: [0, 1],
  word: [0, 2],
  steps: [0, 2],
  birthday: [0, 1],
  sea: [0, 4],
  haircut: [1, 3],
  nursery: [1, 4],
  drawing: [2, 5],
  friend: [2, 6],
  journey: [2, 99],
  bike: [3, 8],
  swim: [3, 9],
  school: [5, 7],
  lostTooth: [5, 8],
  reading: [5, 9],
  stage: [5, 99],
  goal: [6, 99],
  sleepover: [6, 99],
  cake: [6, 99],
} as const satisfies Record<string, readonly [number, number]>;

export type Milestone = keyof typeof milestoneAges;

const all = Object.keys(milestoneAges) as Milestone[];

/** The firsts that fit an age in years, youngest first; never none. */
export const milestonesAt = (age: number): Milestone[] =>
  all.filter((milestone) => {
    const [from, to] = milestoneAges[milestone];
    return from <= Math.floor(age) && Math.floor(age) <= to;
  });
