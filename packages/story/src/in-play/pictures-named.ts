import { type NounLanguage, pictureFor } from '@milestoon/things/nouns';

/** Pictures of what the words of a title name, each word by itself. */
export const picturesNamed = (title: string, language: NounLanguage): ReadonlySet<string> =>
  new Set(
    (title.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap(
      (word) => pictureFor(word, language) ?? pictureFor(word.replace(/s$/, ''), language) ?? [],
    ),
  );
