import type { SetName } from '@milestoon/stage';
import type { NounLanguage } from '@milestoon/things/nouns';
import { placesLikened } from '../reading/comparisons.ts';
import { placeOfNoun } from '../world/places/places.ts';

/** What likenesses tell of places. */
export interface LikenedPlaces {
  /** Places that something is only likened to, and that the text does not speak of besides: it happens nowhere there. */
  to: readonly SetName[];
  /** Rooms and gardens that are likened, and the sentence that says so, in characters. */
  rooms: readonly { set: SetName; from: number; to: number }[];
}

/** No set is a desert: words of sand lead to the beach. */
const sandy = /^(?:desert|deserto|desierto)$/;
const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** 'The bathroom looked like a beach' happens in the bathroom. */
export function likenedPlaces(text: string, language: NounLanguage): LikenedPlaces {
  const likenesses = placesLikened(text, language);
  const told = likenesses.reduce(
    (rest, [from, to]) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to),
    text,
  );
  const elsewhere = new Set(wordsIn(told));
  const setOf = (head: string): SetName[] => {
    const place = placeOfNoun({ head, qualities: [], text: head }, language);
    return sandy.test(head) ? ['beach'] : place ? [place.set] : [];
  };
  const named = likenesses.map(([from, to]) =>
    wordsIn(text.slice(from, to))
      .filter((head) => !elsewhere.has(head))
      .flatMap(setOf),
  );
  const rooms = likenesses.flatMap(([from], at) => {
    if (named[at]?.length === 0) return [];
    const start = Math.max(...['.', '!', '?', '\n'].map((mark) => text.lastIndexOf(mark, from - 1))) + 1;
    const end = /[.!?\n]/.exec(text.slice(from))?.index ?? text.length - from;
    const [set] = wordsIn(told.slice(start, from)).slice(-4).toReversed().flatMap(setOf);
    return set ? [{ set, from: start, to: from + end }] : [];
  });
  return { to: named.flat(), rooms };
}
