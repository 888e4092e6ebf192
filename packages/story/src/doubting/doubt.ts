import type { Clause } from '../reading/clause.ts';
import type { Act } from '../plan/plan.ts';
import type { ClauseMeant } from '../plan/told-world.ts';
import { doubtful, type Doubtful } from './doubtful.ts';
import { signsOf } from './signs.ts';
import learned from './weights.json' with { type: 'json' };

/** How much each sign speaks for each of them being right. */
export type DoubtWeights = Readonly<Record<Doubtful, Readonly<Record<string, number>>>>;

/** How likely each part of a moment with these signs is right, 0 … 1: said 0.8, it is right in four of five. */
export function sureness(
  signs: readonly string[],
  weights: DoubtWeights = learned,
): Record<Doubtful, number> {
  const of = (part: Doubtful): number => {
    const sum = signs.reduce((all, sign) => all + (weights[part][sign] ?? 0), 0);
    return 1 / (1 + Math.exp(-sum));
  };
  return { who: of('who'), does: of('does'), things: of('things'), place: of('place') };
}

/** As signs of a place: how likely it is by what was learned of places. */
export const placeSign = (likely: number): string => `place ${Math.min(9, Math.floor(likely * 10))} of 10`;

/** What is less likely right is asked: of parts said to be as sure as this a third is wrong. */
const sureEnough = 0.65;
/** A family is asked about so many moments of a story at most. */
const most = 4;

/** What to ask of each moment: of the most doubtful, and what of them. */
export function questionsOf(moments: readonly (readonly string[])[]): Doubtful[][] {
  const asked = moments.map((signs) => {
    const sure = sureness(signs);
    const parts = doubtful.filter((part) => sure[part] < sureEnough);
    return { parts, doubt: parts.reduce((sum, part) => sum + sureEnough - sure[part], 0) };
  });
  const worst = new Set(asked.toSorted((a, b) => b.doubt - a.doubt).slice(0, most));
  return asked.map((each) => (worst.has(each) ? each.parts : []));
}

/** Follows a story clause by clause. */
export class Doubts {
  private readonly spoken = new Map<string, number>();
  private acted: readonly string[] = [];
  private before: Clause | undefined;
  private index = 0;

  /** What tells how sure the moment of a clause is. */
  after(meant: ClauseMeant, acts: readonly Act[], language: string): string[] {
    const first = meant.who[0]?.person.id;
    const spoken = first === undefined ? undefined : this.spoken.get(first);
    const signs = signsOf(meant, {
      acts,
      spokenOf:
        first === undefined
          ? undefined
          : {
              ago: spoken === undefined ? undefined : this.index - spoken,
              actedBefore: this.acted.includes(first),
            },
      before: this.before,
      language,
    });
    this.acted = meant.who.map(({ person }) => person.id);
    for (const { person } of [...meant.who, ...meant.others.flatMap(({ people }) => people)])
      this.spoken.set(person.id, this.index);
    this.before = meant.clause;
    this.index++;
    return signs;
  }
}
