import type { Clause, Phrase } from '../../reading/clause.ts';

const objects = /^(?:it|them|l[oa]s?|[oa]s?)$/;
/** As many clauses ago it was caught. */
const reach = 8;

const lets =
  /^(?:drop|throw|put|place|let|release|return|slip|toss|set|lower|pop|largar|soltar|devolver|deitar|pôr|jogar|atirar|lançar|colocar|lanzar|echar|tirar|regresar|poner|meter)$/;
const waters =
  /^(?:water|lake|pond|river|sea|ocean|stream|loch|creek|tide|rockpool|água|lago|lagoa|rio|mar|riacho|ribeiro|poça|agua|laguna|río|arroyo|charco|estanque)$/;
const swims =
  /^(?:fish|perch|trout|bass|carp|minnow|crab|frog|toad|turtle|tadpole|shrimp|newt|eel|starfish|peixe|peixinho|caranguejo|rã|sapo|tartaruga|girino|camarão|pez|pececito|pescado|trucha|cangrejo|rana|tortuga|renacuajo|camarón)$/;

const puts = /^(?:put|stick|tie|glue|draw|write|paint|tape|pin|place)$/;
const upon = /^(?:on|onto|around|round|over)$/;
/** What is done to a letter with a stamp on it, or to a parcel with a bow. */
const handles =
  /^(?:drop|send|give|show|carry|bring|throw|hide|post|mail|put|take|hand|hug|kiss|push|float|hang|sell|deliver|leave)$/;

const catches =
  /^(?:catch|hold|hook|find|lift|pick|scoop|rescue|grab|pull|net|pescar|apanhar|pegar|segurar|agarrar|achar|encontrar|tirar|sostener|coger|atrapar|sujetar|hallar|sacar)$/;

const isNoun = ({ pronoun, preposition, name }: Phrase): boolean => !pronoun && !preposition && !name;

/** What swims and was caught, unless something else was taken since. */
function caughtIn(clauses: readonly Clause[]): Phrase | undefined {
  const taken = clauses.flatMap(({ verb, things }) => {
    const object = things.find(isNoun);
    return object && (catches.test(verb.lemma) || /^(?:take|get|have|tomar|llevar|levar)$/.test(verb.lemma))
      ? [object]
      : [];
  });
  // Whoever holds the rod meanwhile has caught nothing with it.
  const last = taken.findLast(({ head }) => !/^(?:rod|net|cana|rede|caña|red)$/.test(head.toLowerCase()));
  return last && swims.test(last.head.toLowerCase()) ? last : undefined;
}

/** The noun that was said before, where the pronoun stood. */
function named(noun: Phrase, { span }: Phrase): Phrase {
  const { preposition: _own, count: _count, ...rest } = noun;
  return { ...rest, text: rest.head, span };
}

/**
 * 'Caught a fish. Grandpa held the rod. She dropped it back in the water': what is let go there is what was caught.
 * 'Wrote a letter, put a stamp on it and dropped it in the box': 'it' is still the same.
 */
export const withLetGo = (clauses: readonly Clause[]): Clause[] => {
  const done: Clause[] = [];
  for (const clause of clauses) {
    const before = done.at(-1);
    const meant = (phrase: Phrase): Phrase => {
      if (phrase.preposition || !objects.test(phrase.pronoun ?? '')) return phrase;
      const { verb, things } = clause;
      const intoWater = things.some(({ preposition, head }) => preposition && waters.test(head));
      if (lets.test(verb.lemma) && intoWater) {
        const caught = caughtIn(done.slice(-reach));
        return caught ? named(caught, phrase) : phrase;
      }
      const isCarrier =
        before &&
        puts.test(before.verb.lemma) &&
        before.things.some(({ preposition, pronoun }) => pronoun === 'it' && upon.test(preposition ?? ''));
      const carrier =
        isCarrier && phrase.pronoun === 'it' && handles.test(verb.lemma)
          ? done.at(-2)?.things.findLast(isNoun)
          : undefined;
      return carrier ? named(carrier, phrase) : phrase;
    };
    done.push({ ...clause, things: clause.things.map(meant) });
  }
  return done;
};
