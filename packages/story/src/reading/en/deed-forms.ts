import type { Token } from '../token.ts';
import { lemmaOf, lemmaOfGerund } from './lemma.ts';
import { kin } from './words.ts';

const subjects = /^(?:i|he|she|it|we|they|you)$/;
const quantity = /^(?:all|both|each)$/;
const opensObject = /^(?:determiner|possessive|pronoun)$/;
const isQuote = (token: Token | undefined): boolean => token?.part === 'quote';
const isNoun = (token: Token | undefined): boolean => /^(?:noun|name)$/.test(token?.part ?? '');

/** Verbs whose object does what follows, without a 'to': 'let her brother hold the baby'. */
const letting = /^(?:let|help|make|watch|see|hear)$/;

/** Adjectives that are deeds behind whoever is let do them. */
const actions = /^(?:light|dry|clean|empty|open|warm|cool|calm|tidy|wet|clear|free|slow|close|dirty)$/;

/** Words of deeds that the tagger takes for nouns and adjectives. Changes the token at `i`, or the one before it. */
export function mendDeed(tokens: readonly Token[], i: number): void {
  const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (!token) return;
  if (/^fived?$/.test(token.lower) && before?.lower === 'high') {
    Object.assign(token, { part: 'verb', lemma: 'high-five' });
    before.part = 'other';
  }
  // 'High-fived', 'fist-bumped': one word in three pieces.
  if (/^(?:fived?|bumped)$/.test(token.lower) && before?.text === '-') {
    const whole = `${tokens[i - 2]?.lower ?? ''}-${token.lower}`;
    const lemma = /^high-fived?$/.test(whole) ? 'high-five' : whole === 'fist-bumped' ? 'fist-bump' : null;
    if (lemma) {
      Object.assign(token, { part: 'verb', lemma });
      for (const piece of tokens.slice(i - 2, i)) piece.part = 'other';
    }
  }
  // 'The one-eyed bear': a word of two pieces tells how it is.
  if (
    token.part === 'verb' &&
    /ed$/.test(token.lower) &&
    before?.text === '-' &&
    next?.part === 'noun' &&
    /^(?:number|adjective|noun)$/.test(tokens[i - 2]?.part ?? '')
  ) {
    Object.assign(token, { part: 'adjective', lemma: token.lower });
    return;
  }
  // 'At the hairdresser's Mia sat': nobody's Mia, there she sat.
  if (
    token.part === 'genitive' &&
    next?.part === 'name' &&
    tokens[i + 2]?.part === 'verb' &&
    tokens[i - 2]?.part === 'determiner' &&
    /^(?:at|to)$/.test(tokens[i - 3]?.lower ?? '')
  ) {
    token.part = 'mark';
    return;
  }
  // 'On his toast right up to the edge': behind a noun it says how far.
  if (token.lower === 'right' && token.part === 'noun' && isNoun(before) && next?.part === 'preposition') {
    token.part = 'adverb';
    return;
  }
  // 'Woke up covered in spots': how she was.
  if (token.lower === 'covered' && next?.lower === 'in' && before?.part !== 'auxiliary') {
    token.part = 'adjective';
    return;
  }
  // 'Hugged it like a baby': what is behind its verb likes nobody.
  if (
    token.lower === 'like' &&
    token.part === 'verb' &&
    /^(?:it|him|me|us|them)$/.test(before?.lower ?? '') &&
    /^(?:verb|preposition|adverb|particle)$/.test(tokens[i - 2]?.part ?? '') &&
    !/^(?:would|did|does|do|didn['’]t|doesn['’]t)$/.test(tokens[i - 2]?.lower ?? '')
  ) {
    token.part = 'preposition';
    return;
  }
  // 'Shook his hand super seriously': how, and no hand of a kind.
  if (
    /^(?:super|dead|real|mega|proper)$/.test(token.lower) &&
    next?.part === 'adverb' &&
    /ly$/.test(next.lower)
  ) {
    token.part = 'adverb';
    return;
  }
  // 'Ran behind her roaring': it is who runs that roars.
  if (
    token.part === 'noun' &&
    before?.lower === 'her' &&
    tokens[i - 2]?.part === 'preposition' &&
    (postures.test(token.lower) || sounds.test(token.lower)) &&
    /^(?:preposition|mark|quote|determiner|conjunction|adverb)$/.test(next?.part ?? 'mark')
  ) {
    Object.assign(token, { part: 'verb', lemma: lemmaOfGerund(token.lower), plural: false, form: 'gerund' });
    before.part = 'pronoun';
    return;
  }
  // 'When a boy zoomed by she yelled': she is who yells.
  if (/^(?:by|past)$/.test(token.lower) && /^(?:i|he|she|we|they)$/.test(next?.lower ?? '')) {
    token.part = 'adverb';
    return;
  }
  // 'He goes, "Again!"': he says it.
  if (token.lemma === 'go' && [next, next?.text === ',' ? tokens[i + 2] : undefined].some(isQuote))
    token.lemma = 'say';
  if (!/^(?:noun|adjective|adverb)$/.test(token.part)) return;
  if (isMeanwhile(tokens, i))
    Object.assign(token, { part: 'verb', lemma: lemmaOfGerund(token.lower), plural: false });
  if (isPast(tokens, i)) Object.assign(token, { part: 'verb', lemma: lemmaOf(token.lower), plural: false });
  // 'Helped her tie her shoes': with an object of its own behind it, it is no tie of hers.
  // 'Made her brother a cake': nobody brothers a cake.
  const isDeed = (token.part === 'noun' && !kin.has(token.lower)) || actions.test(token.lower);
  if (isDeed && token.lower === token.lemma && opensObject.test(next?.part ?? '')) {
    const from = before?.part === 'possessive' ? i - 2 : i - 3;
    const causes = tokens.slice(Math.max(0, from), i - 1).some(({ lemma }) => letting.test(lemma));
    if (causes && (isNoun(before) || /^(?:her|him|me|us|them|it)$/.test(before?.lower ?? ''))) {
      token.part = 'verb';
      if (before?.lower === 'her') before.part = 'pronoun';
    }
  }
  // 'Unwrapped the present', 'Daddy's present': behind an article, with nothing to belong to, only a noun stands.
  if (
    token.part === 'adjective' &&
    before &&
    (before.part === 'genitive' || /^(?:a|an|the|my|his|her|our|their)$/.test(before.lower)) &&
    (!next || /^(?:mark|conjunction|preposition)$/.test(next.part)) &&
    things.test(token.lower)
  )
    token.part = 'noun';
}

/** Nouns that end like deeds, and those that name one together with the noun before them. */
const noDeeds =
  /^(?:building|wedding|morning|evening|ceiling|king|ring|string|thing|something|anything|nothing|everything|spring|wing|swing|clothing|painting|pudding|stocking|earring|duckling|sibling|dumpling|frosting|icing|railing|lightning|drawing|meeting|feeling|opening|parking|beginning|shopping|camping|landing|crossing|dressing|filling|topping|wrapping|bedding|awning|sledding|skating|watching|riding|hunting|racing|surfing|bowling|boarding|lesson)$/;
const postures =
  /^(?:standing|sitting|lying|kneeling|crouching|hanging|leaning|waiting|hiding|crying|laughing|sleeping|smiling|shouting|singing|dancing|running|walking|crawling|jumping|hopping|looking|pointing|staring)$/;

const sounds =
  /^(?:roaring|yelling|screaming|cheering|giggling|whooping|shrieking|squealing|sobbing|howling|barking|clapping|waving|filming|whistling|bawling|calling)$/;

const particles = /^(?:up|down|out|off|away)$/;

/** 'Sat on the kerb holding hands', 'stirred the batter standing on a chair': done at the same time. */
function isMeanwhile(tokens: readonly Token[], i: number): boolean {
  const [before, { lower, part } = { lower: '', part: '' }, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (part !== 'noun' || !/[a-z]{2}ing$/.test(lower) || noDeeds.test(lower) || !isNoun(before)) return false;
  if (next?.part === 'preposition') return postures.test(lower) || particles.test(next.lower);
  return opensObject.test(next?.part ?? '') || (next?.part === 'noun' && next.plural === true);
}

const things =
  /^(?:present|sweet|treat|solo|musical|final|silver|gold|bronze|orange|drill|light|potty|comic|plastic|musical|square|stuffed)$/;

const feelings =
  /^(?:excited|tired|scared|frightened|worried|confused|bored|amazed|surprised|relieved|pleased|delighted|exhausted|soaked|ashamed|disappointed|relaxed|thrilled)$/;
/** 'She buttoned her coat', 'Mia bandaged Tom', 'we all looked up': what ends so and has somebody before it is done. */
function isPast(tokens: readonly Token[], i: number): boolean {
  const [before, { lower } = { lower: '' }, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (!before || !/[a-z]{2}ed$/.test(lower)) return false;
  if (subjects.test(before.lower)) return true;
  if (quantity.test(before.lower) && subjects.test(tokens[i - 2]?.lower ?? '')) return true;
  // 'And pretended she was asleep', 'then buttoned her coat'.
  const goesOn = /^(?:conjunction|adverb)$/.test(before.part);
  if (goesOn && tokens[i - 2]?.part !== 'adjective')
    return (
      /^(?:determiner|possessive|pronoun|infinitive|number)$/.test(next?.part ?? '') ||
      // 'And pinched one'.
      /^(?:one|two|three|some|another|it|them)$/.test(next?.lower ?? '') ||
      // 'Ran off and grazed', 'she laughed and hurried home'; but 'tired and excited'.
      (before.part === 'conjunction' &&
        /^(?:noun|name|pronoun|verb)$/.test(tokens[i - 2]?.part ?? '') &&
        /^(?:preposition|adverb|mark)$/.test(next?.part ?? 'mark') &&
        tokens.slice(0, i).some(({ part }) => part === 'verb') &&
        !feelings.test(lower))
    );
  if (!isNoun(before)) return false;
  return (
    opensObject.test(next?.part ?? '') ||
    /^(?:name|infinitive|negation)$/.test(next?.part ?? '') ||
    (before.part === 'name' && next?.part === 'preposition')
  );
}
