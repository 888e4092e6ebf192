import { deedOf } from '../meaning/deeds.ts';
import type { Clause } from '../reading/clause.ts';
import type { Somebody } from '../world/somebody.ts';
import type { MeantPhrase } from './phrases-meant.ts';
import type { World } from './told-world.ts';

/** What takes hands, eyes, a mouth or a voice: nothing without a body does it. */
const ofBodies = new Set(
  (
    'eat drink talk whisper shout sing laugh cry look look-up look-through watch search read write paint count wave ' +
    'clap hug kiss stroke comfort tickle hold-hands high-five shake-hands hand-over receive hold take-out put-in put-on ' +
    'put-down throw kick catch reach pull lick sneeze crawl cook wipe sweep dig tie cut slice open build kneel bow nod ' +
    'refuse shrug cover-eyes cover-ears point dance tiptoe get-up sleep play-music groom film phone pour'
  ).split(' '),
);

/**
 * 'The stool was ready. Cracked two eggs', 'el secador zumbaba y se tapó los oídos': where the words name nobody and
 * only somebody does it, it is the child whose story it is, and not the thing of which something was told before.
 */
export function handedOn(
  clause: Clause,
  { phrase, people: meant, thing, crowd }: MeantPhrase,
  { people, language }: World,
): Somebody | undefined {
  const isUnsaid = phrase.span[1] <= clause.span[0] && phrase.span[1] > 0;
  if (!isUnsaid || meant.length > 0 || crowd) return undefined;
  if (thing?.kind === 'animal' || thing?.kind === 'toy') return undefined;
  return ofBodies.has(deedOf(clause, language) ?? '') ? people.hero : undefined;
}
