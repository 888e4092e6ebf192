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

/** 'Her walking stick', 'counted shooting stars': nobody walks or shoots. Changes tokens before anything else is read. */
export function mendCompounds(tokens: readonly Token[]): void {
  for (const [i, token] of tokens.entries()) {
    const next = tokens[i + 1];
    if (!next || !/ing$/.test(token.lower) || token.part === 'quote') continue;
    const isCompound =
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
