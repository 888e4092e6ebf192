import { everydayVerbs } from '../../meaning/deeds.ts';
import type { Token } from '../token.ts';
import { kin } from './words.ts';

const lets = /^(?:help|let|make|watch|see|hear)$/;
const whom = /^(?:me|him|her|us|them|you)$/;
const opensObject = /^(?:determiner|possessive|pronoun|number|name)$/;
const particle = /^(?:up|down|out|off|away|over|back|in|on|along|around|round|through|together)$/;
const qualities =
  /^(?:own|last|like|please|long|present|awake|idle|initial|complete|welcome|first|little|big|old)$/;

/** Whether a verb that lets somebody do something stands before what is told at `i`. */
function isLet(tokens: readonly Token[], i: number): boolean {
  let at = i - 1;
  const last = tokens[at];
  const isNamed =
    last !== undefined && (last.part === 'name' || kin.has(last.lower) || whom.test(last.lower));
  if (isNamed) {
    at--;
    while (/^(?:possessive|adjective|name|determiner)$/.test(tokens[at]?.part ?? '')) at--;
  }
  const verb = tokens[at];
  if (verb?.part !== 'verb') return false;
  // 'Did not help wash up': what nobody helps with is left undone with it.
  return isNamed ? lets.test(verb.lemma) : verb.lemma === 'help' && tokens[at - 1]?.part !== 'negation';
}

/**
 * 'Helped wash the car', 'helped Grandma stir the soup', 'let him blow up the balloon': the dictionary form behind whoever is
 * helped or let, before a thing, is what they do. Changes the token at `i`.
 */
export function mendHelpedDeed(tokens: readonly Token[], i: number): void {
  const [token, next] = [tokens[i], tokens[i + 1]];
  if (!token || !next || !/^(?:noun|adjective|adverb|other|verb)$/.test(token.part)) return;
  if (!everydayVerbs().has(token.lower) || qualities.test(token.lower)) return;
  const isBeforeThing =
    opensObject.test(next.part) ||
    (next.part === 'noun' && next.plural === true) ||
    (particle.test(next.lower) && opensObject.test(tokens[i + 2]?.part ?? ''));
  if (!isBeforeThing || !isLet(tokens, i)) return;
  Object.assign(token, { part: 'verb', lemma: token.lower, plural: false });
  // 'Helped wash the car': that is one deed, and nothing else is helped before it.
  const [helped, before] = [tokens[i - 1], tokens[i - 2]];
  if (helped?.lower === 'helped' && !/^(?:auxiliary|negation|infinitive)$/.test(before?.part ?? ''))
    helped.part = 'auxiliary';
}
