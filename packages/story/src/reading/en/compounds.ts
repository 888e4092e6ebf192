import type { Token } from '../token.ts';

/** Words in '-ing' that only say which thing it is, each with the things. */
const compounds = new Map(
  `
rocking horse chair
magnifying glass
shooting star
skipping rope
walking stick boot frame shoe pole
running shoe track
swimming pool costume trunk lesson goggle badge ring teacher cap class
washing machine line basket powder
sleeping bag beauty
fishing rod net boat line
climbing frame wall rope
paddling pool
building block site brick
dining table room chair hall
mixing bowl
baking tray tin powder
frying pan
rolling pin
chopping board
cutting board
sewing machine kit
shaving foam cream
bouncing ball castle
talking parrot doll teddy
flying saucer fish carpet
sailing boat
racing car track
rowing boat
riding hat boot lesson school
skating rink lesson
ironing board
colouring book pencil
coloring book pencil
painting set
drawing pin board book
writing desk paper
reading glass book corner
chewing gum
knitting needle
wrapping paper
birthing pool
waiting room
changing room mat table
living room
sitting room
playing field card
parking lot space ticket meter
shopping trolley bag list cart centre mall
boxing glove
bowling alley ball pin
diving board
drinking fountain straw water
digging tool
dancing shoe class lesson
tap-dancing shoe
hiking boot trip trail
camping trip chair stove site
wedding dress cake ring
stepping stone
falling star leaf
singing lesson bowl
moving van box day
hearing aid
training wheel bike ground
teething ring
jumping castle bean
spinning top wheel
sliding door
folding chair
burping cloth
crossing guard
landing gear strip
marching band
milking machine stool
watering can
weighing scale
`
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [which = '', ...things] = line.split(' ');
      return things.map((thing) => [`${which} ${thing}`, true] as const);
    }),
);

/** Things of two words of which the tagger takes one for a deed or a quality. */
const pairs = /^(?:traffic lights?|(?:zebra|pelican|puffin|toucan) crossings?|felt tips?|bow ties?)$/;

/** 'Her walking stick', 'counted shooting stars': nobody walks or shoots. Changes tokens before anything else is read. */
export function mendCompounds(tokens: readonly Token[]): void {
  for (const [i, token] of tokens.entries()) {
    const next = tokens[i + 1];
    mendStocking(token, tokens[i - 1]);
    if (!next || token.part === 'quote') continue;
    const isPair = pairs.test(`${token.lower} ${next.lower}`);
    if (!isPair && !/ing$/.test(token.lower)) continue;
    const isCompound =
      isPair ||
      compounds.has(`${token.lower} ${next.lower}`) ||
      compounds.has(`${token.lower} ${singular(next.lower)}`);
    if (!isCompound) continue;
    Object.assign(token, { part: 'adjective', lemma: token.lower });
    Object.assign(next, {
      part: 'noun',
      lemma: singular(next.lower),
      plural: next.lower !== singular(next.lower),
    });
  }
}

/** 'Hung up her stocking', 'got a Christmas stocking', 'cut her bangs': nobody stocks or bangs. */
function mendStocking(token: Token, before: Token | undefined): void {
  const opens = /^(?:an?|the|his|her|my|our|your|their|its|two|three|red|big|empty|full)$/.test(
    before?.lower ?? '',
  );
  if (token.lower === 'bangs' && (opens || before?.part === 'genitive'))
    Object.assign(token, { part: 'noun', lemma: 'fringe', plural: false });
  // 'The TV remote'.
  if (token.lower === 'remote' && /^(?:tv|telly|television)$/.test(before?.lower ?? ''))
    Object.assign(token, { part: 'noun', lemma: 'remote', plural: false });
  if (!/^stockings?$/.test(token.lower) || !(opens || before?.lower === 'christmas')) return;
  Object.assign(token, { part: 'noun', lemma: 'stocking', plural: token.lower === 'stockings' });
}

const inLaws = /^(?:mother|father|brother|sister|son|daughter|parent|mum|mom|dad)s?$/;
/** 'My mother-in-law': a mother, and no law. Changes the tokens. */
export function mendInLaws(tokens: readonly Token[]): void {
  for (const [i, law] of tokens.entries()) {
    const own = tokens.slice(i - 4, i + 1);
    if (i < 4 || !/^laws?$/.test(law.lower) || own[2]?.lower !== 'in') continue;
    const [kin, first, inner, second] = own as [Token, Token, Token, Token];
    if (!inLaws.test(kin.lower) || first.text !== '-' || second.text !== '-') continue;
    Object.assign(law, {
      part: 'noun',
      lemma: kin.lower.replace(/s$/, ''),
      plural: /s$/.test(kin.lower + law.lower),
    });
    for (const each of [kin, inner])
      Object.assign(each, { part: 'adjective', lower: 'in-law', lemma: 'in-law' });
    for (const mark of [first, second]) mark.part = 'mark';
  }
}

const quantities =
  /^(?:some|few|couple|two|three|four|five|six|half|most|many|several|both|dozens|loads|lots)$/;
/** 'Some of the older boys laughed': the boys did. Changes the tokens. */
export function mendQuantities(tokens: readonly Token[]): void {
  for (const [i, token] of tokens.entries()) {
    const before = tokens[i - 1];
    if (token.lower !== 'of' || !quantities.test(before?.lower ?? '')) continue;
    if (!/^(?:determiner|possessive)$/.test(tokens[i + 1]?.part ?? '')) continue;
    const noun = tokens.slice(i + 2).find(({ part }) => !/^(?:adjective|number)$/.test(part));
    if (noun?.part !== 'noun' || !noun.plural) continue;
    token.part = 'adjective';
    if (before && /^(?:noun|name|adverb|pronoun)$/.test(before.part)) before.part = 'adjective';
  }
}

const opensStory = /^(?:then|and|but|so|later|well|sure|anyway)$/;
const nounPhrase = /^(?:determiner|possessive|adjective|number|noun|name|genitive)$/;
/** 'Then didn't a dolphin leap up!': told with wonder, and done. Changes the tokens. */
export function mendWonder(tokens: readonly Token[]): void {
  if (tokens.at(-1)?.text === '?') return;
  for (const [i, token] of tokens.entries()) {
    const before = tokens[i - 1];
    const isOpening = !before || before.part === 'mark' || opensStory.test(before.lower);
    if (token.lower !== 'did' || !isOpening || tokens[i + 1]?.lower !== "n't") continue;
    let end = i + 2;
    while (
      nounPhrase.test(tokens[end]?.part ?? '') &&
      /^(?:mark|preposition|adverb|adjective|pronoun|possessive|determiner)$/.test(
        tokens[end + 1]?.part ?? 'mark',
      ) === false
    )
      end++;
    const verb = tokens[end];
    if (!verb || end < i + 3 || !/^(?:verb|noun|name|adjective)$/.test(verb.part)) continue;
    Object.assign(verb, { part: 'verb', lemma: verb.lower, form: 'finite', plural: false });
    for (const each of [token, tokens[i + 1] as Token]) each.part = 'other';
  }
}

/** Words that say when or how and are no place, thing or hour. */
const adverbials =
  /^(?:at (?:last|first|once|least|all)|in (?:the end|fact|general|a row|a hurry|no time|secret)|all of a sudden|all at once|for (?:once|ever|real|now)|after all|of course|by (?:now|accident|mistake|chance)|so far|as usual|on purpose|as well|(?:head|feet|face|belly|bottom) first|face down|next door|from head to (?:toe|foot)|from top to toe)$/;
/** 'At last a squeak came out': whatever follows is not what it is at. */
export function mendAdverbials(tokens: readonly Token[]): void {
  for (const i of tokens.keys())
    for (const length of [4, 3, 2]) {
      const own = tokens.slice(i, i + length);
      if (own.length < length || !adverbials.test(own.map(({ lower }) => lower).join(' '))) continue;
      for (const token of own) token.part = 'adverb';
      break;
    }
}

const singular = (word: string): string =>
  /(?:ss|us)$/.test(word)
    ? word
    : /leaves$/.test(word)
      ? 'leaf'
      : word.replace(/(?<=ss|sh|ch|x)es$|(?<!e)s$|(?<=e)s$/, '');
