import type { Random } from '../../core/random.ts';
import type { Milestone } from '../milestones/milestone.ts';
import { countWords } from '../text/words.ts';
import * as general from './bridges.ts';
import { withExclamations } from './exclamations.ts';
import { exclamations } from './hero-lines.ts';
import type { Line } from './tell.ts';
import { feelingOf, isSuccess, isTrouble } from './tone.ts';

/** Words that take 36 to 60 seconds at 140 a minute, with the breaths between lines. */
export const wordBudget = { least: 90, most: 124 } as const;

export interface Frame {
  name: string;
  age: number;
  milestone: Milestone;
  /** What the story is about, for its opening. */
  theme: string;
  sorrowful: boolean;
  /** Everything the parent wrote, to hear whether it went well. */
  text: string;
  /** A kind of milestone that one sets off for. */
  moving: boolean;
}

/** Takes lines in an order drawn by the seed, each once. */
function drawer(random: Random, frame: Frame) {
  const used = new Set<string>();
  return (pool: readonly string[]): string | null => {
    const left = pool.filter((line) => !used.has(line));
    if (left.length === 0) return null;
    const line = random.pick(left);
    used.add(line);
    return line.replaceAll('{name}', frame.name).replaceAll('{theme}', frame.theme);
  };
}

const total = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + countWords(line.text), 0);

/** A place for bridges: behind a line of the story, or before its first. Never more than two in a row. */
interface Gap {
  /** -1: before the first line. */
  behind: number;
  bridges: Line[];
}

/** Where the storyteller may add a line without parting words that belong together. */
function gapsOf(story: readonly Line[]): Gap[] {
  // The opening and the closing stand in the outer gaps already.
  const inner = story.slice(0, -1).flatMap((line, i): Gap[] => {
    const next = story[i + 1];
    const goesOn =
      /[:,]$/.test(line.text) ||
      next?.speaker === 'hero' ||
      (line.source !== undefined && next?.source === line.source);
    return goesOn ? [] : [{ behind: i, bridges: [] }];
  });
  return [{ behind: -1, bridges: [] }, ...inner, { behind: story.length - 1, bridges: [] }];
}

/**
 * Frames the parent's lines as an episode: an opening, bridges spread before, between and behind them
 * where the text is short, two to four lines of the child, and a closing. Long texts get the shortest
 * frame, so that nothing of them is cut.
 */
export function composeStory(told: readonly Line[], frame: Frame, random: Random): Line[] {
  const draw = drawer(random, frame);
  const { milestone, sorrowful } = frame;
  const roomy = wordBudget.most - total(told) >= 36;

  const openingOf = (): string =>
    sorrowful
      ? (draw(general.tenderOpenings) ?? '')
      : roomy
        ? `${draw(random.next() < 0.7 ? milestone.openings : general.openings)} ${draw(general.namings)}`
        : (draw(general.shortOpenings) ?? '');
  const opening: Line = { speaker: 'narrator', part: 'opening', text: openingOf() };
  const closing: Line = {
    speaker: 'narrator',
    part: 'closing',
    text:
      draw(
        sorrowful
          ? general.tenderClosings
          : roomy
            ? [...milestone.closings, ...general.closings]
            : general.shortClosings,
      ) ?? '',
  };

  const story = withExclamations(told, frame, random);
  const gaps = gapsOf(story);
  const [before, ...rest] = gaps;
  const after = rest.at(-1);
  const between = rest.slice(0, -1);
  const words = (): number => total([opening, ...story, closing, ...gaps.flatMap((gap) => gap.bridges)]);
  const pools = {
    wonder: sorrowful ? [general.tenderWonders] : [milestone.wonders, general.wonders],
    feeling: sorrowful
      ? [general.tenderWonders, general.tenderPrides]
      : [general.feelings, milestone.wonders],
    pride: sorrowful ? [general.tenderPrides, general.tenderWonders] : [milestone.prides, general.prides],
  };

  for (const gap of between) if (isTroubled(gap)) fill(gap, 'feeling', 1);
  for (let round = 1; round <= 2 && wanting(); round += 1) {
    fill(after, 'pride', round === 1 ? 1 : 0);
    fill(before, 'wonder', round === 1 ? 1 : 0);
    for (const gap of spread(between)) fill(gap, 'feeling', isTroubled(gap) ? 1 : round);
  }
  // One sentence alone: the child's small words part the storyteller's lines.
  if (wanting() && !sorrowful) {
    const { joy, wonder } = exclamations({ age: frame.age, success: isSuccess(frame.text) });
    lengthen(after, 'pride', joy);
    if (wanting()) lengthen(before, 'wonder', wonder);
    if (after !== undefined) after.bridges = parted(after.bridges);
  }
  // A sorrow of few words is not filled with exclamations, only with quiet lines.
  for (let round = 0; sorrowful && round < 6 && wanting(); round += 1) {
    const gap = gaps[round % gaps.length];
    if (gap !== undefined) add(gap, 'feeling');
  }
  hearTheChild();

  return [
    opening,
    ...(before?.bridges ?? []),
    ...story.flatMap((line, i) => [line, ...(rest.find((gap) => gap.behind === i)?.bridges ?? [])]),
    closing,
  ];

  function isTroubled(gap: Gap): boolean {
    return !sorrowful && between.includes(gap) && isTrouble(feelingOf(story[gap.behind]?.text ?? ''));
  }
  function wanting(): boolean {
    return words() < wordBudget.least;
  }
  function fill(gap: Gap | undefined, part: Line['part'], room: number): void {
    if (gap !== undefined && wanting() && gap.bridges.length < room) add(gap, part);
  }
  function add(gap: Gap, part: Line['part']): void {
    const ofPart = isTroubled(gap)
      ? [general.comforts]
      : part === 'wonder'
        ? pools.wonder
        : part === 'pride'
          ? pools.pride
          : pools.feeling;
    // The milestone's own words first, those of any story when they are used up.
    const text = ofPart.reduce<string | null>((found, pool) => found ?? draw(pool), null);
    if (text === null || words() + countWords(text) > wordBudget.most) return;
    gap.bridges.push({ speaker: 'narrator', part, text });
  }
  function lengthen(gap: Gap | undefined, part: 'wonder' | 'pride', calls: readonly string[]): void {
    const text = unsaid(calls);
    if (gap === undefined || text === undefined) return;
    gap.bridges.push({ speaker: 'hero', part, text });
    add(gap, part);
    if (wanting()) add(gap, part);
  }
  function unsaid(calls: readonly string[]): string | undefined {
    const said = new Set([...story, ...gaps.flatMap((gap) => gap.bridges)].map((line) => line.text));
    const fresh = calls.filter((text) => !said.has(text));
    return fresh.length === 0 ? undefined : random.pick(fresh);
  }
  /** Where trouble left no room for an exclamation, the child is heard in the happy ending. */
  function hearTheChild(): void {
    const heard = [...story, ...gaps.flatMap((gap) => gap.bridges)].filter(
      (line) => line.speaker === 'hero',
    ).length;
    if (heard >= 2 || sorrowful || after === undefined || after.bridges.length === 0) return;
    const { joy } = exclamations({ age: frame.age, success: isSuccess(frame.text) });
    after.bridges.push({ speaker: 'hero', part: 'pride', text: unsaid(joy) ?? random.pick(joy) });
  }
}

/** Hero words between two lines of the storyteller: at most two of those in a row, the closing counted. */
function parted(bridges: readonly Line[]): Line[] {
  const hero = bridges.filter((line) => line.speaker === 'hero');
  const told = bridges.filter((line) => line.speaker === 'narrator');
  const front = Math.max(0, told.length - 1);
  return [...told.slice(0, front), ...hero, ...told.slice(front)];
}

/** Gaps in the order in which they are filled: the middle first, then the sides. */
function spread(gaps: readonly Gap[]): Gap[] {
  const middle = (gaps.length - 1) / 2;
  return [...gaps].sort((a, b) => Math.abs(gaps.indexOf(a) - middle) - Math.abs(gaps.indexOf(b) - middle));
}
