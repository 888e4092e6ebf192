import type { Clause, Phrase } from '../../reading/clause.ts';

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
  /** Only where nothing else is told that it is done to or in. */
  alone?: true;
  /** How whoever does it hangs on the thing, which stays then; '' where it is done to it. */
  on?: string;
}

/** A hand that has another's name is held. */
const own = /^(?:his|her|their|my|our)$/i;
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
  {
    verb: /^(?:stick|throw|fling|shoot|thrust)$/,
    direct: /^(?:hand|arm|fist)s?$/,
    where: /^(?:air|sky)$/,
    lemma: 'cheer',
  },
  {
    verb: /^leave$/,
    direct: /^(?:table|sofa|couch|bed|stage|pool|ring|queue|desk|floor|bench|pitch)$/,
    alone: true,
    lemma: 'walk',
  },
  { verb: /^shoot$/, direct: /^(?:photo|photograph|picture|snap|video|film)s?$/, lemma: 'take', on: '' },
  { verb: /^take$/, direct: /^breath$/, lemma: 'stand' },
  { verb: /^(?:respirar|tomar)$/, direct: /^(?:ar|aire|fôlego|aliento)$/, lemma: 'ficar' },
  { verb: /^(?:beep|honk|toot|sound|blow)$/, direct: /^(?:horn|hooter)$/, lemma: 'press' },
  { verb: /^(?:give|get)$/, direct: /^(?:detention|lines|warning)$/, lemma: 'scold' },
  { verb: /^give$/, direct: /^(?:leg|boost|bunk-up|leg-up)$/, lemma: 'lift' },
  { verb: /^break$/, direct: /^fast$/, lemma: 'eat' },
  { verb: /^lose$/, direct: /^(?:temper|patience|cool)$/, lemma: 'shout' },
  { verb: /^lose$/, direct: /^(?:balance|footing|grip)$/, lemma: 'fall' },
  { verb: /^lose$/, direct: /^(?:hair|curl)s?$/, lemma: 'stand' },
  { verb: /^perder$/, direct: /^(?:cabelo|cabelinho|pelo|cabello)s?$/, lemma: 'posar' },
  { verb: /^perder$/, direct: /^equilíbrio$/, lemma: 'cair' },
  { verb: /^lose$/, direct: /^nerve$/, lemma: 'hide' },
  { verb: /^lose$/, direct: /^(?:voice|turn|count|interest)$/, lemma: 'think' },
  { verb: /^put$/, direct: /^(?:show|concert|performance|pantomime|musical)$/, lemma: 'dance' },
  { verb: /^put$/, direct: /^(?:play|puppet-show)$/, lemma: 'bow' },
  // What somebody does with a body of their own.
  {
    verb: /^(?:put|raise|lift|wave)$/,
    direct: /^(?:hand|arm|finger|thumb)$/,
    alone: true,
    lemma: 'wave',
  },
  { verb: /^(?:tap|stamp)$/, direct: /^(?:foot|toe|heel)$/, lemma: 'dance' },
  { verb: /^(?:scratch)$/, direct: /^head$/, alone: true, lemma: 'think' },
  { verb: /^(?:wipe|dry)$/, direct: /^(?:tear|eye)$/, alone: true, lemma: 'cry' },
  { verb: /^hold$/, direct: /^breath$/, lemma: 'wait' },
  { verb: /^(?:cross)$/, direct: /^finger$/, lemma: 'wish' },
  { verb: /^(?:give)$/, direct: /^(?:thumb|thumbs-up|salute)$/, lemma: 'wave' },
  { verb: /^(?:pull|make)$/, direct: /^(?:face|faces)$/, lemma: 'laugh' },
  { verb: /^(?:shake)$/, direct: /^head$/, lemma: 'refuse' },
  {
    verb: /^(?:spin|twirl|turn)$/,
    direct: /^(?:top|dreidel|hoop|baton|rattle|wheel)$/,
    lemma: 'hold',
    on: '',
  },
];

const rooms =
  /^(?:house|home|room|door|gate|building|shop|school|water|sea|pool|bed|bath|wood|woods|forest|garden|car|kitchen|hall|way|class|classroom|tent)$/;
/** 'Ran out of paint': nobody runs. */
const hasNoneLeft = ({ verb, things }: Clause): boolean =>
  verb.lemma === 'run' &&
  verb.particle === 'out' &&
  things.some(({ preposition, head, text }) => preposition === 'from' && !rooms.test(head) && head === text);

/**
 * 'Put her head under the water' swims, 'used the potty' sits on it, 'stuck out her tongue' laughs: the verb with its thing
 * is another deed than the verb alone.
 */
export function withoutIdiom(clause: Clause): Clause {
  const { verb, things } = clause;
  if (hasNoneLeft(clause)) return { ...clause, verb: { lemma: 'search', span: verb.span } };
  const idiom = idioms.find(
    (each) =>
      each.verb.test(verb.lemma) &&
      things.some(
        ({ preposition, head, owner }) =>
          !preposition && each.direct.test(head.toLowerCase()) && (!each.alone || !owner || own.test(owner)),
      ) &&
      (!each.alone || things.length === 1) &&
      (!each.up ||
        !things.some(
          ({ preposition, head }) =>
            /^(?:on|into|over|to|under|round|around|in|behind|against|at)$/.test(preposition ?? '') &&
            !/^(?:air|ar|aire|sky|class|aula|clase|sala)$/.test(head),
        )) &&
      (!each.where || things.some(({ preposition, head }) => preposition && each.where?.test(head))),
  );
  if (!idiom) return clause;
  const isDirect = ({ preposition, head }: Phrase): boolean =>
    !preposition && idiom.direct.test(head.toLowerCase());
  const kept = things.flatMap((each): Phrase[] => {
    if (!isDirect(each)) return idiom.where && plain.test(each.head) ? [] : [each];
    if (idiom.on === undefined) return [];
    return [idiom.on ? { ...each, preposition: idiom.on } : each];
  });
  return { ...clause, verb: { lemma: idiom.lemma, span: verb.span }, things: kept };
}
