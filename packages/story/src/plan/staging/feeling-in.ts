import type { Emotion } from '@milestoon/cast';
import { feelingAmong } from '../../meaning/feelings.ts';
import type { Clause } from '../../reading/clause.ts';
import type { ClauseMeant } from '../told-world.ts';

/** 'With joy', 'tinha medo' tell a feeling; 'made a cross' makes one of wood. */
const tellsFeeling =
  ({ verb }: ClauseMeant['clause']) =>
  ({ preposition }: { preposition?: string }): boolean =>
    preposition !== undefined ||
    /^(?:have|feel|be|show|ter|sentir|dar|tener|pasar|cry|shed)$/.test(verb.lemma);

/** The feeling a clause names beside its verb. */
export const feelingIn = ({ clause }: ClauseMeant): Emotion | undefined =>
  feelingAmong([
    ...clause.manner,
    ...clause.things.filter(tellsFeeling(clause)).map(({ head }) => head),
    ...clause.things.flatMap(({ qualities }) => qualities),
  ]);

const reds = /^(?:red|scarlet|crimson|vermelh[oa]|corad[oa]|roj[oa]|colorad[oa])$/;
/** 'Se puso rojo', 'ficou vermelha': with nothing else, whoever does blushes. */
const turns = /^(?:poner|ponerse|ficar|quedar|quedarse|go|turn)$/;
/** 'He stood there, red as a tomato': who is compared so blushes. */
export const reddens = ({ verb, manner, things, mode }: Clause): boolean =>
  mode === 'done' &&
  (things.some(({ preposition }) => preposition === 'like' || preposition === 'as') ||
    (turns.test(verb.lemma) && things.length === 0)) &&
  (manner.some((word) => reds.test(word)) ||
    things.some(({ qualities }) => qualities.some((each) => reds.test(each))));
