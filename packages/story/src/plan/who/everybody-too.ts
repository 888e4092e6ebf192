import type { Somebody } from '../../world/people/somebody.ts';
import type { Act } from '../plan.ts';
import { actOf } from '../things/seen-as.ts';
import type { ClauseMeant } from '../told-world.ts';

const everybody =
  /^(?:every(?:one|body)|all of (?:us|them)|todo (?:o )?mundo|todo el mundo|tod[oa]s|toda a gente|toda la gente)$/i;
/** What is done together; all others may do it for the child: clap, laugh, look. */
const together = /^(?:eat|drink|lick|dance|swim|run|jump|sit|sleep|hide|walk|sled|paint|cook|splash)$/;

/** 'Everyone ate cake', 'todo mundo foi tomar açaí': the child is one of them. */
export const everybodyToo = (
  { clause, crowd }: Pick<ClauseMeant, 'clause' | 'crowd'>,
  hero: Somebody,
  { action, feeling, thing }: { action: Act['action']; feeling: Act['emotion']; thing?: string | undefined },
): Act[] =>
  crowd &&
  together.test(action) &&
  clause.who.length === 1 &&
  clause.who.every(({ text }) => everybody.test(text)) &&
  !clause.things.some(({ preposition, pronoun }) => preposition === 'to' && pronoun !== undefined)
    ? [{ ...actOf(hero, action, feeling), ...(thing ? { thing } : {}) }]
    : [];
