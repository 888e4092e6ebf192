import type { Clause } from '../../reading/clause.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { World } from '../told-world.ts';

const participle =
  /^,?\s*(?:(?:all|both|just|still|quietly|happily|together|todos|todas)\s)?(?:\p{L}+ing|\p{L}+ndo|a \p{L}+r)$/u;

/** Of these everybody has their own reason. */
const felt =
  /^(?:cry|sob|laugh|giggle|smile|grin|scream|shout|shake|chorar|rir|sorrir|gritar|tremer|llorar|reír|sonreír|gritar|temblar)$/;

/**
 * 'Sat on the wall with her cousins, eating plums', 'foi com o pai, a cantar': a participle has no subject of its own;
 * whoever does it does it in the company just told.
 */
export function companyGoingOn(
  { who, sentence, verb }: Clause,
  { meant: before, people, language }: World,
): Somebody[] {
  const [one, ...more] = who;
  const [earlier] = before?.clause.who ?? [];
  if (!before || !one || more.length > 0 || before.clause.sentence !== sentence) return [];
  if (felt.test(verb.lemma)) return [];
  if (before.clause.mode !== 'done' || earlier?.span[0] !== one.span[0] || one.span[1] > verb.span[0])
    return [];
  const between = people.options.text.slice(before.clause.span[1], verb.span[1]);
  if (!participle.test(between) || (language === 'en' && !between.startsWith(','))) return [];
  return before.others
    .filter(({ phrase }) => phrase.preposition === 'with')
    .flatMap((each) => each.people)
    .filter(({ kind, person }) => kind === 'person' && person.role && !person.only);
}
