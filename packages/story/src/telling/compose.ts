import type { Random } from '@milestoon/drawing';
import { childSays } from './child-says.ts';
import type { Frame } from './frame.ts';
import { openBoard, type StoryBoard, totalWords } from './story-board.ts';
import type { Line } from './tell.ts';
import { feelingOf, isSetback, isTrouble } from './tone.ts';
import { gagsAbout } from '../languages/en/gags.ts';
import { wordsOfKind } from '../languages/en/kinds/index.ts';
import { wordsIn } from '../languages/index.ts';
import type { Gag, StoryWords } from '../languages/story-words.ts';

/** Words that take 40 to 60 seconds at 140 a minute, with the breaths between lines. */
export const wordBudget = { least: 92, enough: 112, most: 124 } as const;

/** Draws lines in an order of the seed, each once. */
function drawer(random: Random, frame: Frame) {
  const used = new Set<string>();
  return (...pools: (readonly string[])[]): string | null => {
    for (const pool of pools) {
      const left = pool.filter((line) => !used.has(line));
      if (left.length === 0) continue;
      const line = random.pick(left);
      used.add(line);
      return line.replaceAll('{name}', frame.name).replaceAll('{theme}', frame.theme);
    }
    return null;
  };
}

/** A joke about who is in the story, else one about the storyteller's own place. */
function gagFor(frame: Frame, words: StoryWords, random: Random): Gag {
  const inEnglish = frame.language === 'en' || frame.language === 'other';
  const present = (['teddy', 'dog', 'cat', 'baby'] as const).filter((who) => signs[who].test(frame.text));
  const about = inEnglish ? present.flatMap((who) => gagsAbout[who]) : [];
  return random.pick(about.length > 0 && random.next() < 0.6 ? about : words.gags);
}
const signs = {
  teddy: /\bteddy\b|\bteddies\b|\bstuffed\b/i,
  dog: /\bdog\b|\bpuppy\b/i,
  cat: /\bcat\b|\bkitten\b/i,
  baby: /\bbaby (?:brother|sister)\b|\bnewborn\b/i,
};

/** Tears of grown-ups at the end of a story are those of pride. */
const moved =
  /\b(?:grand\w+|mom\w*|mum\w*|dad\w*|mother|father|parents|everyone|everybody|family)\b[^.!?]*\b(?:tears?|cr(?:y|ied|ying))\b/i;
const isChildsTrouble = (text: string): boolean => isTrouble(feelingOf(text)) && !moved.test(text);

/**
 * Frames the parent's lines as an episode: an opening, a want, an obstacle and a turn where there is room,
 * a joke that comes back, two to four lines of the child, pride and a closing. Long texts get the shortest
 * frame, so that nothing of them is cut.
 */
export function composeStory(written: readonly Line[], frame: Frame, random: Random): Line[] {
  // A text without a word, only pictograms: the child shows its picture.
  const told: readonly Line[] =
    written.length > 0 ? written : [{ speaker: 'hero', part: 'told', text: 'Look!' }];
  const words = wordsIn(frame.language);
  const draw = drawer(random, frame);
  const setback = isSetback(frame.text);
  const roomy = wordBudget.most - frame.reserved - totalWords(told) >= 36;
  const kind = frame.language === 'en' || frame.language === 'other' ? wordsOfKind(frame.kind) : null;
  const line = (part: Line['part'], text: string | null): Line => ({
    speaker: 'narrator',
    part,
    text: text ?? '',
  });
  const openings = kind && random.next() < 0.75 ? kind.openings : words.openings;
  const opening = frame.sorrowful
    ? draw(words.tender.openings)
    : roomy
      ? `${draw(openings)} ${draw(words.namings)}`
      : draw(words.shortOpenings);
  const closing = frame.sorrowful
    ? draw(words.tender.closings)
    : roomy
      ? draw(kind && !setback ? [...kind.closings, ...words.closings] : words.closings)
      : draw(words.shortClosings);

  const board = openBoard(line('opening', opening), told, line('closing', closing), frame.sorrowful);
  const most = wordBudget.most - frame.reserved;
  const enough = wordBudget.enough - frame.reserved;
  const least = wordBudget.least - frame.reserved;
  if (frame.sorrowful) fillTenderly(board, words, draw, least, most);
  else fillWarmly();
  return board.lines();

  function fillWarmly(): void {
    const { last, between } = board;
    const isTroubled = (place: number): boolean => isChildsTrouble(told[place]?.text ?? '');
    const add = (place: number, part: Line['part'], text: string | null, limit: number): boolean =>
      text !== null && board.add(place, line(part, text), limit);
    const says = childSays(frame, random);
    const say = (place: number, pool: readonly string[], limit: number): void => {
      const fresh = pool.filter((text) => !board.has(text));
      if (fresh.length > 0)
        board.add(place, { speaker: 'hero', part: 'feeling', text: random.pick(fresh) }, limit);
    };

    for (const place of between.filter(isTroubled).slice(0, 2))
      add(place, 'feeling', draw(words.comforts), most);
    add(-1, 'wonder', draw(mixed(kind?.wants, words.wants, 0.85), words.wants), most);
    if (!isTroubled(last)) {
      const prides = setback ? words.comforts : mixed(kind?.prides, words.prides, 0.75);
      add(last, 'pride', draw(prides, words.prides), most);
      if (board.heroLines() < 4) say(last, says.after, most + 4);
    } else add(last, 'pride', draw(words.comforts), most);
    if (board.heroLines() < 3) say(-1, says.before, most + 4);
    if (board.heroLines() < 2) say(last, says.after, most + 8);

    // Not every episode is built alike: some live on a joke that comes back, some on the arc, some have both.
    const shape = random.next();
    const free = between.filter((place) => board.isEmpty(place));
    const early = free[0] ?? -1;
    const late = free.at(-1) ?? -1;
    if (shape < 0.65) joke(gagFor(frame, words, random), early, free[Math.floor(free.length / 2)] ?? null);
    if (shape > 0.3)
      add(early, 'feeling', draw(kind?.obstacles ?? (early === -1 ? words.wants : words.surprises)), enough);
    if (shape > 0.45)
      add(
        late,
        'feeling',
        draw(late === -1 ? (kind?.turns ?? words.wants) : mixed(kind?.turns, words.surprises, 0.75)),
        enough,
      );
    for (const place of [...between, -1, last, ...between]) {
      if (board.words() >= least) break;
      if (isTroubled(place)) continue;
      // Surprises are about what was just told.
      if (place === -1) add(place, 'wonder', draw(words.wants), most);
      else add(place, place === last ? 'pride' : 'feeling', draw(words.surprises), most);
    }
    // Hardly a word from the parent: the child's small words part the storyteller's.
    for (let round = 0; round < 3 && board.words() < least; round += 1) {
      say(-1, says.before, most);
      add(-1, 'wonder', draw(words.wants), most);
      say(last, says.after, most);
      add(last, 'pride', draw(words.prides, words.surprises), most);
    }

    /** Mostly of the kind, now and then of any story. */
    function mixed(
      own: readonly string[] | undefined,
      general: readonly string[],
      share: number,
    ): readonly string[] {
      return own && random.next() < share ? own : general;
    }
    /** All of a joke or nothing: what is begun comes to its point. */
    function joke(gag: Gag, first: number, middle: number | null): void {
      const needed = totalWords([line('wonder', gag.begins), line('pride', gag.ends)]);
      if (board.words() + needed > enough + 4 || !add(last, 'pride', gag.ends, most)) return;
      const begins = [-1, first].find((place) => add(place, 'wonder', gag.begins, most));
      if (begins === undefined) return board.drop(last, gag.ends);
      if (middle !== null && middle !== begins && board.words() + needed / 2 < enough)
        add(middle, 'feeling', gag.again, enough);
    }
  }
}

/** A sorrow of few words is not filled with exclamations, only with quiet lines. */
function fillTenderly(
  board: StoryBoard,
  words: StoryWords,
  draw: (...pools: (readonly string[])[]) => string | null,
  least: number,
  most: number,
): void {
  const { tender } = words;
  board.add(board.last, { speaker: 'narrator', part: 'pride', text: draw(tender.prides) ?? '' }, most);
  const places = [-1, ...board.between, board.last];
  for (let round = 0; round < 8 && board.words() < least; round += 1) {
    const text = draw(tender.wonders, tender.prides);
    const place = places[round % places.length];
    if (text !== null && place !== undefined)
      board.add(place, { speaker: 'narrator', part: 'feeling', text }, most);
  }
}
