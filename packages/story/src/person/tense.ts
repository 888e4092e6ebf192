import { verbWords } from '../reading/en/tag.ts';
import { isEnglish } from '../text/language.ts';
import { unveiled, veiled } from '../text/quotations.ts';
import { conjugationOf } from './agreement.ts';
import { isAdverb, lower, textOf, type Token, tokensOf } from './tokens.ts';
import { wordTable } from '../text/word-table.ts';

/** What is so every day, or will be, is not told as over. */
const lasting =
  /\b(?:always|every (?:day|night|morning|week|evening|weekend|time|year|summer|single day|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|ever since|usually|often|now|will|won't|tomorrow|next|soon|still|anymore|forever|going to|gonna|never gets|these days|if|let's|can't wait|who would have|believe)\b|\bsince[.!,]|'ll\b|\?$/i;
const states =
  /^(?:loves|likes|knows|hopes|thinks|believes|means|needs|wants|hates|feels|deserves|misses|enjoys|seems|looks)$/;

const past: Record<string, string> = wordTable({
  is: 'was',
  am: 'was',
  are: 'were',
  "isn't": "wasn't",
  "aren't": "weren't",
  has: 'had',
  "hasn't": "hadn't",
  does: 'did',
  "doesn't": "didn't",
  can: 'could',
  "can't": "couldn't",
  cannot: 'could not',
});

const subjects = /^(?:she|he|it|who|everyone|everybody|family)$/;

/** Whether the word in front can be the subject of an -s verb; plurals ('best pancakes') are not verbs. */
const isSubject = (front: Token | undefined, childName: string): boolean =>
  front === undefined ||
  subjects.test(lower(front)) ||
  front.text === childName ||
  front.tags.has('Person') ||
  front.tags.has('ProperNoun') ||
  (isAdverb(front) && !front.tags.has('Adjective'));

const isState = (word: string, next: Token | undefined): boolean =>
  states.test(word) && !(word === 'looks' && /^(?:at|up|out|around|down|for|back|over)$/.test(lower(next)));

function pastOf(
  token: Token,
  front: Token | undefined,
  next: Token | undefined,
  context: { told: boolean; passes: boolean; childName: string; verbs: ReadonlySet<string> },
): string | null {
  const word = lower(token);
  // What somebody has, and what a name is, is not over.
  if (!context.told && !context.passes && /^has(?:n't)?$/.test(word)) return null;
  if (word === 'is' && /^names?$/.test(lower(front))) return null;
  const copula = past[word];
  // A watering can is no verb.
  if (word === 'can') return token.tags.has('Modal') && next?.tags.has('Verb') === true ? 'could' : null;
  if (copula !== undefined) return copula;
  if (
    !(token.tags.has('PresentTense') || (word === 'looks' && context.told)) ||
    token.tags.has('Gerund') ||
    isState(word, next) ||
    !word.endsWith('s')
  )
    return null;
  const joined = context.told && (/^(?:and|then|but)$/.test(lower(front)) || /,/.test(front?.after ?? ''));
  // 'Two lolly sticks': a plural behind a noun is no verb, though compromise may take the noun for a name.
  // 'Chips for tea' are no deed.
  const sure =
    front !== undefined &&
    ((joined && /^(?:and|but)$/.test(lower(front))) ||
      subjects.test(lower(front)) ||
      front.text === context.childName);
  if (!sure && !context.verbs.has(word)) return null;
  const forms = conjugationOf(word);
  return (isSubject(front, context.childName) || joined) && forms.PresentTense === word
    ? (forms.PastTense ?? null)
    : null;
}

/**
 * A sentence told as something that happened. Left as it is wherever that could change its meaning:
 * habits, plans, questions, feelings that last, and everything inside quotation marks.
 */
export function toldAsPast(sentence: string, childName: string): string {
  if (lasting.test(sentence) || !isEnglish(sentence)) return sentence;
  const veil = veiled(sentence);
  const tokens = tokensOf(veil.text);
  // What somebody can do now is not over, unless the sentence already tells of the past.
  if (
    tokens.some(
      (token, i) =>
        /^can(?:'t|not)?$/.test(lower(token)) &&
        token.tags.has('Modal') &&
        tokens.slice(i + 1, i + 3).some((next) => next.tags.has('Verb')),
    ) &&
    !tokens.some((token) => token.tags.has('PastTense') || /^(?:is|are)$/.test(lower(token)))
  )
    return sentence;
  const verbs = verbWords(veil.text, childName);
  let begun = false;
  const told = tokens.map((token, i) => {
    const form = pastOf(token, tokens[i - 1], tokens[i + 1], {
      told: begun,
      // 'Has been', and 'has a fever and cries'; but who has a friend still has one.
      passes:
        tokens
          .slice(i + 1, i + 3)
          .some((each) => each.tags.has('PastTense') || each.tags.has('Participle')) ||
        tokens.some((each, at) => at > i && each.tags.has('PresentTense') && !each.tags.has('Gerund')),
      childName,
      verbs,
    });
    if (form === null) return token;
    begun = true;
    return {
      ...token,
      text: /^\p{Lu}/u.test(token.text) ? form.charAt(0).toUpperCase() + form.slice(1) : form,
    };
  });
  return unveiled({ text: textOf(told), quotations: veil.quotations });
}
