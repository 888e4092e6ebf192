import { firstPlace, type Place } from './places.ts';

const had =
  /\b(?:had|have|has|having)\s((?:[\p{L}'’-]+\s){1,4}?(?:lesson|class|practice|training|match|game|picnic|recital|concert|race|gala|competition|tournament|appointment|operation|jab)s?)\b/iu;
/** 'Had his first football match': where that is. English only. */
export function placeOfEventHad(text: string): Place | null {
  const words = had.exec(text)?.[1];
  return words ? firstPlace(words.replace(/s$/, ''), 'en') : null;
}
