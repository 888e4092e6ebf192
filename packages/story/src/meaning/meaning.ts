import { foods, listeners, things } from '@milestoon/cast/names';
import { z } from 'zod';
import { languages, storyLanguage } from '../languages/index.ts';
import type { StoryLanguage } from '../languages/language.ts';
import type { Language } from '../text/language.ts';

/** Index among the spoken words of a line. */
const wordIndex = z.number().int().min(0);

/** What a line means, for everybody behind the story: nobody there reads its text for it. */
export const meaningSchema = z.object({
  /** What the line speaks of, to be seen when its word is spoken. */
  thing: z.object({ name: z.enum(things), word: wordIndex }).optional(),
  /** What is eaten. */
  food: z.enum(foods).optional(),
  /** The storyteller's running gag, to be seen from this word on. */
  gag: z
    .object({ listener: z.enum(listeners), moment: z.enum(['begins', 'again', 'ends']), word: wordIndex })
    .optional(),
  /** Something to laugh or wonder at. */
  funny: z.boolean(),
  /** Members of the cast, in the order in which the line names them. */
  named: z.array(z.string()),
});
export type Meaning = z.infer<typeof meaningSchema>;

type ThingSeen = NonNullable<Meaning['thing']>;
type GagSeen = NonNullable<Meaning['gag']>;

/** The first thing that is named and not said to be missing. */
function thingIn(text: string, { things, absent, lost }: StoryLanguage): ThingSeen | undefined {
  const clauses = [...text.matchAll(/[^,;:.!?]+[,;:.!?]*/g)];
  for (const { thing: name, words, unless } of things)
    for (const clause of clauses) {
      const found = words.exec(clause[0]);
      if (!found || unless?.test(text)) continue;
      const leading = clause[0].slice(0, found.index);
      if (absent.test(leading) || (lost.test(leading) && name !== 'lost-tooth')) continue;
      const before = text.slice(0, clause.index + found.index);
      return { name, word: before.split(/\s+/).filter((each) => /[\p{L}\p{N}]/u.test(each)).length };
    }
  return undefined;
}

/** The first food that is named and drawn. */
const foodIn = (text: string, language: StoryLanguage): Meaning['food'] =>
  language.foods
    .map(([food, words]) => ({ food, at: text.search(words) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0]?.food;

const gags = Object.values(languages).flatMap(({ lines, gagsAbout = {} }) => [
  ...lines.gags,
  ...Object.values(gagsAbout).flat(),
]);

/** Whether the storyteller jokes here with what can be seen: from the second half of the joke on. */
function gagIn(text: string): GagSeen | undefined {
  for (const { listener, ...moments } of gags) {
    const moment = (['begins', 'again', 'ends'] as const).find((each) => moments[each] === text);
    if (!moment || !listener) continue;
    const [first = ''] = /^.*?[.!?](?= )/.exec(text) ?? [];
    const word = first ? first.split(' ').length : Math.floor(text.split(' ').length * 0.3);
    return { listener, moment, word };
  }
  return undefined;
}

/** By the last word of their names: 'Rosa' is Grandma Rosa. */
const namedIn = (text: string, cast: readonly { id: string; name: string }[]): string[] =>
  cast
    .map(({ id, name }) => ({ id, at: text.indexOf(name.split(' ').at(-1) ?? name) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ id }) => id);

/** Reads a line once, whoever wrote it. */
export function meaningOf(
  { text, source }: { text: string; source?: number | undefined },
  { cast, language }: { cast: readonly { id: string; name: string }[]; language: Language },
): Meaning {
  const spoken = storyLanguage(language);
  const thing = thingIn(text, spoken);
  const food = foodIn(text, spoken);
  const gag = source === undefined ? gagIn(text) : undefined;
  return {
    ...(thing ? { thing } : {}),
    ...(food ? { food } : {}),
    ...(gag ? { gag } : {}),
    funny: spoken.funny.test(text),
    named: namedIn(text, cast),
  };
}
