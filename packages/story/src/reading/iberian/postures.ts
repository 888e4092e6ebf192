import { genderOfArticle } from '../../world/people/noun-gender.ts';
import { relationOf } from '../../world/people/relation-words.ts';
import type { Token } from '../token.ts';
import type { Lexicon } from './lexicon.ts';

/** How somebody stays somewhere, and the verb that does it, in both languages. */
export const postures: readonly (readonly [RegExp, pt: string, es: string])[] = [
  [/^(?:sentad|empoleirad|encarapitad|encaramad|trepad|montad)/, 'sentar', 'sentarse'],
  [
    /^(?:deitad|acostad|tumbad|tirad|echad|estirad|esticad|tendid|estendid|estatelad|jogad)/,
    'deitar-se',
    'acostarse',
  ],
  [
    /^(?:parad|quiet|imóve|inmóvil|congelad|paralisad|paralizad|petrificad|plantad|mud[oa]|calad|callad|estátic|tiesa|tieso|pasmad)/,
    'calar-se',
    'callarse',
  ],
  [/^(?:ajoelhad|arrodillad|agachad|acocorad|cuclillas)/, 'ajoelhar', 'arrodillar'],
  [/^(?:escondid|ocult|metid)/, 'esconder', 'esconder'],
  [/^(?:abraçad|abrazad|aninhad|acurrucad|enroscad)/, 'abraçar', 'abrazar'],
  [/^(?:agarrad|grudad|aferrad|pendurad|colgad|prendid|pegad|abraçadit)/, 'segurar', 'sujetar'],
  [/^(?:encostad|apoiad|apoyad|recostad)/, 'encostar-se', 'apoyarse'],
  [/^(?:adormecid|dormid|frit[oa]s?$|roque$|ferrad|planchad)/, 'dormir', 'dormir'],
];

/** Behind these it is how somebody is or stays, and what is told with the verb. */
const stays =
  /^(?:ser|estar|ficar|quedar|acabar|terminar|seguir|continuar|permanecer|andar|ir|vir|venir|manter|mantener|aparecer|parecer|ter|tener|haber|haver|deixar|dejar|pôr|poner|levar|llevar|sentir|dar|tornar|volver|virar)$/;
/** What is told of who sleeps so or sits down so is in the same picture. */
const isItself = /^(?:dormir|adormecer|deitar|acostar|tumbar|sentar|ajoelhar|arrodillar|esconder)(?:-?se)?$/;
const where = /^(?:in|on|to|under|behind|beside|against|before|above|between|near|over|at|into|onto)$/;
const opens = /^(?:mark|conjunction)$/;

/** Whether a participle cannot belong to the noun before it: 'un choripán sentada', 'la semana parado'. */
function isOfAnother(tokens: readonly Token[], i: number): boolean {
  const gender = genderOfArticle(tokens[i - 2]?.lower ?? '');
  const ending = /([oa])s?$/.exec(tokens[i]?.lower ?? '')?.[1];
  return gender !== undefined && ending !== undefined && gender !== (ending === 'o' ? 'm' : 'f');
}

/** 'Y el abuelo arrodillado en la alfombra': with nothing else before them it is they who do it. */
function isOnlySubject(tokens: readonly Token[], i: number): boolean {
  const noun = tokens[i - 1];
  let from = i - 1;
  while (/^(?:determiner|possessive)$/.test(tokens[from - 1]?.part ?? '')) from--;
  const isSomebody =
    noun?.part === 'name' ||
    /^(?:eu|yo|él|el[ae]|ella)$/.test(noun?.lower ?? '') ||
    (noun?.part === 'noun' && relationOf(noun.lemma) !== undefined);
  return isSomebody && opens.test(tokens[from - 1]?.part ?? '');
}

/**
 * 'Preguntó, sentada en el suelo', 'saiu agarrado na barra': a posture somewhere is done by whoever does what stands before
 * it, as 'sentándose' would be. What may describe the noun before it is left alone.
 */
export function inPostures(tokens: readonly Token[], { language }: Lexicon): Token[] {
  return tokens.map((token, i) => {
    if (!/^(?:noun|adjective)$/.test(token.part) || !/.{4}[ao]s?$/.test(token.lower)) return token;
    const [pattern, pt, es] = postures.find(([each]) => each.test(token.lower)) ?? [];
    const lemma = language === 'pt' ? pt : es;
    if (!pattern || !lemma || !isPostureThere(tokens, i)) return token;
    const { plural: _plural, ...word } = token;
    return { ...word, part: 'verb' as const, lemma, form: 'gerund' as const };
  });
}

/** 'Sentada no chão': told as a gerund would be, though it ends as a quality does. */
export const isPosture = ({ part, form, lower }: Token): boolean =>
  part === 'verb' && form === 'gerund' && /[ao]s?$/.test(lower) && !/nd[oa]/.test(lower);

function isPostureThere(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1]?.part === 'adverb' ? tokens[i + 2] : tokens[i + 1];
  if (next?.part !== 'preposition' || !where.test(next.means ?? '')) return false;
  const clause = tokens.slice(0, i);
  const verb = clause.findLast(({ part }) => part === 'verb' || part === 'auxiliary');
  const before = clause.findLast(({ part, clitic }) => part !== 'adverb' && !clitic);
  if (!before) return false;
  // 'Ficou ali, quieta no colo': the comma leaves it with its verb.
  if (verb && (stays.test(verb.lemma) || isItself.test(verb.lemma))) return false;
  if (before.part === 'verb') return true;
  if (before !== tokens[i - 1]) return verb !== undefined && opens.test(before.part);
  if (opens.test(before.part)) return verb !== undefined;
  if (before.part === 'noun' && verb && isOfAnother(tokens, i)) return true;
  return isOnlySubject(tokens, i);
}
