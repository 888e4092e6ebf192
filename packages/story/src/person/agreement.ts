import nlp from 'compromise';
import { isAdverb, isVerb, lower, type Token } from './tokens.ts';
import { wordTable } from '../text/word-table.ts';

export type GrammaticalNumber = 'singular' | 'plural';

interface Conjugation {
  Infinitive?: string;
  PastTense?: string;
  PresentTense?: string;
}

const cache = new Map<string, Conjugation>();

/** The forms of one verb, from any of them. */
export function conjugationOf(verb: string): Conjugation {
  const known = cache.get(verb);
  if (known !== undefined) return known;
  const document = nlp(verb);
  document.tag('Verb');
  const [forms] = document.verbs().conjugate() as Conjugation[];
  const conjugation = forms ?? {};
  cache.set(verb, conjugation);
  return conjugation;
}

/** First and second person to third. Modals and past forms other than 'was' are the same in all. */
const singular: Record<string, string> = wordTable({
  am: 'is',
  are: 'is',
  were: 'was',
  have: 'has',
  do: 'does',
  "don't": "doesn't",
  "haven't": "hasn't",
  "aren't": "isn't",
  "weren't": "wasn't",
  go: 'goes',
});
const plural: Record<string, string> = wordTable({ am: 'are', was: 'were', "wasn't": "weren't" });
const unchanging =
  /^(?:can|could|will|would|shall|should|may|might|must|did|had|can't|couldn't|won't|wouldn't|shouldn't|didn't|hadn't|cannot|put|let|cut|hit|set|read|hurt|shut|woke|wore|tore|slid|hid|lit|bit|fed|led|dug|spun|hung|stuck|bet|quit|split|spread|beat|lay)$/;
/** Verbs the tagger often takes for nouns. */
const doubtful =
  /^(?:miss|love|hope|wish|thank|cheer|dance|treasure|clap|laugh|cry|smile|hug|kiss|walk|play|work|visit|plan|dream|cook|bake|swim|watch)$/;

function thirdPerson(token: Token, number: GrammaticalNumber): string | null {
  const word = lower(token);
  if (unchanging.test(word)) return null;
  if (number === 'plural') return plural[word] ?? null;
  const irregular = singular[word];
  if (irregular !== undefined) return irregular;
  const base =
    doubtful.test(word) ||
    token.tags.has('Infinitive') ||
    (token.tags.has('PresentTense') && !token.tags.has('Gerund'));
  return base ? (conjugationOf(word).PresentTense ?? null) : null;
}

const replaceAt = (tokens: Token[], i: number, text: string): void => {
  const token = tokens[i];
  if (token === undefined) return;
  const capital = /^\p{Lu}/u.test(token.text) && i === 0;
  tokens[i] = { ...token, text: capital ? text.charAt(0).toUpperCase() + text.slice(1) : text };
};

/**
 * Makes the verbs of the subject at `subject` agree with its new person: the first finite verb behind it
 * (or in front, in a question) and the verbs joined to that one by 'and'.
 */
export function agree(tokens: Token[], subject: number, number: GrammaticalNumber): void {
  const front = tokens[subject - 1];
  const asks =
    /^(?:am|are|was|were|do|does|did|have|has|can|could|will|would|should|aren't|don't|didn't|weren't|haven't)$/;
  if (front !== undefined && asks.test(lower(front)) && !isVerb(tokens[subject - 2])) {
    const form = thirdPerson(front, number);
    if (form !== null) replaceAt(tokens, subject - 1, form);
    return;
  }
  // 'Asked can we do it again': the verb behind a question's own is plain.
  const isReported =
    front !== undefined && /^(?:can|could|will|would|should|did|do|does|may)$/.test(lower(front));
  if (isReported) return;
  let i = subject + 1;
  while (isAdverb(tokens[i]) && !isVerb(tokens[i])) i += 1;
  const verb = tokens[i];
  if (
    verb === undefined ||
    !(isVerb(verb) || singular[lower(verb)] !== undefined || doubtful.test(lower(verb)))
  )
    return;
  const form = thirdPerson(verb, number);
  if (form === null || form === lower(verb)) return;
  const isPlainPresent = singular[lower(verb)] === undefined;
  replaceAt(tokens, i, form);
  if (!isPlainPresent) return;
  for (let next = i + 1; next < tokens.length - 1; next += 1) {
    if (
      /[.;!?]/.test(tokens[next - 1]?.after ?? '') ||
      (tokens[next]?.tags.has('Pronoun') && /^(?:she|he|it|they)$/.test(lower(tokens[next])))
    )
      return;
    if (lower(tokens[next]) !== 'and') continue;
    const joined = tokens[next + 1];
    if (joined === undefined || !joined.tags.has('Infinitive') || lower(tokens[next - 2]) === 'to') continue;
    const joinedForm = thirdPerson(joined, number);
    if (joinedForm !== null) replaceAt(tokens, next + 1, joinedForm);
  }
}
