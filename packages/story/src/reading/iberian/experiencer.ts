import type { Token } from '../token.ts';
import type { Lexicon } from './lexicon.ts';

const feelings =
  /^(?:vergüenza|vergonha|miedo|medo|pena|risa|asco|nojo|hambre|fome|sed|sede|sueño|sono|rabia|raiva|alegría|alegria|tristeza|fiebre|febre|tos|tosse|hipo|frío|frio|calor|pereza|preguiça|saudade|gripe|varicela|náusea|mareo)s?$/;
const nominal = /^(?:determiner|possessive|noun|name|adjective|pronoun)$/;

/** 'Le daba vergüenza', 'deu-lhe o sono', 'a Lucía le dio miedo': whoever it is given feels it. */
export function experiencing(tokens: readonly Token[], { language }: Lexicon): Token[] {
  const read: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    let end = i + 1;
    while (tokens[end]?.clitic) end++;
    const pronoun = tokens
      .slice(i + 1, end)
      .find(({ lower }) => /^(?:le|les|lhe|lhes|me|nos|te)$/.test(lower));
    const noun = tokens.slice(end, end + 4).find(({ part }) => part === 'noun');
    if (token.lemma !== 'dar' || token.part !== 'verb' || !pronoun || !feelings.test(noun?.lower ?? '')) {
      read.push(token);
      continue;
    }
    const start = read.findLastIndex(({ part }) => !nominal.test(part));
    const whom = read[start];
    const { clitic: _clitic, host: _host, ...subject } = pronoun;
    const isTold = whom?.means === 'to' && start < read.length - 1;
    if (isTold) read.splice(start, 1);
    const isLaughing = /^risas?$/.test(noun?.lower ?? '');
    read.push(...(isTold ? [] : [subject]), {
      ...token,
      lemma: isLaughing ? 'reír' : language === 'pt' ? 'ter' : 'tener',
    });
    i = end - 1;
  }
  return read;
}
