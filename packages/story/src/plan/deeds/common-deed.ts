import type { NounLanguage } from '@milestoon/things/nouns';
import { metresOf } from '@milestoon/things/nouns';
import type { Clause } from '../../reading/clause.ts';
import { carried } from '../things/held-thing.ts';
import type { ThingMeant } from '../things/phrases-meant.ts';

const parts = /^(?:partir|espatifar|escacar|estilhaçar)$/;
const ofPaper = /ticket|memo|paper|card|envelope|thread|rope|rosette|sticker/;
/** What breaks when it falls out of the hands. */
const breaks =
  /^(?:glass|glass-of-.*|cup|teacup|plate|bowl|jug|vase|jar|potted-plant|hot-beverage|cup-with-straw|framed-picture|mirror)$/;
const knocks = /^(?:tirar|deitar|mandar|botar|tumbar|voltear|virar|volcar)$/;
const down = /^(?:suelo|piso|chão|solo)$/;
/** What stands, and falls over when it is touched. */
const stands =
  /^(?:vase|jug|cup|glass|glass-of-milk|glass-of-water|bottle|water-bottle|bucket|bowl|.*-lamp|lamp|potted-plant|plant|toy-blocks|chair|stool|bicycle|wastebasket|flower-pot|amphora|christmas-tree|fence|traffic-cone|candle|hot-beverage|cup-with-straw|pot-of-food|framed-picture|mirror|statue|bowling|.*clock)$/;
const hangs = /^(?:hang_up|hang|pendurar|colgar)$/;
const packs = /^(?:pack|preparar|arrumar|fazer|hacer|armar|aprontar)$/;
const bags = /^(?:backpack|luggage|handbag|clutch-bag|shopping-bags|sack|package|picnic-basket|basket)$/;
const slips = /^(?:slip|skid|slide)$/;
const spits = /^(?:spit|cuspir|escupir)$/;
const rings = /^bell$/;

/** 'Tiró el jarrón', 'deitou o copo ao chão': it stood, and falls. */
export const isKnockedDown = (
  { verb: { lemma }, things: named, manner }: { verb: { lemma: string } } & Pick<Clause, 'things' | 'manner'>,
  direct: readonly Pick<ThingMeant, 'picture'>[],
  language: NounLanguage,
): boolean =>
  !manner.includes('se') &&
  direct.length > 0 &&
  knocks.test(lemma) &&
  direct.some(({ picture }) => stands.test(picture)) &&
  (named.some(({ head, preposition }) => preposition !== undefined && down.test(head)) ||
    (language === 'es' && lemma === 'tirar' && named.every(({ preposition }) => !preposition)));

/** What verbs of house and table do by what they are done with, in all languages; undefined where they are as by themselves. */
export function commonDeed(
  { verb: { lemma, particle }, things: named, manner }: Clause,
  things: readonly ThingMeant[],
  language: NounLanguage,
): string | undefined {
  const direct = things.filter(({ preposition, likeness }) => !preposition && !likeness);
  const isSelf = manner.includes('se');
  const isOnSomebody = named.some(
    ({ preposition, name, pronoun, head }) =>
      preposition &&
      (name || pronoun !== undefined || /^(?:neck|shoulder|pescoço|ombro|cuello|hombro)$/.test(head)),
  );
  // 'Partiu a chávena': what is neither food nor paper breaks.
  if (
    parts.test(lemma) &&
    direct.length > 0 &&
    !direct.some(({ kind, picture }) => kind === 'food' || ofPaper.test(picture))
  )
    return direct.some(({ picture }) => breaks.test(picture)) ? 'drop' : 'hold';
  if (isKnockedDown({ verb: { lemma }, things: named, manner }, direct, language)) return 'hit';
  // 'Hung up her coat', 'colgó la toalla': up there, and not on the floor.
  if (
    hangs.test(lemma) &&
    !isSelf &&
    !isOnSomebody &&
    direct.some(({ picture }) => metresOf(picture) <= carried)
  )
    return 'reach';
  if (packs.test(lemma) && direct.some(({ picture }) => bags.test(picture))) return 'put-in';
  // 'Slipped on the ice': only what is worn is slipped on.
  if (
    slips.test(lemma) &&
    (particle === 'on' || named.some(({ preposition }) => preposition === 'on')) &&
    named.length > 0 &&
    !things.some(({ kind }) => kind === 'worn')
  )
    return 'fall';
  // What is spat out leaves the mouth, and no hand.
  if (spits.test(lemma) && direct.length > 0 && named.some(({ preposition }) => !preposition)) return 'blow';
  // 'Carregou na campainha'.
  if (
    lemma === 'carregar' &&
    things.some(({ preposition, picture }) => preposition === 'in' && rings.test(picture))
  )
    return 'reach';
  return undefined;
}
