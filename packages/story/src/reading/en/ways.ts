import type { Token } from '../token.ts';

const ways = /^(?:on|off|up|down|in|out|over|along|around|away|back)$/;
const nominative = /^(?:he|she|we|they|i)$/;

/** 'When he turned it on she hid': 'on' belongs to the verb before it, and with her another clause begins. */
export function mendWay(tokens: readonly Token[], i: number): void {
  const [token, next] = [tokens[i], tokens[i + 1]];
  if (token?.part === 'preposition' && ways.test(token.lower) && nominative.test(next?.lower ?? ''))
    token.part = 'adverb';
}
