import type { Token } from '../token.ts';

const hours = /^(?:as|às|la|las|o|el)$/;
const at = /^(?:to|at|for|until|around)$/;

/** 'A las seis pasa el tren', 'às sete chega a avó': the hour is told, and of nothing six. */
export function isAfterHour(tokens: readonly Token[]): boolean {
  const [preposition, article, number] = tokens.slice(-3);
  if (number?.part !== 'number') return false;
  if (article?.part === 'preposition') return /^(?:às|à|ao)$/.test(article.text.toLowerCase());
  return hours.test(article?.lower ?? '') && at.test(preposition?.means ?? '');
}
