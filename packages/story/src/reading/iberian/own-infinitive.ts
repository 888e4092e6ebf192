import type { Token } from '../token.ts';
import type { Lexicon } from './lexicon.ts';

const whole = /^(?:ele|ela|eles|elas|eu|nós|alguém|toda|todos)$/;

/** Where somebody who is named ends, from here on; undefined where nobody is. */
function endOfSubject(tokens: readonly Token[], from: number): number | undefined {
  if (whole.test(tokens[from]?.lower ?? '')) return from + 1;
  let at = from;
  while (/^(?:determiner|possessive)$/.test(tokens[at]?.part ?? '')) at++;
  const noun = at;
  while (/^(?:noun|name)$/.test(tokens[at]?.part ?? '') && at < noun + 2) at++;
  return at > noun ? at : undefined;
}

/** 'Até o pai chegar', 'antes de a mãe sair': in Portuguese an infinitive may have a subject, and tells as 'até que' does. */
export function ownInfinitive(tokens: readonly Token[], { articleA }: Lexicon): Token[] {
  if (!articleA) return [...tokens];
  const read = [...tokens];
  for (const [i, token] of tokens.entries()) {
    const isUntil = token.lower === 'até';
    const isBefore = token.part === 'preposition' && /^(?:before|after)$/.test(token.means ?? '');
    if (!isUntil && !isBefore) continue;
    const end = endOfSubject(tokens, i + 1);
    if (end === undefined) continue;
    let at = end;
    while (tokens[at]?.clitic) at++;
    const verb = tokens[at];
    if (verb?.part !== 'verb' || verb.form !== 'infinitive') continue;
    const { means: _means, ...joint } = token;
    read[i] = { ...joint, part: 'subordinator' };
    read[at] = { ...verb, form: 'finite', person: 'one' };
  }
  return read;
}
