import { box, fullBox, numbers } from './boxes.ts';
import type { ChapterMark } from './chapter-mark.ts';

/** Ticks a second. */
const timescale = 1000;
/** Of a title, in bytes: its length stands in two. */
const longest = 0xffff;
const undetermined = 0x55_c4;

const text = (letters: string): Buffer => Buffer.from(letters, 'latin1');
const zeros = (length: number): Buffer => Buffer.alloc(length);
/** Nothing turned, nothing moved. */
const matrix = numbers(0x1_00_00, 0, 0, 0, 0x1_00_00, 0, 0, 0, 0x40_00_00_00);

/** A title as QuickTime keeps it, said to be UTF-8. */
function sampleOf({ title }: ChapterMark): Buffer {
  const letters = Buffer.from(title).subarray(0, longest);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(letters.length);
  return Buffer.concat([length, letters, box('encd', numbers(0x01_00))]);
}

/** How its letters would look, if anybody drew them. */
const sampleEntry = box(
  'text',
  zeros(6),
  Buffer.from([0, 1]),
  numbers(1),
  zeros(22),
  Buffer.from([0, 1]),
  zeros(6),
  box('ftab', Buffer.from([0, 1, 0, 1, 0])),
);

/** The media header of texts, which QuickTime asks for. */
const mediaHeader = box(
  'gmhd',
  fullBox('gmin', 0, Buffer.from([0, 0x40, 0x80, 0, 0x80, 0, 0x80, 0, 0, 0, 0, 0])),
  box('text', Buffer.from([0, 1]), zeros(12), numbers(1), zeros(12), numbers(0x40_00), zeros(2)),
);

/** Where a track of chapters stands in its film. */
export interface ChapterTrackPlace {
  /** Of the track; no other has it. */
  id: number;
  /** Ticks a second of the film. */
  movieTimescale: number;
  /** Of the film, in seconds. */
  duration: number;
  /** Bytes of the file before the first title. */
  offset: number;
}

/** Titles as samples, one behind the other. */
export const chapterSamples = (chapters: readonly ChapterMark[]): Buffer =>
  Buffer.concat(chapters.map(sampleOf));

/**
 * The box `trak` of a text track, each chapter a sample from its start to the next: what QuickTime and Apple's players
 * read chapters from. It is not enabled, so nobody shows it as captions.
 */
export function chapterTrack(
  chapters: readonly ChapterMark[],
  { id, movieTimescale, duration, offset }: ChapterTrackPlace,
): Buffer {
  const starts = [...chapters.map(({ start }) => start), duration].map((at) => Math.round(at * timescale));
  const lengths = chapters.map((_, i) => Math.max(0, (starts[i + 1] ?? 0) - (starts[i] ?? 0)));
  const sizes = chapters.map((chapter) => sampleOf(chapter).length);
  const inMovie = 2;
  return box(
    'trak',
    fullBox(
      'tkhd',
      inMovie,
      numbers(0, 0, id, 0, Math.round(duration * movieTimescale)),
      zeros(16),
      matrix,
      numbers(0, 0),
    ),
    box(
      'mdia',
      fullBox(
        'mdhd',
        0,
        numbers(0, 0, timescale, Math.round(duration * timescale), undetermined * 0x1_00_00),
      ),
      fullBox('hdlr', 0, zeros(4), text('text'), zeros(12), text('Chapters\0')),
      box(
        'minf',
        mediaHeader,
        box('dinf', fullBox('dref', 0, numbers(1), fullBox('url ', 1))),
        box(
          'stbl',
          fullBox('stsd', 0, numbers(1), sampleEntry),
          fullBox('stts', 0, numbers(lengths.length, ...lengths.flatMap((length) => [1, length]))),
          fullBox('stsc', 0, numbers(1, 1, chapters.length, 1)),
          fullBox('stsz', 0, numbers(0, sizes.length, ...sizes)),
          fullBox('stco', 0, numbers(1, offset)),
        ),
      ),
    ),
  );
}
