import type { NounLanguage } from '@milestoon/things/nouns';
import { topicSenses } from './topic-senses.ts';

interface Topic {
  signs: RegExp;
  /** By the noun's dictionary form; null: it has no picture there. */
  nouns: ReadonlyMap<string, string | null>;
  /** By the verb's dictionary form, with its particle after '_'. */
  verbs: ReadonlyMap<string, string>;
}

const pairsOf = (text: string): [string, string][] =>
  text.split(', ').flatMap((pair) => {
    const at = pair.trim().lastIndexOf(' ');
    return at > 0 ? [[pair.trim().slice(0, at), pair.trim().slice(at + 1)]] : [];
  });

function topicsOf(language: NounLanguage): Topic[] {
  return topicSenses.split('\n').flatMap((line) => {
    const [, named, rest = ''] = /^(\w\w) = (.+)$/.exec(line) ?? [];
    if (named !== language) return [];
    const [signs = '', nouns = '', verbs = ''] = rest.split(' : ');
    const words = signs.replaceAll('*', '\\p{L}*').split(', ').join('|');
    return {
      signs: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?!\\p{L})`, 'giu'),
      nouns: new Map(pairsOf(nouns).map(([noun, picture]) => [noun, picture === '-' ? null : picture])),
      verbs: new Map(pairsOf(verbs)),
    };
  });
}
const topics: Readonly<Record<NounLanguage, readonly Topic[]>> = {
  en: topicsOf('en'),
  pt: topicsOf('pt'),
  es: topicsOf('es'),
};

/** A title says what all of a text is about, wherever in it something stands. */
const titleIsAway = 60;

/** The subjects of a text: what is meant by a word that has a meaning of its own in one of them. */
export class Topics {
  private readonly held: readonly { topic: Topic; at: readonly number[]; isTitled: boolean }[];

  constructor({ title, text, language }: { title: string; text: string; language: NounLanguage }) {
    this.held = topics[language].flatMap((topic) => {
      const at = [...text.matchAll(topic.signs)].map(({ index }) => index);
      const isTitled = title.search(topic.signs) >= 0;
      return at.length > 0 || isTitled ? [{ topic, at, isTitled }] : [];
    });
  }

  /** The picture of a noun at a place of the text: null where it has none, undefined where no subject says. */
  noun(noun: string, span: readonly [from: number, to: number]): string | null | undefined {
    return this.nearest(span, ({ nouns }) => nouns.has(noun))?.nouns.get(noun);
  }

  /** The verb that says the same outside of the subject. */
  verb(lemma: string, place: number): string | undefined {
    return this.nearest([place, place], ({ verbs }) => verbs.has(lemma))?.verbs.get(lemma);
  }

  /** Of several subjects the one that was spoken of nearest. */
  private nearest(
    [from, to]: readonly [number, number],
    knows: (topic: Topic) => boolean,
  ): Topic | undefined {
    // A word says nothing on what it means itself.
    const away = (each: number): number => (each >= from && each < to ? Infinity : Math.abs(each - from));
    const near = this.held
      .filter(({ topic }) => knows(topic))
      .map(({ topic, at, isTitled }) => ({
        topic,
        away: Math.min(...at.map(away), isTitled ? titleIsAway : Infinity),
      }))
      .filter((each) => each.away < Infinity);
    return near.toSorted((a, b) => a.away - b.away)[0]?.topic;
  }
}

/** Every picture of the table, for whoever checks that they are there. */
export const picturesOfTopics = (): string[] =>
  Object.values(topics)
    .flat()
    .flatMap(({ nouns }) => [...nouns.values()].flatMap((picture) => picture ?? []));
