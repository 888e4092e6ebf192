import type { Action, Emotion } from '@milestoon/cast';
import { feelingOf } from '../meaning/feelings.ts';
import { feelingIn, reddens } from './in-thought.ts';
import type { ClauseMeant, World } from './told-world.ts';
import type { ThingMeant } from './phrases-meant.ts';
import { bodyOf } from './staged-deed.ts';
import { isPutOutFor } from './who-is-there.ts';

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

/** A lost tooth is no loss. */
export const feelingShown = ({ clause, things }: ClauseMeant, deed: string | null, world: World): Emotion =>
  things.some(({ picture }) => picture === 'tooth')
    ? 'proud'
    : feelingOf(clause.verb.lemma, deed ?? 'be', world.sorrowful);

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
  if (things.length > 0) return 'point';
  // 'We were in the supermarket': there they come.
  const isSomewhere =
    /^(?:be|estar|ser)$/.test(clause.verb.lemma) &&
    others.some(
      ({ phrase, people, thing }) =>
        /^(?:in|at)$/.test(phrase.preposition ?? '') && people.length === 0 && !thing,
    );
  return isSomewhere && feeling === 'happy' ? 'walk' : bodyOf(feeling);
};

/** 'They did', 'she lives there': of those who are there already nothing new is to be seen. */
export const saysNothing = (
  { who, things, subjects, crowd, others }: ClauseMeant,
  { people, lastActions }: World,
): boolean =>
  things.length + subjects.length === 0 &&
  !crowd &&
  others.every((each) => each.people.length === 0) &&
  who.every((each) => each === people.hero || lastActions.has(each.person.id));
