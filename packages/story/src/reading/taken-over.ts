import type { Phrase } from './clause.ts';
import { isObjectInFront } from './disagreeing.ts';
import type { Grammar } from './grammar.ts';
import type { Chunk } from './phrases.ts';
import { isNested } from './subject-of.ts';
import type { Token } from './token.ts';
import type { VerbGroup } from './verb-groups.ts';

/** Who acted last, through the whole text: a clause that names nobody goes on with them. */
export interface Story {
  who: readonly Phrase[];
  /** The last who was one: 'comeu' is not done by two. */
  one: readonly Phrase[];
  child: readonly Phrase[];
  /** Since then several acted whom only the verb tells: 'gritaram'. */
  several?: boolean;
  /** Whoever tells it has spoken of 'me'. */
  isInFirstPerson?: boolean;
  /** Somebody else than the child has been spoken of. */
  isOfOthers?: boolean;
}

const isSeveral = (who: readonly Phrase[]): boolean => who.length > 1 || who.some(({ plural }) => plural);

export const isFirst = ([who]: readonly Phrase[]): boolean => /^(?:i|eu|yo)$/.test(who?.pronoun ?? '');
/** 'Cantava', 'tenía': said of oneself and of others alike. */
const alsoFirst = /(?:ava|ia|ía|aba|era|inha)$/;

export const newStory = (childName: string, grammar: Grammar): Story => {
  const child: Phrase = {
    text: childName,
    span: [0, 0],
    head: childName,
    qualities: [],
    plural: false,
    name: true,
  };
  // Where pronouns are left out, a text that has named nobody yet speaks of its child.
  return { who: [], one: [], child: grammar.dropsSubjects && childName ? [child] : [] };
};

/** Who acts in a clause without a subject. */
export function takenOver(
  { who, one, child, several }: Story,
  { main, person }: VerbGroup,
  grammar: Grammar,
) {
  if (!grammar.dropsSubjects) return who;
  // 'Gritaram. Depois comeu um bolo': of several the one whose story it is; nor did 'eu' do what 'comeu' tells.
  const isAnother = several || isSeveral(who) || (isFirst(who) && !alsoFirst.test(main.lower));
  const last = person === 'one' && isAnother ? (child.length > 0 ? child : one) : who;
  if (last.length > 0) return last;
  return grammar.copulas.has(main.lemma) ? [] : child;
}

export function remember(story: Story, who: readonly Phrase[]): void {
  story.who = who;
  story.several = false;
  if (!isSeveral(who)) story.one = who;
}

const oneOfThem = /^(?:uma?|outr[oa])$/;
/** 'Uma parou, a outra dormia. Na loja não quis sair': the next sentence is again of whom the story was. */
export function keepTopic(story: Story, before: Pick<Story, 'who' | 'one'>): void {
  if (story.who.some(({ pronoun }) => oneOfThem.test(pronoun ?? ''))) Object.assign(story, before);
}

const tellers = /^(?:i|we|me|eu|yo|mim|mí)$/;
/** Whom a clause speaks of, whatever they are to it. */
export function hear(story: Story, phrases: readonly Phrase[], { titles }: Grammar): void {
  const isChild = ({ head }: Phrase): boolean => story.child.some((one) => one.head === head);
  if (phrases.some(({ pronoun }) => tellers.test(pronoun ?? ''))) story.isInFirstPerson = true;
  if (phrases.some((phrase) => (phrase.name && !isChild(phrase)) || titles.has(phrase.head)))
    story.isOfOthers = true;
}

/** 'In the car she cried': what stands before who acts, with a preposition, belongs to the clause too. */
export function frontedOf(
  group: VerbGroup,
  subject: readonly Chunk[],
  before: VerbGroup | undefined,
  tokens: readonly Token[],
  chunks: readonly Chunk[],
  grammar: Grammar,
): Chunk[] {
  const end = Math.min(group.from, ...subject.map(({ from }) => from));
  const joint = tokens.findLastIndex(
    ({ part }, at) => at < end && /^(?:mark|conjunction|subordinator|relative)$/.test(part),
  );
  const start = before ? Math.max(joint, before.to) : -1;
  if (before && joint <= before.to) return [];
  return chunks.filter(
    (chunk) =>
      chunk.from > start &&
      chunk.to < end &&
      !grammar.timeNouns.has(chunk.phrase.head) &&
      (chunk.phrase.preposition ?? (grammar.dropsSubjects && isObjectInFront(group, chunk, tokens))),
  );
}

/** 'Foi o cão que passeou o Martim': it was he, and being says no more. */
export const isCleft = (
  { main, from, to, negated }: VerbGroup,
  next: VerbGroup | undefined,
  tokens: readonly Token[],
  { dropsSubjects }: Grammar,
): boolean =>
  dropsSubjects === true &&
  main.lemma === 'ser' &&
  !negated &&
  (from === 0 || tokens[from - 1]?.part === 'mark') &&
  next !== undefined &&
  next.from - to < 6 &&
  tokens[next.from - 1]?.part === 'relative' &&
  tokens.slice(to + 1, next.from - 1).every(({ part }) => /^(?:determiner|possessive|noun|name)$/.test(part));

/** 'Quem chorou foi o pai', 'la que se quedó llorando fui yo': who did it stands behind being. */
export function cleftOf(
  group: VerbGroup,
  behind: readonly VerbGroup[],
  tokens: readonly Token[],
  chunks: readonly Chunk[],
): readonly Phrase[] {
  let at = group.from - 1;
  while (tokens[at]?.clitic || /^(?:adverb|negation)$/.test(tokens[at]?.part ?? '')) at--;
  const asks =
    /^(?:quem|quien)$/.test(tokens[at]?.lower ?? '') ||
    (tokens[at]?.lower === 'que' &&
      /^(?:el|la|los|las|únic[oa]|primer[oa]|últim[oa])$/.test(tokens[at - 1]?.lower ?? ''));
  // 'Se quedó llorando': what hangs on it is done by the same.
  const next = behind.find((each) => !isNested(each, tokens));
  if (!asks || next?.main.lemma !== 'ser') return [];
  const chunk = chunks.find(({ from }) => from === next.to + 1 || from === next.to + 2);
  return chunk ? [chunk.phrase] : [];
}
