import type { Weather } from '@milestoon/stage';
import { clearsUp, weatherInWords, weatherMeanwhile } from '../../world/places/weather.ts';
import { withoutDepicted } from '../../world/people/only-spoken-of.ts';
import type { Moment } from '../plan.ts';

/** What falls only then was not there before. */
const begins =
  /(?<!\p{L})(?:then|start(?:s|ed)?|began|begins|sudden(?:ly)?|until|came on|afterwards|later|até|começ\p{L}+|de repente|depois|mais tarde|empez\p{L}+|comenz\p{L}+|se puso|hasta|de pronto|después|luego|más tarde)(?!\p{L})/iu;

interface Sentence {
  from: number;
  to: number;
}
const sentencesOf = (text: string): Sentence[] =>
  [...text.matchAll(/[^.!?\n]+[.!?\n]*/gu)].map(({ index, 0: told }) => ({
    from: index,
    to: index + told.length,
  }));

/** What falls from the sky all through a stretch of text, or null where it only begins to or is over. */
function fallsIn(told: string): Weather | null {
  const falls = weatherMeanwhile(told) ?? weatherInWords(withoutDepicted(told));
  return falls && !begins.test(told) && !clearsUp(told) ? falls : null;
}

/**
 * 'When we left it was pouring', 'walked the dog even when it was raining': what a sentence says falls from the sky
 * falls from its beginning on, in one place. 'They played on. It was raining': while they did so.
 */
export function withWeatherOfSentence(moments: readonly Moment[], text: string): Moment[] {
  const sentences = sentencesOf(text);
  return moments.map((moment, at) => {
    if (moment.weather !== null) return moment;
    const next = moments[at + 1];
    const isSame = next?.sentence === moment.sentence && next.place.set === moment.place.set;
    if (isSame && next.weather && next.weather !== 'clear') return { ...moment, weather: next.weather };
    const own = sentences.findIndex(({ from, to }) => from <= moment.told[0] && moment.told[0] < to);
    const [here = '', behind = ''] = sentences
      .slice(own, own + 2)
      .map(({ from, to }) => text.slice(from, to));
    const after = weatherMeanwhile(behind.slice(0, soon)) && !begins.test(behind) ? fallsIn(behind) : null;
    const weather = fallsIn(here) ?? after;
    return weather ? { ...moment, weather } : moment;
  });
}

/** A sentence that begins with it is about what was told before. */
const soon = 32;
