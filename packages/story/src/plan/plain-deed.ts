import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause } from '../reading/clause.ts';
import { doneByTrade } from './done-by-trade.ts';
import { inEvent } from './had-events.ts';
import { withoutIdiom } from './idioms.ts';
import { withoutLightVerb } from './light-verbs.ts';

/**
 * A clause as if its verb were what one sees: 'had a jab', 'had a fever', 'gave a kiss', 'spent her money on flowers' and 'put
 * her head under the water' say it by their nouns.
 */
export function plainDeed(
  clause: Clause,
  { text, language }: { text: string; language: NounLanguage },
): Clause {
  const event = inEvent(doneByTrade(clause, text, language), language);
  return withoutIdiom(emptied(bought(downTheSlide(withoutLightVerb(event, language)))));
}

const eats =
  /^(?:eat|drink|finish|devour|gobble|slurp|munch|swallow|taste|try|lick|comer|beber|devorar|engolir|provar|acabar|probar|tragar|tomar)$/;
const holds =
  /^(?:bowl|plate|cup|mug|glass|spoonful|slice|piece|bag|packet|box|tin|pot|jar|bottle|portion|helping|tub|chunk|bit|mountain|pile|tigela|prato|copo|chávena|caneca|fatia|pedaço|saco|pacote|taça|garrafa|colherada|plato|tazón|taza|vaso|rebanada|trozo|pedazo|bolsa|paquete|bote|botella|cucharada|montón)$/;
/** 'Ate a whole bowl of broccoli': the broccoli. */
const emptied = (clause: Clause): Clause =>
  eats.test(clause.verb.lemma)
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

const sitsWhoever: readonly (readonly [RegExp, string])[] = [
  [/^(?:slide|go|come|whizz|zoom)$/, 'sit'],
  [/^(?:descer|escorregar)$/, 'sentar'],
  [/^(?:bajar|tirar|deslizar|lanzar)(?:se)?$/, 'sentarse'],
];
const slides = /^(?:slide|slideway|waterslide|escorrega|escorregão|tobogán|resbaladilla|resbaladero)$/;
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
