/** A list in as many parts, each with all the others: what is learned from these is tried on it. */
export const inFolds = <T>(list: readonly T[], count: number): { own: T[]; others: T[] }[] =>
  Array.from({ length: count }, (_, fold) => ({
    own: list.filter((_each, at) => at % count === fold),
    others: list.filter((_each, at) => at % count !== fold),
  }));
