import type { Action } from '@milestoon/cast';
import type { Clause, Phrase } from '../../reading/clause.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { MeantPhrase } from '../things/phrases-meant.ts';

const back = /^(?:shoulders?|back|ombros?|costas?|hombros?|espaldas?|lomos?)$/;
/** Words that mean it by themselves: 'a piggyback', 'às cavalitas', 'a caballito'. */
const byItself = /^(?:piggy-?back|cavalitas?|cavalinho|cavalito|cachapuz|caballito|cuestas?|upa)$/;
const carries =
  /^(?:carry|take|lift|bring|hoist|put|give|piggyback|levar|carregar|trazer|pôr|dar|llevar|cargar|subir|traer|poner)$/;
const isCarried =
  /^(?:fall|sleep|doze|nap|adormecer|dormir|dormirse|ride|sit|go|be|travel|climb|have|get|ir|andar|sentar|montar|subir|estar|viajar|ter|tener)$/;

/** 'Watched the fireworks on Dad's shoulders': done from up there. */
const looksOut =
  /^(?:watch|see|look|look_at|spot|wave|clap|laugh|sing|cheer|ver|olhar|assistir|acenar|cantar|rir|mirar|saludar|reír|aplaudir)$/;
const shoulders = /^(?:shoulders?|ombros?|hombros?|cavalitas?|cavalinho|caballito|piggy-?back)$/;
const isFromAbove = ({ head, preposition }: Phrase): boolean =>
  /^(?:on|upon|from|to|in|of|at)$/.test(preposition ?? '') && shoulders.test(head.toLowerCase());

/** 'On' somebody, however the three languages say it: 'on his shoulders', 'aos ombros', 'a hombros'. */
const isOn = ({ preposition }: Phrase): boolean => /^(?:on|onto|upon|to|in|at)$/.test(preposition ?? '');

/** Only a head lies on one shoulder. */
const isLeantOn = ({ head, plural }: Phrase): boolean =>
  !plural && /^(?:shoulder|ombro|hombro)$/.test(head.toLowerCase());

const meansIt = (phrase: Phrase): boolean =>
  byItself.test(phrase.head.toLowerCase()) ||
  phrase.qualities.some((each) => byItself.test(each)) ||
  (isOn(phrase) && back.test(phrase.head.toLowerCase()) && !isLeantOn(phrase));

const bears = /^(?:shoulder|back|lap|knee|arm)$/;
const ofShoulders =
  /^(?:ride|sit|sleep|doze|nap|climb|travel|jump|leap|run|snuggle|cuddle|nestle|lie|stand|go)$/;
/** 'Rode on his shoulders', 'fell asleep on her lap': nobody is borne by a body of their own. */
export const isBorneBy = ({ verb, manner, things }: Clause, { head, preposition, plural }: Phrase): boolean =>
  /^(?:on|onto|in|into)$/.test(preposition ?? '') &&
  bears.test(head) &&
  things.every((each) => each.preposition !== undefined) &&
  // 'Lay on her back', 'landed on her knees', 'sat on her arms': on one's own.
  !(head === 'back' && /^(?:lie|sleep|stand)$/.test(verb.lemma)) &&
  !(head === 'knee' && plural) &&
  !(head === 'arm' && preposition === 'on') &&
  (ofShoulders.test(verb.lemma) || (verb.lemma === 'fall' && manner.includes('asleep')));

/** Who carries somebody on the back does `piggyback`, and who is carried does `ride`; undefined where nobody is. */
export function onTheBack(
  { verb, things, manner }: Clause,
  others: readonly MeantPhrase[],
  partners: readonly Somebody[],
): Action | undefined {
  if (!partners.some(({ kind, person }) => kind === 'person' && person.role)) return undefined;
  if (byItself.test(verb.lemma)) return 'piggyback';
  if (manner.some((word) => byItself.test(word))) return isCarried.test(verb.lemma) ? 'ride' : 'piggyback';
  if (
    looksOut.test(verb.lemma) &&
    others.some(({ phrase, people }) => isFromAbove(phrase) && people.length > 0)
  )
    return 'ride';
  if (!things.some(meansIt)) return undefined;
  // 'Rode on Dad's shoulders': whoever is named by them is beneath.
  const isTheirs = others.some(({ phrase, people }) => meansIt(phrase) && people.length > 0);
  // 'Andou às cavalitas no pai'.
  const isOnSomebody =
    things.some(({ head }) => byItself.test(head.toLowerCase())) && isCarried.test(verb.lemma);
  if (isOnSomebody) return 'ride';
  if (isTheirs) return isCarried.test(verb.lemma) ? 'ride' : undefined;
  // 'Pôs-lhe pomada nas costas': ointment, and nobody.
  const isOfThing =
    /^(?:pôr|poner|dar)$/.test(verb.lemma) &&
    others.some(({ phrase, people }) => !phrase.preposition && people.length === 0);
  return carries.test(verb.lemma) && !isOfThing ? 'piggyback' : undefined;
}
