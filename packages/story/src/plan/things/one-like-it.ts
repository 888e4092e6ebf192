import { type Agreement, agreementOf } from '../../world/people/noun-gender.ts';
import type { Phrase } from '../../reading/clause.ts';
import type { ThingMeant } from './phrases-meant.ts';
import type { World } from '../told-world.ts';

const ones =
  /^(?:primer[oa]|segund[oa]|tercer[oa]|cuart[oa]|quint[oa]|sext[oa]|últim[oa]|siguiente|suy[oa]|mí[oa]|tuy[oa]|nuestr[oa])s?$/;
/** As many clauses ago it may have been told of what it is one. */
const reach = 8;

/**
 * 'Hizo tortillas. La primera se le rompió', 'se comió el suyo': one of what was told of and agrees with it, the last
 * of one or several. Undefined where nothing does.
 */
export function oneLikeIt(
  phrase: Phrase,
  { language, clause, lastOf }: Pick<World, 'language' | 'clause' | 'lastOf'>,
): ThingMeant | undefined {
  if (language !== 'es' || phrase.of || phrase.pronoun || !ones.test(phrase.head.toLowerCase()))
    return undefined;
  const gender = agreementOf(phrase)?.[0];
  if (!gender) return undefined;
  const [last] = [gender, `${gender}s`]
    .flatMap((agreement) => lastOf?.get(agreement as Agreement) ?? [])
    .filter(({ thing, clause: told }) => clause - told <= reach && thing.kind !== 'animal')
    .toSorted((one, other) => other.clause - one.clause);
  if (!last) return undefined;
  const { count: _several, ...one } = last.thing;
  return one;
}
