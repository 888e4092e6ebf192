import type { Grammar } from './grammar.ts';
import { isVerbal, type Token } from './token.ts';

/** A verb with its auxiliaries: indices in the sentence, inclusive. */
export interface VerbGroup {
  from: number;
  to: number;
  main: Token;
  particle?: string;
  negated: boolean;
  /** 'was eaten': what stands before it has it done to itself. */
  passive: boolean;
  supposed: boolean;
  almost: boolean;
  /** Only the ending says who acts. */
  person?: Token['person'];
}

/** 'Were both wearing': what stands between a verb and its auxiliary. */
const isBetween = (token: Token | undefined): boolean =>
  /^(?:negation|adverb)$/.test(token?.part ?? '') || /^(?:both|all|each)$/.test(token?.lower ?? '');

export function verbGroupsOf(tokens: readonly Token[], grammar: Grammar): VerbGroup[] {
  const groups: VerbGroup[] = [];
  for (let i = 0; i < tokens.length; i++) {
    if (!isVerbal(tokens[i])) continue;
    let to = i;
    while (tokens[to]?.part === 'auxiliary') {
      let next = to + 1;
      while (isBetween(tokens[next]) && next < to + 4) next++;
      if (!isVerbal(tokens[next])) break;
      to = next;
    }
    const own = tokens.slice(i, to + 1);
    const main = own.at(-1) as Token;
    const before = tokens[i - 1];
    const after = tokens[to + 1];
    const around = [
      ...own,
      ...(before ? [before] : []),
      // 'Pretended not to see him'.
      ...(before?.part === 'infinitive' && tokens[i - 2] ? [tokens[i - 2] as Token] : []),
      ...(main.part === 'auxiliary' && after ? [after] : []),
    ];
    const helpers = own.slice(0, -1).map(({ lemma, lower }) => (grammar.copulas.has(lemma) ? lemma : lower));
    const person = own.find(({ person }) => person)?.person;
    const behind = [after, ...(isShort(after) ? [tokens[to + 2]] : [])];
    const joined = behind.find(
      (token, n) => token && isParticle(main, token, tokens.slice(to + 2 + n, to + 4 + n), grammar, n > 0),
    );
    const particle = joined?.lower;
    // What follows is the object of both, not where it is.
    if (joined) joined.part = 'other';
    groups.push({
      from: i,
      to,
      main,
      ...(particle ? { particle } : {}),
      // 'We had no umbrella': there was none.
      negated:
        around.some(({ part }) => part === 'negation') ||
        (after?.part === 'negation' && after.lower === 'no'),
      passive:
        main.part === 'verb' &&
        main.form === 'participle' &&
        helpers.some((helper) => grammar.copulas.has(helper) || helper === 'got'),
      supposed: own.some(({ lower, supposed }) => supposed || grammar.supposing.has(lower)),
      almost: [before, ...own, tokens[i - 2]].some((token) => token && grammar.almost.has(token.lower)),
      ...(person ? { person } : {}),
    });
    i = to;
  }
  return groups;
}

/** 'Let go of my hand', 'let him go' is one deed, and nobody goes. Who is let go to the park does. */
export function joinLettingGo(tokens: readonly Token[]): void {
  for (const [i, token] of tokens.entries()) {
    if (token.part !== 'verb' || token.lemma !== 'go') continue;
    const isFreed =
      tokens[i - 1]?.part === 'pronoun' && isAtEnd(tokens[i + 1], tokens[i - 1]?.lower === 'it');
    const letting = tokens[i - 1]?.lemma === 'let' ? tokens[i - 1] : isFreed ? tokens[i - 2] : undefined;
    if (letting?.lemma !== 'let') continue;
    Object.assign(token, { part: 'adverb' });
    Object.assign(letting, { part: 'verb', lemma: 'let_go' });
  }
}

const isAtEnd = (next: Token | undefined, isThing: boolean): boolean =>
  /^(?:mark|conjunction)$/.test(next?.part ?? 'mark') ||
  // 'Let it go in the garden': a thing goes nowhere by itself.
  (isThing && next?.part === 'preposition' && next.lower !== 'to');

/** 'Zipped up her jacket': up a jacket nobody goes. */
const goes =
  /^(?:go|come|walk|run|climb|crawl|ride|drive|race|march|hike|hurry|sneak|look|see|stare|peek|peer|point|fall|jump|fly|swim|get|step|sit|stand|lie|be|slide|roll|creep|rush|travel|cycle|lean|hang|shout|live)$/;
const isPartOf = (verb: string, particle: string): boolean =>
  /^(?:up|out|away)$/.test(particle) && !goes.test(verb);

/** 'Helped him up', 'took it off': between both stands only a pronoun. */
const isShort = (token: Token | undefined): boolean =>
  /^(?:me|you|him|her|it|us|them|(?:my|your|him|her|it)self|(?:our|them)selves)$/.test(token?.lower ?? '') &&
  token?.part === 'pronoun';

/** 'stood up', 'took out the bowl'; but in 'sat on the potty' the potty is where. */
function isParticle(
  main: Token,
  after: Token,
  [next, further]: readonly Token[],
  grammar: Grammar,
  isBehindObject: boolean,
): boolean {
  if (!grammar.particles.has(after.lower) || after.part === 'noun') return false;
  // 'Got up brown from head to toe': how, and nothing one gets up.
  const isHow =
    next?.part === 'adjective' && /^(?:preposition|adverb|mark|conjunction)$/.test(further?.part ?? 'mark');
  const nounFollows =
    next !== undefined &&
    !isHow &&
    /^(?:noun|name|determiner|possessive|adjective|number|pronoun|quote)$/.test(next.part);
  if (isBehindObject) return !nounFollows;
  return (
    !nounFollows ||
    grammar.phrasal.has(`${main.lemma}_${after.lower}`) ||
    (next.part !== 'quote' && isPartOf(main.lemma, after.lower))
  );
}
