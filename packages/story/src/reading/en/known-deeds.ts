import { isVerbal, type Token } from '../token.ts';
import { everydayForms } from './everyday-forms.ts';
import { kin } from './words.ts';

/** Things and qualities that are written like deeds. */
const nouns =
  /^(?:bed|red|shed|sled|seed|weed|feed|speed|need|hundred|kindred|naked|wicked|crooked|beloved|excited|tired|scared|frightened|worried|confused|bored|amazed|surprised|relieved|pleased|delighted|exhausted|soaked|ashamed|disappointed|thrilled|embarrassed|upset|startled|terrified|relaxed|wasted|gifted|spotted|striped|checked|pointed|used|retired|married|engaged|supposed|interested|morning|evening|something|anything|nothing|everything|pudding|stocking|earring|duckling|ceiling|string|king|ring|clothing|wedding|building|lightning|frosting|icing|swing|wing|spring|sibling|dumpling|railing|drawing|meeting|feeling|opening|parking|beginning|landing|crossing|dressing|filling|topping|bedding|awning|lesson|during|being|darling|sapling|seedling|gosling|herring|pancetta|filing|painting|writing|reading-book|lining|bunting|housing|washing|recording|outing|offering|savings|belongings|surroundings|greetings|leggings|leftovers)$/;
const qualities =
  /^(?:boring|amazing|exciting|interesting|charming|annoying|freezing|boiling|missing|tempting|loving|caring|willing|embarrassing|surprising|shocking|touching|disgusting|terrifying|frightening|exhausting|tiring|relaxing|confusing|disappointing|entertaining|amusing|worrying|promising|lacking|outstanding|refreshing|upsetting|startling|convincing|comforting|soothing|calming|reassuring|pleasing|living|dying)$/;
/** Plurals of things that are as often told of. */
const pluralNouns =
  /^(?:bangs|legs|ices|cups|mouths|necks|tubes|pens|nets|boots|bats|skins|gums|rams|spikes|wolves|pigs|dices|shells|cores|pets|leaves|hems|hares|barrels|bundles|towels|bandages|plasters|buttons|crayons|stencils|photographs|videos|texts|toasts|lunches|breakfasts|feasts|snacks|cards|beads|sponges|soaps|butters|waters|powders|colours|colors|pieces|mums|dads|boats|canoes|kayaks|bikes|scooters|sledges|sleds|skateboards|trains|parties|concerts|stairs|steps|lights|matches|presents|stamps|tapes|pegs|posts|rocks|balls|drums|games|shoulders|trousers|clothes|glasses|arms|hands|toes|heels|noses|ears|eyes|times|laces|strings|patches|slices|dips|treats|drinks|bites|sounds|noises|songs|dances|plays|shows|tickets|dresses|chains|cranes|trunks|bands|nails|screws|hooks|tags|labels|masks|bags|packs|boxes|tins|jars|pots|pans|bowls|plates|spoons|forks|knives)$/;

const opensObject = /^(?:determiner|possessive|pronoun)$/;
const inPhrase = /^(?:noun|name|adjective|determiner|possessive|number|genitive)$/;
const boundary = /^(?:mark|conjunction|subordinator|quote)$/;
const isBe = (token: Token | undefined): boolean =>
  /^(?:was|were|is|are|am|'s|'re|'m|’s|’re|’m|been|be)$/.test(token?.lower ?? '') &&
  token?.part !== 'genitive';
const particles = /^(?:up|down|out|off|away|over|back|in|on|along|around|about|round|through|past|by)$/;
const isSomebody = (token: Token | undefined): boolean =>
  token?.part === 'name' || (token?.part === 'noun' && kin.has(token.lower));

/** Whether the phrase that ends before a token stands where only a subject does: nothing governs it. */
function isFreeBefore(tokens: readonly Token[], i: number): boolean {
  let at = i - 1;
  while (at >= 0 && inPhrase.test(tokens[at]?.part ?? '')) at--;
  if (at === i - 1) return false;
  const opener = tokens[at];
  if (opener?.part === 'adverb') at--;
  const before = tokens[at];
  if (!before || before.part === 'quote' || before.part === 'subordinator') return true;
  if (before.part === 'conjunction') return /^(?:and|but|so|or|then)$/.test(before.lower);
  if (before.part === 'mark') return before.text !== '-';
  return (
    opener?.part === 'adverb' &&
    /^(?:then|suddenly|finally|once|later|next|instantly|meanwhile|afterwards|so)$/.test(opener.lower)
  );
}

/** Whether nothing is done in the rest of a clause. */
function isVerblessBehind(tokens: readonly Token[], i: number): boolean {
  for (const token of tokens.slice(i + 1)) {
    if (boundary.test(token.part) || token.part === 'relative') return true;
    if (isVerbal(token) && token.form !== 'gerund' && !/ing$/.test(token.lower)) return false;
  }
  return true;
}

/**
 * Every form of a verb that can be acted, where the tagger took it for a noun or a quality: 'my brother hugs the dog', 'sat on
 * the step, peeling an egg', 'the girl was hopping', 'and Mia vaulted'. Changes the token at `i`.
 */
export function mendKnownDeed(tokens: readonly Token[], i: number): void {
  const token = tokens[i];
  if (!token || token.part === 'quote') return;
  const { lower } = token;
  const { past, gerund, present } = everydayForms();
  const told = past.get(lower) ?? gerund.get(lower);
  // 'Stared' is of no star.
  if (token.part === 'verb' && told && told !== token.lemma && /(?:ed|ing)$/.test(lower)) token.lemma = told;
  if (!/^(?:noun|adjective|adverb|other)$/.test(token.part) || nouns.test(lower)) return;
  const lemma =
    (past.has(lower) && isPastThere(tokens, i) && past.get(lower)) ||
    (gerund.has(lower) && isGoingOnThere(tokens, i) && gerund.get(lower)) ||
    (present.has(lower) && isPresentThere(tokens, i) && present.get(lower));
  if (lemma) Object.assign(token, { part: 'verb', lemma, plural: false });
}

function isPastThere(tokens: readonly Token[], i: number): boolean {
  const [before, next] = [tokens[i - 1], tokens[i + 1]];
  if (!before || isVerbal(next) || next?.part === 'noun') return false;
  if (/^(?:all|both|each)$/.test(before.lower) && /^(?:noun|name)$/.test(tokens[i - 2]?.part ?? ''))
    return isFreeBefore(tokens, i - 1) && isVerblessBehind(tokens, i);
  return /^(?:noun|name)$/.test(before.part) && isFreeBefore(tokens, i) && isVerblessBehind(tokens, i);
}

function isPresentThere(tokens: readonly Token[], i: number): boolean {
  const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (!before || !token || token.part === 'adjective' || pluralNouns.test(token.lower)) return false;
  if (!/^(?:noun|name)$/.test(before.part) || before.plural === true) return false;
  if (!isFreeBefore(tokens, i) || !isVerblessBehind(tokens, i)) return false;
  return (
    opensObject.test(next?.part ?? '') ||
    next?.part === 'name' ||
    particles.test(next?.lower ?? '') ||
    (isSomebody(before) && (!next || /^(?:preposition|mark|adverb|conjunction)$/.test(next.part)))
  );
}

function isGoingOnThere(tokens: readonly Token[], i: number): boolean {
  const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (!before || !token) return false;
  const isOpen =
    !next ||
    opensObject.test(next.part) ||
    /^(?:preposition|mark|adverb|conjunction|quote|subordinator|name|number|infinitive)$/.test(next.part) ||
    (next.part === 'noun' && next.plural === true);
  if (!isOpen)
    return isBe(before) && token.part === 'adjective' && next.part === 'noun' && !qualities.test(token.lower);
  // 'They were both snoring'.
  const behind = /^(?:both|all|just|still|only|already|even|always|not|n't|busy)$/.test(before.lower)
    ? tokens[i - 2]
    : before;
  if (isBe(behind)) return !qualities.test(token.lower);
  // 'There's me dancing', 'heard them laughing'.
  if (/^(?:me|him|them|us)$/.test(before.lower)) return true;
  // 'Gus lay on the landing, whispering'; of several in a row all are loved.
  if (/^[,–—]$/.test(before.text)) {
    const isRow =
      /ing$/.test(tokens[i - 2]?.lower ?? '') ||
      (next !== undefined && /ing$/.test(tokens[i + 2]?.lower ?? '') && /^(?:,|and|or)$/.test(next.lower));
    return !isRow && tokens.slice(0, i).some(isVerbal);
  }
  // 'Mr Lewis jogging behind', 'Luz reading'.
  return (
    isSomebody(before) && before.lower !== 'child' && isFreeBefore(tokens, i) && isVerblessBehind(tokens, i)
  );
}
