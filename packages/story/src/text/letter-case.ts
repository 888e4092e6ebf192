import nlp from 'compromise';
import { escapePattern } from './words.ts';

/** Capital letters that are a word of their own. */
const acronyms = new Set(
  'ABC ABCS TV USA UK NYC LA DJ BBQ LEGO PJ PJS ER OK DVD CD NASA UFO AC PE ICU NICU MRI IV AM PM ASAP XL II III'.split(
    ' ',
  ),
);

/** Given names that are everyday words too: in lower case they are the word, not the child. */
const wordNames = new Set(
  `will may rose grace hope joy faith mark jack art bill rob drew sky summer autumn june april august ruby amber
  daisy lily ivy violet hazel olive pearl iris max chase hunter river brook dawn eve star angel melody harmony
  destiny mercy honor justice sunny happy wren robin jay lark ray frank ernest gene pat dean king prince bear
  sage reed heath forest rain stormy willow holly jade crystal misty penny candy honey ginger basil clay cliff dale
  glen rich guy lance miles mason page parker piper skip tanner trip wade teddy buddy shea an ai so do in`
    .split(/\s+/)
    .filter(Boolean),
);

const calendar =
  /\b(monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|july|august|september|october|november|december|christmas|easter|halloween|hanukkah|diwali|thanksgiving|english|spanish|portuguese|lisbon|london|paris)\b/g;

const isShouting = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  return letters.length > 8 && capitals.length / letters.length > 0.7;
};

/** Words that only English has. */
const inEnglish = /(?<!\p{L})(?:the|and|was|were|with|her|his)(?!\p{L})/u;

/** Capital letters for names after a shouted text was lowered. */
function withNames(text: string): string {
  const found = nlp(text).match('#FirstName').out('array') as string[];
  return found
    .map((name) => name.toLowerCase().replace(/[^\p{L}-]/gu, ''))
    .filter((name) => name.length > 2 && !wordNames.has(name))
    .reduce(
      (current, name) =>
        current.replace(
          new RegExp(`(?<!\\p{L})${escapePattern(name)}(?!\\p{L})`, 'gu'),
          name.charAt(0).toUpperCase() + name.slice(1),
        ),
      text,
    );
}

/** In a text without any capital, a name that is a word too ('grace had …') is known by its verb. */
function withLowerName(text: string, childName: string): string {
  const [first] = childName.split(' ');
  if (first === undefined || !wordNames.has(first.toLowerCase())) return text;
  return text.replace(
    new RegExp(
      `(?<![\\p{L}'-])${escapePattern(first.toLowerCase())}(?=\\s(?:was|is|had|has|did|does|took|went|said|loves?|got|can|started|and|\\p{L}+ed)(?!\\p{L}))`,
      'gu',
    ),
    first,
  );
}

/**
 * Sentence case for shouted text and shouted words, 'I' and the calendar in capitals, and the child's
 * name as the family writes it.
 */
export function withoutShouting(text: string, childName: string): string {
  const shouted = isShouting(text);
  const lowered = shouted
    ? withNames(text.toLowerCase())
    : text.replace(/(?<![\p{L}'])\p{Lu}{2,}(?![\p{L}])/gu, (word) =>
        acronyms.has(word) ? word : word.toLowerCase(),
      );
  const calm = lowered
    .replace(calendar, (word) => word.charAt(0).toUpperCase() + word.slice(1))
    .replace(/(?<![\p{L}.'])i(?=$|\s|'(?:m|ve|ll|d)\b|[,.!?](?:\s|$))/gu, 'I');
  const named = childName
    .split(/\s+/)
    .filter((part) => part.length > 1 && (shouted || !wordNames.has(part.toLowerCase())))
    .reduce(
      (current, part) =>
        current.replace(new RegExp(`(?<![\\p{L}'-])${escapePattern(part)}(?![\\p{L}])`, 'giu'), () => part),
      calm,
    );
  const unmarked = !/\p{Lu}/u.test(text);
  // Of a text without any capital all names have lost theirs, not only the child's.
  const caught = unmarked ? withLowerName(inEnglish.test(text) ? withNames(named) : named, childName) : named;
  const titled = caught
    .replace(
      /\b(dr|mrs?|ms|miss)(\.?) (\p{Ll})(?!(?:as|ave|aid|old|elped|heck)\b)/gu,
      (_all, title: string, dot: string, letter: string) =>
        `${title.charAt(0).toUpperCase()}${title.slice(1)}${dot} ${letter.toUpperCase()}`,
    )
    .replace(
      /\b(?:(?:grandma|grandpa|granny|grandad|granddad|nana|aunt|auntie|uncle)(?= \p{Lu}\p{Ll})|(?:mr|mrs|ms|dr)(?=\.? \p{Lu}\p{Ll}))/gu,
      (word) => word.charAt(0).toUpperCase() + word.slice(1),
    );
  // 'told grandma' names her, 'her grandma' does not.
  const kin = titled.replace(
    /(?<!(?:^|[^\p{L}])(?:my|our|her|his|their|your|the|a|an|this|that|proud|happy|new|great|whose|every|no|\p{L}+'s)[ -])(?<=(?:^|[\s"]))(?:mom|mum|mommy|mummy|dad|daddy|grandma|grandpa|nana|granny)(?=$|[\s.,!?']|'s)/giu,
    (word) => word.charAt(0).toUpperCase() + word.slice(1),
  );
  return kin.replace(
    /(^["']?|[.!?]\s+["']?)(\p{Ll})/gu,
    (_all, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
