import { deedOf } from '../../meaning/deeds.ts';
import type { Clause } from '../../reading/clause.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { MeantPhrase } from '../things/phrases-meant.ts';
import type { World } from '../told-world.ts';

/** What takes hands, eyes, a mouth or a voice: nothing without a body does it. */
const ofBodies = new Set(
  (
    'eat drink talk whisper shout sing laugh cry look look-up look-through watch search read write paint count wave ' +
    'clap hug kiss stroke comfort tickle hold-hands high-five shake-hands hand-over receive hold take-out put-in put-on ' +
    'put-down throw kick catch reach pull lick sneeze crawl cook wipe sweep dig tie cut slice open build kneel bow nod ' +
    'refuse shrug cover-eyes cover-ears point dance tiptoe get-up sleep play-music groom film phone pour'
  ).split(' '),
);

/** What is also said of things, by how they sound or move: a car coughs, a bicycle moans, a tap cries. */
const alsoOfThings = new Set('shout sing laugh cry sneeze nod bow dance sleep'.split(' '));

const goesOnTo =
  /^(?:andar|estar|ficar|começar|continuar|seguir|empezar|comenzar|poner|ponerse|pôr|parar|voltar|volver|ir|vir|venir)$/;

/**
 * 'The car coughed and sneezed', 'a torneira andava a chorar': it goes on with the thing. English does in the whole
 * sentence; where subjects are left out, if the thing was said to do so before, or the verb hangs on what it did.
 */
function isStillThing(clause: Clause, phrase: MeantPhrase['phrase'], deed: string, world: World): boolean {
  const { people, language, before } = world;
  const { text } = people.options;
  const isInSentence = !/[.!?;:]/.test(text.slice(phrase.span[1], clause.verb.span[0]));
  if (!alsoOfThings.has(deed) || !isInSentence || clause.who.length > 1) return false;
  if (language === 'en' || world.personified === phrase.span[0]) return true;
  // 'Andava a chorar', 'empezó a toser', but not 'ouvi-a rir'.
  if (!before || !goesOnTo.test(before.verb.lemma)) return false;
  const between = text.slice(before.verb.span[1], clause.verb.span[0]);
  return /^\s(?:(?:a|de|por)\s)?$/.test(between) && /(?:[aei]r|ndo)$/i.test(text.slice(...clause.verb.span));
}

/**
 * 'The stool was ready. Cracked two eggs', 'el secador zumbaba y se tapó los oídos': where the words name nobody and
 * only somebody does it, it is the child whose story it is, and not the thing of which something was told before.
 */
export function handedOn(
  clause: Clause,
  { phrase, people: meant, thing, crowd }: MeantPhrase,
  world: World,
): Somebody | undefined {
  const { people, language } = world;
  const deed = deedOf(clause, language) ?? '';
  const isUnsaid = phrase.span[1] <= clause.span[0] && phrase.span[1] > 0;
  if (meant.length === 0 && alsoOfThings.has(deed) && !isUnsaid) world.personified = phrase.span[0];
  if (!isUnsaid || meant.length > 0 || crowd) return undefined;
  if (thing?.kind === 'animal' || thing?.kind === 'toy') return undefined;
  return ofBodies.has(deed) && !(thing && isStillThing(clause, phrase, deed, world))
    ? people.hero
    : undefined;
}
