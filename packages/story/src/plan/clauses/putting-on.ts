import type { NounLanguage } from '@milestoon/things/nouns';
import { kindOfNoun } from '../../meaning/kinds.ts';
import type { Clause } from '../../reading/clause.ts';
import type { ThingMeant } from '../things/phrases-meant.ts';

const sticks = /^(?:stick|put|place|wear|pin|hang)$/;
const bodies =
  /^(?:nose|face|cheek|chin|forehead|hand|arm|knee|leg|finger|shirt|jumper|chest|head|neck|elbow)$/;
const stuck = /^(?:rosette|badge|sticker|adhesive-bandage|sports-medal|crown|ribbon|bandage)$/;
/** 'Stuck it on her nose', of a sticker or a plaster: they have it on. */
export const sticksToBody = (
  { verb, things: named }: Clause,
  things: readonly Pick<ThingMeant, 'picture' | 'preposition'>[],
): boolean =>
  sticks.test(verb.lemma) &&
  things.some(({ picture, preposition }) => !preposition && stuck.test(picture)) &&
  named.some(
    ({ preposition, head }) => /^(?:on|onto|round|around)$/.test(preposition ?? '') && bodies.test(head),
  );

const puts = /^(?:pôr|poner|ponerse|meter|colocar)$/;
const spectacles = /^(?:óculos?|gafas?|anteojos?|lentes?)$/;

const has = /^(?:tener|llevar|ter|trazer|traer)$/;
const isOn = ({ head, preposition }: Clause['things'][number]): boolean =>
  !preposition && /^(?:puest|post)[oa]s?$/.test(head.toLowerCase());

/**
 * 'Pôs o chapéu', 'se puso las gafas': Portuguese and Spanish lay clothes on the table and on themselves with the same
 * verb; where no place is told, it is on themselves.
 */
export function puttingOn(clause: Clause, language: NounLanguage): Clause {
  const { verb, things, who, mode, manner } = clause;
  const on = language === 'en' ? undefined : things.find(isOn);
  // 'Tenía puesto el casco', 'tinha o gorro posto'.
  if (on && has.test(verb.lemma) && things.length > 1)
    return { ...clause, verb: { ...verb, lemma: 'vestir' }, things: things.filter((each) => each !== on) };
  if (language === 'en' || mode !== 'done' || !puts.test(verb.lemma) || who.length !== 1) return clause;
  // 'Le dejó sus manguitos. Se los puso': what one puts to oneself one wears.
  const isOnSelf =
    manner.includes('se') &&
    things.some(({ pronoun, preposition }) => !preposition && /^(?:lo|la|los|las)$/.test(pronoun ?? ''));
  // 'Se lo puso en los brazos', 'se lo metió debajo de la manta' lays it there.
  const isLaid = things.some(
    ({ head, preposition }) =>
      /^(?:brazo|bracito|mano|manita|palma|regazo|colo|falda|rodilla|barriga|panza|almohada|cuna)$/.test(
        head,
      ) || /^(?:under|behind|beside|on)$/.test(preposition ?? ''),
  );
  if (isOnSelf && !isLaid) return { ...clause, verb: { ...verb, lemma: 'vestir' } };
  if (who[0]?.pronoun === 'they' || things.some(({ preposition }) => preposition !== undefined))
    return clause;
  const isClothes = things.some(
    ({ head }) => spectacles.test(head.toLowerCase()) || kindOfNoun(head, language) === 'worn',
  );
  return isClothes && things.length === 1 ? { ...clause, verb: { ...verb, lemma: 'vestir' } } : clause;
}
