import type { Language } from '../text/language.ts';
import type { Clause } from './clause.ts';
import { clausesOf } from './clauses.ts';
import { english } from './en/index.ts';
import { spanishGrammar } from './es/index.ts';
import type { Grammar } from './grammar.ts';
import { portugueseGrammar } from './pt/index.ts';
import { withoutAsides } from './veil-asides.ts';

const grammars: Partial<Record<Language, Grammar>> = {
  en: english,
  pt: portugueseGrammar,
  es: spanishGrammar,
};

/**
 * What a cleaned text says, clause by clause and in order, or null in a language that is not read. Spans are
 * characters of the text.
 */
export function readClauses(
  text: string,
  { language, childName }: { language: Language; childName: string },
): Clause[] | null {
  const grammar = grammars[language];
  if (!grammar) return null;
  const told = withoutAsides(text);
  return clausesOf(text, grammar.tag(told, childName), grammar, childName);
}
