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
/** How many characters a subject reaches that is spoken of once: about a sentence each way. */
const reach = 130;

/** A verb in a text on a subject. */
export interface TopicVerb {
  /** What says the same anywhere else, '+' what it is done with where nothing is named. */
  same: string;
  /** The subject is spoken of in the sentence of the verb or in one beside it, or in the title. */
  isBeside: boolean;
  /** Whether a noun is what the deeds of the subject are done with: its ball, its needle; not 'pelota de la bolsa'. */
  isPlayedWith: (noun: string, of?: string) => boolean;
}

/** What the deeds of subjects are done with. */
const played =
  /^(?:basketball|soccer-ball|tennis|baseball|cricket-game|volleyball|bowling|pool-8-ball|yarn|fishing-pole|fish|piata)$/;

interface Held {
  topic: Topic;
  at: readonly number[];
  isTitled: boolean;
  /** More than one word says so: all of the text is about it. */
  isCertain: boolean;
}

/** The subjects of a text: what is meant by a word that has a meaning of its own in one of them. */
export class Topics {
  private readonly held: readonly Held[];
  private readonly text: string;

  constructor({ title, text, language }: { title: string; text: string; language: NounLanguage }) {
    this.text = text;
    this.held = topics[language].flatMap((topic) => {
      const signs = [...text.matchAll(topic.signs)];
      const isTitled = title.search(topic.signs) >= 0;
      // 'Goat' and 'goats' are one sign.
      const kinds = new Set(signs.map(([sign]) => sign.toLowerCase().slice(0, 4)));
      return signs.length > 0 || isTitled
        ? [{ topic, at: signs.map(({ index }) => index), isTitled, isCertain: isTitled || kinds.size > 1 }]
        : [];
    });
  }

  /** The picture of a noun at a place of the text: null where it has none, undefined where no subject says. */
  noun(noun: string, span: readonly [from: number, to: number]): string | null | undefined {
    return this.nearest(span, ({ nouns }) => nouns.has(noun))?.topic.nouns.get(noun);
  }

  /** The verb that says the same outside of the subject. */
  verb(lemma: string, place: number): TopicVerb | undefined {
    const held = this.nearest([place, place], ({ verbs }) => verbs.has(lemma));
    const same = held?.topic.verbs.get(lemma);
    if (!held || !same) return undefined;
    const { topic, at, isTitled } = held;
    const isSign = (word: string): boolean => word.search(topic.signs) >= 0;
    return {
      same,
      isBeside: isTitled || at.some((each) => this.sentencesBetween(each, place) <= 1),
      isPlayedWith: (noun, of) =>
        (played.test(topic.nouns.get(noun) ?? '') || (/ball$|^pi[ñn]ata$/.test(noun) && isSign(noun))) &&
        (!of || isSign(of)),
    };
  }

  private sentencesBetween(one: number, other: number): number {
    const between = this.text.slice(Math.min(one, other), Math.max(one, other));
    return between.match(/[.!?…]+\s|\n+/g)?.length ?? 0;
  }

  /** Of several subjects the one that was spoken of nearest. */
  private nearest([from, to]: readonly [number, number], knows: (topic: Topic) => boolean): Held | undefined {
    // A word says nothing on what it means itself.
    const away = (each: number): number => (each >= from && each < to ? Infinity : Math.abs(each - from));
    const near = this.held
      .filter(({ topic }) => knows(topic))
      .map((held) => ({
        held,
        away: Math.min(...held.at.map(away), held.isTitled ? titleIsAway : Infinity),
      }))
      .filter((each) => each.away < (each.held.isCertain ? Infinity : reach));
    return near.toSorted((a, b) => a.away - b.away)[0]?.held;
  }
}

/** Every picture of the table, for whoever checks that they are there. */
export const picturesOfTopics = (): string[] =>
  Object.values(topics)
    .flat()
    .flatMap(({ nouns }) => [...nouns.values()].flatMap((picture) => picture ?? []));
