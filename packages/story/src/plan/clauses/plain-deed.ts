import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause } from '../../reading/clause.ts';
import { cartwheel } from './cartwheels.ts';
import { doneByTrade } from './done-by-trade.ts';
import { inEverydaySense } from './everyday-senses.ts';
import { givenByNobody } from './given-by-nobody.ts';
import { inEvent } from './had-events.ts';
import { inHouseholdWords } from './iberian-household.ts';
import { withoutIdiom } from './idioms.ts';
import { withoutLightVerb } from './light-verbs.ts';
import { inPlainSense } from './plain-senses.ts';

/**
 * A clause as if its verb were what one sees: 'had a jab', 'had a fever', 'gave a kiss', 'spent her money on flowers' and 'put
 * her head under the water' say it by their nouns.
 */
export function plainDeed(
  clause: Clause,
  { text, language }: { text: string; language: NounLanguage },
): Clause {
  const plainly = treated(
    inEverydaySense(inPlainSense(inHouseholdWords(clause, language), language), language),
  );
  const given = givenByNobody(cartwheel(plainly, language), text, language);
  const event = inEvent(doneByTrade(given, text, language), language);
  const plain = withoutIdiom(emptied(bought(downTheSlide(withoutLightVerb(event, language)))));
  return slidOff(raised(warmed(lookingOut(language === 'en' ? eatenOrRead(plain) : plain))));
}

/** 'Comeu a tigela toda de sopa', 'virou o pote de farinha': the hand has what is in it. */
const empties =
  /^(?:eat|drink|finish|devour|gobble|slurp|munch|swallow|taste|try|lick|comer|beber|devorar|engolir|provar|acabar|probar|tragar|tomar|virar|derramar|entornar|despejar|volcar|voltear|verter|esparramar|desparramar)$/;
const holds =
  /^(?:bowl|plate|cup|mug|glass|spoonful|slice|piece|bag|packet|box|tin|pot|jar|bottle|portion|helping|tub|chunk|bit|mountain|pile|tigela|prato|copo|chávena|caneca|fatia|pedaço|saco|pacote|taça|garrafa|colherada|plato|tazón|taza|vaso|pote|frasco|balde|caixa|cuia|panela|bote|tarro|cubo|balde|caja|olla|cuenco|jícara|rebanada|trozo|pedazo|bolsa|paquete|bote|botella|cucharada|montón)$/;
/** 'Ate a whole bowl of broccoli': the broccoli. */
const emptied = (clause: Clause): Clause =>
  empties.test(clause.verb.lemma)
    ? {
        ...clause,
        things: clause.things.map((each) => {
          const { of, ...rest } = each;
          const [food] = of?.split(' ').slice(-1) ?? [];
          return food && !each.preposition && holds.test(each.head.toLowerCase())
            ? { ...rest, head: food, qualities: [] }
            : each;
        }),
      }
    : clause;

/** 'Ate our tea' is a meal, 'was reading the paper' a newspaper. */
function eatenOrRead(clause: Clause): Clause {
  const { verb, things } = clause;
  const [from, to] =
    verb.lemma === 'eat' ? [/^tea$/, 'dinner'] : verb.lemma === 'read' ? [/^papers?$/, 'newspaper'] : [];
  if (!from || !to) return clause;
  return {
    ...clause,
    things: things.map((each) =>
      !each.preposition && from.test(each.head) ? { ...each, head: to, qualities: [] } : each,
    ),
  };
}

const sitsWhoever: readonly (readonly [RegExp, string])[] = [
  [/^(?:slide|go|come|whizz|zoom)$/, 'sit'],
  [/^(?:descer|escorregar)$/, 'sentar'],
  [/^(?:bajar|tirar|deslizar|lanzar)(?:se)?$/, 'sentarse'],
];
const slides =
  /^(?:slide|slideway|waterslide|escorrega|escorregão|escorregador|tobogã|tobogán|resbaladilla|resbaladero|resbalín|rodadero|rodadera)$/;
/** 'Went down the big slide': whoever does sits on it. */
function downTheSlide(clause: Clause): Clause {
  const { verb, things } = clause;
  const slide = things.find(
    ({ head, preposition }) =>
      (/^(?:down|off|in|on|from)$/.test(preposition ?? '') ||
        // 'Se tiró por el tobogán'.
        (preposition === 'by' && !/slide/.test(head))) &&
      slides.test(head.toLowerCase()),
  );
  const lemma = slide && sitsWhoever.find(([verbs]) => verbs.test(verb.lemma))?.[1];
  if (!lemma) return clause;
  return {
    ...clause,
    verb: { lemma, span: verb.span },
    things: things.map((each) => (each === slide ? { ...each, preposition: 'on' } : each)),
  };
}

const spends = /^(?:spend|waste|blow|gastar)$/;
const money =
  /^(?:money|pound|coin|penny|pennies|dollar|euro|cent|saving|dinheiro|moeda|mesada|dinero|moneda|ahorro|paga|propina)s?$/;
/** 'Spent all his money on flowers': the flowers are seen. */
function bought(clause: Clause): Clause {
  const { verb, things } = clause;
  const paid = things.find(({ preposition, head }) => !preposition && money.test(head.toLowerCase()));
  const at = things.findIndex(({ preposition }) => /^(?:on|em|en)$/.test(preposition ?? ''));
  const thing = things[at];
  if (!paid || !thing || !spends.test(verb.lemma)) return clause;
  const { preposition: _on, ...direct } = thing;
  const rest = things.filter((each) => each !== paid && each !== thing);
  return {
    ...clause,
    verb: { lemma: verb.lemma === 'gastar' ? 'comprar' : 'buy', span: verb.span },
    things: [direct, ...rest],
  };
}

/** 'Pulled up an old boot', 'pulled the sled up the hill': with a thing nobody stands up. */
const raised = (clause: Clause): Clause =>
  clause.verb.lemma === 'pull' &&
  (clause.verb.particle === 'up' || clause.things.some(({ preposition }) => preposition === 'up')) &&
  clause.things.some(({ preposition, pronoun }) => !preposition && !/sel(?:f|ves)$/.test(pronoun ?? ''))
    ? { ...clause, verb: { lemma: clause.verb.particle ? 'pull' : 'drag', span: clause.verb.span } }
    : clause;

const peeks = /^(?:peek|peep|poke|look|lean|gaze)$/;
/** 'Peeked out of the box': whoever does is in it. */
function lookingOut(clause: Clause): Clause {
  const { verb, things } = clause;
  const isOut = ({ preposition }: Clause['things'][number]): boolean =>
    preposition === 'out of' || (preposition === 'from' && verb.particle === 'out');
  const from = things.find((each) => isOut(each) && !/^(?:window|door|doorway)$/.test(each.head));
  if (!peeks.test(verb.lemma) || !from) return clause;
  return {
    ...clause,
    verb: { lemma: 'sit', span: verb.span },
    things: things.map((each) => (each === from ? { ...each, preposition: 'in' } : each)),
  };
}

const dressings = /^(?:cast|plaster|sling|bandage|splint)$/;
/** 'Put his arm in a cast': as if they bandaged it. */
const treated = (clause: Clause): Clause =>
  /^(?:put|wrap)$/.test(clause.verb.lemma) &&
  clause.things.some(({ preposition, owner }) => !preposition && owner) &&
  clause.things.some(({ preposition, head }) => preposition === 'in' && dressings.test(head))
    ? { ...clause, verb: { lemma: 'bandage', span: clause.verb.span } }
    : clause;

const warm = /^(?:fire|fireplace|campfire|stove|heater|radiator|tea|cocoa|chocolate|soup|blanket|bath)$/;
/** 'Warmed up by the fire': nobody does exercises there. */
const warmed = (clause: Clause): Clause =>
  clause.verb.lemma === 'warm' &&
  clause.things.some(({ preposition, head }) => preposition && warm.test(head))
    ? { ...clause, verb: { lemma: 'sit', span: clause.verb.span } }
    : clause;

/** 'Slid over its head': whoever slides off something falls, where a plate is slid. */
const slidOff = (clause: Clause): Clause =>
  clause.verb.lemma === 'slide' &&
  clause.things.some(({ preposition }) => preposition === 'off' || preposition === 'over') &&
  clause.things.every(({ preposition }) => preposition)
    ? { ...clause, verb: { lemma: 'fall', span: clause.verb.span } }
    : clause;
