import type { Clause } from '../../reading/clause.ts';

const meets = /^(?:see|visit|meet|ver|visitar|conhecer|conocer)$/;
const travels =
  /^(?:go|come|fly|drive|travel|ride|sail|walk|run|ir|vir|venir|voar|volar|viajar|conduzir|conducir)$/;
/** 'We flew to Lisbon to see Grandma', 'it was time to go': it is not done yet. */
export const isPurpose = ({ verb }: Clause, before: Clause | undefined, text: string): boolean =>
  /\b(?:time to|(?:até|hasta) (?:(?:à|a|la) )?hora de)\s$/.test(text.slice(0, verb.span[0])) ||
  isMeeting(verb, before, text);
const isMeeting = (verb: Clause['verb'], before: Clause | undefined, text: string): boolean =>
  meets.test(verb.lemma) &&
  before !== undefined &&
  travels.test(before.verb.lemma) &&
  /(?:^|\s)(?:to|para|a)\s$/.test(text.slice(0, verb.span[0]).slice(-6));
