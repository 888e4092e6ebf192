import type { Action, Emotion } from '@milestoon/cast';
import { feelingIn, reddens } from './feeling-in.ts';
import type { ClauseMeant, World } from '../told-world.ts';
import type { ThingMeant } from '../things/phrases-meant.ts';
import { heldThing } from '../things/held-thing.ts';
import { bodyOf } from '../deeds/staged-deed.ts';
import { isPutOutFor } from '../who/who-is-there.ts';

/** What is put out for whoever comes later is there, and they are not; a hole in a cloth is no pit. */
export const isThere = (thing: ThingMeant, { clause }: ClauseMeant, deed: string | null): boolean =>
  !(thing.kind === 'animal' && thing.preposition === 'for' && isPutOutFor(clause)) &&
  !(thing.picture === 'hole' && !/^(?:dig|fall|hide|jump|put-in)$/.test(deed ?? ''));

const games =
  /^(?:\d.*|game|match|race|final|cup|contest|jogo|partida|corrida|partido|juego|carrera|encontro|concurso)$/;
/** A game is lost with nothing to look for. */
export const feelingTold = (meant: ClauseMeant, deed: string | null): Emotion | undefined => {
  const { clause } = meant;
  const isDefeat =
    deed === 'search' &&
    /^(?:lose|perder)$/.test(clause.verb.lemma) &&
    clause.things.every(
      ({ preposition, head }) => preposition !== undefined || games.test(head.toLowerCase()),
    );
  return feelingIn(meant) ?? (reddens(clause) ? 'shy' : isDefeat || deed === 'hurt' ? 'sad' : undefined);
};

/** Whoever is in goal saves. */
export const isTold = ({ verb }: ClauseMeant['clause'], things: readonly ThingMeant[]): boolean =>
  /^(?:be|estar|ser)$/.test(verb.lemma) &&
  things.some(({ picture, preposition }) => picture === 'goal-net' && preposition === 'in');

/** What somebody who only is or feels something is seen to do. */
export const bodyBeing = (
  told: Emotion | undefined,
  feeling: Emotion,
  { things, others, clause }: ClauseMeant,
): Action => {
  if (told) return bodyOf(told);
  if (things.some(({ likeness }) => likeness === 'worn')) return 'stand';
  const had =
    has.test(clause.verb.lemma) &&
    heldThing(
      things.filter(({ preposition }) => !preposition),
      'hold',
    );
  if (had) return 'hold';
  if (things.length > 0) return 'look';
  // 'We were in the supermarket': there they come.
  const isSomewhere =
    /^(?:be|estar|ser)$/.test(clause.verb.lemma) &&
    others.some(
      ({ phrase, people, thing }) =>
        /^(?:in|at)$/.test(phrase.preposition ?? '') && people.length === 0 && !thing,
    );
  // Nobody claps for being somewhere: only a feeling that is told has a gesture.
  if (feeling === 'happy') return isSomewhere ? 'walk' : 'stand';
  return bodyOf(feeling);
};
const has = /^(?:have|get|hold|own|keep|ter|tener|llevar|levar|trazer|traer)$/;

/** 'They did', 'she lives there': of those who are there already nothing new is to be seen. */
export const saysNothing = (
  { who, things, subjects, crowd, others }: ClauseMeant,
  { people, lastActions }: World,
): boolean =>
  things.length + subjects.length === 0 &&
  !crowd &&
  others.every((each) => each.people.length === 0) &&
  who.every((each) => each === people.hero || lastActions.has(each.person.id));
