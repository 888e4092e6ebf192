import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause } from '../../reading/clause.ts';
import { bodyRules } from './iberian-body.ts';
import { gestureRules } from './iberian-gestures.ts';
import { handlingRules } from './iberian-handling.ts';
import { madeRules } from './iberian-made.ts';
import { passingRules } from './iberian-passing.ts';
import { wavingRules } from './iberian-waving.ts';
import { spanishRules } from './spanish-deeds.ts';
import { spanishHousehold } from './spanish-household.ts';
import { portugueseHousehold } from './portuguese-household.ts';
import { spanishGestures } from './spanish-gestures.ts';
import type { Told } from './object-rules.ts';
import { portugueseRules } from './portuguese-rules.ts';
import type { ThingMeant } from '../things/phrases-meant.ts';

/** What a verb does by its object, or undefined where the verb alone says it. */
export function deedByObject(
  clause: Clause,
  things: readonly ThingMeant[],
  language: NounLanguage,
): string | undefined {
  const told: Told = {
    clause,
    language,
    things,
    direct: things.filter(({ preposition, likeness }) => !preposition && !likeness),
    objects: clause.things.filter(({ preposition }) => !preposition),
    oblique: clause.things.filter(({ preposition }) => preposition),
  };
  return [
    ...(language === 'es' ? [...spanishHousehold, ...spanishRules, ...spanishGestures] : []),
    ...(language === 'pt' ? [...portugueseHousehold, ...portugueseRules] : []),
    ...bodyRules,
    ...wavingRules,
    ...passingRules,
    ...madeRules,
    ...gestureRules,
    ...handlingRules,
  ].find(([verbs, tells]) => verbs.test(clause.verb.lemma) && tells(told))?.[2];
}
