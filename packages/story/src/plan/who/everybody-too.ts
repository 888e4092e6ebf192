import type { Somebody } from '../../world/people/somebody.ts';
import type { Act } from '../plan.ts';
import { actOf } from '../things/seen-as.ts';
import type { ClauseMeant, World } from '../told-world.ts';

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

const opposing =
  /(?<!\p{L})(?:other|opposing|rival(?:es)?|opponents?|outr[oa]s?|otr[oa]s?|advers[aá]ri[oa]s?|contrari[oa]s?)(?!\p{L})/iu;
const seated = /^(?:audience|crowd|spectator|público|plateia|platea|claque|torcida|hinchada)s?$/i;
const saddening = /^(?:sad|scared|angry|sorry)$/;

/**
 * 'The whole class laughed', 'todos aplaudieron': the child is among them and sees it, though no word says so. Not where
 * only grown-ups or the others are told of, and not before a stage, where those who sit are seen by themselves.
 */
export function childAmongThem(
  { clause, subjectPhrases }: Pick<ClauseMeant, 'clause' | 'subjectPhrases'>,
  { people: { hero }, place }: Pick<World, 'people' | 'place'>,
  feeling: Act['emotion'],
): Act[] {
  const crowd = subjectPhrases.find((each) => each.crowd)?.crowd;
  if (clause.mode !== 'done' || !crowd || crowd.kind === 'passers') return [];
  if (/^(?:women|men|grown-ups)$/.test(crowd.of ?? '')) return [];
  if (
    crowd.kind === 'audience' &&
    (place?.set === 'stage' || clause.who.some(({ head }) => seated.test(head)))
  )
    return [];
  if (clause.who.some(({ text }) => opposing.test(text))) return [];
  return [actOf(hero, 'look', saddening.test(feeling) ? 'sad' : 'happy')];
}
