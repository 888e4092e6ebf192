import type { Token } from '../token.ts';
import type { Lexicon } from './lexicon.ts';
import { verbFormOf } from './verb-form.ts';

/** 'Até se riu', 'hasta el abuelo bailó': even they did; 'até ao mar', 'hasta la noche' says where or when it ends. */
export function isEven(words: readonly Token[], i: number, lexicon: Lexicon): boolean {
  const [next, noun] = words.slice(i + 1);
  if (!next) return false;
  const form = verbFormOf(next.lower, lexicon);
  const isVerb = form?.form === 'finite' && !form.weak && !lexicon.nouns.has(next.lower);
  if (isVerb || (lexicon.clitics[next.lower] && !lexicon.determiners.has(next.lower))) return true;
  const before = words[i - 1];
  const opens = !before || before.part === 'mark' || lexicon.conjunctions.has(before.lower);
  return (
    opens &&
    (lexicon.determiners.has(next.lower) || lexicon.possessives.has(next.lower)) &&
    noun !== undefined &&
    !ends.test(noun.lower)
  );
}
const ends =
  /^(?:fim|final|noite|manhã|tarde|dia|ano|mês|semana|hora|praia|rua|fin|noche|mañana|día|año|mes|casa|playa|calle|puerta|lunes|martes|miércoles|jueves|viernes|sábado|domingo|\d+)$/;

/** 'Él ni lloró', 'mi niña ni se movió': not even that, where nothing before it was denied. */
export function isNotEven(
  lower: string,
  before: Token | undefined,
  behind: readonly Token[],
  lexicon: Lexicon,
): boolean {
  if (lexicon.language !== 'es' || lower !== 'ni') return false;
  if (!/^(?:noun|name|pronoun|adjective)$/.test(before?.part ?? '')) return false;
  const verb = behind.find((each) => !lexicon.clitics[each.lower]);
  const form = verb && verbFormOf(verb.lower, lexicon);
  return form?.form === 'finite' && !form.weak;
}
