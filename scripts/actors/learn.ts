import type { ChooseActor } from '../../packages/story/src/actors/choose-actor.ts';
import { readPlan } from '../../packages/story/src/plan/read-plan.ts';
import type { Somebody } from '../../packages/story/src/world/somebody.ts';
import { cleanText } from '@milestoon/story';
import { isMeant } from '../events/alike.ts';
import { type ToldEvent, type ToldStory, verbAt } from '../events/corpus.ts';
import { requestOf } from '../events/story-request.ts';

/** A clause that does not name who acts: what tells for each who may, and who of them does. */
export interface Example {
  candidates: readonly (readonly string[])[];
  meant: number;
}

const namesOf = ({ person }: Somebody): string[] => [person.id, person.role ?? person.picture ?? person.id];

/** The clauses of a story whose actor is labelled and among those who may act, all before them read as they are labelled. */
export function examplesOf(story: ToldStory): Example[] {
  const events = story.events.map((event) => ({ event, at: verbAt(story, event) }));
  const examples: Example[] = [];
  const labelled = (from: number, to: number): ToldEvent | undefined =>
    events.find(({ at }) => from <= at && at < to)?.event;
  const chooseActor: ChooseActor = (judged, { clause, ruled }) => {
    const event = labelled(...clause.verb.span);
    if (!event || event.who.length > 1) return undefined;
    const [wanted] = event.who;
    const right = judged.filter(({ one }) => wanted !== undefined && isMeant(wanted, namesOf(one), story));
    const found =
      right.find(({ one }) => one === ruled) ??
      right.toSorted((a, b) => b.one.lastNamed - a.one.lastNamed)[0];
    if (!found) return undefined;
    examples.push({ candidates: judged.map(({ features }) => features), meant: judged.indexOf(found) });
    return found.one;
  };
  readPlan(requestOf(story), cleanText(story.text, story.child.name), story.language, { chooseActor });
  return examples;
}

const rounds = 150;
const rate = 0.3;
/** How strongly weights are held small, by example. */
const shrinkage = 0.001;
/** What occurs less often teaches nothing. */
const fewest = 4;
/** Smaller weights are left out. */
const least = 0.05;

/** Conditional logistic regression: the weights under which who acts is likeliest among those who may. */
export function learn(examples: readonly Example[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const name of examples.flatMap(({ candidates }) => candidates.flat()))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= fewest).map(([name]) => name);
  const places = new Map(names.map((name, at) => [name, at]));
  const rows = examples
    .filter(({ candidates }) => candidates.length > 1)
    .map(({ candidates, meant }) => ({
      meant,
      features: candidates.map((own) => own.flatMap((name) => places.get(name) ?? [])),
    }));
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(1e-6);
  for (let round = 0; round < rounds; round++) {
    const slopes = weights.map((weight) => shrinkage * rows.length * weight);
    for (const { features, meant } of rows) {
      const scores = features.map((own) => own.reduce((sum, at) => sum + (weights[at] ?? 0), 0));
      const most = Math.max(...scores);
      const odds = scores.map((score) => Math.exp(score - most));
      const all = odds.reduce((sum, each) => sum + each, 0);
      for (const [k, own] of features.entries()) {
        const excess = (odds[k] ?? 0) / all - (k === meant ? 1 : 0);
        for (const at of own) slopes[at] = (slopes[at] ?? 0) + excess;
      }
    }
    for (const [at, slope] of slopes.entries()) {
      squares[at] = (squares[at] ?? 0) + slope * slope;
      weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(squares[at] ?? 1);
    }
  }
  const kept = names
    .map((name, at): [string, number] => [name, Math.round((weights[at] ?? 0) * 100) / 100])
    .filter(([, weight]) => Math.abs(weight) >= least)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(kept);
}
