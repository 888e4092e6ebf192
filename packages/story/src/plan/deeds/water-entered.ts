import type { Phrase } from '../../reading/clause.ts';
import type { ThingMeant } from '../things/phrases-meant.ts';

const waters =
  /^(?:water|puddle|stream|creek|brook|pond|river|lake|água|poça|ribeiro|riacho|rio|lago|agua|charco|arroyo|río|estanque)$/;
/** Places with water, at which one may well stay dry: only who goes into it is wet. */
const pools = /^(?:(?:swimming |paddling )?pool|piscina|alberca)$/;
/** A swimmer at the beach lies in the sea that is there: it is another water only for who runs or jumps into it. */
const seas = /^(?:sea|ocean|waves?|mar|oceano|océano|ondas?|olas?)$/;
export const isWater = (noun: string): boolean =>
  [waters, pools, seas].some((each) => each.test(noun.toLowerCase()));
/** In water somebody is up to the chest, and no drop lies beside them. */
export function waterEntered(
  { head, preposition = '', qualities }: Phrase,
  entering: 'goes' | 'plunges' | undefined,
): ThingMeant | undefined {
  const noun = head.toLowerCase();
  const isInto =
    /^(?:into|inside)$/.test(preposition) || (entering === 'plunges' && /^(?:to|in|for)$/.test(preposition));
  const isIn =
    (waters.test(noun) && (isInto || /^(?:in|through)$/.test(preposition))) ||
    (pools.test(noun) && isInto) ||
    (seas.test(noun) && isInto && entering !== undefined);
  return isIn && !qualities.includes('hot')
    ? { picture: 'puddle', kind: 'thing', size: 'huge', preposition: 'in' }
    : undefined;
}
