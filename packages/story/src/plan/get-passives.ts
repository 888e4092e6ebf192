import type { Clause } from '../reading/clause.ts';
import { animalRoleOf } from '../world/animal-roles.ts';

/** What happens to whoever 'gets' it, as what they do then: whoever gets told off is sad, whoever gets stuck tugs. */
const outcomes: readonly (readonly [RegExp, string])[] = [
  [/^(?:sting|bite|scratch|hurt|burn|pinch|injure|tell|scold|bump|knock|hit|bully|jab|bruise)$/, 'cry'],
  [/^(?:stick|trap|wedge|jam|catch|tangle|lock)$/, 'struggle'],
  [/^(?:dress|change)$/, 'dress'],
];
/** Verbs whose participle says how somebody is; what is done to them is seen. */
const isParticiple =
  /(?:ed|en)$|^(?:lost|stuck|hurt|caught|stung|bit|cut|hit|told|soaked|burnt|left|shut|torn)$/i;
const near = 3;

/**
 * 'Got stuck in the banisters', 'got her head stuck', 'got stung': two verbs are one deed, of whoever it happens to. English
 * alone has it.
 */
export function withoutGetPassives(clauses: readonly Clause[], text: string): Clause[] {
  const heard: Clause[] = [];
  for (const [index, clause] of clauses.entries()) {
    const next = clauses[index + 1];
    if (next && isGetOf(clause, next, text)) continue;
    const before = clauses[index - 1];
    heard.push(before && isGetOf(before, clause, text) ? happened(before, clause) : stung(clause));
  }
  return heard;
}

function isGetOf({ verb, things, sentence, mode }: Clause, next: Clause, text: string): boolean {
  if (verb.lemma !== 'get' || verb.particle || things.length > 0 || next.sentence !== sentence) return false;
  const between = text.slice(verb.span[1], next.verb.span[0]).trim();
  const words = between === '' ? 0 : between.split(/\s+/).length;
  return mode === next.mode && words <= near && isParticiple.test(text.slice(...next.verb.span));
}

/** The clause of the participle, done by whoever 'got' it; 'her head' of 'got her head stuck' belongs to it. */
function happened({ who, span }: Clause, clause: Clause): Clause {
  const { verb } = clause;
  const outcome = outcomes.find(([verbs]) => verbs.test(verb.lemma))?.[1] ?? verb.lemma;
  const parts = clause.who.filter(
    (each) => each.span[0] > span[0] && !who.some(({ text }) => text === each.text),
  );
  return {
    ...clause,
    who,
    span: [Math.min(span[0], clause.span[0]), clause.span[1]],
    verb: { lemma: outcome, span: verb.span },
    things: [...parts, ...clause.things],
  };
}

const stings = /^(?:sting|bite|nip)$/;
/** 'Was stung by a bee': an insect does nothing that could be acted, whoever is stung cries. */
function stung(clause: Clause): Clause {
  const { who, verb, things } = clause;
  const [whom] = things.filter(({ preposition, name, pronoun }) => !preposition && (name || pronoun));
  const insect = who.find(({ head, name, pronoun }) => !name && !pronoun && !animalRoleOf(head));
  if (!stings.test(verb.lemma) || !whom || !insect) return clause;
  const rest = things.filter((each) => each !== whom);
  return {
    ...clause,
    who: [whom],
    verb: { lemma: 'cry', span: verb.span },
    things: [...rest, { ...insect, preposition: 'by' }],
  };
}
