import type { Span } from '../reading/clause.ts';

interface Word {
  root: string;
  span: Span;
}

const wordsAt = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+(?:['’.\-:,][\p{L}\p{N}]+)*/gu)].map((found) => ({
    root: found[0].toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''),
    span: [found.index, found.index + found[0].length],
  }));

/** Where each sentence of a text is, its words from … to (exclusive), and the words. */
interface Sentences {
  words: readonly Word[];
  ranges: readonly (readonly [from: number, to: number])[];
}

function sentencesIn(text: string, sentences: readonly string[]): Sentences {
  let from = 0;
  const ranges = sentences.map((sentence) => {
    const begin = from;
    from += wordsAt(sentence).length;
    return [begin, from] as const;
  });
  return { words: wordsAt(text), ranges };
}

/** Finds the family's words in their text; each moment behind the one before it. */
export class ToldWords {
  readonly #sentences: Sentences;
  readonly #taken = new Set<string>();
  #heard = 0;

  constructor(text: string, sentences: readonly string[]) {
    this.#sentences = sentencesIn(text, sentences);
  }

  /**
   * The span of words of a sentence, characters of the text: as they stand there, else from the first of them that is
   * found to the last, else what of the sentence nobody has told yet. No span is given twice.
   */
  spanOf(written: string, sentence: number): { span: [from: number, to: number]; exact: boolean } {
    const { words, ranges } = this.#sentences;
    const [begin, end] = ranges[sentence] ?? [0, words.length];
    const wanted = wordsAt(written).map(({ root }) => root);
    const from = Math.min(Math.max(begin, this.#heard), Math.max(begin, end - 1));
    const exact = this.#run(wanted, from, end) ?? this.#run(wanted, begin, end);
    const [first, last] = exact ?? this.#loose(wanted, from, end) ?? [from, Math.max(from, end - 1)];
    this.#heard = Math.max(this.#heard, last + 1);
    return { span: this.#only(first, last), exact: exact !== null };
  }

  #run(wanted: readonly string[], from: number, end: number): [number, number] | null {
    const { words } = this.#sentences;
    if (wanted.length === 0) return null;
    for (let at = from; at + wanted.length <= end; at++)
      if (wanted.every((root, index) => words[at + index]?.root === root))
        return [at, at + wanted.length - 1];
    return null;
  }

  #loose(wanted: readonly string[], from: number, end: number): [number, number] | null {
    const { words } = this.#sentences;
    const known = new Set(wanted.filter((root) => root.length > 3));
    const found = words.flatMap(({ root }, at) => (at >= from && at < end && known.has(root) ? [at] : []));
    const [first] = found;
    return first === undefined ? null : [first, found.at(-1) ?? first];
  }

  /** Corrections find a moment by its span: two of the same words differ in where they end, or begin. */
  #only(first: number, last: number): [number, number] {
    const { words } = this.#sentences;
    const at = (from: number, to: number): [number, number] => [
      words[from]?.span[0] ?? 0,
      words[to]?.span[1] ?? 0,
    ];
    const spans = [
      ...Array.from({ length: last - first + 1 }, (_, less) => at(first + less, last)),
      ...Array.from({ length: last - first }, (_, less) => at(first, last - 1 - less)),
    ];
    const span = spans.find((each) => !this.#taken.has(each.join())) ?? at(first, last);
    this.#taken.add(span.join());
    return span;
  }
}
