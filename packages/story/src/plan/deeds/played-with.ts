import type { Action } from '@milestoon/cast';
import { metresOf } from '@milestoon/things/nouns';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { carried } from '../things/held-thing.ts';
import { loosens } from '../things/lost-tooth.ts';
import type { ThingMeant } from '../things/phrases-meant.ts';

/** What some toys and games are for. */
const sees = /^(?:look|see|peer|watch|gaze|stare|use|spot|olhar|ver|espreitar|usar|mirar|observar)$/;
const watches = /^(?:watch|see|look|read|ver|assistir|mirar)$/;
const isLens = ({ picture, preposition }: ThingMeant): boolean =>
  /^(?:telescope|microscope|binoculars|magnifying-glass-tilted-left|magnifying-glass|spyglass|camera)$/.test(
    picture,
  ) && preposition !== 'at';

const isCatch = ({ picture, preposition, kind }: ThingMeant): boolean =>
  !preposition &&
  !/ball(?!oon)|frisbee|disc|bus|tram|train/.test(picture) &&
  kind !== 'weather' &&
  metresOf(picture) <= carried;

const isPiece = ({ text, head, preposition }: Phrase): boolean =>
  !preposition &&
  (/^(?:song|tune|carol|melody|music|anthem|piece|solo|lullaby|waltz|march|scale|duet|jig|reel|canção|música|melodia|canción|melodía)$/.test(
    head,
  ) ||
    (text.match(/\p{Lu}\p{Ll}+/gu) ?? []).length > 1);

const paints =
  /^(?:paint|draw|write|scribble|sign|pintar|desenhar|escrever|assinar|riscar|dibujar|escribir|firmar|garabatear)$/;
const ofPaper = /book|napkin|page|memo|card|notebook|blackboard|drawing|envelope|calendar/;
const surfaces =
  /^(?:wall|floor|door|window|face|arm|hand|leg|foot|cast|parede|chão|porta|cara|braço|mão|perna|gesso|pared|suelo|puerta|brazo|mano|pierna|escayola|yeso)$/;
const definite = /^(?:the|my|his|her|our|their|its|o|os|as|el|la|los|las|su|sua|seu|nuestr[oa]|noss[oa])\s/i;
/** 'Painted the fence', 'drew on the wall', 'signed her cast': not on paper, but on what is there. */
export function paintsUpon(
  { verb, things: named }: Pick<Clause, 'verb' | 'things'>,
  things: readonly ThingMeant[],
): boolean {
  if (!paints.test(verb.lemma)) return false;
  if (named.some(({ head, preposition }) => preposition === 'on' && surfaces.test(head))) return true;
  if (
    things.some(
      ({ picture, preposition, kind }) => preposition === 'on' && kind !== 'food' && !ofPaper.test(picture),
    )
  )
    return true;
  const [phrase] = named.filter(({ preposition }) => !preposition);
  const [thing] = things.filter(({ preposition }) => !preposition);
  return (
    /^(?:paint|sign|pintar|assinar|firmar)$/.test(verb.lemma) &&
    thing !== undefined &&
    phrase !== undefined &&
    definite.test(phrase.text) &&
    !ofPaper.test(thing.picture) &&
    thing.kind !== 'person'
  );
}
/** What it is done with where nobody says. */
export const penFor = ({ verb }: Clause): string =>
  /^(?:paint|pintar)$/.test(verb.lemma) ? 'paintbrush' : 'crayon';

export function playedWith(
  { verb, things: named }: Clause,
  things: readonly ThingMeant[],
): Action | undefined {
  const has = (picture: string): boolean => things.some((thing) => thing.picture === picture);
  if (paintsUpon({ verb, things: named }, things)) return signs.test(verb.lemma) ? 'write' : 'wipe';
  if (has('tooth') && loosens.test(verb.lemma) && !lays.test(verb.lemma)) return 'hold';
  if (plays.test(verb.lemma) && things.some(isPlayed) && !named.some(({ head }) => doorbells.test(head)))
    return 'play-music';
  // 'Played Silent Night': two words with capitals are music.
  if (/^(?:play|tocar)$/.test(verb.lemma) && named.some(isPiece)) return 'play-music';
  // Nobody drops a sofa: the hands leave it.
  if (
    lets.test(verb.lemma) &&
    things.some(
      ({ kind, picture, preposition }) => !preposition && kind !== 'toy' && metresOf(picture) > carried,
    )
  )
    return 'reach';
  // A toy car is pushed.
  if (drives.test(verb.lemma) && things.some(({ kind, preposition }) => kind === 'toy' && !preposition))
    return 'push';
  if (sees.test(verb.lemma) && things.some(isLens)) return 'look-through';
  // 'Watched cartoons on the phone': it is in the hands.
  if (
    watches.test(verb.lemma) &&
    things.some(
      ({ picture, preposition }) =>
        /^(?:mobile-phone|laptop)$/.test(picture) && /^(?:on|in)$/.test(preposition ?? ''),
    )
  )
    return 'hold';
  if (
    /^(?:flip|toss|virar|lançar|voltear)$/.test(verb.lemma) &&
    things.some(({ kind, preposition, picture }) => kind === 'food' && !preposition && !isBall(picture))
  )
    return tossedInPan(things) ? 'flip' : 'throw';
  // What is no ball is caught and kept.
  if (/^(?:catch|apanhar|agarrar|atrapar|coger)$/.test(verb.lemma) && things.some(isCatch)) return 'hold';
  if (has('kite') && flies.test(verb.lemma)) return 'kite';
  if (
    /^(?:be|stand|estar|ser)$/.test(verb.lemma) &&
    things.some(({ picture, preposition }) => picture === 'goal-net' && preposition === 'in')
  )
    return 'catch';
  // A ball flies into a hoop, and is kicked into a goal.
  if (has('basketball-hoop') && scores.test(verb.lemma)) return 'throw';
  if (/^(?:practise|practice|rehearse|ensaiar|ensayar)$/.test(verb.lemma)) {
    const [what] = named.filter(({ preposition }) => !preposition).map(({ head }) => head.toLowerCase());
    return dances.test(what ?? '') ? 'dance' : sung.test(what ?? '') ? 'sing' : 'talk';
  }
  if (/^(?:read|ler|leer)$/.test(verb.lemma) && has('sign')) return 'point';
  return has('goal-net') && scores.test(verb.lemma) ? 'kick' : undefined;
}
/** Rung at a door, and no music. */
const doorbells = /^(?:timbre|campainha|telefonillo|interfone|doorbell)$/;
const signs = /^(?:firmar|assinar)$/;
const lays =
  /^(?:pôr|meter|colocar|botar|guardar|esconder|poner|guardar|embrulhar|amarrar|envolver|entregar|put|leave|drop|wrap)$/;
export const drives = /^(?:drive|steer|race|park|conduzir|guiar|dirigir|conducir|manejar)$/;
const lets = /^(?:release|drop|largar|soltar)$/;
const plays =
  /^(?:play|practise|practice|learn|start|begin|try|tocar|aprender|começar|praticar|empezar|comenzar|practicar|estudiar)$/;
const instruments =
  /^(?:musical-keyboard|piano|violin|guitar|trumpet|drum|long-drum|saxophone|accordion|banjo|flute|maracas|bell|harp|tambourine|xylophone|cymbals|triangle|cello|clarinet|castanets|bagpipes|recorder|trombone|tuba)$/;
/** What is played upon. */
export const isPlayed = ({ picture }: ThingMeant): boolean => isInstrument(picture);
/** Whether music is played upon what a picture shows. */
export const isInstrument = (picture: string): boolean => instruments.test(picture);
const dances = /^(?:dance|dança|baile|bailecito|coreografia|coreografía|routine|quadrilha|zapateado|ballet)$/;
const sung = /^(?:song|canção|música|canción|villancico|hino|himno)$/;
const flies = /^(?:fly|launch|lançar|empinar|voar|volar|hacer|fazer)$/;
const scores = /^(?:score|shoot|get|marcar|meter|fazer|hacer|anotar)$/;

/** What a pan tosses; an apple is thrown. */
export const tossedInPan = (things: readonly ThingMeant[]): boolean =>
  things.some(({ picture }) =>
    /pancake|egg|cooking|crepe|omelet|bacon|flatbread|hamburger|hot-dog|cut-of-meat|fish/.test(picture),
  );
const isBall = (picture: string): boolean => /ball/.test(picture);

/** Food is cut on a board, paper in the hands. */
export const cutUp = ({ verb }: Clause, things: readonly ThingMeant[]): Action | undefined =>
  /^(?:cut|slice|chop|carve|cortar|recortar|partir)$/.test(verb.lemma)
    ? things.some(({ kind, preposition }) => kind === 'food' && !preposition)
      ? 'slice'
      : verb.lemma === 'partir'
        ? undefined
        : 'cut'
    : undefined;
