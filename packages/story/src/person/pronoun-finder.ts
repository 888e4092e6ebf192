import { genderOf } from '../people/gender.ts';
import type { ChildPronoun } from '../request.ts';
import { sexOfPetsIn } from '../world/people/pet-sex.ts';
import { relationOf } from '../world/people/relation-words.ts';

const girl = /\b(?:daughter|girl|princess|granddaughter|big sister|my sister's|niece|ballerina)\b/i;
const boy = /\b(?:son|boy|prince|grandson|big brother|nephew)\b/i;
const women =
  /\b(?:grandma|grandmother|granny|gran|nana|nanny|vovó|avó|abuela|oma|mom|mum|mommy|mummy|mama|mother|aunt|auntie|wife|mrs\.?|ms\.?|sister|girlfriend|lady|queen)\b/i;
const men =
  /\b(?:grandpa|grandfather|granddad|grandad|papa|avô|abuelo|opa|dad|daddy|father|uncle|husband|mr\.?|brother|boyfriend|king|santa)\b/i;
const pets =
  /\b(?:dog|puppy|pup|cat|kitten|bunny|rabbit|hamster|guinea pig|bird|budgie|parrot|duck|duckling|horse|pony|fish|goldfish|turtle|tortoise|cow|calf|sheep|lamb|goat|pig|piglet|hen|chicken|pet)\b/i;

const grown = /^(?:mother|father|grandmother|grandfather|aunt|uncle|sister|brother|woman|man)$/;
/** Whether a sentence speaks of another woman or man: Nani, Opa, a policeman. */
const isNamed = (sentence: string, sex: 'girl' | 'boy'): boolean =>
  [...sentence.matchAll(/\p{L}+/gu)].some(([word]) => {
    // 'We miss her' is no teacher.
    const found = /^m(?:iss|s)$/.test(word) ? undefined : relationOf(word);
    return found?.sex === sex && grown.test(found.role);
  });
/** 'A boy called Sean', 'two girls': somebody else than the child, whoever 'his' and 'her' are. */
const somebodyElse = (noun: string): RegExp =>
  new RegExp(
    `\\b(?:an?|another|the|two|three|four|some|other|that|those)\\s+(?:[\\w-]+\\s+){0,2}?(?:${noun})\\b`,
    'giu',
  );
const otherGirl = somebodyElse('girls?|woman|women|lad(?:y|ies)');
const otherBoy = somebodyElse('boys?|lads?|man|men|gentleman');

/** 'So herself put a pea up her nose': whoever is a pronoun before anybody was named is the child. */
function firstMeant(text: string): ChildPronoun | undefined {
  const found = /\b(?:(she|herself)|(he|himself))\b/iu.exec(text);
  const before = text.slice(0, found?.index ?? 0);
  const isNobodyElse =
    !/\b(?:the|an?|our|my|some|this|that|these)\b/i.test(before) &&
    ![women, men, pets, girl, boy].some((nouns) => nouns.test(before)) &&
    ![...before.matchAll(/\p{L}+/gu)].some(([word]) => relationOf(word.toLowerCase()) !== undefined);
  return found && isNobodyElse ? (found[1] ? 'she' : 'he') : undefined;
}

const ofHers = /\bher (\p{L}+)(?: (\p{L}+))?/giu;
const ofHis = /\bhis (\p{L}+)(?: (\p{L}+))?/giu;
const childs = /^(?:best|own|first|little|teacher|friends?)$/i;
const isKin = (word: string): boolean => relationOf(word.toLowerCase()) !== undefined;
/** "Her mom", 'his own bed', 'her big sister': so it is spoken of the child, whoever else is named. */
const ofChild = (sentence: string, owned: RegExp): number =>
  [...sentence.matchAll(owned)].filter(
    ([, first = '', second = '']) =>
      childs.test(first) || isKin(first) || (/^(?:big|baby|older)$/i.test(first) && isKin(second)),
  ).length;

/**
 * The child's pronoun as the text uses it. A 'she' counts only where no other woman and no pet was named in
 * that sentence or the one before, so Grandma's joy never turns a boy into a girl.
 */
export function findPronoun(sentences: readonly string[], childName: string): ChildPronoun | null {
  const text = sentences.join(' ');
  const named = { he: false, she: false };
  for (const found of text.matchAll(
    /(?<!\b(?:an?|another|the|two|three|some|other)\s)\b(?:my|our|this|little|big|brave|sweet)\s+(?:[\w-]+\s+){0,3}?(son|boy|daughter|girl)\b[,']?(?:s\b)?\s*([\p{L}]+)?/giu,
  )) {
    const next = found[2] ?? '';
    // 'our son Jack' in a story about Chloe is her brother.
    const another = /^\p{Lu}/u.test(next) && !childName.startsWith(next);
    const stranger = /\b(?:newborn|baby|other|older|youngest|oldest)\b/i.test(found[0]) && another;
    if (another) named[girl.test(found[1] ?? '') ? 'she' : 'he'] = true;
    if (!another && !stranger) return girl.test(found[1] ?? '') ? 'she' : 'he';
  }

  // 'The cat flicked her tail': whoever is 'he' beside her is no cat.
  const petSex = sexOfPetsIn(text);
  const first = firstMeant(text);
  let she = first === 'she' ? 3 : 0;
  let he = first === 'he' ? 3 : 0;
  sentences.forEach((sentence, i) => {
    const heard = (sentences[i - 1] ?? '') + sentence;
    she += 2 * ofChild(sentence, ofHers);
    he += 2 * ofChild(sentence, ofHis);
    const pet = pets.test(heard) ? (petSex ?? 'either') : undefined;
    if (pet === 'either') return;
    if (pet !== 'girl' && !women.test(heard) && !isNamed(heard, 'girl') && heard.search(otherGirl) < 0)
      she += (sentence.match(/\b(?:she|her|hers|herself)\b/gi) ?? []).length;
    if (pet !== 'boy' && !men.test(heard) && !isNamed(heard, 'boy') && heard.search(otherBoy) < 0)
      he += (sentence.match(/\b(?:he|him|his|himself)\b/gi) ?? []).length;
  });
  // Beside a brother with a name, 'he' may be him.
  if (named.he && she > 0) he = 0;
  if (named.she && he > 0) she = 0;
  const own = text.replace(otherGirl, '').replace(otherBoy, '');
  if (she === he) return girl.test(own) === boy.test(own) ? null : girl.test(own) ? 'she' : 'he';
  const told = she > he ? 'she' : 'he';
  // One 'he' in a story of Aoife may be anybody.
  const byName = genderOf(childName);
  const isDoubtful = Math.abs(she - he) < 2 && byName === (told === 'he' ? 'girl' : 'boy');
  return isDoubtful ? null : told;
}
