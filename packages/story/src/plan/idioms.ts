import type { Clause, Phrase } from '../reading/clause.ts';

/** A verb that does something else with certain things. */
interface Idiom {
  verb: RegExp;
  /** What it is done to. */
  direct: RegExp;
  /** What it is done in or under, if that matters. */
  where?: RegExp;
  /** Nothing is said of where it is put. */
  up?: boolean;
  lemma: string;
  /** How whoever does it hangs on the thing, which stays then. */
  on?: string;
}

const water = /^(?:water|pool|sea|lake|river|surface|água|piscina|mar|lago|rio|agua|río)$/;
/** Says of no water which it is. */
const plain = /^(?:water|surface|água|agua)$/;
const idioms: readonly Idiom[] = [
  { verb: /^(?:put|dip|dunk|duck)$/, direct: /^(?:head|face)$/, where: water, lemma: 'swim' },
  { verb: /^(?:pôr|meter|mergulhar)$/, direct: /^(?:cabeça|cara)$/, where: water, lemma: 'nadar' },
  { verb: /^(?:meter|poner|hundir)$/, direct: /^(?:cabeza|cara)$/, where: water, lemma: 'nadar' },
  { verb: /^(?:use|try)$/, direct: /^(?:potty|toilet|loo)$/, lemma: 'sit', on: 'on' },
  { verb: /^(?:usar|utilizar)$/, direct: /^(?:bacio|penico|sanita)$/, lemma: 'sentar', on: 'on' },
  { verb: /^(?:usar|utilizar)$/, direct: /^(?:orinal|váter)$/, lemma: 'sentarse', on: 'on' },
  { verb: /^(?:stick|poke|put)$/, direct: /^tongue$/, lemma: 'laugh' },
  { verb: /^(?:pôr|deitar|mostrar)$/, direct: /^língua$/, lemma: 'rir' },
  { verb: /^(?:sacar|mostrar)$/, direct: /^lengua$/, lemma: 'reír' },
  { verb: /^make$/, direct: /^(?:snow-)?angel$/, lemma: 'lie' },
  { verb: /^(?:put|raise)$/, direct: /^(?:hand|arm)$/, up: true, lemma: 'wave' },
  { verb: /^(?:levantar|pôr)$/, direct: /^(?:mão|braço)$/, up: true, lemma: 'acenar' },
  { verb: /^levantar$/, direct: /^(?:mano|brazo)$/, up: true, lemma: 'saludar' },
  { verb: /^take$/, direct: /^breath$/, lemma: 'stand' },
  { verb: /^(?:respirar|tomar)$/, direct: /^(?:ar|aire|fôlego|aliento)$/, lemma: 'ficar' },
  { verb: /^(?:beep|honk|toot|sound|blow)$/, direct: /^(?:horn|hooter)$/, lemma: 'press' },
];

/**
 * 'Put her head under the water' swims, 'used the potty' sits on it, 'stuck out her tongue' laughs: the verb with its thing
 * is another deed than the verb alone.
 */
export function withoutIdiom(clause: Clause): Clause {
  const { verb, things } = clause;
  const idiom = idioms.find(
    (each) =>
      each.verb.test(verb.lemma) &&
      things.some(({ preposition, head }) => !preposition && each.direct.test(head.toLowerCase())) &&
      (!each.up ||
        !things.some(({ preposition }) =>
          /^(?:on|into|over|to|under|round|around|em|en|sobre)$/.test(preposition ?? ''),
        )) &&
      (!each.where || things.some(({ preposition, head }) => preposition && each.where?.test(head))),
  );
  if (!idiom) return clause;
  const isDirect = ({ preposition, head }: Phrase): boolean =>
    !preposition && idiom.direct.test(head.toLowerCase());
  const kept = things.flatMap((each): Phrase[] => {
    if (!isDirect(each)) return idiom.where && plain.test(each.head) ? [] : [each];
    return idiom.on ? [{ ...each, preposition: idiom.on }] : [];
  });
  return { ...clause, verb: { lemma: idiom.lemma, span: verb.span }, things: kept };
}
