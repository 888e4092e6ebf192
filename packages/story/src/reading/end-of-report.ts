import type { Grammar } from './grammar.ts';
import type { Token } from './token.ts';
import type { VerbGroup } from './verb-groups.ts';

/** 'I thought he would cry, but after the whistle he laughed': what follows 'but' did happen. */
export const isContrary = (
  { from }: VerbGroup,
  before: VerbGroup | undefined,
  tokens: readonly Token[],
): boolean =>
  tokens.slice((before?.to ?? -1) + 1, from).some(({ lower }) => /^(?:but|mas|porém|pero)$/.test(lower));

/** 'Pensé que lloraría pero se rió', 'pensaba que gritaría y qué va: se sentó': the report ends there without a subject too. */
const breaksOff = (group: VerbGroup, before: VerbGroup | undefined, tokens: readonly Token[]): boolean =>
  isContrary(group, before, tokens) ||
  tokens.slice((before?.to ?? -1) + 1, group.from).some(({ text }) => /^[:;]$/.test(text));

/** 'He just said right then, and walked off home': with no other verb between, whoever said it walks. */
const goesOnDoing = (
  group: VerbGroup,
  before: VerbGroup | undefined,
  tokens: readonly Token[],
  { saying }: Grammar,
): boolean =>
  before !== undefined && saying.has(before.main.lemma) && tokens[group.from - 1]?.part === 'conjunction';

/** Whether what is told from a verb on was no longer said by anybody. */
export const endsReport = (
  group: VerbGroup,
  before: VerbGroup | undefined,
  tokens: readonly Token[],
  grammar: Grammar,
): boolean =>
  grammar.dropsSubjects ? breaksOff(group, before, tokens) : goesOnDoing(group, before, tokens, grammar);
