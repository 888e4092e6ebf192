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

const fastened =
  /^(?:stuck|tied|wrapped|pinned|taped|glued|clipped|tucked|balanced|perched|draped|strapped|jammed|wedged|painted|drawn|smeared|hidden|curled|hung|hooked|squashed)$/;
/** 'Had a bucket stuck on his foot', 'with a scarf wrapped around her neck': so it is, and nothing sticks or wraps. */
export function isFastened(tokens: readonly Token[], i: number): boolean {
  const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (token?.part !== 'verb' || !fastened.test(token.lower)) return false;
  if (before?.part !== 'noun' || !onto.test(next?.lower ?? '')) return false;
  // 'Had her head stuck in the railings' is told of the head.
  if (/^(?:head|arm|finger|hand|leg|foot|thumb|tooth|hair)$/.test(before.lemma)) return false;
  const opens = tokens.slice(0, i).findLastIndex(({ part }) => !ofPhrase.test(part));
  const opening = tokens[opens];
  return (
    i - opens < 6 && ((opening?.part === 'verb' && opening.lemma === 'have') || opening?.lower === 'with')
  );
}
const onto = /^(?:on|onto|to|in|around|round|over|behind|under|between|across|against)$/;
const ofPhrase = /^(?:determiner|possessive|adjective|number|noun)$/;
