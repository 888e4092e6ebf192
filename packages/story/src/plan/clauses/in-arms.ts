import type { Action } from '@milestoon/cast';
import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause, Phrase } from '../../reading/clause.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { ThingMeant } from '../things/phrases-meant.ts';

const lap = /^(?:colo|colinho|brazos?|braços?|regazo|upa)$/;
const into = /^(?:to|in|on|onto)$/;
const carries =
  /^(?:levar|trazer|pegar|apanhar|agarrar|carregar|segurar|tomar|ter|llevar|traer|coger|agarrar|cargar|alzar|levantar|subir|bajar|sacar|sostener|tener|recoger)$/;
const isCarried =
  /^(?:ir|vir|voltar|andar|chegar|sair|regressar|ficar|estar|venir|volver|llegar|quedar|quedarse|salir)$/;

/** Said of how somebody is carried. */
const inSomebodysArms = 'in arms';

const isLap = ({ head, preposition }: Phrase): boolean =>
  lap.test(head.toLowerCase()) && into.test(preposition ?? '');

/** 'Tinha um gato no colo', 'en el regazo': it lies there, and is on no arm. */
const isOnLap = ({ head, preposition }: Phrase, verb: string): boolean =>
  /^regazo$/.test(head.toLowerCase()) ||
  (/^(?:ter|tener)$/.test(verb) && /^(?:in|on)$/.test(preposition ?? '') && /^colo/.test(head.toLowerCase()));

/**
 * 'Levou-o ao colo', 'lo cogió en brazos', 'voltou ao colo do pai': whoever is carried so is on the arm, and who
 * is carried without a word of by whom is hugged.
 */
export function inArms(clause: Clause, language: NounLanguage): Clause {
  if (language === 'en') return clause;
  const { verb, things } = clause;
  const held = things.find(isLap);
  if (!held || isOnLap(held, verb.lemma)) return clause;
  const object = things.some(
    (each) =>
      each !== held && (!each.preposition || (each.preposition === 'to' && (each.pronoun || each.name))),
  );
  const carried = isCarried.test(verb.lemma) && (held.of || held.owner);
  if (!(carries.test(verb.lemma) && object) && !carried) return clause;
  return {
    ...clause,
    verb: { ...verb, lemma: language === 'pt' ? 'abraçar' : 'abrazar' },
    manner: carried ? clause.manner : [...clause.manner, inSomebodysArms],
    things: carried ? things : things.filter((each) => each !== held),
  };
}

const lifts = /^(?:carry|lift|pick|carregar|levantar|llevar|cargar)$/;
/** Who is thrown up or turned in the air; what is played or sent is held by nobody's arms. */
const tosses =
  /^(?:lanzar|aventar|elevar|voltear|alzar|jogar|atirar|lançar|mandar|rodar|girar|erguer|balançar)$/;
const holds = /^(?:hold|catch|grab|segurar|pegar|sostener|coger|agarrar)$/;

/**
 * Whoever is lifted or carried is on somebody's arm, and whoever is held or caught is hugged; animals always are. Who is
 * shown something is neither.
 */
export function heldInArms(
  action: Action,
  { verb: { lemma }, manner }: Clause,
  partners: readonly Somebody[],
  things: readonly ThingMeant[],
): Action {
  const isLifted =
    manner.includes(inSomebodysArms) || lifts.test(lemma) || (action === 'carry' && tosses.test(lemma));
  const isHeld =
    manner.includes(inSomebodysArms) ||
    (/^(?:hold|carry|catch)$/.test(action) && (isLifted || holds.test(lemma)));
  const isNothingElse = things.every(({ preposition }) => preposition !== undefined);
  if (!isHeld || !isNothingElse || !partners.some(({ person }) => person.role)) return action;
  return isLifted && partners.some(({ kind }) => kind === 'person') ? 'lift' : 'hug';
}
