import type { Token } from '../token.ts';

const isVerbal = (token: Token | undefined): boolean => token?.part === 'verb' || token?.part === 'auxiliary';

/** Words that are written alike and that the tagger often takes for the other one. Changes the token at `i`. */
export function mendHomograph(tokens: readonly Token[], i: number): void {
  const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (!token) return;
  const { lower } = token;
  // 'Ever right while': nobody rights anything.
  if (lower === 'right' && token.part === 'verb') token.part = 'adverb';
  if (lower === 'row' && /^(?:the|a|back|front|first|second|third|last|middle)$/.test(before?.lower ?? ''))
    token.part = 'noun';
  if (lower === 'back' && isSomebodys(tokens, i)) Object.assign(token, { part: 'noun', lemma: 'back' });
  // 'With her little can': nobody can do anything there.
  if (lower === 'can' && opensNoun.test(before?.part ?? '') && !isVerbal(next))
    Object.assign(token, { part: 'noun', lemma: 'can', plural: false });
  if (lower === 'can' && token.part === 'noun' && before?.part === 'adjective') ownersBefore(tokens, i - 1);
  if (isCalled(tokens, i)) token.part = 'other';
  if (isPrepared(tokens, i)) Object.assign(token, { part: 'adjective', lemma: lower });
  // 'Rubbed dock leaves on her legs': of a plant.
  if (lower === 'leaves' && token.part === 'verb' && plants.test(before?.lower ?? ''))
    Object.assign(token, { part: 'noun', lemma: 'leaf', plural: true });
  if (plants.test(lower) && /^(?:leaf|leaves|flower|bush|tree)s?$/.test(next?.lower ?? ''))
    token.part = 'noun';
  // 'Kissed her brother goodnight', 'brought a stick home': what stands before it is the thing.
  if (greetings.test(lower) && token.part === 'noun' && isNounLike(before)) token.part = 'other';
  const isNamed = before?.part === 'name' && tokens[i - 2]?.part === 'noun';
  if (lower === 'home' && token.part === 'noun' && isNounLike(before) && !isNamed) token.part = 'adverb';
  // 'Helped Grandpa saw a branch': nobody sees it.
  if (
    lower === 'saw' &&
    isNounLike(before) &&
    tokens.slice(Math.max(0, i - 4), i).some(({ lemma }) => /^(?:help|let|make)$/.test(lemma))
  )
    Object.assign(token, { part: 'verb', lemma: 'saw' });
  // 'Back to front', 'inside out': nobody fronts anything.
  if (lower === 'front' && before?.lower === 'to' && tokens[i - 2]?.lower === 'back') token.part = 'adverb';
  // 'Grandma lives in Manila': of lives nobody has several there.
  if (lower === 'lives' && token.part === 'noun' && next?.part === 'preposition')
    Object.assign(token, { part: 'verb', lemma: 'live', plural: false });
  // 'And now he waters her tomatoes': behind such a pronoun, before an object, only a verb stands.
  if (
    token.part === 'noun' &&
    /^(?:he|she|it|we|they|i)$/.test(before?.lower ?? '') &&
    /^(?:determiner|possessive|pronoun)$/.test(next?.part ?? '')
  )
    Object.assign(token, {
      part: 'verb',
      lemma: lower.replace(/(?:(?<=ss|sh|ch|x)es|s)$/, ''),
      form: 'finite',
    });
  // 'Grandpa took Kofi fishing': it is done, and Kofi is no kind of it.
  if (
    token.part === 'noun' &&
    /^[a-z]{3,}ing$/.test(lower) &&
    before?.part === 'name' &&
    takesAlong.test(tokens[i - 2]?.lemma ?? '')
  )
    Object.assign(token, { part: 'verb', lemma: lower.replace(/(?:(?<=(.))\1)?ing$/, ''), form: 'gerund' });
  if (isBothDoing(tokens, i)) Object.assign(token, { part: 'verb', lemma: lower.replace(/ing$/, '') });
}

/** 'Her' before what is a noun after all. */
function ownersBefore(tokens: readonly Token[], i: number): void {
  const owner = tokens[i - 1];
  if (owner?.lower === 'her') owner.part = 'possessive';
}
const opensNoun = /^(?:adjective|possessive|determiner)$/;
const takesAlong =
  /^(?:take|took|bring|watch|see|saw|hear|heard|catch|caught|find|found|get|got|keep|kept|leave|left|send|sent)$/;

const greetings = /^(?:goodnight|goodbye|bye|bye-bye|hello|farewell|night-night)$/;
const isNounLike = (token: Token | undefined): boolean => /^(?:noun|name|pronoun)$/.test(token?.part ?? '');
const plants =
  /^(?:dock|lettuce|mint|oak|maple|autumn|tea|dead|dry|fallen|palm|banana|bay|cabbage|rose|nettle|tree|basil|lemon|apple|fig|grape|spinach)$/;
const dishes =
  /^(?:mashed|fried|boiled|scrambled|baked|roasted|grilled|chopped|sliced|frozen|melted|whipped|smoked|toasted|pureed|puréed|steamed|iced|stewed|peeled|grated|poached|pickled|dried|crushed|diced|buttered|sugared|used|broken|torn|ripped|painted|stuffed|knitted|burnt|burned|homemade)$/;
/** 'Fed her sister mashed banana', 'ate toasted bread': behind a verb and before its thing it is how the thing is. */
function isPrepared(tokens: readonly Token[], i: number): boolean {
  const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (token?.part !== 'verb' || !dishes.test(token.lower) || next?.part !== 'noun') return false;
  if (!before || !/^(?:noun|name|pronoun|verb|preposition)$/.test(before.part)) return false;
  const clause = tokens
    .slice(0, i)
    .findLastIndex(({ part }) => /^(?:mark|conjunction|subordinator)$/.test(part));
  return tokens.slice(clause + 1, i).some((each) => each.part === 'verb');
}

/** 'On his back', 'on Grandpa's back'; but 'gave him his ball back'. */
const isSomebodys = (tokens: readonly Token[], i: number): boolean => {
  const whose = tokens[i - 1];
  if (!whose || !/^(?:my|your|his|her|our|their|its)$|['’]s?$/.test(whose.lower)) return false;
  return tokens.slice(Math.max(0, i - 3), i - 1).some(({ lower }) => /^(?:on|onto|upon)$/.test(lower));
};

/** 'Were both wearing hats': they do it, and the hats do not. */
const isBothDoing = (tokens: readonly Token[], i: number): boolean =>
  /^[a-z]{3,}ing$/.test(tokens[i]?.lower ?? '') &&
  tokens[i]?.part === 'adjective' &&
  /^(?:both|all|each)$/.test(tokens[i - 1]?.lower ?? '') &&
  /^(?:were|are|was|is)$/.test(tokens[i - 2]?.lower ?? '');

/** 'A girl called Lotte took his hand': that is her name, and nobody calls. */
const isCalled = (tokens: readonly Token[], i: number): boolean =>
  /^(?:called|named)$/.test(tokens[i]?.lower ?? '') &&
  tokens[i - 1]?.part === 'noun' &&
  tokens[i + 1]?.part === 'name' &&
  tokens.slice(i + 2, i + 4).some((token) => isVerbal(token) && token.form !== 'gerund');
