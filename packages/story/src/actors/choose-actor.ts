import type { MeantPhrase } from '../plan/things/phrases-meant.ts';
import type { World } from '../plan/told-world.ts';
import type { Clause } from '../reading/clause.ts';
import { knownAs, type Somebody } from '../world/people/somebody.ts';
import { featuresOf } from './features.ts';
import { candidatesFor, type Question, questionOf } from './question.ts';
import learned from './weights.json' with { type: 'json' };

/** Somebody who may act, with what tells for or against it. */
export interface Judged {
  one: Somebody;
  features: readonly string[];
}

/** Who of them acts; undefined where nobody is likelier than whom the rules say. */
export type ChooseActor = (judged: readonly Judged[], question: Question) => Somebody | undefined;

/** As much likelier must somebody be than whom the rules say. In English, which names who acts, the rules know better. */
const margin = { en: Number.POSITIVE_INFINITY, pt: 0.6, es: 0.6 } as const;

/** Chooses whom most tells for. */
export const byWeights =
  (weights: Readonly<Record<string, number>>): ChooseActor =>
  (judged, { ruled, world }) => {
    const scored = judged.map(({ one, features }) => ({
      one,
      score: features.reduce((sum, name) => sum + (weights[name] ?? 0), 0),
    }));
    const now = scored.find(({ one }) => one === ruled)?.score ?? 0;
    const [best] = scored.toSorted((a, b) => b.score - a.score);
    return best && best.score - now >= margin[world.language] ? best.one : undefined;
  };

/** Chooses as the corpus taught it. */
export const byLearning = byWeights(learned);

/** Who acts where the words do not name them, by what was learned; as the rules say where that is hardly likelier. */
export function actorsMeant(clause: Clause, meant: MeantPhrase[], world: World): MeantPhrase[] {
  const question = questionOf(clause, meant, world);
  const [phrase] = clause.who;
  if (!question || !phrase) return meant;
  const all = candidatesFor(question);
  const chosen = world.chooseActor(
    all.map((one) => ({ one, features: featuresOf(one, question, all) })),
    question,
  );
  if (!chosen || chosen === question.ruled) return meant;
  return [{ phrase, people: [question.sex ? knownAs(chosen, question.sex) : chosen] }];
}
