import { wordTable } from '../../text/word-table.ts';
import { isVerbal, type Token } from '../token.ts';
import { everydayForms } from './everyday-forms.ts';

interface Form {
  lemma: string;
  form: 'finite' | 'gerund';
}

/** What everyday verbs are as she does them, did them or is doing them. */
function formOf(lower: string): Form | undefined {
  const { past, gerund, present } = everydayForms();
  const told = irregular[lower] ?? past.get(lower) ?? present.get(lower);
  if (told) return { lemma: told, form: 'finite' };
  const lemma = gerund.get(lower);
  return lemma ? { lemma, form: 'gerund' } : undefined;
}
const irregular: Readonly<Record<string, string>> = wordTable({
  fell: 'fall',
  ran: 'run',
  came: 'come',
  went: 'go',
});

const initial = /^(?:mark|conjunction|subordinator|quote)$/;
const inPhrase = /^(?:determiner|possessive|adjective|noun|name|number|genitive)$/;
const opensObject = /^(?:determiner|possessive)$/;
const whom = /^(?:him|her|it|them|me|us|one|another)$/;
const apart = /^(?:back|up|out|off|away|down|around|over)$/;
/** Forms of everyday verbs that are as often nouns of which something is told right behind. */
const noDeeds = /^(?:building|feeling|meeting|christening)$/;

/** Whether all that stands before it in its clause is one phrase, with a preposition in it at most behind its noun. */
function isBehindSubject(tokens: readonly Token[], i: number): boolean {
  const start = tokens.slice(0, i).findLastIndex(({ part, text }) => initial.test(part) && text !== '-') + 1;
  const clause = tokens.slice(start, i);
  const from = clause.findIndex(({ part }) => part !== 'adverb');
  const subject = from < 0 ? [] : clause.slice(from);
  const [first] = subject;
  const last = subject.at(-1);
  if (!first || !last || !/^(?:noun|name|number)$/.test(last.part) || last.plural) return false;
  if (!subject.some(({ part, plural }) => /^(?:noun|name)$/.test(part) && !plural)) return false;
  return subject.every(
    ({ part, lower }, at) => inPhrase.test(part) || (at > 1 && /^(?:of|from|on|in|with|near)$/.test(lower)),
  );
}

/** What goes on in the clause behind it has a verb of its own, with nobody named before it. */
function isToldBehind(tokens: readonly Token[], i: number): boolean {
  for (const [at, token] of tokens.slice(i + 1).entries()) {
    if (initial.test(token.part) || /^(?:relative|infinitive)$/.test(token.part)) return false;
    if (token.part === 'pronoun' && /^(?:i|he|she|we|they|you|it)$/.test(token.lower) && at > 0) return false;
    if (isVerbal(token) && !/ing$/.test(token.lower)) return true;
  }
  return false;
}

/** 'Picks one and throws it', 'blew out the dust and tips the pan': a clause before it has the same somebody. */
const goesOn = (tokens: readonly Token[], i: number): boolean => {
  const before = tokens[i - 1];
  if (!before || !(before.part === 'conjunction' || before.text === ',')) return false;
  return tokens
    .slice(0, i - 1)
    .some(({ part, lower, lemma }) => part === 'verb' && /s$/.test(lower) && lower !== lemma);
};

/**
 * 'The big kid kicks one', 'Jakob waves back', 'hangs there, tips the pan', 'scrubbing a wheel': the ending of a deed where
 * no noun can stand, before its object or particle. Changes the token at `i`.
 */
export function mendOnlyAVerb(tokens: readonly Token[], i: number): void {
  const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (token?.part !== 'noun' || !next || !before || noDeeds.test(token.lower)) return;
  const form = formOf(token.lower);
  if (!form) return;
  // 'Out fell the coat', 'a man near fell off': of hills nobody tells.
  const isPlace = /^(?:determiner|possessive|adjective)$/.test(before.part) || before.lower === 'about';
  if (token.lower === 'fell' && !isPlace) {
    Object.assign(token, { part: 'verb', plural: false, ...form });
    return;
  }
  const isObject = opensObject.test(next.part) || whom.test(next.lower);
  const isApart =
    apart.test(next.lower) &&
    /^(?:preposition|mark|conjunction|determiner|possessive)$/.test(tokens[i + 2]?.part ?? 'mark');
  if (!isObject && !isApart) return;
  const isDone =
    form.form === 'gerund'
      ? isObject && !/^(?:determiner|possessive|genitive|preposition|number|negation)$/.test(before.part)
      : (goesOn(tokens, i) || isBehindSubject(tokens, i)) && !isToldBehind(tokens, i);
  if (isDone) Object.assign(token, { part: 'verb', plural: false, ...form });
}
