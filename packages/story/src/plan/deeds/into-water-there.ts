import type { Action } from '@milestoon/cast';
import type { SetName } from '@milestoon/stage';
import type { Clause, Phrase } from '../../reading/clause.ts';

/** Where there is water to be in. */
const waters: ReadonlySet<SetName> = new Set(['pool', 'lake', 'beach', 'boat']);
const plunge =
  /^(?:jump|dive|fall|leap|hop|plop|roll|slip|slide|tumble|topple|saltar|pular|cair|atirar-se|jogar-se|mergulhar|caer|caerse|tirarse|lanzarse|meterse)$/;
const saidIn =
  /^\s*(?:(?:right|straight|back|head[- ]?first|again|lá|logo|outra vez|para|de novo|otra vez|de nuevo) )*(?:in|dentro|adentro)(?! (?:the|his|her|my|our|a|front|it)\b)(?!\p{L})/iu;

/** 'He climbed out of the pool and jumped right back in', 'then he fell in': beside water that is into it. */
export function intoWaterThere(clause: Clause, set: SetName | null, text: string): Clause {
  const { verb, things, span } = clause;
  if (!set || !waters.has(set) || !plunge.test(verb.lemma)) return clause;
  if (clause.mode !== 'done' || things.some(({ preposition }) => preposition && preposition !== 'at'))
    return clause;
  if (verb.particle !== 'in' && !saidIn.test(text.slice(span[1], span[1] + 40))) return clause;
  const water: Phrase = {
    text: 'the water',
    head: 'water',
    preposition: 'into',
    qualities: [],
    plural: false,
    name: false,
    span: verb.span,
  };
  return { ...clause, things: [...things, water] };
}

/** Whoever kicks in the water swims: there is no ball. */
export const kicksInWater = (
  deed: string | null,
  { things }: Pick<Clause, 'things'>,
  { set, going }: { set: SetName | null; going: Action | undefined },
): boolean =>
  deed === 'kick' && (set === 'pool' || going === 'swim') && things.every(({ preposition }) => preposition);
