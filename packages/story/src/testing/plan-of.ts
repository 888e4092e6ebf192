import type { Plan } from '../plan/plan.ts';
import type { StoryRequest } from '../request.ts';
import { readPlan } from '../plan/read-plan.ts';
import { cleanText } from '../text/clean.ts';
import { languageOf } from '../text/language.ts';
import { newRequest } from './new-request.ts';

/**
 * The plan of some words about Mia. No place is doubted: each is shown where it is found.
 *
 * @throws Error where there is none
 */
export function planOf(description: string, parts: Partial<StoryRequest> = {}): Plan {
  const request = newRequest({ childAge: 5, photos: 0, seed: 1, description, ...parts });
  const source = cleanText(request.description, request.childName);
  const plan = readPlan(request, source, languageOf(source), { fitting: () => 1 });
  if (!plan) throw new Error(`no plan of '${description}'`);
  return plan;
}

/** Who does what, moment after moment: 'hero sit'. */
export const acted = (description: string, parts: Partial<StoryRequest> = {}): string[][] =>
  planOf(description, parts).moments.map(({ acts }) => acts.map(({ who, action }) => `${who} ${action}`));

/** The last moment of some words about Mia, each act and thing as one line: 'mother wash to hero', 'bathtub inside hero'. */
export function lastShown(description: string): {
  set: string | null | undefined;
  weather: string | null | undefined;
  acts: string[] | undefined;
  seen: string[] | undefined;
} {
  const moment = planOf(description, { childName: 'Mia', pronoun: 'she' }).moments.at(-1);
  return {
    set: moment?.place.set,
    weather: moment?.weather,
    acts: moment?.acts.map(({ who, action, to, thing }) =>
      [who, action, ...(to ? ['to', to] : []), ...(thing ? [thing] : [])].join(' '),
    ),
    seen: moment?.seen.map(({ picture, how, of }) => [picture, how, ...(of ? [of] : [])].join(' ')),
  };
}
