import { isVerbal, type Token } from '../token.ts';
import { isCalled } from './called.ts';
import { isFastened, isResult } from './results.ts';
import { relationOf } from '../../world/people/relation-words.ts';
import { pastForms } from './words.ts';

/** Words that are written alike and that the tagger often takes for the other one. Changes the token at `i`. */
export function mendHomograph(tokens: readonly Token[], i: number): void {
  const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (!token) return;
  const { lower } = token;
  // 'Gave it water': behind whoever is given something that is a noun.
  if (
    token.part === 'verb' &&
    lower === token.lemma &&
    before?.part === 'pronoun' &&
    /^(?:give|bring|feed|get|hand|make)$/.test(tokens[i - 2]?.lemma ?? '') &&
    /^(?:it|him|her|them|us|me)$/.test(before.lower) &&
    /^(?:water|milk|food|feed|drink|cake|snack|tea)$/.test(lower)
  )
    Object.assign(token, { part: 'noun', plural: false });
  // 'Had paint on his nose': what has been done ends otherwise.
  if (
    token.part === 'verb' &&
    before?.lower === 'had' &&
    lower === token.lemma &&
    !/^(?:come|run|put|cut|hit|let|set|shut|read|hurt|cost|quit|spread|burst|split|become|overcome|been)$/.test(
      lower,
    ) &&
    !pastForms[lower]
  ) {
    Object.assign(token, { part: 'noun', plural: false });
    Object.assign(before, { part: 'verb' });
  }
  // 'There was cake': behind it only a noun stands.
  if (
    token.part === 'verb' &&
    /^(?:was|were|is|are)$/.test(before?.lower ?? '') &&
    tokens[i - 2]?.lower === 'there' &&
    !/(?:ing|ed)$/.test(lower) &&
    !pastForms[lower]
  )
    Object.assign(token, { part: 'noun', plural: false });
  // 'It was time to go': nobody times anything.
  if (lower === 'time' && token.part === 'verb' && /^(?:was|is)$/.test(before?.lower ?? ''))
    Object.assign(token, { part: 'noun', plural: false });
  // 'Painted it red', 'dyed his hair blue': so it is then.
  if (
    token.part === 'verb' &&
    colors.test(lower) &&
    tokens
      .slice(Math.max(0, i - 4), i)
      .some(({ lemma }) => /^(?:paint|dye|colour|color|spray|turn)$/.test(lemma))
  )
    Object.assign(token, { part: 'adjective', lemma: lower });
  if (isResult(tokens, i) || isFastened(tokens, i)) Object.assign(token, { part: 'adjective', lemma: lower });
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
  // 'Carried the cat upstairs', 'took her tea outside': where to, and nothing that is carried.
  if (ways.test(lower) && token.part === 'noun' && isNounLike(before) && !isNounLike(next))
    token.part = 'adverb';
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
  // 'Carried it home': nobody homes.
  if (lower === 'home' && token.part === 'verb') token.part = 'adverb';
  // 'The flight attendant brought': an attendant is somebody.
  if (
    (/^(?:attendant|cleaner|stranger|elder)$/.test(lower) || relationOf(lower) !== undefined) &&
    token.part === 'adjective' &&
    (next?.part !== 'noun' || pastForms[next.lower] !== undefined)
  )
    token.part = 'noun';
  // 'Played hurling', 'loves bowling': a game, and nobody hurls.
  if (token.part === 'verb' && sports.test(lower) && plays.test(before?.lemma ?? ''))
    Object.assign(token, { part: 'noun', lemma: lower, plural: false });
  if (/^(?:game|rival)$/.test(lower) && token.part === 'verb')
    Object.assign(token, { part: 'noun', plural: false });
  // 'For show and tell' nobody tells.
  if (
    lower === 'show' &&
    next?.lower === 'and' &&
    tokens[i + 2]?.lower === 'tell' &&
    before?.part !== 'pronoun'
  ) {
    Object.assign(token, { part: 'noun', lemma: 'show-and-tell', plural: false });
    for (const piece of tokens.slice(i + 1, i + 3)) piece.part = 'other';
  }
  if (lower === 'carol' && token.part === 'verb') Object.assign(token, { part: 'noun', plural: false });
  // 'The mums' race' is theirs.
  if (
    token.part === 'noun' &&
    /s$/.test(lower) &&
    /^['’]$/.test(next?.text ?? '') &&
    tokens[i + 2]?.part === 'noun'
  )
    (next as Token).part = 'genitive';
  // 'Before kick-off': nobody kicks yet.
  if (lower === 'kick' && next?.text === '-' && tokens[i + 2]?.lower === 'off') {
    Object.assign(token, { part: 'noun', lemma: 'kick-off', plural: false });
    for (const piece of tokens.slice(i + 1, i + 3)) piece.part = 'other';
  }
  // 'Taught her to ice skate': one deed of two words.
  if (
    kindsOfDeed.test(lower) &&
    deedsOfKinds.test(next?.lower ?? '') &&
    /^(?:verb|infinitive|pronoun|auxiliary|name)$/.test(before?.part ?? '') &&
    before?.lower !== 'the' &&
    next
  ) {
    const lemma = next.lower.replace(/(?:e?d|ing)$/, '').replace(/^(?:skat|danc|div|rid)$/, '$&e');
    // Behind 'to' the first of both is what hangs on it.
    const isBound = before?.part === 'infinitive';
    Object.assign(isBound ? token : next, { part: 'verb', lemma });
    Object.assign(isBound ? next : token, { part: isBound ? 'other' : 'adverb' });
  }
  // 'They all took selfies': who has all of them before it is a verb.
  const past = pastForms[lower];
  if (
    past &&
    token.part !== 'verb' &&
    /^(?:all|both|each)$/.test(before?.lower ?? '') &&
    /^(?:they|we|you)$/.test(tokens[i - 2]?.lower ?? '')
  )
    Object.assign(token, { part: 'verb', lemma: past });
  // 'The school fair' is one, and 'at the fair Mia' is no fair Mia.
  const isFair =
    before?.part === 'noun' ||
    (before?.lower === 'the' && /^(?:name|pronoun|mark|preposition)$/.test(next?.part ?? 'mark'));
  if (lower === 'fair' && token.part === 'adjective' && isFair) token.part = 'noun';
  if (lower === 'merry' && next?.text === '-' && tokens[i + 2]?.lower === 'go') {
    Object.assign(token, { part: 'noun', lemma: 'merry-go-round', plural: false });
    for (const piece of tokens.slice(i + 1, i + 5)) piece.part = 'other';
  }
  // 'The Christmas play', 'her Easter show': with an article before them both are one noun.
  if (
    token.part === 'verb' &&
    /^(?:play|show|dance|party|parade|march|walk|run|race|swim|dress)$/.test(lower) &&
    before?.part === 'name' &&
    /^(?:determiner|possessive)$/.test(tokens[i - 2]?.part ?? '')
  )
    Object.assign(token, { part: 'noun', lemma: lower, plural: false });
  const verb =
    before?.part === 'conjunction' || before?.text === ',' ? tokens.slice(0, i).findLast(isVerbal) : before;
  if (plays.test(verb?.lemma ?? '')) mendGame(tokens, i);
  if (isLetGo(tokens, i)) Object.assign(token, { part: 'verb', plural: false });
  if (isBothDoing(tokens, i)) Object.assign(token, { part: 'verb', lemma: lower.replace(/ing$/, '') });
}

const colors = /^(?:red|blue|green|yellow|white|black|pink|purple|orange|brown|grey|gray|gold|silver)$/;
/** 'Her' before what is a noun after all. */
function ownersBefore(tokens: readonly Token[], i: number): void {
  const owner = tokens[i - 1];
  if (owner?.lower === 'her') owner.part = 'possessive';
}
const opensNoun = /^(?:adjective|possessive|determiner)$/;
/** Games whose names are sentences: 'hide and seek', 'pass the parcel', 'catch'. */
const games: readonly (readonly string[])[] = [
  ['hide', 'and', 'seek'],
  ['hide', 'and', 'go', 'seek'],
  ['hide', '-', 'and', '-', 'seek'],
  ['pass', 'the', 'parcel'],
  ['stuck', 'in', 'the', 'mud'],
  ['snakes', 'and', 'ladders'],
  ['catch'],
  ['tag'],
  ['chase'],
  ['skip'],
];

function mendGame(tokens: readonly Token[], i: number): void {
  const words = games.find((game) => game.every((word, n) => tokens[i + n]?.lower === word));
  const [first, ...rest] = words ?? [];
  const token = tokens[i];
  // 'Play catch the ball': with an object it is done.
  if (!first || !token || /^(?:determiner|possessive|pronoun)$/.test(tokens[i + 1 + rest.length]?.part ?? ''))
    return;
  const lemma = [first, ...rest.filter((word) => word !== '-')].join('-');
  Object.assign(token, { part: 'noun', lemma, plural: false });
  for (const piece of tokens.slice(i + 1, i + 1 + rest.length)) piece.part = 'other';
}

const kindsOfDeed = /^(?:ice|roller|tap|rock|belly|line|figure|scuba|water|bungee|cross)$/;
const deedsOfKinds = /^(?:skat|danc|climb|rid|div|ski|jump)(?:e|es|ed|ing|s)?$/;
const sports = /^(?:hurling|bowling|fencing|boxing|trampolining|skipping|putting|kickboxing|breakdancing)$/;
const plays = /^(?:play|do|try|start|love|enjoy|practise|practice|learn|like|begin)$/;

const takesAlong =
  /^(?:take|took|bring|watch|see|saw|hear|heard|catch|caught|find|found|film|photograph|spot|get|got|keep|kept|leave|left|send|sent)$/;

const ways =
  /^(?:upstairs|downstairs|indoors|outdoors|outside|inside|ashore|overboard|underground|abroad|aloft)$/;
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

/** 'On his back', 'behind Grandpa's back'; but 'gave him his ball back'. */
const isSomebodys = (tokens: readonly Token[], i: number): boolean => {
  const whose = tokens[i - 1];
  if (!whose || !/^(?:my|your|his|her|our|their|its)$|['’]s?$/.test(whose.lower)) return false;
  const words = tokens.slice(Math.max(0, i - 3), i - 1).map(({ lower }) => lower);
  return (
    words.some((word) => /^(?:on|onto|upon|behind|against|across)$/.test(word)) ||
    // 'Stuck to his back'; but 'went to their back garden'.
    (words.at(-1) === 'to' && !/^(?:noun|name|adjective)$/.test(tokens[i + 1]?.part ?? ''))
  );
};

/** 'Were both wearing hats': they do it, and the hats do not. */
const isBothDoing = (tokens: readonly Token[], i: number): boolean =>
  /^[a-z]{3,}ing$/.test(tokens[i]?.lower ?? '') &&
  tokens[i]?.part === 'adjective' &&
  /^(?:both|all|each)$/.test(tokens[i - 1]?.lower ?? '') &&
  /^(?:were|are|was|is)$/.test(tokens[i - 2]?.lower ?? '');

/** 'Let a younger boy go first', 'watched the others play': behind somebody who is let or watched a bare deed stands. */
const isLetGo = (tokens: readonly Token[], i: number): boolean =>
  tokens[i]?.part === 'noun' &&
  /^(?:go|make|bake|cook|find|carry|build|feed|plant|pack|wash|clean|hold|open|catch|learn|wrap|write|read|tie|play|win|run|try|start|watch|sit|jump|swim|sing|dance|climb|ride|drive|cry|laugh|walk|skate)$/.test(
    tokens[i]?.lower ?? '',
  ) &&
  tokens[i - 1]?.part === 'noun' &&
  tokens
    .slice(Math.max(0, i - 6), i - 1)
    .some(({ lemma, part }) => part === 'verb' && /^(?:let|watch|see|hear|help|make)$/.test(lemma));
