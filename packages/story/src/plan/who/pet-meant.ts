import type { Clause, Phrase } from '../../reading/clause.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { MeantPhrase } from '../things/phrases-meant.ts';
import type { World } from '../told-world.ts';
import { wordTable } from '../../text/word-table.ts';

/** As many clauses later a pet is still spoken of. */
const reach = 6;
const sexes: Readonly<Record<string, Somebody['sex']>> = wordTable({
  he: 'boy',
  him: 'boy',
  she: 'girl',
  her: 'girl',
});
const possessives = { boy: 'his', girl: 'her' } as const;

/** No person of a story does this. */
const animalDoes =
  /^(?:purr|bark|hiss|growl|meow|miaow|howl|sniff|peck|neigh|moo|wag|gallop|trot|chew|gnaw|pee|poo|wee|snarl|whine|scratch)$/;
/** How an animal goes on after what it did. */
const animalGoesOn =
  /^(?:jump|run|climb|hide|sleep|eat|drink|lie|curl|sit|swim|fly|stretch|run_away|roll|hop|lick|bite|follow|chase)$/;
/** What is noticed in the same sentence is so by whoever the sentence is about. */
const notices = /^(?:hear|see|smell|notice|spot)$/;
const animalUndergoes = /^(?:stroke|pet|pat|cuddle|feed|groom|brush|walk|tame|bury)$/;
const serves = /^(?:put|give|fill|pour|bring|offer|feed|set|leave)$/;
const consumes = /^(?:eat|drink|lick|gobble|lap|swallow|finish)$/;

/** 'Mimi chased it. Then she jumped on her lap. Vera stroked her': she is the cat. Undefined where nothing tells. */
export function petMeant(
  clause: Clause,
  phrase: Phrase,
  { people, language, clause: at, before, lastSubjects = [], lastOthers = [] }: World,
  taken: readonly Somebody[],
): MeantPhrase | undefined {
  const sex = sexes[phrase.pronoun ?? ''];
  if (language !== 'en' || !sex) return undefined;
  const { hero } = people;
  const [pet] = people.all
    .filter((each) => each.kind === 'animal' && !taken.includes(each) && (each.sex ?? sex) === sex)
    .filter(({ lastNamed }) => lastNamed >= 0 && at - lastNamed <= reach)
    .toSorted((a, b) => b.lastNamed - a.lastNamed);
  if (!pet) return undefined;
  const { lemma } = clause.verb;
  const isThen = pet.lastNamed === at - 1;
  // 'She jumped on her lap': on that of somebody else.
  const isPair = clause.things.some(
    ({ pronoun, owner }) => sexes[pronoun ?? ''] === sex || owner === possessives[sex],
  );
  const isAlone = isThen && pet.lastActed === at - 1 && hero.lastNamed < at - 1 && isPair;
  // What was 'she' a moment ago is she still, unless somebody else was named since.
  const isStill = isThen && pet.lastPronoun === at - 1 && hero.lastNamed < at - 1 && hero.sex === sex;
  const isSubject = clause.who.includes(phrase);
  const spokenBefore = [...lastSubjects, ...lastOthers];
  // 'The cat shot up onto the fridge when she heard the hoover', and nobody else was named in the sentence.
  const isOfSentence =
    isThen &&
    pet.lastActed === at - 1 &&
    before?.sentence === clause.sentence &&
    clause.mode === 'done' &&
    /(?<!\p{L})(?:when|as|because)\s*$/iu.test(people.options.text.slice(before.span[1], phrase.span[0])) &&
    !clause.things.some(({ pronoun, preposition = '' }) => pronoun || /^(?:about|of)$/.test(preposition)) &&
    !isSomebodyNamed(people, sex, phrase.span[0]) &&
    !spokenBefore.some((each) => each.people.includes(hero)) &&
    notices.test(lemma);
  const isServed = before !== undefined && serves.test(before.verb.lemma) && consumes.test(lemma);
  const isMeant = isSubject
    ? animalDoes.test(lemma) || isOfSentence || (isAlone && animalGoesOn.test(lemma)) || isServed || isStill
    : !phrase.preposition && (animalUndergoes.test(lemma) || isStill);
  if (!isMeant) return undefined;
  pet.sex ??= sex;
  return { phrase, people: [pet] };
}

/** Of how much text before it a pronoun may mean somebody, characters. */
const spokenOf = 160;
/** Whether just before somebody was named or meant whom the pronoun may mean as well. */
const isSomebodyNamed = ({ all, options }: World['people'], sex: Somebody['sex'], to: number): boolean => {
  const named = new Set(
    all
      .filter((each) => each.kind === 'person' && (each.sex ?? sex) === sex)
      .flatMap(({ words }) => [...words]),
  );
  const before = options.text.slice(Math.max(0, to - spokenOf), to).toLowerCase();
  return [...before.matchAll(/\p{L}+/gu)].some(([word]) => sexes[word] === sex || named.has(word));
};
