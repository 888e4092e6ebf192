/** The film of a year is made of this many films. */
export const yearFilms = { least: 3, most: 24 } as const;

/** The calendar year (UTC) in which an episode happened: on its day, or when it was begun where no day is known. */
export const yearOf = (happenedOn: string | null, createdAt: Date): number =>
  happenedOn === null ? createdAt.getUTCFullYear() : Number(happenedOn.slice(0, 4));

/** Items in the number of `most` or fewer, evenly from the first of a list to its last. */
export function spread<T>(items: readonly T[], most: number): T[] {
  if (items.length <= most) return [...items];
  const step = (items.length - 1) / Math.max(1, most - 1);
  return Array.from({ length: most }, (_, i) => items[Math.round(i * step)]).filter(
    (item) => item !== undefined,
  );
}

/** Seconds that a film of a year is long, at most. */
const longest = 144;
const secondsEach = 10;
const cards = 9;
/** Seconds of one processor for a second of film, where others want it too. */
const workASecond = 2;

/** About how many minutes making it takes. */
export const yearMinutes = (films: number): number =>
  Math.ceil((Math.min(longest, cards + Math.min(films, yearFilms.most) * secondsEach) * workASecond) / 60);
