import { type NounLanguage, pictureFor } from '@milestoon/things/nouns';
import type { Moment } from '../plan.ts';
import { isInstrument } from '../deeds/played-with.ts';

/**
 * Whoever plays music plays the instrument the story speaks of, in its title or anywhere: 'his trombone' of the first
 * sentence is still in the hands where he 'played on by heart'. Only the child: a band has others.
 */
export function withInstrument(
  moments: readonly Moment[],
  { title, text, language }: { title: string; text: string; language: NounLanguage },
): Moment[] {
  const instrument = instrumentIn(`${title} ${text}`, language);
  if (!instrument) return [...moments];
  return moments.map((moment) => ({
    ...moment,
    acts: moment.acts.map((act) =>
      act.who === 'hero' && act.action === 'play-music' && !act.thing ? { ...act, thing: instrument } : act,
    ),
  }));
}

function instrumentIn(words: string, language: NounLanguage): string | undefined {
  for (const [word] of words.matchAll(/\p{L}+/gu)) {
    const picture = pictureFor(word, language) ?? pictureFor(word.replace(/s$/, ''), language);
    if (picture && isInstrument(picture)) return picture;
  }
  return undefined;
}
