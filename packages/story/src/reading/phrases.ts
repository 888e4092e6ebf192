import { animalRoleOf } from '../world/people/animal-roles.ts';
import { relationOf } from '../world/people/relation-words.ts';
import type { Phrase } from './clause.ts';
import type { Grammar } from './grammar.ts';
import { oneOf } from './one-of.ts';
import type { Token } from './token.ts';

/** A phrase and the words it covers: indices in the sentence, inclusive. */
export interface Chunk {
  phrase: Phrase;
  from: number;
  to: number;
}

const opens = /^(?:determiner|possessive|adjective|number|noun|name)$/;

/** Noun phrases of a sentence in order, each with the preposition before it. */
export function phrasesOf(tokens: readonly Token[], text: string, grammar: Grammar): Chunk[] {
  const chunks: Chunk[] = [];
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i] as Token;
    // What stands in brackets is said beside the sentence.
    if (token.text === '(') {
      const end = tokens.findIndex(({ text }, at) => at > i && text === ')');
      i = end < 0 ? i + 1 : end + 1;
      continue;
    }
    if (token.part === 'pronoun' || token.part === 'quote') {
      if (token.part === 'pronoun') chunks.push(pronounAt(tokens, i, grammar));
      i++;
      continue;
    }
    const end = opens.test(token.part) ? endOf(tokens, i, grammar) : i - 1;
    const chunk = end >= i ? nounAt(tokens, i, end, text, grammar) : null;
    if (chunk) chunks.push(chunk);
    i = Math.max(end, i) + 1;
  }
  return withAppositions(withOf(chunks, tokens, grammar), tokens, grammar);
}

function endOf(tokens: readonly Token[], from: number, grammar: Grammar): number {
  let head = -1;
  let i = from;
  for (; i < tokens.length; i++) {
    const { part } = tokens[i] as Token;
    if (part === 'noun' || part === 'name') {
      // Two names or nouns without a joint are one: 'fruit bowl', 'Grandpa Lars'.
      const before = tokens[head];
      if (before && isApart(before, tokens[i] as Token, grammar, tokens[head - 1])) break;
      if (before && isGiven(tokens[from - 1], before, tokens[i] as Token, grammar)) break;
      if (head >= 0 && !grammar.adjectivesBehind) head = i;
      else if (head >= 0 && (part === 'name') !== (tokens[head]?.part === 'name') && part !== 'name') break;
      else head = i;
    } else if (part === 'genitive') head = -1;
    else if (part === 'determiner' || part === 'possessive') {
      if (head >= 0) break;
    } else if (part === 'number' && tokens[head]?.lower === 'number') {
    } else if (part === 'adjective' || part === 'number') {
      if (head >= 0 && !(grammar.adjectivesBehind && part === 'adjective')) break;
    } else if (part === 'mark' && tokens[i]?.text === '-') {
    } else if (part === 'adverb' && head < 0 && tokens[i + 1]?.part === 'adjective') {
    } else break;
  }
  return i - 1;
}

/** 'At Christmas Mia …' is two; 'Christmas Eve' is one. */
const feasts =
  /^(?:christmas|xmas|easter|halloween|eid|diwali|hanukkah|chanukah|ramadan|thanksgiving|purim|passover|holi|carnival|hogmanay|midsummer)$/;
const ofFeasts =
  /^(?:eve|day|night|morning|dinner|lunch|breakfast|sunday|monday|friday|saturday|market|mass|fair|party|tree|play|show|concert|bunny|island|mubarak|ul-fitr|ul-adha|al-fitr|al-adha|carol|story|jumper|holidays?|week|weekend|parade)$/;

/** 'On Sunday Mia …', 'for science week Ana …': a noun and a name are one only where the noun is a title. */
function isApart(before: Token, next: Token, grammar: Grammar, earlier: Token | undefined): boolean {
  if (grammar.timeNouns.has(before.lower)) return true;
  if (next.part !== 'name') return false;
  if (feasts.test(before.lower)) return !ofFeasts.test(next.lower);
  if (earlier && feasts.test(earlier.lower) && ofFeasts.test(before.lower)) return true;
  if (next.child && !before.child && before.part === 'name') return true;
  return before.part === 'noun' && !grammar.titles.has(before.lemma) && !grammar.titles.has(before.lower);
}

const gives =
  /^(?:give|hand|buy|bring|offer|send|pass|serve|bake|knit|lend|award|feed|throw|promise|owe|fetch|present|show|teach|read|sing)$/;
/** 'Gave Mia sweets', 'gave the coach flowers': to whom, and what. */
const isGiven = (verb: Token | undefined, before: Token, next: Token, { titles }: Grammar): boolean =>
  verb !== undefined &&
  gives.test(verb.lemma) &&
  next.part === 'noun' &&
  (before.part === 'name' || titles.has(before.lemma));

function nounAt(
  tokens: readonly Token[],
  from: number,
  to: number,
  text: string,
  grammar: Grammar,
): Chunk | null {
  const own = tokens.slice(from, to + 1);
  const nouns = own.filter(({ part }) => part === 'noun' || part === 'name');
  const genitive = own.findLastIndex(({ part }) => part === 'genitive');
  const possessed = nouns.filter((token) => own.indexOf(token) > genitive);
  // 'la abuela Rosa': the name says who.
  const head = grammar.adjectivesBehind
    ? (possessed.find(({ part }) => part === 'name') ?? possessed[0])
    : possessed.at(-1);
  // 'both', 'the three of them', 'the biggest': who is meant stands elsewhere.
  const number = own.find(({ part }) => part === 'number');
  // 'Tram 28', 'el tranvía 28': a number behind its noun is a name.
  const counts = number && (!head || own.indexOf(number) < own.indexOf(head));
  const only = head ?? number;
  if (!only) return null;
  const before = own.filter(
    (token) =>
      token !== head &&
      own.indexOf(token) > genitive &&
      (token.part === 'adjective' ||
        ((token.part === 'noun' || token.part === 'name') && head?.part !== 'name')),
  );
  // 'O urso dela': whose it is stands behind.
  const behind = /^d(?:ele|ela)s?$/.test(tokens[to + 1]?.lower ?? '') ? tokens[to + 1]?.lower : undefined;
  const owner = own.find(({ part }) => part === 'possessive')?.lower ?? behind;
  const owning = genitive > 0 ? own.slice(0, genitive).filter(({ part }) => part !== 'determiner') : [];
  const isName = head?.part === 'name';
  const names = isName ? possessed.filter(({ part }) => part === 'name').map(({ text }) => text) : [];
  // 'Grandpa Lars', 'our dog Rex': the title is a quality of the name.
  const titles = isName ? possessed.filter(({ part }) => part === 'noun').map(({ lemma }) => lemma) : [];
  const first = own[0] as Token;
  const last = own.at(-1) as Token;
  // 'The number 28 tram': which it is, not how many.
  const count = counts && !isNumbered(tokens[tokens.indexOf(number) - 1]) ? number.count : undefined;
  return {
    from,
    to,
    phrase: {
      text: text.slice(first.span[0], last.span[1]),
      span: [first.span[0], last.span[1]],
      head: isName ? names.join(' ') : (head?.lemma ?? only.lemma),
      qualities: [
        ...before.map(({ lemma, lower, part }) => (part === 'adjective' ? lower : lemma)),
        ...titles,
      ],
      ...(owning.length > 0 ? { owner: owning.map(({ text }) => text).join(' ') } : owner ? { owner } : {}),
      ...(count && head ? { count } : {}),
      // 'Los Reyes', 'os Silva': several of that name.
      plural: head?.plural === true || (count ?? 1) > 1 || (isName && severalOf.test(first.lower)),
      name: isName,
      ...(head ? {} : { pronoun: allOf(tokens, from, to) ?? only.lower }),
      ...prepositionOf(tokens, from, grammar),
    },
  };
}

/** 'The two of them', 'the three of us': all of them, and 'two of them' are some. */
const allOf = (tokens: readonly Token[], from: number, to: number): string | undefined =>
  tokens[from]?.lower === 'the' && tokens[to + 1]?.lower === 'of'
    ? { them: 'they', us: 'we' }[tokens[to + 2]?.lower ?? '']
    : undefined;

const severalOf = /^(?:os|as|los|las)$/;
const isNumbered = (before: Token | undefined): boolean =>
  /^(?:number|no|nr|line|route|número|linha|línea)$/.test(before?.lower ?? '');

function pronounAt(tokens: readonly Token[], i: number, grammar: Grammar): Chunk {
  const { text: word, span, lower } = tokens[i] as Token;
  // 'We all': everybody who is there.
  const next = tokens[i + 1];
  const text = /^(?:all|todos|todas)$/.test(next?.lower ?? '') ? `${word} ${next?.text}` : word;
  const plural =
    /^(?:we|us|they|them|both|all|nós|eles|elas|nosotros|ellos|ellas|nos|los|las|todos|todas|ambos|ambas)$/.test(
      lower,
    );
  return {
    from: i,
    to: i,
    phrase: {
      text,
      span,
      head: lower,
      qualities: [],
      plural,
      name: false,
      pronoun: lower,
      ...prepositionOf(tokens, i, grammar),
    },
  };
}

function prepositionOf(
  tokens: readonly Token[],
  from: number,
  grammar: Grammar,
): Pick<Phrase, 'preposition'> {
  const before = tokens[from - 1];
  if (before?.part !== 'preposition') return {};
  const means = grammar.prepositions.get(before.lower) ?? before.means ?? before.lower;
  // 'next to', 'out of', 'in front of': the first word says where.
  const earlier = tokens[from - 2];
  if (means === 'to' && earlier?.lower === 'next') return { preposition: 'beside' };
  if (means === 'of' && earlier?.lower === 'top') return { preposition: 'on' };
  if (means === 'of' && earlier?.lower === 'out') return { preposition: 'from' };
  if (means === 'of' && earlier?.lower === 'front') return { preposition: 'before' };
  return { preposition: means };
}

const quantity =
  /^(?:half|piece|slice|bit|bite|rest|most|some|all|part|share|lot|handful|spoonful|couple|mouthful)$/;

const isBefore = ({ head, preposition }: Phrase, { preposition: own, head: whom, name }: Phrase): boolean =>
  /^(?:before|on)$/.test(own ?? '') &&
  /^(?:in front|on top)$/.test(`${preposition} ${head}`) &&
  (name || relationOf(whom) !== undefined || animalRoleOf(whom) !== undefined);

/** What is 'of' something is one phrase with it. */
function withOf(chunks: readonly Chunk[], tokens: readonly Token[], grammar: Grammar): Chunk[] {
  const joined: Chunk[] = [];
  for (const chunk of chunks) {
    const last = joined.at(-1);
    const joint = tokens[chunk.from - 1];
    const counted =
      last && joint && grammar.ofs.has(joint.lower) ? oneOf(last.phrase, chunk.phrase) : undefined;
    // 'In front of two gentlemen': before them.
    if (last && isBefore(last.phrase, chunk.phrase) && last.to === chunk.from - 2)
      joined[joined.length - 1] = chunk;
    else if (last && counted && last.to === chunk.from - 2)
      joined[joined.length - 1] = {
        from: last.from,
        to: chunk.to,
        phrase: {
          ...counted,
          text: `${last.phrase.text} ${joint?.text} ${chunk.phrase.text}`,
          span: [last.phrase.span[0], chunk.phrase.span[1]],
        },
      };
    else if (
      last &&
      joint &&
      grammar.ofs.has(joint.lower) &&
      last.to === chunk.from - 2 &&
      !last.phrase.pronoun &&
      !chunk.phrase.pronoun
    ) {
      const [from] = last.phrase.span;
      const { phrase } = last;
      // 'Half of her sandwich' is a sandwich.
      const isOwners = (chunk.phrase.name || chunk.phrase.owner) && !quantity.test(phrase.head);
      const inner = isOwners ? { owner: chunk.phrase.text } : { of: chunk.phrase.head };
      joined[joined.length - 1] = {
        from: last.from,
        to: chunk.to,
        phrase: {
          ...phrase,
          // 'Her slice of cheese' has both.
          ...(phrase.of || (phrase.owner && !inner.of) ? {} : inner),
          text: `${phrase.text} ${joint.text} ${chunk.phrase.text}`,
          span: [from, chunk.phrase.span[1]],
        },
      };
    } else joined.push(chunk);
  }
  return joined;
}

/** 'Biscuit our guinea pig', 'Rex, our dog,': the name, and what it is. */
function withAppositions(chunks: readonly Chunk[], tokens: readonly Token[], { titles }: Grammar): Chunk[] {
  const joined: Chunk[] = [];
  for (const chunk of chunks) {
    const last = joined.at(-1);
    const gap = last ? chunk.from - last.to - 1 : -1;
    const between = tokens[chunk.from - 1];
    const apposed =
      last?.phrase.name &&
      !chunk.phrase.name &&
      !chunk.phrase.pronoun &&
      !chunk.phrase.preposition &&
      // 'Lola my aunt' is one; 'showed Grandpa her drawing' speaks of two.
      ((tokens[chunk.from]?.part === 'possessive' && gap === 0 && titles.has(chunk.phrase.head)) ||
        (/^(?:possessive|determiner)$/.test(tokens[chunk.from]?.part ?? '') &&
          gap === 1 &&
          between?.text === ',' &&
          tokens[chunk.to + 1]?.text === ',' &&
          tokens[chunk.to + 2]?.part !== 'conjunction'));
    if (last && apposed) {
      const { phrase } = chunk;
      joined[joined.length - 1] = {
        from: last.from,
        to: chunk.to,
        phrase: {
          ...last.phrase,
          text: last.phrase.text,
          span: [last.phrase.span[0], phrase.span[1]],
          qualities: [...last.phrase.qualities, [...phrase.qualities, phrase.head].join(' ')],
          ...(phrase.owner ? { owner: phrase.owner } : {}),
        },
      };
    } else joined.push(chunk);
  }
  return joined;
}
