import type { Token } from '../token.ts';

const results =
  /^(?:dry|clean|open|shut|flat|empty|smooth|loose|free|clear|warm|cool|straight|still|tight|wet)$/;
const letsDo = /^(?:see|watch|let|help|make|hear|have|feel|get|keep|leave|want|need)$/;
/** 'Rubbed it dry with straw', 'pushed it open': so it is then; in 'let him open it' he does it. */
export function isResult(tokens: readonly Token[], i: number): boolean {
  const [verb, whom, token, next] = [tokens[i - 2], tokens[i - 1], tokens[i], tokens[i + 1]];
  return (
    token?.part === 'verb' &&
    results.test(token.lower) &&
    /^(?:it|him|her|them|me|us)$/.test(whom?.lower ?? '') &&
    verb?.part === 'verb' &&
    !letsDo.test(verb.lemma) &&
    (next === undefined || /^(?:mark|conjunction|preposition|subordinator)$/.test(next.part))
  );
}
