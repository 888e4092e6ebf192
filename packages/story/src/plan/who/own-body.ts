import type { Clause } from '../../reading/clause.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { World } from '../told-world.ts';
import { wordTable } from '../../text/word-table.ts';

const sexes: Readonly<Record<string, Somebody['sex']>> = wordTable({ his: 'boy', her: 'girl' });
const body =
  /^(?:head|hair|chin|cheek|nose|eye|ear|forehead|face|neck|back|hand|finger|thumb|arm|elbow|knee|leg|foot|toe|tummy|belly|beard|lip|bottom|shoulder|ankle|wrist)s?$/;
const touches =
  /^(?:rub|scratch|pat|stroke|kiss|wipe|touch|feel|massage|dry|lick|suck|bite|chew|blow|tickle|hold|wash|comb|brush)$/;
/** Done to oneself where a name says who does it. */
const ofOneself = /^(?:rub|scratch|touch|feel|lick|suck|bite|chew)$/;
/** For as many clauses somebody of whom it was spoken could have the hand. */
const near = 4;

/**
 * 'Grandpa caught her. She kissed her hand', 'Leo rubbed the back of his head': whoever does it has the head, and nobody
 * beside them has something done to theirs. English only.
 */
export function isOwnBody(
  clause: Clause,
  who: readonly Somebody[],
  { people, language, clause: at }: World,
): boolean {
  const [one, ...more] = who;
  if (language !== 'en' || !one || more.length > 0 || !touches.test(clause.verb.lemma)) return false;
  const part = clause.things.find(
    ({ head, owner, preposition }) =>
      /^(?:of)?$/.test(preposition ?? '') && body.test(head) && owner !== undefined,
  );
  const sex = sexes[part?.owner?.toLowerCase() ?? ''];
  if (!sex || (one.sex ?? sex) !== sex) return false;
  // 'Grandpa rubbed his head' may be a boy's.
  if (one !== people.hero && (people.hero.sex ?? sex) === sex) return false;
  const isNamed = clause.who.some(({ pronoun }) => pronoun === undefined);
  const isAlone = !people.all.some(
    (each) =>
      each !== one && each !== people.tellerFound && (each.sex ?? sex) === sex && at - each.lastNamed <= near,
  );
  return isAlone || (isNamed && one === people.hero && ofOneself.test(clause.verb.lemma));
}
