import { metresOf } from '@milestoon/things/nouns';
import type { Phrase } from '../../reading/clause.ts';

/** Seen round whoever is in it, and never beside them. */
const sites =
  /^(?:beach-with-umbrella|church|mosque|synagogue|hindu-temple|castle|japanese-castle|circus-tent|hotel|hospital|school|stadium|classical-building|department-store|convenience-store|post-office|camping|desert|national-park)$/;
const within = /^(?:to|in|into|inside|at|through|along|across|for|until)$/;

/** A saw too, and a bench. */
const homographs = /^(?:sierra|serra|pista|parque|arco|arena)$/;
const isWherever = (picture: string): boolean => metresOf(picture) > 2.5 || /wave/.test(picture);

/** Whether a phrase says where somebody is or goes, and names no thing that stands there with its picture. */
export const isSomewhere = (picture: string, { head, preposition }: Phrase): boolean =>
  preposition !== undefined &&
  (isWherever(picture) ||
    homographs.test(head.toLowerCase()) ||
    (sites.test(picture) && within.test(preposition)));
