import type { NounLanguage } from '@milestoon/things/nouns';
import { colorAmong } from '../../meaning/colors.ts';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { creatureOf } from './lifeless-told.ts';

const ears = /^(?:ear|orelha|oreja)$/;
const wears =
  /^(?:wear|put|get|have|make|buy|lose|find|usar|pôr|colocar|vestir|ganhar|fazer|ter|levar|comprar|perder|poner|ponerse|llevar|traer|tener|hacer|hold)$/;
const pointed = /^(?:cat|fox|wolf|dog|squirrel)$/;
const long = /^(?:rabbit|donkey|horse|kangaroo)$/;
const ofSomebody = /(?:^|\s)(?:the|d[oa]s?|del?\s(?:el|la|los|las|su|mi)|del)\s\p{L}+$|['’]s?\s/iu;

/** 'Pôs orelhas de coelho', 'wore bunny ears': a band with ears, and no rabbit comes along. */
function asBand(phrase: Phrase, { verb }: Clause, language: NounLanguage): Phrase {
  if (!ears.test(phrase.head) || phrase.owner || ofSomebody.test(phrase.text)) return phrase;
  const creature = [phrase.of, phrase.qualities.at(-1)]
    .flatMap((each) => (each ? creatureOf(each, language) : undefined) ?? [])
    .at(0);
  if (!creature) return phrase;
  const { of: _of, ...rest } = phrase;
  const isOn = !phrase.preposition || /^(?:in|with|of)$/.test(phrase.preposition);
  if (!isOn || !wears.test(verb.lemma)) return { ...rest, qualities: [] };
  const sense = long.test(creature) ? 'long-ears' : pointed.test(creature) ? 'pointed-ears' : 'round-ears';
  return { ...rest, head: 'headband', qualities: [], plural: false, sense };
}

const shades = /^(?:bright|dark|light|pale|deep|neon|electric|baby|hot|all|mostly)$/;

/** 'New hearing aids, bright orange': that is how they look, and no fruit. */
function withColours(things: readonly Phrase[]): readonly Phrase[] {
  return things.flatMap((phrase, at) => {
    const next = things[at + 1];
    if (isColour(phrase) && at > 0) return [];
    return next && isColour(next)
      ? [{ ...phrase, qualities: [...phrase.qualities, next.head.toLowerCase()] }]
      : [phrase];
  });
}
const isColour = ({ preposition, head, qualities, plural }: Phrase): boolean =>
  !preposition &&
  !plural &&
  qualities.length > 0 &&
  qualities.every((each) => shades.test(each)) &&
  colorAmong([head.toLowerCase()]) !== undefined;

const shaves = /^(?:shave|cut|carve|trim|buzz|raspar|rapar|cortar|afeitar|hacer|fazer)$/;
const hair = /^(?:hair|head|ear|neck|scalp|cabelo|cabeça|orelha|nuca|pelo|cabeza|oreja)$/;
const shapes =
  /^(?:bolt|star|heart|line|stripe|zigzag|lightning|raio|estrela|risco|linha|rayo|estrella|raya|línea)$/;
/** 'Shaved a lightning bolt over his ear': it is in the hair, and there is no storm. */
const isInHair = (phrase: Phrase, { verb, things }: Clause): boolean =>
  !phrase.preposition &&
  shaves.test(verb.lemma) &&
  shapes.test(phrase.head) &&
  things.some(({ preposition, head }) => preposition !== undefined && hair.test(head));

/** 'Comimos en Rosario': where somebody is called so there is no rosary. */
const asPlaceName = (phrase: Phrase): Phrase =>
  phrase.name &&
  !phrase.sense &&
  /^(?:in|to|from)$/.test(phrase.preposition ?? '') &&
  /^\p{Lu}\p{L}+$/u.test(phrase.text)
    ? { ...phrase, sense: null }
    : phrase;

/** What only says how something or somebody looks, as that: ears on a band, a colour, a shape in the hair. */
export const withGuises = (clauses: readonly Clause[], language: NounLanguage): Clause[] =>
  clauses.map((clause) => ({
    ...clause,
    things: (language === 'en' ? withColours(clause.things) : clause.things)
      .filter((phrase) => !isInHair(phrase, clause))
      .map((phrase) => asBand(phrase, clause, language))
      .map((phrase) => (language === 'en' ? phrase : asPlaceName(phrase))),
  }));
