import { type NounLanguage, pictureFor, pictureOfPhrase } from '@milestoon/things/nouns';
import { senseOf } from '../meaning/sense-words.ts';
import type { Clause, Phrase } from '../reading/clause.ts';

/** Of these only the first mention says of which kind it is. */
const keeps =
  /^(?:tub|basket|ball|board|stick|racket|bat|cart|pot|tin|jar|bottle|helmet|boot|shoe|glove|pelota|bola|balón|tabla|bota|bote|cesta|canasta|prancha|cesto|pote|garrafa|botella|guante|luva|bastón|vara)$/;

/** How many characters before and behind a noun say which of its meanings it has: about a sentence each way. */
const reach = 130;

/**
 * Marks nouns that mean something else beside the words around them: 'a basket' of wicker by the canal, a hoop where
 * somebody shoots. Once it is known, a noun keeps its meaning through the text.
 */
export function withSenses(
  clauses: readonly Clause[],
  { language, text, title }: { language: NounLanguage; text: string; title: string },
): Clause[] {
  const known = new Map<string, string | null>();
  const sensed = (phrase: Phrase): Phrase => {
    const { head, qualities, of, span } = phrase;
    const noun = head.toLowerCase();
    const details = { qualities, ...(of ? { of } : {}) };
    // 'A laundry basket' says by itself what it is.
    const isWhole =
      pictureFor(noun, language, details) !== pictureFor(noun, language) ||
      qualities.some((quality) => pictureOfPhrase(`${quality} ${noun}`, language) !== null);
    // 'A tennis ball … the ball' is the same one.
    const whole = isWhole && keeps.test(noun) && pictureFor(noun, language, details);
    if (whole) known.set(noun, whole);
    if (phrase.pronoun || phrase.name || isWhole) return phrase;
    const beside = [
      title,
      text.slice(Math.max(0, span[0] - reach), span[0]),
      ...besidesNoun(phrase),
      text.slice(span[1], span[1] + reach),
    ].join(' ');
    const written = asWritten(phrase);
    // 'A casinha' of the birds is no 'casa'.
    const small = written && (senseOf(written, beside, language) ?? known.get(written));
    if (written && small) {
      known.set(written, small);
      return { ...phrase, sense: small };
    }
    const found = senseOf(noun, beside, language);
    const sense = found === undefined ? known.get(noun) : found;
    if (sense === undefined) return phrase;
    known.set(noun, sense);
    return { ...phrase, sense };
  };
  return clauses.map((clause) => ({
    ...clause,
    who: clause.who.map(sensed),
    things: clause.things.map(sensed),
  }));
}

/** What a phrase says besides its noun: 'de Berlim'. */
const besidesNoun = ({ head, text, qualities }: Phrase): string[] => [
  ...qualities,
  ...text.split(/\s+/).filter((word) => !word.toLowerCase().startsWith(head.toLowerCase().slice(0, 3))),
];

/** The noun as it is written where that is not its dictionary form: 'casinha', of which the head is 'casa'. */
const asWritten = ({ head, text }: Phrase): string | undefined =>
  text
    .toLowerCase()
    .split(/\s+/)
    .find(
      (word) => word !== head.toLowerCase() && /inh[oa]$/.test(word) && word.startsWith(head.slice(0, 3)),
    );
