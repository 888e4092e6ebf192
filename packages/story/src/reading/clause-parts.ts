import { isMeans } from './bound.ts';
import type { Mode, Phrase, Span } from './clause.ts';
import { isEverybody } from './disagreeing.ts';
import type { Grammar } from './grammar.ts';
import { isThing } from './lifeless-phrase.ts';
import type { Chunk } from './phrases.ts';
import { isNested, withoutPreposition } from './subject-of.ts';
import type { Token } from './token.ts';
import { animalRoleOf } from '../world/people/animal-roles.ts';
import { relationOf } from '../world/people/relation-words.ts';
import type { Story } from './taken-over.ts';
import type { VerbGroup } from './verb-groups.ts';

/** 'With his goggles on.' */
const isWornOn = (own: readonly Token[], at: number): boolean =>
  own[at]?.lower === 'on' &&
  /^(?:noun|name)$/.test(own[at - 1]?.part ?? '') &&
  !/^(?:noun|name|determiner|possessive|adjective|number|pronoun|quote)$/.test(own[at + 1]?.part ?? '');

/** 'Levantou-se', 'se levantó': who does it does it to themselves. */
const isReflexive = ({ from, to }: VerbGroup, tokens: readonly Token[]): boolean =>
  [tokens[from - 1], tokens[to + 1]].some((token) => token?.clitic && token.lower === 'se');

/** 'The bag that is bigger than her', 'gritaram tanto que a praia olhou': the story goes on with others. */
export function beginsAside(group: VerbGroup, subject: readonly Chunk[], tokens: readonly Token[]): boolean {
  const before = tokens[Math.min(group.from, ...subject.map(({ from }) => from)) - 1];
  return (
    before?.lower === 'que' ||
    tokens[group.from - 1]?.part === 'relative' ||
    (times.test(before?.lower ?? '') && subject.length > 0 && subject.every(({ phrase }) => isThing(phrase)))
  );
}
const times = /^(?:when|while|because|until|as|after|before|since)$/;
/** 'Told us to keep her at home': it is only said. */
export const isTold = (
  { main, to }: VerbGroup,
  next: VerbGroup | undefined,
  tokens: readonly Token[],
  { saying, reportedBy }: Grammar,
): boolean =>
  !reportedBy &&
  saying.has(main.lemma) &&
  next !== undefined &&
  next.from - to <= 4 &&
  tokens[next.from - 1]?.part === 'infinitive';

const closes = (token: Token | undefined): boolean => !token || /^(?:mark|conjunction)$/.test(token.part);
const greets = /^(?:sorry|excuse|hello|hi|yes|no|thanks|thank|please|goodbye|bye|nothing|goodnight|so|off)$/;
/** What is said follows 'que', with nothing between but pronouns. */
export function reports(group: VerbGroup, tokens: readonly Token[], grammar: Grammar): boolean {
  // 'Said sorry and swept up the glass': that was all that was said.
  if (
    !grammar.reportedBy &&
    tokens.slice(group.to + 1, group.to + 4).some(({ part }) => part === 'infinitive')
  )
    return false;
  if (!grammar.reportedBy)
    return !tokens
      .slice(group.to + 1, group.to + 4)
      .some(({ lower, part }) => part !== 'mark' && greets.test(lower));
  const behind = tokens.slice(group.to + 1).filter(({ clitic, lower }) => !clitic && lower !== '');
  const [next] = behind;
  // 'Le dijo a la profe que …', 'disse à avó que …': whom it is said to stands between.
  const isAddressed = /^(?:to|for)$/.test(next?.means ?? '');
  const end = isAddressed
    ? behind.findIndex(
        ({ part }, i) => i > 0 && !/^(?:determiner|possessive|adjective|noun|name)$/.test(part),
      )
    : 0;
  const joint = behind[end];
  // 'Le gritaba que no, y se tiró': that was all that was said.
  if (/^(?:no|sí|si|não|sim)$/.test(behind[end + 1]?.lower ?? '') && closes(behind[end + 2])) return false;
  return joint !== undefined && grammar.reportedBy.has(joint.lower) && (end === 0 || joint.lower === 'que');
}

/** A joining word stands before the clause and keeps it in what is said. */
export function beginsClause(group: VerbGroup, subject: readonly Chunk[], tokens: readonly Token[]): boolean {
  const first = Math.min(group.from, ...subject.map(({ from }) => from));
  const before = tokens[first - 1];
  return before !== undefined && before.part !== 'mark' && before.part !== 'conjunction';
}

/** Who asks or makes somebody do it is seen too; who only tries is who does it. */
export const isSeenToo = (
  group: VerbGroup,
  things: readonly Phrase[],
  { mode, bound }: { mode: Mode; bound: Mode | undefined },
  { causing }: Grammar,
): boolean => {
  const { lemma } = group.main;
  const makes = causing.has(lemma) && !helps.test(lemma) && !lets.test(lemma);
  return asksSomebody(group, things, mode) || (bound === 'done' && makes && things.length > 0);
};

const asks = /^(?:ask|beg|invite|remind|order|encourage|persuade|challenge|dare)$/;
/** 'A boy asked her to play': what he asks for is not there yet, but he is seen asking. */
const asksSomebody = ({ main, negated }: VerbGroup, things: readonly Phrase[], mode: Mode): boolean =>
  mode === 'done' &&
  !negated &&
  asks.test(main.lemma) &&
  things.some(
    ({ preposition, pronoun, name, head }) =>
      !preposition && (name || pronoun !== undefined || relationOf(head) !== undefined),
  );

export const third = /^(?:he|she|they|ele|ela|eles|elas|él|ella|ellos|ellas)$/;
/** Who lets somebody do it has nothing to do. */
export const lets = /^(?:let|deixar|dejar)$/;
/** Who helps does it too, and so does who teaches: they show how. */
export const helps = /^(?:help|ajudar|ayudar|teach|ensinar|enseñar_a)$/;

/** Behind these somebody else does it, and the verb of whoever lets, makes or sees them follows: 'and laughed'. */
const lends = /^(?:let|make|help|watch|see|hear|have)$/;
const isBare = ({ main }: VerbGroup): boolean => main.lower === main.lemma;
/**
 * 'Zoe let the dog lick her face and laughed': the dog does this one thing. With 'and laugh' it would go on. Only English
 * tells them by their forms.
 */
export const isLent = (
  group: VerbGroup,
  last: VerbGroup | undefined,
  next: VerbGroup | undefined,
  subject: readonly Chunk[],
): boolean =>
  last !== undefined &&
  lends.test(last.main.lemma) &&
  subject[0]?.from === last.to + 1 &&
  isBare(group) &&
  !(next && isBare(next));
const datives = /^(?:le|les|lhe|lhes)$/;
const isDouble = ({ pronoun }: Phrase, all: readonly Phrase[]): boolean =>
  datives.test(pronoun ?? '') && all.some((each) => each.preposition === 'to' && !each.pronoun);
/** What is found or chosen may be a thing, which does nothing: 'had pancakes to celebrate'. */
const finds =
  /^(?:have|choose|pick|select|catch|find|spot|notice|discover|leave|film|photograph|snap|encontrar|apanhar|surpreender|descobrir|filmar|pillar|sorprender|descubrir|grabar)$/;
/** Who is made to do something; of what somebody has only people: 'had pancakes to celebrate'. */
export const people = (
  things: readonly Phrase[],
  verb: string,
  { titles, timeNouns }: Grammar,
): readonly Phrase[] =>
  things
    // 'Llevaba meses pensándolo': months think nothing.
    .filter(({ head }) => !timeNouns.has(head))
    // 'Ayudó a papá', 'le dejó llevar': Spanish helps and lets 'to' somebody.
    .filter(({ preposition }) => !preposition || (preposition === 'to' && titles.size > 0))
    // 'Le enseñó a su abuela': 'le' only says so before.
    .filter((each, _at, all) => !isDouble(each, all))
    .map(withoutPreposition)
    .filter(
      ({ name, pronoun, head }) => !finds.test(verb) || name || pronoun !== undefined || titles.has(head),
    )
    .slice(0, 1);

const hears = /^(?:hear|smell|notice)$/;
const senses = /^(?:ver|ouvir|escutar|oír|escuchar|sentir)$/;
/** Whether who senses is all that is told: 'oyó ladrar', 'heard whistling'. */
export const isSensing = (verb: string, { dropsSubjects }: Grammar): boolean =>
  (dropsSubjects ? senses : hears).test(verb);
/** 'Oímos maullar a un gato', 'ouviu ladrar um cão': who does it stands behind it. */
export const sensedDoing = (things: readonly Phrase[], { titles }: Grammar): Phrase | undefined =>
  things.find(
    ({ preposition, pronoun, name, head }) =>
      !pronoun &&
      (!preposition || preposition === 'to') &&
      (name || titles.has(head) || animalRoleOf(head) !== undefined || relationOf(head) !== undefined),
  );

export function personOf({ person }: VerbGroup, before: readonly Phrase[]): Phrase[] {
  if (!person || person === 'one') return [];
  // 'They' are those of the clause before where those are several.
  if (person === 'they' && (before.length > 1 || before.some(({ plural }) => plural))) return [];
  return [
    {
      text: person,
      span: [0, 0],
      head: person,
      qualities: [],
      plural: person === 'we' || person === 'they',
      name: false,
      pronoun: person,
    },
  ];
}

/** 'Todos aplaudimos', 'os dois rimos': the ending says that whoever tells it is one of them. */
export const isAllOfUs = ({ person }: VerbGroup, named: readonly Phrase[]): boolean =>
  person === 'we' && named.length > 0 && named.every(({ head }) => isEverybody(head));

const either = /(?:ava|ia|ía|aba|inha)$/;
/** 'Mordeu-me quando lhe dava a sopa': who is 'lhe' is not who gives it, and 'dava' is mine as well. */
export const isTellers = (
  { main, from, to, person }: VerbGroup,
  tokens: readonly Token[],
  { child, who, isInFirstPerson, isOfOthers }: Story,
): boolean =>
  isInFirstPerson === true &&
  !isOfOthers &&
  who.every(({ head }) => child.some((one) => one.head === head)) &&
  person === 'one' &&
  tokens.slice(from, to + 1).some((token) => token.form === 'finite' && either.test(token.lower)) &&
  tokens
    .slice(Math.max(0, from - 3), to + 4)
    .some((token) => token.clitic && /^(?:lhe|le)$/.test(token.lower)) &&
  main.part === 'verb';

const opensCause = /^(?:y|e|pero|mas)$/;

export function modeOf(
  group: VerbGroup,
  outer: Mode | undefined,
  reported: boolean,
  tokens: readonly Token[],
  grammar: Grammar,
): Mode {
  const before = tokens.slice(Math.max(0, group.from - 6), group.from);
  const joint = before.findLast(({ part }) => part === 'subordinator' || part === 'relative');
  if (group.negated || group.almost) return 'undone';
  if (isMeans(group, tokens)) return 'done';
  if (outer && outer !== 'done' && isNested(group, tokens)) return outer;
  // 'Gritan como veinte, llegaron': what it is compared to ends there.
  const isPast =
    joint &&
    before.slice(before.indexOf(joint)).some(({ text, part }) => text === ',' || part === 'conjunction');
  // 'Como ganó, le dieron una copa': that is why.
  const at = joint ? tokens.indexOf(joint) : -1;
  const isCause =
    joint?.lower === 'como' && group.person !== undefined && opensCause.test(tokens[at - 1]?.lower ?? 'y');
  if (joint && !isPast && !isCause && grammar.comparing.has(joint.lower)) return 'compared';
  if (joint && grammar.supposing.has(joint.lower)) return 'wished';
  if (group.supposed) return 'wished';
  if (reported) return 'said';
  return outer && isNested(group, tokens) ? outer : 'done';
}

/** Words spoken before who speaks them: '"Again!" she shouted.' */
export function quoteBefore(
  tokens: readonly Token[],
  group: VerbGroup,
  before: VerbGroup | undefined,
): Token | undefined {
  const start = before ? before.to + 1 : 0;
  return tokens.slice(start, group.from).findLast(({ part }) => part === 'quote');
}

/** From the first to the last word of a verb and of the phrases with it. */
export function toldSpan({ from, to }: VerbGroup, tokens: readonly Token[], chunks: readonly Chunk[]): Span {
  const spans = [...tokens.slice(from, to + 1), ...chunks.map(({ phrase }) => phrase)]
    .map(({ span }) => span)
    .filter(([start, end]) => end > start);
  return [Math.min(...spans.map(([start]) => start)), Math.max(...spans.map(([, end]) => end))];
}

/** How it is done: adverbs and adjectives behind the verb, and 'se'. */
export const mannerOf = (group: VerbGroup, tokens: readonly Token[], end: number): string[] => [
  ...tokens
    .slice(group.to + 1, end)
    .flatMap(({ part, lower }, at, own) =>
      part === 'adverb' || part === 'adjective' || isWornOn(own, at) ? [lower] : [],
    ),
  ...(isReflexive(group, tokens) ? ['se'] : []),
];
