import type { SetName } from '@milestoon/stage';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { relationOf } from '../people/relation-words.ts';
import { sleeps } from './place-deeds.ts';
import type { Place } from './places.ts';

const rides: readonly (readonly [SetName, RegExp])[] = [
  ['car', /^(?:car|taxi|cab|van|uber|jeep)$/],
  ['bus', /^(?:bus|coach|minibus|school-bus|shuttle)$/],
  ['train', /^(?:train|tram|subway|metro|underground|tube)$/],
  ['plane', /^(?:plane|airplane|aeroplane|flight)$/],
  ['boat', /^(?:boat|ferry|ship|speedboat)$/],
];
const rideOf = ({ head }: Phrase): SetName | undefined =>
  rides.find(([, words]) => words.test(head.toLowerCase()))?.[0];
const goes = /^(?:go|come|travel|get|ride|head|return|set)$/;
const boards = /^(?:take|catch|ride|get|board)$/;
const isSomebody = ({ pronoun, name, head }: Phrase): boolean =>
  (pronoun !== undefined && pronoun !== 'it') || name || relationOf(head.toLowerCase()) !== undefined;

/** 'We drove to the lake', 'took the train to the zoo': what they are in until they are there. English only. */
export function travelsIn({ verb, things, who, mode }: Clause): SetName | null {
  if (mode !== 'done' || who.every((each) => !isSomebody(each))) return null;
  const { lemma } = verb;
  const direct = things.filter(({ preposition }) => !preposition);
  if (lemma === 'drive' && direct.every(isSomebody)) return 'car';
  const by = things.find(({ preposition }) => preposition === 'by');
  const ride = (by && goes.test(lemma)) || lemma === 'take' ? by : undefined;
  const taken = boards.test(lemma) && !verb.particle ? direct.find((each) => rideOf(each)) : undefined;
  const found = [ride, taken].flatMap((each) => (each ? (rideOf(each) ?? []) : []))[0];
  return found && (ride || things.some(isGoal)) ? found : null;
}

const iberianRides: readonly (readonly [SetName, RegExp])[] = [
  ['car', /^(?:carro|coche|auto|táxi|taxi|carrinha|camioneta)$/],
  ['bus', /^(?:autocarro|ônibus|autobús|bus|colectivo|camión|guagua)$/],
  ['train', /^(?:comboio|trem|tren|metro|elétrico|tranvía)$/],
  ['plane', /^(?:avião|avión)$/],
  ['boat', /^(?:barco|ferry)$/],
];
const iberianGoes =
  /^(?:ir|volver|voltar|regresar|regressar|levar|llevar|conduzir|conducir|viajar|voar|volar|vir|venir|seguir|partir)$/;
const iberianTakes = /^(?:apanhar|pegar|tomar|coger|agarrar|pillar)$/;

/** 'Fomos de carro à praia', 'cogimos el tren al zoo': what whoever rides sits in and where they get out; null where no ride or no end of it is told. */
export function riddenTo({ verb, things, who, mode }: Clause): { by: SetName; to: Phrase[] } | null {
  if (mode !== 'done' || who.every((each) => !isSomebody(each))) return null;
  const rideAt = ({ head, preposition }: Phrase): SetName | undefined =>
    (/^(?:in|of|by)$/.test(preposition ?? '') ? iberianGoes : iberianTakes).test(verb.lemma)
      ? iberianRides.find(([, words]) => words.test(head.toLowerCase()))?.[0]
      : undefined;
  const by = things.map(rideAt).find(Boolean);
  const to = things
    .filter(
      (each) => !rideAt(each) && /^(?:to|for|until|into)$/.test(each.preposition ?? '') && !isSomebody(each),
    )
    .map((each): Phrase => ({ ...each, preposition: 'to' }));
  return by && to.length > 0 ? { by, to } : null;
}

/** Where or to whom somebody goes. */
export const isGoal = ({ preposition, head }: Phrase): boolean =>
  (preposition === 'to' || preposition === 'into') && !/^(?:bed|sleep)$/.test(head);

/** Whether a journey has an end that is told: 'to the lake', 'home'. */
export const isGoingSomewhere = ({ things }: Clause, told: string): boolean =>
  things.some((each) => isGoal(each) || /^home$/.test(each.head)) || /\b(?:home|back|there)\b/i.test(told);

const onTheWay =
  /\bon (?:the|our|his|her|my|their) way(?: (?:back|home|there|to|from)\b|(?= (?:we|he|she|they|i|it|\p{Lu})\b|,))|\bon the (?:drive|ride|walk|journey|trip) (?:back|home|there|to)\b/iu;
const onFoot =
  /^(?:walk|run|stroll|skip|carry|pick|pass|stop|cross|cycle|bike|scoot|hop|jump|fall|trip|step|find|meet|splash|buy)$/;

/**
 * 'On the way home': in what they came in, else on the street; null where nobody is on the way. Whoever sleeps there is
 * driven.
 */
export function placeOnTheWay(clause: Clause, told: string, cameIn: SetName | null): Place | null {
  if (!onTheWay.test(told)) return null;
  const set =
    cameIn && !onFoot.test(clause.verb.lemma) ? cameIn : sleeps(clause) ? 'car' : ('street' as const);
  return { set, things: [] };
}

const aboard =
  /(?<!\p{L})(?:(?:by|at|out of|through|against) the window|on the glass|the (?:whole|entire) (?:way|journey|ride|drive|flight|trip)|all the way (?!up|down|home)|(?:journey|ride|drive|flight|trip) (?:was|took|lasted)|(?:her|his|their|our) (?:very )?first (?:long )?(?:journey|ride|flight|trip)|à janela|pela janela|(?:toda )?a viagem (?:toda|inteira|foi|durou)|durante a viagem|o caminho todo|por la (?:ventana|ventanilla)|junto a la (?:ventana|ventanilla)|el viaje (?:entero|fue|duró)|durante el viaje|todo el (?:viaje|camino)|(?:from|in|on) the back ?seat|(?:no|do) banco de trás|(?:en|desde) el asiento (?:de atrás|trasero)|when we parked|quando estacion\p{L}+|cuando (?:aparcamos|estacionamos))(?!\p{L})/iu;
/** 'We took the train to Porto. She sat by the window and counted cows': a journey that is told has not ended. */
export const isStillAboard = (told: string): boolean => aboard.test(told);

const leaving =
  /^(?:go|come|leave|return|get|head|walk|drive|move|ir|voltar|vir|sair|regressar|volver|venir|salir|regresar|marcharse|irse)$/;
/** 'She did not want to go home': where she is until somebody goes. */
export const staysAway = ({ mode, verb }: Pick<Clause, 'mode' | 'verb'>): boolean =>
  mode === 'undone' && leaving.test(verb.lemma);

const kin = /^(?:grandmother|grandfather|aunt|uncle)$/;
/** 'Fomos à avó': to where she lives. */
export const visitsKin = ({ verb, things }: Clause): boolean =>
  /^(?:go|come|drive|head|ir|voltar|volver)$/.test(verb.lemma) &&
  things.some(
    ({ preposition, head }) =>
      preposition === 'to' && kin.test(relationOf(head.toLowerCase().replace(/['’]s$/, ''))?.role ?? ''),
  );
