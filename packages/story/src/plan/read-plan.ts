import type { StoryRequest } from '../request.ts';
import type { Language } from '../text/language.ts';
import type { Plan } from './plan.ts';

/** The plan of a family's text, or null where its language is not read. */
export function readPlan(_request: StoryRequest, _text: string, _language: Language): Plan | null {
  return null;
}
