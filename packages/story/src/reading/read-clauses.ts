import type { Language } from '../text/language.ts';
import type { Clause, Phrase, Span } from './clause.ts';
import { clausesOf } from './clauses.ts';
import { comparisonsIn, withoutComparisons } from './comparisons.ts';
import { withOnlookers } from './come-upon.ts';
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
  if (!grammar || language === 'other') return null;
  const read = (words: string): Clause[] => {
    const told = withoutAsides(words);
    const clauses = clausesOf(words, grammar.tag(told, childName), grammar, childName);
    return withOnlookers(clauses, language === 'en' ? 'see' : 'ver');
  };
  const likenesses = comparisonsIn(text, language);
  if (likenesses.length === 0) return read(text);
  // What is told is read as if nothing were likened; what it is like is read beside it.
  const told = read(withoutComparisons(text, language));
  const compared = read(text).flatMap((clause) => {
    const likeness = likenesses.find((whole) => isWithin(whole, clause.verb.span));
    // What is likened to a place is nobody who could think so.
    const actors = (told.findLast(({ span: [from] }) => likeness && from < likeness[0])?.who ?? []).filter(
      ({ name, pronoun }) => name || pronoun,
    );
    return likeness ? comparedTo(clause, likeness, { actors, grammar }) : [];
  });
  return [...told, ...compared].toSorted((a, b) => a.verb.span[0] - b.verb.span[0]);
}

const isWithin = ([from, to]: Span, [start, end]: Span): boolean => from <= start && end <= to;

/** 'Turned into a lake', 'virou uma selva': nothing is done. */
const becomes =
  /^(?:look|seem|feel|parecer|semejar|turn|become|virar|transformar|tornar|convertir|volver|quedar|hacer|acabar)(?:-?se)?$/;

/**
 * What of a clause stands in the likeness itself; of what it is made, 'of glass', is no glass. Whoever acts is likened:
 * what would do or be something else is only thought of.
 */
function comparedTo(
  { span, who, verb, things, ...clause }: Clause,
  [from, to]: Span,
  { actors, grammar }: { actors: readonly Phrase[]; grammar: Grammar },
): Clause {
  const isState = grammar.copulas.has(verb.lemma) || becomes.test(verb.lemma);
  const others = isState
    ? []
    : who.filter(({ pronoun, name, span: [at] }) => !pronoun && !name && at >= from);
  const likened = [...others, ...things].filter(
    (thing) => isWithin([from, to], thing.span) && !/^(?:of|from)$/.test(thing.preposition ?? ''),
  );
  const isOthers = isState || others.length > 0;
  return {
    ...clause,
    span: [Math.max(from, span[0]), Math.min(to, span[1])],
    who: isOthers ? actors : who,
    verb: isOthers ? { ...verb, lemma: grammar.copulas.has('be') ? 'be' : 'ser' } : verb,
    things: likened,
    mode: 'compared',
  };
}
