import { type NounLanguage, pictureFor, pictureOfPhrase } from '@milestoon/things/nouns';
import { ownSenseOf, senseOf } from '../../meaning/sense-words.ts';
import { Topics } from '../../meaning/topics.ts';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { isEveryday } from './topic-nouns.ts';

/** Of these only the first mention says of which kind it is. */
const keeps =
  /^(?:tub|basket|ball|board|stick|racket|bat|cart|pot|tin|jar|bottle|helmet|boot|shoe|glove|pelota|bola|balón|tabla|bota|bote|cesta|canasta|prancha|cesto|pote|garrafa|botella|guante|luva|bastón|vara)$/;

/** Of these there is one, however many of its parts are told. */
const wholes =
  /^(?:yarn|thread|musical-keyboard|keyboard|violin|guitar|drum|drum-kit|laptop|fence|goal-net|basketball-hoop|clothesline|x-ray|bowling|lock-of-hair)$/;

/** What a sentence beside makes of a ball, a horse or a mouse is asked again where it is used. */
const doubted =
  /^(?:yarn|computer-mouse|chess-pawn|fishing-pole|musical-keyboard|hockey-stick|violin|bow-and-arrow)$/;

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
  /** Of these the subject of the text says what they are. */
  const subjects = new Set<string>();
  const topics = new Topics({ title, text, language });
  const sensed = (phrase: Phrase, clause: Clause, isDoer: boolean): Phrase => {
    const [from, to] = clause.span;
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
    if (phrase.pronoun || phrase.name || isWhole || phrase.sense === phrase.head) return phrase;
    const within = [
      from <= span[0] && span[1] <= to ? text.slice(from, span[0]) : '',
      besidesNoun(phrase).join(' '),
      from <= span[0] && span[1] <= to ? text.slice(span[1], to) : '',
    ].join(' | ');
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
    // What is done to it says more than the sentences around it: nails are painted, and a nail is hammered in.
    const own = senseOf(noun, within, language);
    const isWithin = from <= span[0] && span[1] <= to;
    const alone =
      own === undefined && isWithin
        ? ownSenseOf(
            noun,
            { clause: clauseAround(clause, text), sentence: sentenceAround(text, span) },
            language,
          )
        : undefined;
    // What holds in this clause alone says nothing of the noun elsewhere.
    if (alone !== undefined) return { ...phrase, sense: alone };
    const found = own === undefined ? senseOf(noun, beside, language) : own;
    const before = found === undefined ? known.get(noun) : found;
    const byTopic = before === undefined || subjects.has(noun);
    const sense = before === undefined ? topics.noun(noun, span) : before;
    if (sense === undefined) return phrase;
    if (own === undefined && ((byTopic && found === undefined) || doubted.test(sense ?? ''))) {
      const sentence = sentenceAround(text, span);
      if (isEveryday({ noun, picture: sense, phrase, clause, sentence, isDoer })) return phrase;
      if (found === undefined) subjects.add(noun);
    }
    known.set(noun, sense);
    // Keys and stitches are of one piano and one ball of wool.
    if (before === undefined && wholes.test(sense ?? '')) {
      const { count: _of, ...rest } = phrase;
      return { ...rest, plural: false, sense };
    }
    return { ...phrase, sense };
  };
  return clauses.map((clause) => ({
    ...clause,
    who: clause.who.map((phrase) => sensed(phrase, clause, true)),
    things: clause.things.map((phrase) => sensed(phrase, clause, false)),
  }));
}

/** From who does it, if that stands right before it, to the end of what is told of it. */
function clauseAround({ span: [from, to], who }: Clause, text: string): string {
  const subject = who.flatMap(({ span: [start, end] }) =>
    start < from && /^\s*(?:[^\s,.;]{1,3}\s+)?$/.test(text.slice(end, from)) ? [start] : [],
  );
  return text.slice(Math.min(from, ...subject), to);
}

function sentenceAround(text: string, [from, to]: Phrase['span']): string {
  const start = text.slice(0, from).search(/[^.!?…\n]*$/);
  return text.slice(start, to) + (/^[^.!?…\n]*/.exec(text.slice(to))?.[0] ?? '');
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
