import { genderOf } from '../../people/gender.ts';
import type { Phrase } from '../../reading/clause.ts';
import { escapePattern } from '../../text/words.ts';
import { ofOthers, possessive } from './people-nouns.ts';
import type { Registry } from './registry.ts';
import { animalRoleOf } from './animal-roles.ts';
import { guessedTeller } from './guessed-teller.ts';
import { labelOf } from './labels.ts';
import { relationOf } from './relation-words.ts';
import type { Somebody } from './somebody.ts';

const tellers = /^(?:my|our)$/;
const small = /^(?:little|wee|small|tiny|cheeky|big|sweet|brave|clever|poor|dear|darling)$/;
/** Nouns by which a family calls its own child, behind 'my' and 'our'. */
const boys = /^(?:lad|laddie|man|fella|fellow|guy|dude|gentleman|prince|chap|boyo)$/;
const girls = /^(?:lass|lassie|lady|madam|princess|missy|diva|queen)$/;
const either =
  /^(?:bairn|wean|monkey|monster|munchkin|rascal|trooper|champ|superstar|bub|bubba|bubs|cub|sausage|dote|pet|angel|hero|warrior|terror|fish|artist|chef|scientist|explorer|adventurer|performer|star)$/;

/** 'My lad', 'our wee one', 'the wee man', 'the birthday girl', 'the child': the child of the story, where it fits. */
export function isOwnChild(people: Registry, { head, text, owner, plural, qualities }: Phrase): boolean {
  const { language, childName, childSex, toldByChild } = people.options;
  if (language !== 'en' || plural || toldByChild) return false;
  const word = head.toLowerCase();
  const sex = childSex ?? genderOf(childName);
  const fits = (own: 'girl' | 'boy'): boolean => sex === undefined || sex === own;
  const isNoun = (boys.test(word) && fits('boy')) || (girls.test(word) && fits('girl')) || either.test(word);
  const isSmall = qualities.some((each) => small.test(each.toLowerCase()));
  if (owner && tellers.test(owner.toLowerCase()))
    return /^(?:lad|lass|laddie|lassie|bairn|wean|rascal)$/.test(word) ? isNoun : isNoun && isSmall;
  if (!/^the\s/i.test(text)) return false;
  if (/^(?:boy|girl|child|kid|toddler)$/.test(word))
    return (
      (word === 'boy' ? fits('boy') : word === 'girl' ? fits('girl') : true) &&
      (qualities.includes('birthday') || isOnlyOne(people, word))
    );
  if (word === 'bairn') return true;
  return (
    /^(?:man|fella|lad|lass)$/.test(word) && isNoun && qualities.some((each) => /^(?:wee|little)$/.test(each))
  );
}

/** 'The boy blocked his ears': where no other child is told of so, it is the child of the story. */
function isOnlyOne({ options }: Registry, word: string): boolean {
  const other = new RegExp(
    `\\b(?:an?|another|other|one|this|that|some|every|each|big|bigger|older|new|two|three)\\s(?:\\p{L}+\\s){0,2}${word}\\b|\\b(?:${word}s|children|boys|girls|kids|${word} (?:next|from|with|in|on|behind|beside|who|at|called|named|over))\\b`,
    'iu',
  );
  return !other.test(options.text);
}

/** 'My baby played that horn': of a family without another baby it is the child, however old. */
export function isOwnBaby(people: Registry, { head, owner, plural, name }: Phrase): boolean {
  const { text, language } = people.options;
  return (
    language === 'en' &&
    !plural &&
    !name &&
    head.toLowerCase() === 'baby' &&
    tellers.test(owner?.toLowerCase() ?? '') &&
    !/\b(?:the|new|his|her|a|second) baby\b|\bbaby (?:brother|sister|boy|girl)\b|\bnewborn\b/i.test(text)
  );
}

const joint =
  /(?:^|[,.!?;:]|\b(?:and|then|when|but|until|till|so|because|while|minute|thing|suddenly|out|once))\s*$/i;
const comesFrom = /^\s(?:from|in|with|at|on|who|called|next|behind|beside)\s/i;
/** 'When this big girl hit the ball', 'this boy from the other team': somebody new is told of so. */
export function isNewcomer(people: Registry, { head, text, span, preposition }: Phrase): boolean {
  if (people.options.language !== 'en' || !/^this\b/i.test(text)) return false;
  const { childName, childSex } = people.options;
  const sex = childSex ?? genderOf(childName);
  const isOther = (/^girl$/i.test(head) && sex === 'boy') || (/^(?:boy|lad)$/i.test(head) && sex === 'girl');
  const told = people.options.text;
  const isNew = !preposition && text.startsWith('this') && joint.test(told.slice(0, span[0]));
  return isOther || isNew || comesFrom.test(told.slice(span[1]));
}

const offspring =
  /\b(calf|calves|lambs?|foals?|chicks?|kittens?|pupp(?:y|ies)|piglets?|ducklings?|goslings?|cygnets?)\b/i;
/** 'The calf fell out and the mother licked it': an animal of the same kind, or undefined where people are meant. */
export function damOf(people: Registry, { text, head, of, owner, plural }: Phrase): Somebody | undefined {
  const isThe = /^the\s(?:mother|mum|mom|mama|mummy|ma|father|dad)$/i.test(text);
  if (people.options.language !== 'en' || !isThe || of || owner || plural) return undefined;
  const young = offspring.exec(people.options.text)?.[1]?.toLowerCase();
  const own = new RegExp(`\\b(?:my|her|his|our) ${escapePattern(text.slice(4))}\\b`, 'i');
  const role = young && !own.test(people.options.text) ? roleOfYoung(young) : undefined;
  if (!role) return undefined;
  const word = `the ${head}`;
  const sex = /^(?:father|dad)$/.test(head) ? 'boy' : 'girl';
  return (
    people.all.find(({ words }) => words.has(word)) ??
    people.add(role, labelOf(role, people.options.language), sex, [word], 'animal')
  );
}

const roleOfYoung = (young: string): ReturnType<typeof animalRoleOf> => {
  const one = young
    .replace(/^calves$/, 'calf')
    .replace(/^puppies$/, 'puppy')
    .replace(/s$/, '');
  return one === 'gosling' || one === 'cygnet' ? 'duck' : animalRoleOf(one);
};

/** 'My daughter had to work, so it was me, her grandad': to a grandparent the child's mother or father. */
export function parentOfChild(
  people: Registry,
  { head, text, plural, owner }: Phrase,
): 'mother' | 'father' | undefined {
  const { writer, language } = people.options;
  if (language !== 'en' || plural || owner?.toLowerCase() !== 'my' || !/^(?:daughter|son)$/i.test(head))
    return undefined;
  const isGrand = /^grand/.test(writer?.role ?? guessedTeller(people.options));
  if (!isGrand && !/-in-law\b/i.test(text)) return undefined;
  return /^daughter$/i.test(head) ? 'mother' : /^son$/i.test(head) ? 'father' : undefined;
}

/** 'My mum', 'my dad': the parents of whoever tells it, who are grandparents of the child. */
export const isOwnParent = ({ head, owner }: Phrase): boolean =>
  owner?.toLowerCase() === 'my' && /^(?:mother|father)$/.test(relationOf(head)?.role ?? '');

/** 'The farmer's son': a child, and not that of the family. */
export function childOf(people: Registry, { head, owner }: Phrase): Somebody[] | null {
  if (!owner || possessive.test(owner) || !ofOthers.test(head)) return null;
  const sex = /son$|^nephew/.test(head) ? 'boy' : 'girl';
  return [
    people.byName(`${owner} ${head}`) ??
      people.add('friend', labelOf('friend', people.options.language), sex, [head]),
  ];
}
