import { isAdverb, isVerb, lower, tokensOf } from '../person/tokens.ts';
import { capitalised, countWords, wordsOf } from './words.ts';

/** A caption of more characters does not fit; scripts without spaces are cut here. */
const longest = 180;

/** Where a listener takes breath, strongest first. The joining word stays with the second half. */
const borders: readonly RegExp[] = [
  /(?<=[;:])\s+/g,
  /(?<=[,"])\s+(?=(?:and then|but|then|so|because|while|until|although|though|when|after|before)\b)/gi,
  /(?<=,)\s+(?=and\b)/gi,
  /\s+(?=(?:and then|but then|because|until)\b)/gi,
  /\s+(?=(?:and|but|so|then)\s+(?:I|we|he|she|they|it|the|her|his|mom|dad|grandma|grandpa|mommy|daddy|everyone|finally|suddenly)\b)/gi,
  /\s+(?=(?:when|while|after|before|as soon as|even though)\s+\S+)/gi,
  /(?<=,)\s+/g,
  /\s+(?=(?:and|but|e|y|und|et|mas|pero)\s)/gi,
  /\s+(?=(?:with|without|to|for|from|in|on|at|of|that|com|con|para|que|de|por)\s)/gi,
  /\s+/g,
];

const outsideQuotation = (text: string, index: number): boolean =>
  (text.slice(0, index).match(/"/g) ?? []).length % 2 === 0;

const endsInJoint = /(?<!\p{L})(?:and|but|so|or|because|e|y|mas|pero|ou|o)$/iu;

/** The border nearest the middle that leaves two halves worth saying. */
function borderOf(text: string, limit: number, insideQuotations = false): number | null {
  for (const [rank, border] of borders.entries()) {
    const places = [...text.matchAll(border)]
      .map((match) => match.index)
      .filter((index) => {
        const halves = [text.slice(0, index), text.slice(index)].map(countWords);
        const least = rank < 5 ? 3 : rank < borders.length - 1 ? 5 : 2;
        // 'And | then stood': what joins stays with what it joins.
        if (endsInJoint.test(text.slice(0, index))) return false;
        return (insideQuotations || outsideQuotation(text, index)) && halves.every((words) => words >= least);
      });
    // The weak borders are for sentences that would not fit otherwise.
    if (rank >= 6 && text.length <= limit * 1.4) return null;
    if (places.length > 0) {
      const middle = text.length / 2;
      return places.reduce((best, place) =>
        Math.abs(place - middle) < Math.abs(best - middle) ? place : best,
      );
    }
  }
  return null;
}

/** Pieces of a text that has no border at all. */
const cut = (text: string): string[] => text.match(new RegExp(`.{1,${longest}}`, 'gsu')) ?? [text];

/**
 * A sentence as lines of at most about `limit` characters, and never more than `limit` × 1.4, split where
 * a storyteller would breathe. Words and their order stay.
 */
export function splitClauses(sentence: string, limit: number): string[] {
  if (sentence.length <= limit) return [sentence];
  const at =
    borderOf(sentence, limit) ?? (sentence.length > longest ? borderOf(sentence, limit, true) : null);
  if (at === null) return sentence.length > longest ? cut(sentence) : [sentence];
  return parted(sentence, at).flatMap((half) => splitClauses(half, limit));
}

/** Two halves as lines of their own: a comma where the second hangs on the first, else two sentences. */
function parted(sentence: string, at: number): [string, string] {
  const front = sentence.slice(0, at).trim();
  const back = sentence.slice(at).trim();
  const frontEnded = /[.!?:]$/.test(front)
    ? front
    : `${front.replace(/[,;]$/, '')}${goesOn(back) ? ',' : '.'}`;
  return [frontEnded, goesOn(back) ? back : capitalised(back)];
}

/** Behind these a clause has a subject of its own; names by their capital. */
const whole =
  /^(?:and|but|so|then|because|and then)\s+(?:I|we|he|she|they|it|the|her|his|everyone|everybody|mom|dad|today|now|finally|suddenly)\b/i;
const wholeByName = /^(?:[Aa]nd|[Bb]ut|[Ss]o|[Tt]hen|[Bb]ecause|[Aa]nd then)\s+\p{Lu}/u;

/** Whether the second half hangs on the first: then a comma stays between the two lines. */
const goesOn = (back: string): boolean =>
  !(whole.test(back) || wholeByName.test(back)) || /^(?:because)\b/i.test(back) || wordsOf(back).length < 3;

/** Verbs whose past reads like their present. */
const unchanging = /^(?:put|let|cut|hit|set|read|hurt|shut)$/i;

/**
 * A sentence at its borders between two whole actions ('She let go of the sofa, | and walked right to
 * Daddy.'): short stories are told in smaller steps, so that each is seen.
 */
export function splitActions(sentence: string): string[] {
  // 'It took Dad and his sister an hour to mop': two whom it took.
  if (/^it took\b/i.test(sentence)) return [sentence];
  const tokens = tokensOf(sentence);
  const places: number[] = [];
  let at = 0;
  for (const [i, token] of tokens.entries()) {
    const start = at + token.before.length;
    const next = tokens.slice(i + 1, i + 4);
    const acts =
      /^(?:and|but|then|so)$/i.test(token.text) &&
      isVerb(next.find((each) => !isAdverb(each) && lower(each) !== 'then')) &&
      !next[0]?.tags.has('Gerund') &&
      // 'tried and tried', 'wanted to stop and look': a second verb of the same kind.
      tokens.slice(0, i).some((each) => each.tags.has('PastTense') || unchanging.test(each.text)) &&
      next.some((each) => each.tags.has('PastTense'));
    const subject = next[0]?.text ?? '';
    const newSubject =
      /^(?:and|but|so)$/i.test(token.text) &&
      (/^(?:i|we|he|she|they|it|the|his|her|everyone|everybody|nobody)$/i.test(subject) ||
        (/^(?:today|now|then|finally|suddenly)$/i.test(subject) &&
          /^(?:he|she|they|it)$/i.test(next[1]?.text ?? '')) ||
        (/^\p{Lu}\p{Ll}/u.test(subject) && isVerb(next[1]))) &&
      tokens.slice(0, i).some(isVerb) &&
      tokens.slice(i + 2).some(isVerb);
    const isJoined = /^(?:and|but|so)$/i.test(tokens[i - 1]?.text ?? '');
    if ((acts || newSubject) && !isJoined && outsideQuotation(sentence, start)) places.push(start);
    at = start + token.text.length + token.after.length;
  }
  const good = places.filter((place) => {
    const [front, back] = [sentence.slice(0, place), sentence.slice(place)].map(countWords);
    return (front ?? 0) >= 4 && (back ?? 0) >= 4;
  });
  const middle = sentence.length / 2;
  const best = good.reduce<number | null>(
    (found, place) => (found === null || Math.abs(place - middle) < Math.abs(found - middle) ? place : found),
    null,
  );
  return best === null || sentence.length < 36 ? [sentence] : parted(sentence, best).flatMap(splitActions);
}

/** Joins neighbouring short sentences so that a shot lasts long enough to be seen. */
export function joinShort<T extends { text: string; source: number }>(
  lines: readonly T[],
  limit: number,
  /** Told in small steps: only words that stand alone are joined. */
  brief = false,
): T[] {
  const areShort = (front: string, back: string): boolean => {
    const counts = [countWords(front), countWords(back)];
    return brief ? Math.max(...counts) <= 2 : Math.min(...counts) <= 4;
  };
  const joined: T[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const announces = /:$/.test(line.text) && countWords(line.text) <= 4;
    const short = last !== undefined && (announces || areShort(last.text, line.text));
    if (last !== undefined && short && last.text.length + line.text.length < limit) {
      joined[joined.length - 1] = { ...last, text: `${last.text} ${line.text}` };
    } else joined.push(line);
  }
  return joined;
}
