import type { SetName } from '@milestoon/stage';
import type { NounLanguage } from '@milestoon/things/nouns';
import { deedOf } from '../meaning/deeds.ts';
import type { Clause, Phrase } from '../reading/clause.ts';
import { isPlayed } from './done-with.ts';
import type { ThingMeant } from './phrases-meant.ts';

const races = /^(?:race|relay|corrida|carrera|estafeta|relevos)$/;
const takesPart =
  /^(?:be|finish|come|end|take|compete|run|win|lose|ficar|ser|estar|acabar|chegar|participar|quedar|llegar|terminar)$/;
/** 'In the sack race': the phrase of a race somebody is in, whatever became of it. */
export const raceIn = ({ verb, things }: Pick<Clause, 'verb' | 'things'>): Phrase | undefined =>
  takesPart.test(verb.lemma)
    ? things.find(({ head, preposition }) => preposition === 'in' && races.test(head.toLowerCase()))
    : undefined;

const spansOfTime =
  /^(?:second|minute|hour|day|week|month|year|age|while|segundo|minuto|hora|dia|semana|mês|ano|día|mes|año|rato|bocado)$/;
/** 'It took 25 minutes': nobody reaches for them. */
export const isOfTime = ({ verb, things }: Pick<Clause, 'verb' | 'things'>): boolean =>
  /^(?:take|last|need|spend|durar|demorar|levar|tardar|llevar|pasar|passar)$/.test(verb.lemma) &&
  things.some(({ head, preposition }) => !preposition && spansOfTime.test(head)) &&
  things.every(({ head, preposition, pronoun }) => preposition ?? pronoun ?? spansOfTime.test(head));

const stops = /^(?:stop|go|come|pop|nip|head|queue|parar|ir|vir|sair|venir|salir|quedar)$/;
const takesUp =
  /^(?:start|begin|learn|try|practise|practice|começar|aprender|praticar|empezar|comenzar|aprender|practicar)$/;
const presses =
  /^(?:keep|press|have|stick|glue|squash|flatten|put|colar|encostar|ter|manter|pegar|tener|apoyar)$/;
const ofFace = /^(?:nose|face|eye|forehead|nariz|cara|olho|testa|ojo|frente)$/;
const pane =
  /^(?:window|glass|screen|aquarium|tank|pane|janela|vidro|montra|ecrã|aquário|ventana|ventanilla|cristal|pantalla|acuario|escaparate)$/;
const misses = /^(?:miss|perder)$/;
const leaving = /bus|tram|train|metro|airplane|boat|ship|ferry/;
const tongue = /^(?:tongue|língua|lengua)$/;
const hides = /^(?:hide|bury|stuff|esconder|enterrar|ocultar)$/;
const anything = /./;
const isInside = /^(?:in|into|inside|under|behind|on)$/;
const guards =
  /^(?:guard|protect|defend|decorate|cover|proteger|defender|guardar|enfeitar|decorar|tapar|cubrir)$/;
const plants = /^(?:plant|sow|plantar|semear|sembrar)$/;
const pots = /^(?:potted-plant|cup|glass-of-milk|bucket|pot-of-food|jar|bowl|beverage-box|teacup|plate)/;
const lands = /^(?:land|aterrar|aterrizar)$/;
const riddenIn: readonly (SetName | null)[] = ['plane'];

/** What somebody does, where its things or its place say it better than the verb alone. */
export function deedMeant(
  clause: Clause,
  things: readonly ThingMeant[],
  { language, set }: { language: NounLanguage; set: SetName | null },
): string | null {
  const { verb, things: named } = clause;
  const race = raceIn(clause);
  // Of a sack race one sees the sack.
  if (race) return things.some(({ picture }) => picture === 'sack') ? 'jump' : 'run';
  // Whoever is in a plane that lands stays in the seat.
  if (lands.test(verb.lemma) && riddenIn.includes(set)) return 'sit';
  const has = (words: RegExp, isDirect: boolean): boolean =>
    named.some(({ head, preposition }) => (preposition === undefined) === isDirect && words.test(head));
  // Whoever started the trumpet plays it.
  if (takesUp.test(verb.lemma) && things.some((thing) => !thing.preposition && isPlayed(thing)))
    return 'play-music';
  if (presses.test(verb.lemma) && has(ofFace, true) && has(pane, false)) return 'look';
  // A bus that is missed is run after.
  if (
    misses.test(verb.lemma) &&
    things.some(({ picture, preposition }) => !preposition && leaving.test(picture))
  )
    return 'run';
  if (things.some(({ likeness }) => likeness === 'shadow')) return 'hold';
  if (
    has(tongue, false) &&
    /^(?:catch|taste|touch|try|apanhar|provar|atrapar|probar|tocar)$/.test(verb.lemma)
  )
    return 'lick';
  // What is hidden somewhere is put there.
  if (
    hides.test(verb.lemma) &&
    has(anything, true) &&
    named.some(({ preposition }) => isInside.test(preposition ?? ''))
  )
    return 'put-in';
  // A bike is turned upside down with both hands.
  if (verb.lemma === 'turn' && !verb.particle && things.some(({ preposition }) => !preposition))
    return 'put-in';
  const meal = things.find(({ kind, preposition }) => kind === 'food' && preposition === 'for');
  if (stops.test(verb.lemma) && meal && clause.mode === 'done') return 'eat';
  if (guards.test(verb.lemma) && things.some(({ preposition }) => preposition === 'with')) return 'put-in';
  if (
    plants.test(verb.lemma) &&
    things.some(({ preposition, picture }) => preposition === 'in' && pots.test(picture))
  )
    return 'put-in';
  return deedOf(clause, language);
}
