import { type NounLanguage, pictureFor } from '@milestoon/things/nouns';
import type { Clause, Phrase } from '../../reading/clause.ts';

/** Before what is known already. */
const known: Readonly<Record<NounLanguage, RegExp>> = {
  en: /^(?:the|that|this|his|her|their|its|our|my)\s/iu,
  pt: /^(?:o|a|os|as|d[oa]s?|n[oa]s?|ao|à|seu|sua|esse|essa)\s/iu,
  es: /^(?:el|la|los|las|del|al|su|ese|esa)\s/iu,
};

/** The words that made a noun something else: 'of feed' of 'a bag of feed', 'lemonade' of 'a lemonade stand'. */
type Details = Pick<Phrase, 'qualities' | 'of'>;

/** 'A paper bag of feed … the whole bag': what is spoken of again by its last word alone is still what it was. */
export function namedBefore(clauses: readonly Clause[], language: NounLanguage): Clause[] {
  const told = new Map<string, Details>();
  const heard = (phrase: Phrase): Phrase => {
    const { head, qualities, of, text, pronoun, name } = phrase;
    if (pronoun || name) return phrase;
    const alone = pictureFor(head, language);
    const whole = pictureFor(head, language, { qualities, ...(of ? { of } : {}) });
    const before = told.get(head);
    if (whole !== alone) {
      told.set(head, { qualities, ...(of ? { of } : {}) });
      return phrase;
    }
    if (!before || of || !known[language].test(text)) return phrase;
    const added = before.qualities.filter((each) => !qualities.includes(each));
    return { ...phrase, qualities: [...added, ...qualities], ...(before.of ? { of: before.of } : {}) };
  };
  return clauses.map((clause) => ({
    ...clause,
    who: clause.who.map(heard),
    things: clause.things.map(heard),
  }));
}
