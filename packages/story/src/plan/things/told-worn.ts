import type { Clause } from '../../reading/clause.ts';
import type { ThingMeant } from './phrases-meant.ts';
import { carries } from './sides.ts';

/** What is worn is their object: 'wore her cape', 'llevaba gorro', 'calçou as botas'. */
const wears = /^(?:wear|don|sport|dress|vestir|vestirse|usar|calçar|calzar|llevar|ponerse)$/;
const puts = /^(?:put|pull|slip|try|keep|have|poner|pôr)$/;

/** Whether what is done in a clause is having something on, or putting it on. */
export const isDressing = ({ verb, manner }: Pick<Clause, 'verb' | 'manner'>, isOnOther = false): boolean =>
  wears.test(verb.lemma) ||
  (puts.test(verb.lemma) &&
    // 'Le pusieron gafas': clothes that are put without saying where are put on whom they are for.
    ((isOnOther && /^(?:poner|pôr)$/.test(verb.lemma)) ||
      verb.particle === 'on' ||
      manner.some((word) => /^(?:on|se|puest[oa]s?)$/.test(word))));

/** 'Wore the bowl as a hat': there is no other hat. */
export const isStoodFor = (
  thing: ThingMeant,
  clause: Pick<Clause, 'verb'>,
  things: readonly ThingMeant[],
): boolean =>
  thing.preposition === 'as' &&
  clause.verb.lemma === 'wear' &&
  things.some(({ preposition }) => !preposition);

const joined = (things: readonly ThingMeant[], at: number, clause: Pick<Clause, 'things'>): boolean => {
  const [thing, before] = [things[at], things[at - 1]];
  if (thing?.preposition !== undefined || thing?.kind !== 'worn' || !before) return false;
  return isPutOn(before, clause) || joined(things, at - 1, clause);
};
/** 'Looked for it in the boots': nobody wears them. */
const putsAway = /^(?:search|look|find|hide|hunt|keep|buscar|procurar|encontrar|esconder|meter|guardar)$/;

/** English says 'in her boots'. */
const moves =
  /^(?:saltar|correr|andar|caminhar|caminar|dançar|bailar|brincar|jugar|passear|pasear|ir|vir|venir|estar|ser|sair|salir|chegar|llegar|aparecer|entrar|desfilar|posar|cantar|dormir|subir|ficar|quedar)(?:-?se)?$/;

export const beforeEyes = /^(?:glasses|sunglasses|goggles|mask|diving-mask|3d-glasses)$/;

const limbs =
  /^(?:foot|feet|leg|toe|hand|arm|head|pé|pezinho|perna|dedo|mão|braço|cabeça|pie|pierna|mano|brazo|cabeza)s?$/;
/** 'Put her foot inside the boot': whose foot it is has it on. */
const isPutOn = (
  { kind, preposition, likeness, picture }: ThingMeant,
  { things }: Pick<Clause, 'things'>,
): boolean =>
  likeness === 'worn' ||
  (kind === 'worn' &&
    (preposition === 'in' ||
      preposition === 'as' ||
      (preposition === 'inside' && (!carries(picture) || things.some(({ head }) => limbs.test(head))))));
const ofPart = /^(?:(?:in|en|em) )?(?:the|an?|his|her|its|my|your|our|their|one|\p{L}+['’]s)(?!\p{L})/iu;
/** 'A dog in boots' wears them, and what is in his boots lies there. */
export const isInPair = ({ preposition, picture }: ThingMeant, { things }: Pick<Clause, 'things'>): boolean =>
  preposition === 'in' &&
  things.some(
    (each) =>
      each.preposition === 'in' &&
      each.plural &&
      /^(?:boot|wellie|welly|wellington|shoe|trainer|sneaker|slipper|sock|glove|mitten)s?$/.test(each.head) &&
      carries(picture) &&
      !ofPart.test(each.text),
  );

/**
 * What somebody of a clause has on: 'in pyjamas and boots', where the second word has no preposition of its own; and
 * whatever they are told to wear, be it a colander.
 */
export function wornIn(
  clause: Pick<Clause, 'verb' | 'manner' | 'things'>,
  things: readonly ThingMeant[],
): ThingMeant[] {
  const dresses = isDressing(clause);
  if (putsAway.test(clause.verb.lemma) && !dresses) return [];
  // 'With her gloves on', 'com as luvas postas', 'con los guantes puestos'.
  const isOn = clause.manner.some((word) => /^(?:on|post[oa]s?|calçad[oa]s?|puest[oa]s?)$/.test(word));
  return things.filter(
    (thing, at) =>
      (isPutOn(thing, clause) && !isStoodFor(thing, clause, things)) ||
      joined(things, at, clause) ||
      // 'Cried behind her sunglasses'.
      (thing.preposition === 'behind' && beforeEyes.test(thing.picture)) ||
      (isOn && (thing.preposition ?? 'with') === 'with' && thing.kind === 'worn') ||
      // 'Saltou com as botas', 'foi de chapéu': whoever goes or runs has them on.
      (/^(?:with|of|from)$/.test(thing.preposition ?? '') &&
        thing.kind === 'worn' &&
        moves.test(clause.verb.lemma)) ||
      (dresses && !thing.preposition && (thing.kind === 'worn' || clause.verb.lemma === 'wear')),
  );
}
