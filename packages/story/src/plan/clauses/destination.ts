import type { NounLanguage } from '@milestoon/things/nouns';
import { isGivenName } from '../../people/gender.ts';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { isPlaceGoneTo } from '../../world/people/known-names.ts';
import { placeOfNoun } from '../../world/places/places.ts';
import type { People } from '../../world/people/people.ts';
import { relationOf } from '../../world/people/relation-words.ts';

const goes =
  /^(?:ir|vir|voltar|fugir|correr|sair|subir|descer|entrar|levar|trazer|caminhar|andar|partir|viajar|mudar|saltar|pular|seguir|passar|nadar|gatinhar|regressar|conduzir|abraçar|venir|volver|salir|bajar|irse|llevar|traer|caminar)$/;
/** 'Fomos para o parque', 'fugiu para o quintal': to a place, and for nobody. */
export const toPlaces = (clause: Clause, language: NounLanguage): Clause =>
  language !== 'en' && goes.test(clause.verb.lemma)
    ? {
        ...clause,
        things: clause.things.map((each) =>
          each.preposition === 'for' && !each.pronoun && placeOfNoun(each, language)
            ? { ...each, preposition: 'to' }
            : each,
        ),
      }
    : clause;

/** 'We went to Costa Nova': of two capitals and nobody known, and no name that people have. */
export const isDestination = (
  { preposition, name, head, qualities }: Phrase,
  people: People,
  language: NounLanguage,
): boolean => {
  if (!name || people.byName(head) || relationOf(head.split(' ')[0]?.toLowerCase() ?? '')) return false;
  if (preposition === 'to' && head.includes(' ')) return true;
  // 'Fomos a Lisboa', 'viajamos hasta Sevilla': where nobody of the name is known, it is a town.
  const isThere = language !== 'en' && /^(?:to|for|until)$/.test(preposition ?? '');
  const isNew = qualities.length === 0 && !isGivenName(head) && !people.isExplained(head);
  return isThere && (isPlaceGoneTo(head) || isNew);
};
