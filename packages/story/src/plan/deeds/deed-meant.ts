import type { SetName } from '@milestoon/stage';
import type { NounLanguage } from '@milestoon/things/nouns';
import { deedOf } from '../../meaning/deeds.ts';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { bodyDeed } from './english-body.ts';
import { englishDeed } from './english-deed.ts';
import { commonDeed } from './common-deed.ts';
import { everydayDeed } from './everyday-deed.ts';
import { movedDeed } from './english-moves.ts';
import { iberianDeed } from './iberian-deed.ts';
import { fetchedThere } from './fetched-there.ts';
import { playsAbout } from './plays-about.ts';
import { isPlayed } from './played-with.ts';
import { relationOf } from '../../world/people/relation-words.ts';
import type { ThingMeant } from '../things/phrases-meant.ts';
import { isHigh } from './high-up.ts';
import { isHurt } from './is-hurt.ts';
import { wordTable } from '../../text/word-table.ts';

const races = /^(?:race|relay|corrida|carrera|estafeta|relevos)$/;
const takesPart =
  /^(?:be|finish|come|end|take|compete|run|win|lose|ficar|ser|estar|acabar|chegar|participar|quedar|llegar|terminar)$/;
/** 'In the sack race': the phrase of a race somebody is in, whatever became of it. */
export const raceIn = ({ verb, things }: Pick<Clause, 'verb' | 'things'>): Phrase | undefined =>
  takesPart.test(verb.lemma)
    ? things.find(({ head, preposition }) => preposition === 'in' && races.test(head.toLowerCase()))
    : undefined;

const spansOfTime =
  /^(?:second|minute|hour|day|week|month|year|age|while|segundo|minuto|hora|manhã|mañana|tarde|dia|semana|mês|ano|día|mes|año|rato|bocado)$/;
/** 'It took 25 minutes': nobody reaches for them. */
export const isOfTime = ({ verb, things }: Pick<Clause, 'verb' | 'things'>): boolean =>
  /^(?:take|last|need|spend|durar|demorar|levar|tardar|llevar|pasar|passar)$/.test(verb.lemma) &&
  things.some(({ head, preposition }) => !preposition && spansOfTime.test(head)) &&
  things.every(({ head, preposition, pronoun }) => preposition ?? pronoun ?? spansOfTime.test(head));

const stops = /^(?:stop|go|come|pop|nip|head|parar|ir|vir|sair|venir|salir|quedar)$/;
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
/** 'Eight times', 'tres veces' is nothing that something is done to. */
const notHowOften = /^(?!(?:time|vez)$)/;
const isInside = /^(?:in|into|inside|under|behind|on)$/;
const guards =
  /^(?:guard|protect|defend|decorate|cover|proteger|defender|guardar|enfeitar|decorar|tapar|cubrir)$/;
const plants = /^(?:plant|sow|plantar|semear|sembrar)$/;
const pots =
  /^(?:potted-plant|cup|glass-of-milk|glass-of-water|bucket|pot-of-food|jar|bowl|beverage-box|teacup|plate)/;
const beats = /^(?:beat|defeat|derrotar|vencer|ganhar|ganar)$/;
const teeth = /^(?:tooth|teeth|dente|diente|muela)s?$/;
const brushes = /^(?:brush|escovar|cepillar)$/;
const weighs = /^(?:weigh|pesar)$/;
const units = /^(?:kilo|kilogram|gram|pound|stone|ounce|ton|kg|quilo|grama|gramo|tonelada)s?$/;
const walks = /^(?:walk|stroll|passeio|passear|paseo|pasear)$/;
const looks = /^(?:look|stare|gaze|olhar|mirar)$/;
const boats = /^(?:boat|canoe|kayak|raft|barco|canoa|caiaque|bote|piragua)$/;
/** Games in which something is laid or moved. */
const pieces = /chess|card|joker|dice|puzzle|mahjong|domino/;
const adds = /^(?:add|acrescentar|juntar|adicionar|añadir|agregar)$/;
const asleep = /^(?:asleep|adormecid[oa]|dormid[oa])$/;
const lands = /^(?:land|aterrar|aterrizar)$/;
const riddenIn: readonly (SetName | null)[] = ['plane'];

/** 'Cruzó el puente a gatas': how is more than where. */
const ways: Readonly<Record<string, string>> = wordTable({
  'a gatas': 'crawl',
  'de gatas': 'crawl',
  'de puntillas': 'tiptoe',
  'em bicos': 'tiptoe',
});
const goesBy =
  /^(?:ir|vir|voltar|chegar|sair|andar|passear|caminhar|correr|regressar|descer|venir|volver|llegar|salir|pasear|caminar|regresar|bajar|dar|cruzar|atravesar|atravessar|entrar|subir|pasar|passar)$/;
const ridden =
  /^(?:bicicleta|bici|trotinete|trotineta|patinete|triciclo|cavalo|caballo|burro|pónei|poni|trenó|trineo|camelo|camello)$/;

const inEyes = ({ head, preposition }: Phrase): boolean =>
  /^(?:in|into|em|en)$/.test(preposition ?? '') && /^(?:eye|olho|ojo)s?$/.test(head);

const isToPerson = (named: Clause['things']): boolean =>
  named.some(
    ({ preposition, name, pronoun, head }) =>
      /^(?:to)?$/.test(preposition ?? '') &&
      (name || relationOf(head) !== undefined || (pronoun !== undefined && pronoun !== 'it')),
  );

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
  if (named.some(({ head, preposition }) => preposition === 'on' && /^fours?$/.test(head))) return 'crawl';
  const way = clause.manner.map((each) => ways[each]).find(Boolean);
  if (way && goesBy.test(verb.lemma)) return way;
  // 'Voltou de bicicleta', 'vino en patinete'.
  if (
    goesBy.test(verb.lemma) &&
    named.some(
      ({ head, preposition }) =>
        (/^(?:of|in)$/.test(preposition ?? '') || (!preposition && verb.lemma === 'correr')) &&
        ridden.test(head),
    )
  )
    return 'ride';
  const iberian =
    everydayDeed(clause, things) ??
    commonDeed(clause, things, language) ??
    (things.some(({ kind }) => kind === 'toy') ? null : playsAbout(clause, language, set)) ??
    iberianDeed(clause, things, language);
  if (iberian) return iberian;
  const english =
    language === 'en'
      ? (englishDeed(clause, things) ?? bodyDeed(clause, things) ?? movedDeed(clause, things))
      : undefined;
  if (english) return english;
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
  const direct = things.filter(({ preposition }) => !preposition);
  const directs = named.filter(({ preposition }) => !preposition);
  // Somebody is beaten at a game, an egg in a bowl.
  if (beats.test(verb.lemma) && has(anything, true) && !/drum/.test(direct[0]?.picture ?? ''))
    return direct.some(({ kind }) => kind === 'food') ? 'cook' : 'cheer';
  if (brushes.test(verb.lemma) && has(anything, true) && !has(teeth, true)) return 'groom';
  if (weighs.test(verb.lemma) && (has(units, true) || (!has(anything, true) && !isToPerson(named))))
    return 'be';
  if (/^(?:paddle|remar)$/.test(verb.lemma) && named.some(({ head }) => boats.test(head))) return 'row';
  if (/^(?:play|jogar|jugar)$/.test(verb.lemma) && direct.some(({ picture }) => pieces.test(picture)))
    return 'put-in';
  // Food is tried with the mouth.
  if (verb.lemma === 'try' && direct.some(({ kind }) => kind === 'food')) return 'eat';
  if (adds.test(verb.lemma) && direct.length > 0)
    return direct.some(({ kind }) => kind === 'food') ? 'cook' : 'put-in';
  if (
    /^(?:crack|break|partir|quebrar|romper|cascar|estalar)$/.test(verb.lemma) &&
    direct.some(({ picture }) => /egg/.test(picture))
  )
    return 'cook';
  if (
    /^dar$/.test(verb.lemma) &&
    has(/^(?:vuelta|volta)$/, true) &&
    things.some(({ kind }) => kind === 'food')
  )
    return 'flip';
  const isToSomebody = named.some(
    ({ preposition, name, pronoun }) => !preposition && (name || (pronoun !== undefined && pronoun !== 'it')),
  );
  // Who shakes with nothing in the hands trembles.
  if (/^(?:shake|quake)$/.test(verb.lemma) && named.length === 0 && !verb.particle) return 'shiver';
  // 'Sent him to his room', 'called him a hero': nobody is handed over or rung up.
  // A shot at goal is a kick.
  if (
    verb.lemma === 'shoot' &&
    set === 'pitch' &&
    !things.some(({ picture }) => /hoop|basketball|bow|photo|camera/.test(picture))
  )
    return 'kick';
  // 'Tripped her up': it is she who falls.
  if (verb.lemma === 'trip' && directs.length > 0) return 'push';
  // 'Fell out with his friend': nobody falls.
  if (
    verb.lemma === 'fall' &&
    verb.particle === 'out' &&
    named.some(({ preposition }) => preposition === 'with')
  )
    return 'shout';
  if (verb.lemma === 'pass' && directs.length > 1 && direct.length === 0) return 'hand-over';
  if (verb.lemma === 'send' && direct.length === 0 && directs.length === 1 && isToPerson(named))
    return 'point';
  if (verb.lemma === 'call' && !verb.particle && directs.length > 1 && directs.at(-1)?.name === false)
    return 'talk';
  if (
    /^(?:climb|get|hop|jump|clamber|scramble)$/.test(verb.lemma) &&
    things.some(({ kind, preposition }) => kind === 'animal' && /^on(?:to)?$/.test(preposition ?? ''))
  )
    return 'sit';
  // 'Passed the cup to her': into her hands; a ball is thrown.
  if (
    verb.lemma === 'pass' &&
    !verb.particle &&
    direct.length > 0 &&
    isToPerson(named) &&
    !/ball/.test(direct[0]?.picture ?? '')
  )
    return 'hand-over';
  // 'Splashed her back', 'rocked him': what is done to somebody.
  if (verb.lemma === 'splash' && (isToSomebody || isToPerson(directs))) return 'pour';
  if (verb.lemma === 'rock' && has(anything, true)) return 'hug';
  if (
    /^(?:take|walk|levar|passear|llevar|sacar|pasear)$/.test(verb.lemma) &&
    named.some(({ head }) => walks.test(head))
  )
    return 'walk';
  if (looks.test(verb.lemma) && isHigh(clause)) return 'look-up';
  // 'Deitou o peixe à água': a thing is put there, and nobody lies down.
  if (
    /^(?:deitar|acostar|tumbar|lay)$/.test(verb.lemma) &&
    direct.length > 0 &&
    !clause.manner.includes('se')
  )
    return 'put-in';
  // 'Got soap in his eyes', 'entrou-lhe areia no olho'.
  if (/^(?:get|have|entrar|meter)$/.test(verb.lemma) && has(anything, true) && named.some(inEyes))
    return 'cover-eyes';
  // 'Was sick on the boat' is sick there; whoever is only sick lies down.
  if (
    /^(?:be|feel|get)$/.test(verb.lemma) &&
    clause.manner.some((word) => /^(?:sick|poorly|ill|unwell)$/.test(word))
  )
    return named.some(({ preposition }) => /^(?:on|in|over|into|everywhere)$/.test(preposition ?? ''))
      ? 'sneeze'
      : 'lie-down';
  // Who rolls down a hill tumbles, and pushes nothing.
  if (/^(?:roll|rebolar|rolar|rodar)$/.test(verb.lemma) && !has(notHowOften, true))
    // In a kitchen it is dough that is rolled.
    return verb.lemma === 'roll' && set === 'kitchen' && !verb.particle && named.length === 0
      ? 'cook'
      : 'fall';
  // Who drowns a plant does not swim.
  if (/^(?:drown|sink|afogar|ahogar)$/.test(verb.lemma) && direct.length > 0) return 'pour';
  if (isHurt(clause)) return 'hurt';
  if (verb.lemma === 'be' && clause.manner.some((word) => asleep.test(word))) return 'sleep';
  if (
    has(tongue, false) &&
    /^(?:catch|taste|touch|try|apanhar|provar|atrapar|probar|tocar)$/.test(verb.lemma)
  )
    return 'lick';
  // What is hidden somewhere is put there.
  if (
    hides.test(verb.lemma) &&
    has(anything, true) &&
    !has(ofFace, true) &&
    named.some(({ preposition }) => isInside.test(preposition ?? ''))
  )
    return 'put-in';
  // A bike is turned upside down with both hands.
  if (verb.lemma === 'turn' && !verb.particle && things.some(({ preposition }) => !preposition))
    return 'put-in';
  const meal = things.find(({ kind, preposition }) => kind === 'food' && preposition === 'for');
  if (stops.test(verb.lemma) && meal && clause.mode === 'done') return fetchedThere(clause) ?? 'eat';
  // 'Tapou os olhos com o chapéu' covers the eyes.
  if (
    guards.test(verb.lemma) &&
    things.some(({ preposition }) => preposition === 'with') &&
    !has(/^(?:eye|ear|face|olho|ouvido|orelha|rosto|cara|ojo|oído|oreja|rostro|carita|carinha)s?$/, true)
  )
    return 'put-in';
  if (
    plants.test(verb.lemma) &&
    things.some(({ preposition, picture }) => preposition === 'in' && pots.test(picture))
  )
    return 'put-in';
  return deedOf(clause, language);
}
