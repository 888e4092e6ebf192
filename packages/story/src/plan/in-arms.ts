import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause, Phrase } from '../reading/clause.ts';

const lap = /^(?:colo|colinho|brazos?|braços?|regazo|upa)$/;
const into = /^(?:to|in|on|onto)$/;
const carries =
  /^(?:levar|trazer|pegar|apanhar|agarrar|carregar|segurar|tomar|ter|llevar|traer|coger|agarrar|cargar|alzar|levantar|subir|bajar|sacar|sostener|tener|recoger)$/;
const isCarried =
  /^(?:ir|vir|voltar|andar|chegar|sair|regressar|ficar|estar|venir|volver|llegar|quedar|quedarse|salir)$/;

const isLap = ({ head, preposition }: Phrase): boolean =>
  lap.test(head.toLowerCase()) && into.test(preposition ?? '');

/**
 * 'Levou-o ao colo', 'lo cogió en brazos', 'voltou ao colo do pai': whoever is carried so is hugged. Held against the
 * body is how the picture shows it.
 */
export function inArms(clause: Clause, language: NounLanguage): Clause {
  if (language === 'en') return clause;
  const { verb, things } = clause;
  const held = things.find(isLap);
  if (!held) return clause;
  const object = things.some(
    (each) =>
      each !== held && (!each.preposition || (each.preposition === 'to' && (each.pronoun || each.name))),
  );
  const carried = isCarried.test(verb.lemma) && (held.of || held.owner);
  if (!(carries.test(verb.lemma) && object) && !carried) return clause;
  return {
    ...clause,
    verb: { ...verb, lemma: language === 'pt' ? 'abraçar' : 'abrazar' },
    things: carried ? things : things.filter((each) => each !== held),
  };
}
