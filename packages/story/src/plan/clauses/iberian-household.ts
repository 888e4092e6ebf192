import type { NounLanguage } from '@milestoon/things/nouns';
import { meantBy } from '../../meaning/kinds.ts';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { relationOf } from '../../world/people/relation-words.ts';

const isDirect = ({ preposition }: Phrase): boolean => !preposition;
const noun = (head: string, clause: Clause, plural = false): Phrase => ({
  text: head,
  span: clause.verb.span,
  head,
  qualities: [],
  plural,
  name: false,
});

/** Verbs that say what is taken off, and the verb and noun that say it apart. */
const undresses: readonly (readonly [verb: RegExp, language: NounLanguage, lemma: string, what: string])[] = [
  [/^descalçar(?:-?se)?$/, 'pt', 'tirar', 'sapato'],
  [/^descalzar(?:se)?$/, 'es', 'quitar', 'zapato'],
  [/^(?:despir)(?:-?se)?$/, 'pt', 'tirar', 'camisola'],
  [/^(?:desvestir|desnudar)(?:se)?$/, 'es', 'quitar', 'camiseta'],
];
/** 'Descalçou-se', 'se descalzó': the shoes are in the hands. */
function undressed(clause: Clause, language: NounLanguage): Clause {
  const found = undresses.find(([verb, spoken]) => spoken === language && verb.test(clause.verb.lemma));
  if (!found || clause.things.some((each) => isDirect(each) && !each.pronoun)) return clause;
  const [, , lemma, what] = found;
  return {
    ...clause,
    verb: { ...clause.verb, lemma },
    things: [noun(what, clause, what.includes('pat')), ...clause.things],
  };
}

const changes = /^(?:trocar|mudar|cambiar)(?:-?se)?$/;
const clothing = /^(?:roupa|ropa)$/;
const isSomebody = ({ name, pronoun, head }: Phrase): boolean =>
  name || pronoun !== undefined || relationOf(head) !== undefined;
/** 'Trocou de roupa', 'se cambió de ropa': it is put on, where it is no doll's, no bed's and none that two swap. */
function changed(clause: Clause, language: NounLanguage): Clause {
  const clothes = clause.things.find(
    ({ head, preposition, of, owner }) =>
      clothing.test(head) &&
      (!preposition || preposition === 'of') &&
      !of &&
      (!owner || /^(?:su|sua|sus)$/.test(owner)),
  );
  if (!clothes || !changes.test(clause.verb.lemma)) return clause;
  const swapped = clause.things.some((each) => each.preposition === 'with' && isSomebody(each));
  const moved = clause.things.some(({ preposition }) => /^(?:to|for|from)$/.test(preposition ?? ''));
  if (swapped || (isDirect(clothes) && moved)) return clause;
  const { preposition: _of, ...rest } = clothes;
  const head = language === 'pt' ? 'camisola' : 'camiseta';
  return {
    ...clause,
    verb: { ...clause.verb, lemma: language === 'pt' ? 'vestir' : 'poner' },
    things: [
      { ...rest, head, text: head, qualities: [] },
      ...clause.things.filter((each) => each !== clothes && !(isDirect(each) && each.pronoun === 'se')),
    ],
  };
}

const picks = /^(?:escolher|querer|comprar|pedir|preferir|elegir|escoger)$/;
/** 'Escolheu um de morango', 'eligió una de mango': one of that taste, and no fruit lies beside it; whoever eats of a cake has it. */
function ofOneTaste(clause: Clause, language: NounLanguage): Clause {
  const { verb, things } = clause;
  const taste = things.find(
    (each) => each.preposition === 'of' && each.text === each.head && meantBy(each, language).kind === 'food',
  );
  if (!taste || !picks.test(verb.lemma) || things.some((each) => isDirect(each) && !each.pronoun))
    return clause;
  const one = language === 'es' ? [{ ...noun('una', clause), pronoun: 'una', span: taste.span }] : [];
  return { ...clause, things: things.flatMap((each) => (each === taste ? one : [each])) };
}

/** What is done to somebody, whom Spanish has behind 'a'. */
const toWhom =
  /^(?:abrazar|besar|peinar|vestir|desvestir|acostar|bañar|sentar|mecer|arropar|tapar|lavar|pasear|acariciar|cargar|cuidar|arrullar|secar|dormir|acunar|alzar|levantar|atrapar|perseguir|soltar|llevar)$/;
/** 'Abrazó a su peluche': whom, and nobody else beside it. */
const ofPersonalA = (clause: Clause, language: NounLanguage): Clause =>
  language === 'es' &&
  toWhom.test(clause.verb.lemma) &&
  !clause.manner.includes('se') &&
  !clause.things.some(isDirect)
    ? {
        ...clause,
        things: clause.things.map((each) => {
          const { preposition, ...direct } = each;
          return preposition === 'to' && !each.pronoun && !each.name && meantBy(each, language).kind === 'toy'
            ? direct
            : each;
        }),
      }
    : clause;

const fans = /^(?:abanar|abanicar|avivar)$/;
const embers = /^(?:brasa|fogo|lume|fogueira|fuego|fogata|hoguera|carvão|carbón|churrasco|asado|fogão)s?$/;
const fire = { pt: 'fogo', es: 'fuego' } as const;
/** 'Abanava as brasas com um cartão': with that in the hand, beside the fire. */
function fanned(clause: Clause, language: NounLanguage): Clause {
  const coals = clause.things.find((each) => isDirect(each) && embers.test(each.head));
  const held = clause.things.find(({ preposition }) => preposition === 'with');
  if (!coals || !held || !fans.test(clause.verb.lemma)) return clause;
  const { preposition: _with, ...direct } = held;
  const head = language === 'en' ? coals.head : fire[language];
  return {
    ...clause,
    verb: { ...clause.verb, lemma: 'agitar' },
    things: [
      direct,
      { ...coals, head, text: head, qualities: [], plural: false, preposition: 'beside' },
      ...clause.things.filter((each) => each !== coals && each !== held),
    ],
  };
}

const throwsAway = /^(?:deitar|jogar|atirar|botar|levar|tirar|sacar|echar|llevar|bajar)$/;
/** 'Deitou o lixo no caixote': a bag of it, and not the bin. */
const bagged = (clause: Clause, language: NounLanguage): Clause =>
  throwsAway.test(clause.verb.lemma)
    ? {
        ...clause,
        things: clause.things.map((each) =>
          isDirect(each) && /^(?:lixo|basura)$/.test(each.head)
            ? { ...each, head: language === 'pt' ? 'saco' : 'bolsa', qualities: [] }
            : each,
        ),
      }
    : clause;

const shares = /^(?:dividir|partilhar|repartir|compartir|compartilhar)$/;
/** 'Dividiu o chocolate com a irmã': she gets some of it, and gives none. */
const shared = (clause: Clause): Clause =>
  shares.test(clause.verb.lemma) && clause.things.some(isDirect)
    ? {
        ...clause,
        things: clause.things.map((each) =>
          each.preposition === 'with' && isSomebody(each) ? { ...each, preposition: 'to' } : each,
        ),
      }
    : clause;

/** 'Pisou uma ervilha': it lies under the foot, and in no hand; grapes are trodden for wine. */
const treads = (clause: Clause): Clause =>
  clause.verb.lemma === 'pisar'
    ? {
        ...clause,
        things: clause.things.map((each) =>
          isDirect(each) && !isSomebody(each) && each.head !== 'uva' ? { ...each, preposition: 'on' } : each,
        ),
      }
    : clause;

const elders = /^(?:mother|father|grandmother|grandfather|aunt|uncle)$/;
const wearsIt = /^(?:pôr|vestir|calçar|experimentar|usar|colocar|botar|poner|probar)$/;
/** 'Pôs os óculos do avô', 'se puso los zapatos de mamá': on oneself, whose ever they are. */
function ofElders(clause: Clause, language: NounLanguage): Clause {
  const { verb, things, manner } = clause;
  const isOwn = language === 'pt' || manner.includes('se');
  if (!isOwn || !wearsIt.test(verb.lemma) || things.some(({ preposition }) => preposition === 'to'))
    return clause;
  return {
    ...clause,
    things: things.map((each) => {
      const { of, owner, ...rest } = each;
      const whose = relationOf(of ?? owner ?? '')?.role ?? '';
      return isDirect(each) && elders.test(whose) && meantBy(each, language).kind === 'worn' ? rest : each;
    }),
  };
}

/** Deeds of house and yard that Portuguese and Spanish say with one verb, with 'de' or with 'a', as if said with their things. */
export function inHouseholdWords(clause: Clause, language: NounLanguage): Clause {
  if (language === 'en') return clause;
  const dressed = ofElders(changed(undressed(clause, language), language), language);
  const direct = ofPersonalA(ofOneTaste(dressed, language), language);
  return treads(shared(bagged(fanned(direct, language), language)));
}
