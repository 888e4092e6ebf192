import type { Clause } from '../../reading/clause.ts';
import type { ThingMeant } from '../things/phrases-meant.ts';

const peels = /^(?:peel|husk|unpeel|descascar|pelar)$/;
/** No knife is needed for them. */
const byHand = /^(?:tangerine|banana|egg|pea-pod|ear-of-corn|chestnut|peanuts|shrimp|coconut)$/;
const bathes = /^(?:bathe|bath|bañar|banhar|duchar)$/;
const splashes = /^(?:splash|squelch|slosh|chapinhar|chapotear)$/;
const puddles = /^(?:puddle|mud)$/;
const swings = /^(?:swing|dangle|baloiçar|balançar|balancear|columpiar)$/;
const legs = /^(?:foot|feet|leg|pé|perna|pie|pierna)s?$/;
const listens = /^(?:listen|hear|ouvir|escutar|escuchar|oír)$/;
const along = /^(?:along|across|over)$/;
const rakes = /^(?:rake|rastrillar|rastelar|ancinhar)$/;
const floors = /^(?:floor|step|stairs?|chão|soalho|suelo|piso|escalera|patio)$/;
const mops = /^(?:mop|scrub|esfregar|lavar|limpar|fregar|limpiar)$/;
const longHandled = /^(?:broom|mop|rake)$/;

const lights = /^(?:light|ignite|acender|encender|prender)$/;
const withWick =
  /^(?:candle|diya-lamp|fire|wood|sparkler|firecracker|.*lantern|jack-o-lantern|birthday-cake|shortcake|.*cake|matches|campfire)$/;
const puts = /^(?:put|pôr|botar|colocar|meter|poner|ponerse|pôr-se)$/;
const onTop = /^(?:cabeça|cabeza|head)$/;
const putsOut = /^(?:apagar|extinguish|snuff)$/;
const smells = /^(?:smell|cheirar|oler)$/;
/** 'Olía a pan', 'smelled of soap', 'cheirava bem': that is how something is, and nobody smells at it. */
const isHowItIs = ({ things, manner }: Pick<Clause, 'things' | 'manner'>): boolean =>
  things.every(({ preposition }) => preposition) &&
  (manner.length > 0 || things.some(({ preposition }) => /^(?:to|of|like)$/.test(preposition ?? '')));

/** Deeds of every day that another thing beside the verb makes another picture, in all languages; undefined where the verb says it. */
export function everydayDeed(
  { verb: { lemma }, things: named, manner }: Clause,
  things: readonly ThingMeant[],
): string | undefined {
  const direct = things.filter(({ preposition }) => !preposition);
  if (smells.test(lemma) && isHowItIs({ things: named, manner })) return 'be';
  // 'Botou o véu na cabeça', 'se puso el sombrero en la cabeza'.
  if (
    puts.test(lemma) &&
    named.some(({ head, preposition }) => /^(?:in|on|onto)$/.test(preposition ?? '') && onTop.test(head)) &&
    things.some(
      ({ kind, preposition, picture }) =>
        !preposition && (kind === 'worn' || /hat|cap|crown|scarf/.test(picture)),
    )
  )
    return 'put-on';
  if (putsOut.test(lemma) && direct.some(({ picture }) => /^(?:candle|diya-lamp)$/.test(picture)))
    return 'blow';
  // 'Lit a candle', 'acendeu as velas': with a match; a torch and a lamp have a switch.
  if (lights.test(lemma) && things.some(({ picture, preposition }) => !preposition && withWick.test(picture)))
    return 'light';
  // A tangerine and an egg are peeled with the fingers.
  if (peels.test(lemma) && direct.some(({ picture }) => byHand.test(picture))) return 'open';
  // 'Bañó al perro': whoever is bathed is washed, and swims nowhere.
  if (
    bathes.test(lemma) &&
    !manner.includes('se') &&
    named.some(
      ({ preposition, pronoun }) =>
        /^(?:to)?$/.test(preposition ?? '') && !/sel(?:f|ves)$/.test(pronoun ?? ''),
    )
  )
    return 'wipe';
  // 'Scooped the pips out': only who is scooped up is hugged.
  if (lemma === 'scoop' && direct.length > 0 && named.some(({ preposition }) => preposition === 'from'))
    return 'take-out';
  // A bulb is screwed in, and legs that dangle are on no swing.
  if (lemma === 'enroscar' && !manner.includes('se') && direct.length > 0) return 'put-in';
  if (
    swings.test(lemma) &&
    named.some(({ head, preposition }) => !preposition && legs.test(head.toLowerCase()))
  )
    return 'sit';
  // Bread is dipped, not washed.
  if (/^(?:mojar|molhar)$/.test(lemma) && direct.some(({ kind }) => kind === 'food')) return 'put-in';
  // Nobody swims in a puddle.
  if (splashes.test(lemma) && direct.length === 0 && things.some(({ picture }) => puddles.test(picture)))
    return 'jump';
  // A shell that one listens to is held to the ear.
  if (listens.test(lemma) && things.some(({ picture }) => picture === 'spiral-shell')) return 'phone';
  // 'Balanced along the wall' gets on; on one leg one stands.
  if (
    lemma === 'balance' &&
    direct.length === 0 &&
    named.some(({ preposition = '' }) => along.test(preposition))
  )
    return 'walk';
  if (rakes.test(lemma)) return 'sweep';
  // A floor is washed standing, with a long handle, where no rag is told.
  if (
    mops.test(lemma) &&
    named.some(({ head, preposition }) => !preposition && floors.test(head.toLowerCase())) &&
    things.some(({ picture, preposition }) => preposition === 'with' && longHandled.test(picture))
  )
    return 'sweep';
  return undefined;
}
