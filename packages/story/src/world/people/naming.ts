import type { NounLanguage } from '@milestoon/things/nouns';
import { isGivenName } from '../../people/gender.ts';
import { escapePattern } from '../../text/words.ts';
import { animalRoleOf } from './animal-roles.ts';
import { creatureNear } from './creature-clues.ts';
import { isHorse } from './names-in-use.ts';
import { relationOf } from './relation-words.ts';
import { tradeNamed } from './trade-words.ts';
import { siblingsNamed } from './siblings-named.ts';

/** A name and the words by which the text says whose it is: 'Biscuit', 'our guinea pig'. */
export interface Naming {
  name: string;
  /** What stands before the noun and the noun, lower case. */
  words: readonly string[];
}

const given = "\\p{Lu}[\\p{Ll}'’-]+(?:\\p{Lu}\\p{Ll}+)?";
const names = `${given}(?:\\s${given})?`;
const article =
  'the|our|my|her|his|their|a|an|o|la|el|a nossa|o nosso|nuestr[oa]|su|mi|seu|sua|meu|minha|um|uma|un|una|os|as|los|las';
const called =
  'named|called|is called|was called|chamad[oa]|que se chama|llamad[oa]|que se llama|de nome|de nombre';

/** Words that have a capital and are nobody's name. */
export const notNames =
  /^(?:the|and|but|then|she|he|they|we|it|her|his|when|after|so|at|in|on|for|with|today|i|(?:mon|tues|wednes|thurs|fri|satur|sun)(?:days?)?|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|eid|diwali|hanukkah|halloween|ramadan|mubarak|god|english|german|spanish|french|portuguese|american|chinese|everyone|everybody|this|that|yes|no|oh|mr|mrs|ms|miss|dr|não|hoje|ontem|quando|depois|no|na|o|a|os|as|el|la|los|las|hoy|ayer|cuando|después|ahora|entonces|luego|también|siempre|nunca|mañana|anoche|esta|este|agora|então|amanhã|sempre|também|anteontem|navidad|natal|reyes|páscoa|pascua|all|both|some|two|three|one|even|only|once|now|suddenly|just|next|finally|later|soon|still|again|because|while|before|until|since|although|luckily|sadly|afterwards|eventually|meanwhile|instead|every|each|most|many|more|another|my|our|your|their|its|you|who|what|where|why|how|there|here|holi|navratri|onam|pongal|lohri|baisakhi|vaisakhi|pesach|passover|purim|sukkot|hogmanay|thanksgiving|advent|lent|raksha|janmashtami|puja|jumper|lunes|martes|miércoles|jueves|viernes|sábado|santo|dussehra|kwanzaa|minecraft|roblox|pokemon|pokémon|fortnite|monopoly|uno|scrabble|jenga|cluedo|twister|ladders|ludo|xbox|playstation|nintendo|wembley|legoland|disneyland|reception|brownies|cubs|scouts|beavers|guides|rainbows|lego|zoom|facetime|skype|netflix|youtube|tv|ikea|lidl|aldi|tesco|baby|big)$/i;

/** 'Walked the dog' is nobody's name; Fred and Ned are. */
const isVerb = (word: string): boolean =>
  !isGivenName(word) &&
  /(?:ed|ing)$|^(?:took|gave|saw|fed|met|got|had|made|let|put|lost|found|told|heard|held|brought|bought|caught|taught|wanted|kept|left|sat|ran|went|came|drew|wrote|read|sang|rode|drove|cut|hit|said|thought|knew|woke|did|was|were|is|has)$/i.test(
    word,
  );

const shortened = /(?:^|\s)(?:Mrs?|Ms|Drª?|Dra|Sra?|Srta|Prof|Profª?|Sta?|St)$/i;
const titles =
  /^(?:Mr|Mrs|Miss|Ms|Dr|Sir|Lord|Lady|Captain|Princess|Prince|King|Queen|Señor|Señora|Don|Doña|Dom|Dona|Senhor|Senhora)\.?$/;
/** 'Da' is a father in Irish families, and 'of the' in Portuguese. */
const isKind = (word: string): boolean =>
  word !== 'da' && (relationOf(word) !== undefined || animalRoleOf(word) !== undefined);

/** A bride or a king may be a child of a play. */
const playedToo = /^(?:clown|magician|santa|fairy|pirate|witch|king|queen|bride|groom)$/;
/** Behind a name: nothing more of a list. */
const ends = /^(?:[,.!?;)]|$)/;
/** 'The firefighter, Tom, …', 'el bombero don Luis'; behind a comma no more of a list. */
function isTrade(word: string, text: string, { 0: whole, index = 0 }: RegExpExecArray): boolean {
  const trade = /^\p{Ll}/u.test(word) ? tradeNamed(word)?.trade : undefined;
  if (trade === undefined || playedToo.test(trade)) return false;
  return !whole.includes(',') || ends.test(text.slice(index + whole.length));
}

/** 'A professora, a Rita, leu': one; 'abraçou a tia, a Rita e o Zé', 'chamou o pai, o Rui chorava' are more. */
function isCalledSo(noun: string, text: string, { 0: whole, index = 0 }: RegExpExecArray): boolean {
  const behind = text.slice(index + whole.length);
  return !noun.endsWith('s') && !/^,\s(?:e\s)?[oa]s?\s/.test(behind) && ends.test(behind);
}

/**
 * Names that the text itself explains: 'our dog Rex', 'Rex the dog', 'Biscuit, our guinea pig', 'a girl called Lotte',
 * 'Coach Dee', 'o Tobias, o coelho de peluche'. Names of people, pets and toys alike: what is said of one decides.
 */
export function namingsIn(text: string, childName: string, language: NounLanguage): Naming[] {
  const found: Naming[] = [];
  const isName = (word: string): boolean =>
    !notNames.test(word) &&
    !isVerb(word) &&
    word !== childName &&
    /^\p{Lu}/u.test(word) &&
    word !== word.toUpperCase();
  const add = (written: string, words: string): void => {
    const parts = written.split(/\s+/);
    const kept = isKind(parts[0] ?? '') && !titles.test(parts[0] ?? '') ? parts.slice(1) : parts;
    // 'A snail called Mr Biscuit'
    const isTitled = titles.test(kept[0] ?? '') && kept[1] !== undefined && isName(kept[1]);
    const first = isTitled ? kept.join(' ') : kept[0];
    if (!first || (!isTitled && !isName(first)) || kept.includes(childName)) return;
    const second = isTitled ? undefined : kept[1];
    const name = second && isName(second) && !isKind(second) ? `${first} ${second}` : first;
    if (found.some((each) => each.name === name)) return;
    found.push({ name: name.replace(/['’]s$/, ''), words: words.toLowerCase().split(/\s+/).filter(Boolean) });
  };
  const noun = "(?:[\\p{Ll}’'-]+\\s){0,3}[\\p{Ll}-]+(?:\\s(?:de|of)\\s\\p{Ll}+)?";
  for (const explanation of explanations)
    for (const hit of text.matchAll(explanation)) {
      const [whole, name = '', behind = ''] = hit;
      // 'Voltou o tio Nuno' begins with its verb, as sentences of Portuguese and Spanish do.
      const isVerbFirst =
        language !== 'en' && isInitial(text, hit.index) && !isGivenName(name) && !isApart(whole, name);
      const words = trimmed(behind);
      if (words && !isVerbFirst) add(name, words);
    }
  // 'A worm he called Kevin'
  for (const hit of text.matchAll(new RegExp(`(${noun})\\s${whom}(${names})`, 'gu')))
    add(hit[2] ?? '', trimmedEnd(hit[1] ?? ''));
  // 'a girl called Lotte'
  for (const hit of text.matchAll(new RegExp(`(${noun})\\s(?:${called})\\s(?:[oa]\\s)?(${names})`, 'gu')))
    add(hit[2] ?? '', hit[1] ?? '');
  // 'her big brother Ren', 'Coach Dee', 'Grandpa Lars', 'la perra Luna', 'su profe, Ana'
  for (const hit of text.matchAll(
    new RegExp(`(?<!\\p{L})((?:[\\p{Ll}-]+\\s){0,2}[\\p{L}-]+)(\\.?)(?:,\\s[oa]\\s|,?\\s)(${names})`, 'gu'),
  )) {
    // 'El portero don Luis', 'o porteiro Seu Jorge'
    const words = (hit[1] ?? '').replace(/\s(?:seu|dona|don|doña)$/i, '');
    // 'Com a irmã. Depois …' ends a sentence, 'Sra. Rosa' does not.
    if (hit[2] && !shortened.test(words)) continue;
    const last = words.split(/\s+/).at(-1) ?? '';
    if (/,\s[oa]\s/.test(hit[0]) && !(language === 'pt' && isCalledSo(last, text, hit))) continue;
    if (isKind(last) || /guinea pig$/i.test(words) || isTrade(last, text, hit))
      add((hit[3] ?? '').replace(/^(?:Seu|Dona|Don|Doña)\s/, ''), words);
    // 'Her Uncle Dave': the title has a capital too.
    else if (/\s/.test(hit[3] ?? '') && isKind((hit[3] ?? '').split(' ')[0] ?? ''))
      add(hit[3] ?? '', (hit[3] ?? '').split(' ')[0] ?? '');
    else if (/\b(?:peluche|pelúcia|toy|teddy|plushie)$/i.test(words)) add(hit[3] ?? '', words);
  }
  // 'Next to Pepper, … her tail': a capital in the middle of a sentence.
  for (const [word] of text.matchAll(new RegExp(`(?<=[\\p{Ll}\\d,;]\\s)${given}(?!\\s\\p{Lu})`, 'gu'))) {
    const known = isKind(word) || isGivenName(word) ? undefined : creatureNear(text, word);
    const kind = isHorse(text, word) && word !== childName ? 'horse' : known;
    if (kind) add(word, kind);
  }
  for (const { name, word } of siblingsNamed(text, childName, language)) if (isName(name)) add(name, word);
  // 'O Canelo é o nosso cão', 'Rex is our dog', unless another sentence says that it is somebody of the family.
  const ours = [...text.matchAll(isOurs)].map((hit) => ({
    name: hit[1] ?? '',
    words: trimmed(hit[2] ?? ''),
    isPart: isPart.test(`${hit[2]}${text.slice(hit.index + hit[0].length)}`),
  }));
  const relatives = ours.filter(({ words }) => relationOf(words.split(/\s+/).at(-1) ?? ''));
  for (const { name, words, isPart } of ours)
    if (!isPart && isPet(words) && !relatives.some((each) => each.name === name)) add(name, words);
  return found;
}

const owner = `(?:(?:${article})|(?:(?:Mrs?|Miss|Ms|Dr)\\.?\\s)?${given}['’]s)`;
const isOf = "(?:who(?:['’]s|\\sis|\\swas)|(?:that|which)(?:['’]s|s|\\sis|\\swas)|que\\s(?:é|es|era))";
const lower = '((?:[\\p{Ll}-]+\\s){0,4}[\\p{Ll}-]+)(?=[\\s,.;:!?)]|$)';
/** Behind a name, what it is: each captures the name and the words in which the noun is. */
const explanations: readonly RegExp[] = [
  // 'Biscuit our guinea pig', 'Deputy, the old beagle', 'o Tobias, o coelho de peluche', 'Button (the cat)'
  new RegExp(`(${given})(?:,?\\s|\\s?\\()${owner}\\s${lower}`, 'gu'),
  // 'Jess's birthday (Tilly's other mum)'
  new RegExp(`(${given})['’]s\\s\\p{Ll}+\\s\\(${owner}\\s${lower}`, 'gu'),
  // 'Waffles (dog)'
  new RegExp(`(${given})\\s?\\(${lower}`, 'gu'),
  // 'Sausage, who is Mrs Daly's dog', 'Trunk first, thats his stuffed elephant'
  new RegExp(`(${given})(?:\\s\\p{Ll}+)?,?\\s\\(?${isOf}\\s${owner}\\s${lower}`, 'gu'),
];

const isOurs = new RegExp(
  `(${given})\\s(?:is|was|é|era|es)\\s(?:our|my|his|her|their|[oa] (?:nossa|nosso|minha|meu)|nuestr[oa]|mi|su)\\s${lower}`,
  'gu',
);
/** 'Our donkey in the play', 'o nosso burro no presépio'. */
const isPart = /^[\p{L}\s-]*?\s(?:in|no|na|en)\s/u;
/** People are called lambs, kittens and lucky ducks: only what is kept as a pet, in its plain word. */
const isPet = (words: string): boolean => {
  const list = words.split(/\s+/);
  const noun = list.at(-1) ?? '';
  return (
    /^(?:dog|cat|rabbit|hamster|guinea-pig|horse|bird|turtle)$/.test(animalRoleOf(noun, list) ?? '') &&
    (noun === 'periquito' || !petNames.test(noun)) &&
    list.slice(0, -1).every((word) => plainly.test(word))
  );
};
const petNames =
  /(?:inh[oa]|it[oa]|ic[oa])$|^(?:pup|puppy|doggy|doggie|kitten|kitty|pussycat|bunny|pony|foal|colt|mule|donkey|burr[oa]|mula|asno|jegue|potr[oa]|paloma|pomba|pombo|dove|hound)$/;
const plainly = /^(?:guinea|old|new|own|family|rescue|black|white|brown|grey|gray|ginger|golden)$/;
const isInitial = (text: string, at: number): boolean => /(?:^|[.!?:…]["”»]?)\s*$/.test(text.slice(0, at));
/** Whether a comma or a bracket stands between a name and what explains it. */
const isApart = (whole: string, name: string): boolean => /^\s?[,(]/.test(whole.slice(name.length));

const whom =
  '(?:(?:that|which|who|whom|ao qual|à qual|a que|a quem|al que|a la que)\\s)?(?:(?:he|she|we|they|I)\\s)?(?:has |had |have )?(?:called|named|christened|chamou|chamámos|chamaram|llamó|llamamos|llamaron|puso de nombre)\\s';
/** Without what stands before the noun and belongs to something else: 'thirty-one and a worm'. */
const trimmedEnd = (words: string): string => words.split(/\s(?:and|e|y|with|com|con)\s/).at(-1) ?? words;

/** Before a noun they make a toy of it, and behind one in Portuguese and Spanish. */
const sewnBefore = /^(?:stuffed|plush|cuddly|knitted|crocheted|cloth|rag|felt|toy)$/;
const sewnBehind = /^de (?:peluche|pelúcia|juguete|brincar|trapo|pano|tela|felpa)/;
/** 'The dog walker' is no dog. */
const ofAnimals =
  /^(?:walker|trainer|lover|owner|sitter|groomer|breeder|minder|man|woman|lady|person|doctor|teacher)$/;

/** 'The city of my grandmother' is a city. */
const beginsMore =
  /^(?:of|with|in|on|at|from|for|by|who|that|which|where|and|or|but|d[eoa]s?|com|con|em|en|que|e|y|onde|donde)$/;

/** Of words behind an article, those up to the noun that says what somebody is; '' where there is none. */
function trimmed(words: string): string {
  const list = words.split(/\s+/);
  const end = list.findIndex((word) => beginsMore.test(word));
  const at = list.findIndex(
    (word, i) =>
      (end < 0 || i < end) &&
      ((isKind(word) && !(animalRoleOf(word) && ofAnimals.test(list[i + 1] ?? ''))) ||
        /^(?:peluche|toy|teddy|plushie|pelúcia)$/.test(word) ||
        sewnBefore.test(list[i - 1] ?? '')),
  );
  if (at < 0) return '';
  const behind = list.slice(at + 1).join(' ');
  return [...list.slice(0, at + 1), ...(sewnBehind.exec(behind)?.[0].split(' ') ?? [])].join(' ');
}

/** Years that are told behind or before a name: 'Theo (4)', 'Ana, 4', 'the 4-year-old'. */
export function ageTold(text: string, name: string): number | undefined {
  const own = escapePattern(name);
  const hit =
    new RegExp(
      `${own}(?:'s)?,?\\s*\\(?(?:is|who is|aged|de|com|tem|tiene)?\\s*(\\d{1,2})(?:\\)|,|[.!?](?!\\d)| years?| anos| años|\\s+and)`,
      'u',
    ).exec(text) ?? new RegExp(`(\\d{1,2})[- ]year[- ]old (?:\\p{Ll}+ ){0,2}${own}`, 'u').exec(text);
  return hit ? Number(hit[1]) : undefined;
}
