import type { SetName } from '@milestoon/stage';
import type { NounLanguage } from '@milestoon/things/nouns';
import { withoutElsewhere } from '../../placing/elsewhere.ts';
import { topics } from './topic-words.ts';

/** A title says what a story is about: each of its words counts as two. */
const titleWeight = 2;

/**
 * Where a story plays that names no place: in whose words it is told. 'Surf', 'wetsuit' and 'tide' are words of the
 * beach. Null where no word speaks for any place.
 */
export function topicalPlace(title: string, text: string, language: NounLanguage): SetName | null {
  const told = `${title}\n${withoutElsewhere(text).replace(schoolFriends, '')}`;
  const weights = topics[language].flatMap(({ set, words }) => {
    const weight = distinct(title, words) * titleWeight + distinct(told.slice(title.length), words);
    return weight > 0 ? [{ set, weight, from: told.search(words) }] : [];
  });
  // Of places that as many words speak for the first is where it begins.
  const [best] = weights.toSorted((a, b) => b.weight - a.weight || a.from - b.from);
  return best?.set ?? null;
}

/** 'Os amigos da escola': they come to any place. */
const schoolFriends =
  /(?<!\p{L})(?:amig\p{L}+|amiguit\p{L}+|coleg\p{L}+|compañer\p{L}+|compis?) (?:d[aeo]s?|del)(?: la| su)? (?:escola|escolinha|creche|jardim|cole|colegio|escuela|kinder|guardería|clase|turma|sala)(?!\p{L})/giu;

const distinct = (text: string, words: RegExp): number =>
  new Set([...text.matchAll(words)].map(([word]) => word.toLowerCase())).size;
