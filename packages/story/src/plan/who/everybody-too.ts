import { isGrownUp } from '@milestoon/cast';
import type { Phrase } from '../../reading/clause.ts';
import { relationOf } from '../../world/people/relation-words.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { Act } from '../plan.ts';
import { actOf } from '../things/seen-as.ts';
import { kinAs } from './owner-meant.ts';
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
  /(?<!\p{L})(?:other|opposing|rival(?:es)?|opponents?|outr[oa]s?|otr[oa]s?|advers[aá]ri[oa]s?|contr[aá]ri[oa]s?)(?!\p{L})/iu;
const seated = /^(?:audience|crowd|spectator|público|plateia|platea|claque|torcida|hinchada)s?$/i;
const saddening = /^(?:sad|scared|angry|sorry)$/;

/** 'The class next door', 'a turma ao lado', 'the children in the film': behind their noun stands which others they are. */
const whichOthers =
  /(?<!\p{L})(?:next|near|by|in|on|at|from|with|of|across|opposite|outside|upstairs|downstairs|who|that|ao|aos|à|às|dos?|das?|de|del|al|n[oa]s?|en|em|que)(?!\p{L})/iu;
/** 'Everybody in the class'. */
const whereTheyAre =
  /^\s*(?:in|at|on|n[oa]|en)\s(?:(?:the|her|his|la|el|su)\s)?(?:class(?:room)?|party|room|playground|bus|turma|sala|festa|recreio|clase|fiesta|patio)\s/iu;
/** Any other word tells which of them: 'the big kids'. */
const wholeOf = /^(?:whole|entire|all|most|half|of|the|tod[oa]s?|inteir[oa]|enter[oa]|complet[oa])$/i;
const isOwnGroup = (
  { owner, of, qualities, span }: Phrase,
  { verb }: ClauseMeant['clause'],
  text: string,
): boolean => {
  const kin = [owner, of].some((whose) => whose && relationOf(kinAs(whose).head)?.role !== undefined);
  const isOfKin = kin && !isOfChildren(of);
  const behind = text.slice(span[1], verb.span[0]);
  return (
    !isOfKin &&
    qualities.every((each) => wholeOf.test(each)) &&
    (!whichOthers.test(behind) || whereTheyAre.test(behind))
  );
};
/** 'A bunch of girls' are girls, and nobody's. */
const isOfChildren = (of: string | undefined): boolean => {
  const role = of && relationOf(of)?.role;
  return Boolean(role) && !isGrownUp(role as Parameters<typeof isGrownUp>[0]);
};

/** What is always so, or said, is no deed that the child sees. */
const states =
  /^(?:be|have|say|tell|know|think|love|like|want|hate|miss|look_for|search|seek|write|ser|estar|ter|haver|dizer|saber|achar|pensar|gostar|adorar|querer|procurar|escrever|tener|decir|creer|encantar|gustar|buscar|escribir)$/;
const iberianPast = /(?:ou|eu|iu|ram|vam?|[ií]an?|ó|ron|aban?|foi|fez|fue|hizo|dio|rio|vio|puso|ndo)$/u;
/** 'Se puso a cantar': what the verb hangs on may tell it. */
const isPast = (
  { lemma, span }: ClauseMeant['clause']['verb'],
  subject: Phrase,
  text: string,
  language: string,
): boolean => {
  const word = text.slice(...span).toLowerCase();
  const [base = ''] = lemma.split('_');
  if (language !== 'en')
    return text
      .slice(Math.min(subject.span[1], span[0]), span[1])
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((each) => iberianPast.test(each));
  return ![base, `${base}s`, `${base}es`, base.replace(/y$/, 'ies')].includes(word);
};

/** Where the child was last told to hide or sleep it is not among them. */
const awayBy = /^(?:hide|sleep|lie-down)$/;
const otherwise = /(?<!\p{L})(?:but|except|mas|menos|pero|while|enquanto|mientras)(?!\p{L})/iu;
/** 'Without her', 'everyone looked for Mia', 'but Mia did not': the child is told of by itself. */
function isChildBesides(
  { clause, others }: Pick<ClauseMeant, 'clause' | 'others'>,
  { people: { hero, options }, next, lastActions }: AmongWorld,
): boolean {
  if (others.some(({ people }) => people.includes(hero))) return true;
  if (awayBy.test(lastActions.get(hero.person.id) ?? '')) return true;
  if (clause.things.some(({ preposition }) => /^(?:without|except)$/.test(preposition ?? ''))) return true;
  if (next?.sentence !== clause.sentence) return false;
  return next.mode === 'undone' || otherwise.test(options.text.slice(clause.span[1], next.verb.span[0]));
}

type AmongWorld = Pick<World, 'people' | 'place' | 'next' | 'lastActions' | 'language'>;

/**
 * 'The whole class laughed', 'todos aplaudieron': the child is among them and sees it, though no word says so. Not where
 * only grown-ups or the others are told of, and not before a stage, where those who sit are seen by themselves.
 */
export function childAmongThem(
  meant: Pick<ClauseMeant, 'clause' | 'subjectPhrases' | 'others'>,
  world: AmongWorld,
  feeling: Act['emotion'],
): Act[] {
  const { clause, subjectPhrases } = meant;
  const { place, language } = world;
  const { hero, options } = world.people;
  const { crowd, phrase } = subjectPhrases.find((each) => each.crowd) ?? {};
  if (clause.mode !== 'done' || !crowd || !phrase || crowd.kind === 'passers') return [];
  if (states.test(clause.verb.lemma) || !isPast(clause.verb, phrase, options.text, language)) return [];
  if (!isOwnGroup(phrase, clause, options.text) || isChildBesides(meant, world)) return [];
  if (/^(?:women|men|grown-ups)$/.test(crowd.of ?? '')) return [];
  if (
    crowd.kind === 'audience' &&
    (place?.set === 'stage' || clause.who.some(({ head }) => seated.test(head)))
  )
    return [];
  if (clause.who.some(({ text }) => opposing.test(text))) return [];
  return [actOf(hero, 'look', saddening.test(feeling) ? 'sad' : 'happy')];
}
