import { birthOrder, childWords, relationOf, siblingOf, tenderWords } from './kin.ts';
import { familyName, type Sentence, type Teller, writerAsOwner } from './teller.ts';
import { isAdverb, isVerb, lower, type Token } from './tokens.ts';

/** The told words and how many tokens of the original they stand for. */
export interface Phrase {
  text: string;
  length: number;
  /** The name stood between commas ('our son, Leo, …'): the second comma goes with the first. */
  dropsComma?: boolean;
}

const stem = (token: Token | undefined): string => lower(token).replace(/'s?$/, '');
const ending = (token: Token | undefined): string =>
  /'s?$/.exec(token?.text ?? '')?.[0] === undefined ? '' : "'s";
const isGivenName = (token: Token | undefined, childName: string): boolean =>
  token !== undefined &&
  /^\p{Lu}\p{Ll}/u.test(token.text) &&
  stem(token) !== childName.toLowerCase() &&
  !token.tags.has('Date');

/** Whether the phrase says what somebody is ("is our hero") rather than naming who does something. */
const isPredicate = (front: Token | undefined): boolean =>
  /^(?:is|was|are|were|be|been|as|of|become|becomes|became|like|a|not|always)$/.test(lower(front)) &&
  lower(front) !== 'of';

function childPhrase(
  tokens: readonly Token[],
  at: number,
  head: number,
  teller: Teller,
  sentence: Sentence,
): Phrase | null {
  const word = stem(tokens[head]);
  const { child } = teller;
  const between = tokens.slice(at + 1, head).map((token) => token.text + token.after.replace(/\s+$/, ' '));
  const next = tokens[head + 1];
  const nextIsChild = stem(next) === child.name.toLowerCase().split(' ')[0];
  if (between.some((text) => birthOrder.test(text.trim())) && !nextIsChild) return null;
  const closes = /[,.!?]/.test(tokens[head]?.after ?? '');
  if (!closes && isGivenName(next, child.name) && !nextIsChild) {
    const sibling = siblingOf(word, child);
    return sibling === null
      ? null
      : { text: [sibling.replace(/(\S+)$/, `${between.join('')}$1`)].join(''), length: head - at + 1 };
  }
  if (isPredicate(tokens[at - 1])) return null;
  const tender = tenderWords.has(word);
  sentence.childIsNamed = true;
  teller.childNamed = true;
  const noun = tender ? `${tokens[head]?.text.replace(/'s?$/, '') ?? ''} ` : '';
  if (nextIsChild) {
    // 'our daughter Mia' and 'our son, Leo, …' name the child themselves.
    return {
      text: `${between.join('')}${noun}${next?.text ?? child.name}`,
      length: head - at + 2,
      dropsComma: closes,
    };
  }
  return { text: `${between.join('')}${noun}${child.name}${ending(tokens[head])}`, length: head - at + 1 };
}

/** Ages used as a name: 'our 4 year old', 'my five-year-old'. */
function ageLength(tokens: readonly Token[], at: number): number {
  if (/^[\w]+-(?:year|month|week)s?-old$/.test(stem(tokens[at]))) return 1;
  const isAge =
    /^(?:years?|months?|weeks?|yrs?)$/.test(lower(tokens[at + 1])) && stem(tokens[at + 2]) === 'old';
  return isAge ? 3 : 0;
}

/** What comes before the name of a relative. */
const titles = /^(?:Uncle|Aunt|Auntie|Aunty|Grandma|Grandpa|Granny|Nana|Nan)$/;
const bodyParts = /^(?:hands?|arms?|lap|shoulders?|neck|legs?|fingers?|chest|side|knees?|back)$/;

/** Tells 'my …' or 'our …' at `at`, as far as its words have a person in them. */
export function ownedPhrase(
  tokens: readonly Token[],
  at: number,
  teller: Teller,
  sentence: Sentence,
): Phrase {
  const word = lower(tokens[at]) === 'my' ? 'my' : 'our';
  const { child, voice } = teller;
  const plain = (): Phrase => ({ text: writerAsOwner(teller, sentence, word), length: 1 });
  if (voice.kind === 'child' && word === 'my') return ownedByTellingChild(tokens, at, teller, sentence);
  // A family has no hand; whoever wrote this has.
  if (word === 'my' && voice.writer === null && bodyParts.test(stem(tokens[at + 1])))
    return { text: "a grown-up's", length: 1 };

  // In the north of England and in Ireland 'our Boone' is Boone.
  const next = tokens[at + 1];
  const isChild = stem(next) === child.name.toLowerCase().split(' ')[0];
  if (word === 'our' && next && (isChild || isGivenName(next, child.name))) {
    sentence.childIsNamed ||= isChild;
    teller.childNamed ||= isChild;
    return { text: next.text, length: 2 };
  }

  for (let head = at + 1; head < Math.min(tokens.length, at + 6); head += 1) {
    const noun = stem(tokens[head]);
    if (/^(?:family|fam)$/.test(noun)) {
      if (head === at + 1) return { text: familyName(teller, sentence) + ending(tokens[head]), length: 2 };
      teller.familyNamed = true;
      return { text: 'the', length: 1 };
    }
    const age = ageLength(tokens, head);
    const behindAge = stem(tokens[head + age]);
    if (age > 0 && !childWords.has(behindAge) && !tenderWords.has(behindAge)) {
      return childPhrase(tokens, at, head + age - 1, teller, sentence) === null
        ? plain()
        : agedChild(tokens, at, head + age - 1, teller);
    }
    if (age > 0) {
      head += age - 1;
      continue;
    }
    const isChild =
      childWords.has(noun) ||
      (tenderWords.has(noun) && !/^(?:bed|monitor|teeth|tooth|steps?|shower)$/.test(stem(tokens[head + 1])));
    const goesOn = childWords.has(stem(tokens[head + 1])) || tenderWords.has(stem(tokens[head + 1]));
    if (isChild && !goesOn) return childPhrase(tokens, at, head, teller, sentence) ?? plain();
    if (isChild) continue;
    // A grandmother's husband is no father of the child.
    const isGrand = voice.writer !== null && voice.writer.role.startsWith('grand');
    if (isGrand && word === 'my' && /^(?:husband|wife|hubby)$/.test(noun))
      return {
        text: (noun === 'wife' ? 'Grandma' : 'Grandpa') + ending(tokens[head]),
        length: head - at + 1,
      };
    // 'My niece Lea' in a story of Lea is Lea.
    const isOwnNiece =
      /^(?:niece|nephew)$/.test(noun) && stem(tokens[head + 1]) === child.name.toLowerCase().split(' ')[0];
    if (isOwnNiece) return childPhrase(tokens, at, head, teller, sentence) ?? plain();
    const named = isGivenName(tokens[head + 1], child.name) && !/[,.!?]/.test(tokens[head]?.after ?? '');
    const relation =
      head === at + 1 || isSmall(tokens[head - 1]) ? relationOf(noun, child, named, word) : null;
    // 'My brother Uncle Festus' is called so already.
    const title = tokens[head + 1]?.text ?? '';
    if (relation !== null && titles.test(title)) return { text: title, length: head - at + 2 };
    if (relation !== null) return { text: relation + ending(tokens[head]), length: head - at + 1 };
    if (isVerb(tokens[head]) && !tokens[head]?.tags.has('Gerund') && !tokens[head]?.tags.has('PastTense'))
      break;
    if (tokens[head]?.tags.has('Preposition') || (tokens[head]?.tags.has('Conjunction') && noun !== 'and'))
      break;
    if (/[.!?]/.test(tokens[head]?.after ?? '')) break;
    if (tokens[head]?.tags.has('Noun') && !tokens[head]?.tags.has('Value') && !isAdverb(tokens[head])) break;
  }
  return plain();
}

const isSmall = (token: Token | undefined): boolean =>
  /^(?:dear|lovely|dearest|own|sweet|amazing|wonderful)$/.test(lower(token));

function agedChild(tokens: readonly Token[], at: number, last: number, teller: Teller): Phrase {
  const words = tokens
    .slice(at + 1, last + 1)
    .map((token) => token.text.replace(/'s?$/, ''))
    .join(' ');
  const next = tokens[last + 1];
  const nextIsChild = stem(next) === teller.child.name.toLowerCase().split(' ')[0];
  return nextIsChild
    ? {
        text: `${words} ${next?.text ?? ''}`,
        length: last - at + 2,
        dropsComma: /,/.test(tokens[last]?.after ?? ''),
      }
    : { text: `${words} ${teller.child.name}${ending(tokens[last])}`, length: last - at + 1 };
}

/** A child without a known pronoun: 'Mom helped Mia', never "Mia's mom helped Mia". */
function ownedByTellingChild(
  tokens: readonly Token[],
  at: number,
  teller: Teller,
  sentence: Sentence,
): Phrase {
  const next = stem(tokens[at + 1]);
  const { child } = teller;
  if (child.pronoun === null && /^(?:mom|mum|mommy|mummy|dad|daddy|grandma|grandpa|nana)$/.test(next)) {
    return { text: next.charAt(0).toUpperCase() + next.slice(1) + ending(tokens[at + 1]), length: 2 };
  }
  const keepsOwner =
    /^(?:sister|brother|friends?|best|family|cousins?|teacher|parents|own|little|big|new)$/.test(next);
  if (child.pronoun === null && sentence.childIsNamed && !keepsOwner)
    return { text: next === 'first' ? 'the very' : 'the', length: 1 };
  return { text: writerAsOwner(teller, sentence, 'my'), length: 1 };
}
