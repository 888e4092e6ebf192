import type { Random } from '@milestoon/drawing';
import { wordsOfKind } from '../languages/en/kinds/index.ts';
import { wordsIn } from '../languages/index.ts';
import type { ChildWords } from '../languages/story-words.ts';
import type { Frame } from './frame.ts';
import { isSetback } from './tone.ts';

const claims = /\b(?:did it|did|made|built|learned|know|done|myself|big|fast|rocket|shark|roared|easy)\b/i;

/**
 * What the child may say besides its own words: of the kind of story for small children, few sounds for
 * babies. Where the text tells of a setback or of help, nothing is claimed that it could contradict.
 */
export function childSays(frame: Frame, random: Random): ChildWords {
  const { says } = wordsIn(frame.language);
  if (frame.age < 2) return says.baby;
  const general = frame.age >= 7 ? says.big : says.small;
  if (frame.language === 'pt' || frame.language === 'es') return general;
  const own = wordsOfKind(frame.kind).says;
  const helped = /\bhelp/i.test(frame.text);
  const fits = (text: string): boolean =>
    !(isSetback(frame.text) && claims.test(text)) && !(helped && /myself|no help/i.test(text));
  // Who goes to school says it in other words.
  const pool = (kind: readonly string[], any: readonly string[]): readonly string[] => {
    const mixed = frame.age >= 7 ? [...any, ...kind.slice(0, 1)] : random.next() < 0.7 ? kind : any;
    const fitting = mixed.filter(fits);
    return fitting.length > 1 ? fitting : [...fitting, ...any.filter(fits)];
  };
  return { before: pool(own.before, general.before), after: pool(own.after, general.after) };
}
