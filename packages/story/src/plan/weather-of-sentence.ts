import type { Moment } from './plan.ts';

/** 'When we left it was pouring': what a sentence says falls from the sky falls from its beginning on, in one place. */
export const withWeatherOfSentence = (moments: readonly Moment[]): Moment[] =>
  moments.map((moment, at) => {
    const next = moments[at + 1];
    const isSame = next?.sentence === moment.sentence && next.place.set === moment.place.set;
    return moment.weather === null && isSame && next.weather && next.weather !== 'clear'
      ? { ...moment, weather: next.weather }
      : moment;
  });
