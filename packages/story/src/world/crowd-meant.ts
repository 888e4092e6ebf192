/** Many people who are not told apart: a class, a team, an audience. */
import type { Phrase } from '../reading/clause.ts';
import type { Spoken } from './registry.ts';
import { crowdWords, relationOf } from './relation-words.ts';

const crowdSize = 6;
const many = /\b(?:all|many|lots|tons|loads|hundreds|so many|tod[oa]s|muit[oa]s|much[oa]s|montones)\b/i;

export function crowdOf({ head, plural, count, text }: Phrase): Spoken['crowd'] | null {
  const word = head.toLowerCase();
  const heads = [word, `${word}s`];
  const found = crowdWords.find(([, words]) =>
    heads.some((each) => words.test(each) && (each === word || plural)),
  );
  if (!found) return null;
  if (/^(?:family|familia|família|parents)$/.test(word) && !/\b(?:whole|entire|toda|all)\b/.test(text))
    return null;
  if (
    /^(?:school|kindergarten|plane|praia|hall|mundo)$/.test(word) &&
    !/\b(?:whole|entire|toda|todo|all)\b/i.test(text)
  )
    return null;
  if (relationOf(word) && count !== undefined && count <= 3) return null;
  // Cousins are two, unless they are all there.
  if (/^(?:cousin|aunt|auntie|uncle|primo|tio|tía|tío)s?$/.test(word))
    if (!plural || (count === undefined && !many.test(text))) return null;
  if (/^(?:kid|classmate|player|student|pupil|guest)$/.test(word) && !plural) return null;
  return { kind: found[0], count: Math.min(12, Math.max(2, count ?? crowdSize)) };
}
