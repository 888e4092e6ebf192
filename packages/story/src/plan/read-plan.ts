import type { NounLanguage } from '@milestoon/things/nouns';
import { askedWriter } from '../person/asked-writer.ts';
import { calledWriter } from '../person/called-writer.ts';
import { calledIn } from '../person/nickname.ts';
import { withoutScribe } from '../person/dictated.ts';
import { findPronoun } from '../person/pronoun-finder.ts';
import { sexByArticle } from '../person/sex-by-article.ts';
import { findVoice } from '../person/voice.ts';
import type { Clause } from '../reading/clause.ts';
import { plainWords } from '../reading/figures/plain-words.ts';
import { withoutComparisons } from '../reading/comparisons.ts';
import { readClauses } from '../reading/read-clauses.ts';
import { likenedPlaces } from '../placing/likened-places.ts';
import type { StoryRequest } from '../request.ts';
import { isSorrowful } from '../telling/tone.ts';
import type { Language } from '../text/language.ts';
import { splitSentences } from '../text/sentences.ts';
import type { Plan } from './plan.ts';
import type { PlanRequest } from './plan-request.ts';
import { planStory } from './plan-story.ts';

/** What is read of a cleaned text, clause by clause, what its child is called there, and its words as they are read. */
export function readWords(
  text: string,
  name: string,
  language: NounLanguage,
): { childName: string; plain: string; clauses: readonly Clause[] } {
  const childName = calledIn(text, name);
  const plain = plainWords(withoutScribe(text, childName), language);
  return { childName, plain, clauses: readClauses(plain, { language, childName }) ?? [] };
}

/** The plan of a family's cleaned text, or null where its language is not read. */
export function readPlan(
  request: StoryRequest,
  text: string,
  language: Language,
  learning: Pick<
    PlanRequest,
    'mentions' | 'choose' | 'chooseActor' | 'chooseThing' | 'placing' | 'fitting' | 'doubting'
  > = {},
): Plan | null {
  if (language === 'other') return null;
  const { childAge, title } = request;
  const { childName, plain, clauses } = readWords(text, request.childName, language);
  if (clauses.length === 0) return null;
  const pronoun = request.pronoun ?? findPronoun(splitSentences(text), childName);
  const childSex =
    pronoun === 'she' ? 'girl' : pronoun === 'he' ? 'boy' : sexByArticle(text, childName, language);
  const { kind, writer } = findVoice(text, childName, askedWriter(request));
  const plan = planStory({
    toldByChild: kind === 'child',
    writer: writer ?? calledWriter(text),
    clauses,
    text: withoutComparisons(plain, language),
    title: withoutComparisons(title, language),
    likened: likenedPlaces(plain, language),
    childName,
    childAge,
    family: request.family,
    childSex,
    language,
    sorrowful: isSorrowful(text),
    ...learning,
  });
  // The child keeps its own name, however the text shortens it.
  const people = plan.people.map((each) =>
    each.id === 'hero' ? { ...each, name: request.childName } : each,
  );
  return { ...plan, people };
}
