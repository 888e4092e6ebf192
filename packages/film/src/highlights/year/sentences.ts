import { framesPerSecond } from '@milestoon/drawing';
import type { CaptionPage, Film } from '../../film.ts';

type Words = CaptionPage['words'];

/** What a line says of a sentence: a sentence may be told in several lines. Film frames, fractions allowed. */
export interface SaidLine {
  /** Id of the line. */
  beat: string;
  words: Words;
  from: number;
  to: number;
  /** Nothing of the line comes behind it. */
  isLast: boolean;
}

/** A whole sentence, or several that are spoken without a pause. */
export interface Sentence {
  lines: SaidLine[];
  from: number;
  to: number;
  /** When the next one begins; Infinity behind the last. */
  next: number;
}

/** A sentence that ends: its last mark, and quotation marks behind it. */
const ending = /[.!?…]["'”’»)\]]*$/u;
/** Less than this is no pause in which sound can be cut. */
const shortestPause = 0.12 * framesPerSecond;

/** What is spoken, line by line: words are said while their line is. */
function linesOf({ captions, sound }: Film): SaidLine[] {
  const words = captions.flatMap((page) => page.words).sort((a, b) => a.from - b.from);
  const starts = [...sound.speech].sort((a, b) => a.start - b.start);
  return starts.flatMap(({ beat, start }, i) => {
    const from = start * framesPerSecond - 0.5;
    const to = (starts[i + 1]?.start ?? Infinity) * framesPerSecond - 0.5;
    return saidOf(
      beat,
      words.filter((word) => word.from >= from && word.from < to),
    );
  });
}

function saidOf(beat: string, words: Words, isLast = true): SaidLine[] {
  const [first, last] = [words[0], words.at(-1)];
  return first && last && last.to > first.from
    ? [{ beat, words, from: first.from, to: last.to, isLast }]
    : [];
}

/** A line cut where a sentence ends in it; `isOpen` where the next line goes on with the last. */
function piecesOf(line: SaidLine): { pieces: SaidLine[]; isOpen: boolean } {
  const groups: Words[] = [[]];
  line.words.forEach((word, i) => {
    groups.at(-1)?.push(word);
    const following = line.words[i + 1];
    if (following && ending.test(word.text) && following.from - word.to >= shortestPause) groups.push([]);
  });
  const isOpen = !ending.test(line.words.at(-1)?.text ?? '');
  return { pieces: groups.flatMap((words) => saidOf(line.beat, words, words === groups.at(-1))), isOpen };
}

/** All sentences of a film, in order. What nobody speaks is left out. */
export function sentencesOf(film: Film): Sentence[] {
  const sentences: SaidLine[][] = [];
  let goesOn = false;
  for (const line of linesOf(film)) {
    const { pieces, isOpen } = piecesOf(line);
    pieces.forEach((piece, i) => {
      const before = sentences.at(-1);
      if (i === 0 && goesOn && before) before.push(piece);
      else sentences.push([piece]);
    });
    goesOn = isOpen;
  }
  return sentences.map((lines, i) => ({
    lines,
    from: lines[0]?.from ?? 0,
    to: lines.at(-1)?.to ?? 0,
    next: sentences[i + 1]?.[0]?.from ?? Infinity,
  }));
}
