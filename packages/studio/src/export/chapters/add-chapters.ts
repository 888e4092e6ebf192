import { createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { box, boxAt, boxesIn, mapBoxes, numbers } from './boxes.ts';
import { chapterList } from './chapter-list.ts';
import type { ChapterMark } from './chapter-mark.ts';
import { chapterSamples, chapterTrack } from './chapter-track.ts';

interface Chapters {
  chapters: readonly ChapterMark[];
  /** Of the film, in seconds. */
  duration: number;
}

/** Where the first box of a file ends, and where its index begins. @throws Error unless the index is the last box */
async function layoutOf(handle: FileHandle, file: string): Promise<{ first: number; index: number }> {
  const { size } = await handle.stat();
  const head = Buffer.alloc(16);
  let first = 0;
  for (let at = 0; at < size; ) {
    await handle.read(head, 0, 16, at);
    const short = head.readUInt32BE(0);
    const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short;
    if (length < 8) break;
    if (head.toString('latin1', 4, 8) === 'moov' && short !== 1 && at + length === size)
      return { first, index: at };
    at += length;
    first ||= at;
  }
  throw new Error(`the index of ${file} is not at its end`);
}

const containers = new Set(['trak', 'mdia', 'minf', 'stbl']);

/** The content of a box with what it says of places in the file moved by so many bytes. */
const moved = (content: Buffer, by: number): Buffer =>
  mapBoxes(content, ({ type, content: inner }) => {
    if (containers.has(type)) return moved(inner, by);
    if (type !== 'stco' && type !== 'co64') return inner;
    const places = Buffer.from(inner);
    for (let at = 8; at < places.length; at += type === 'stco' ? 4 : 8)
      if (type === 'stco') places.writeUInt32BE(places.readUInt32BE(at) + by, at);
      else places.writeBigUInt64BE(places.readBigUInt64BE(at) + BigInt(by), at);
    return places;
  });

const isPicture = (track: Buffer): boolean =>
  boxAt(track, 'mdia', 'hdlr')?.toString('latin1', 8, 12) === 'vide';

/** The index with chapters in both forms, of a file in which everything behind its first box lies `by` bytes further. */
function indexWith(index: Buffer, { chapters, duration }: Chapters, by: number, offset: number): Buffer {
  const movie = boxAt(index, 'mvhd');
  if (!movie) throw new Error('an index without its head');
  const movieTimescale = movie.readUInt32BE(movie[0] === 1 ? 20 : 12);
  const next = movie.length - 4;
  const id = movie.readUInt32BE(next);
  const track = chapterTrack(chapters, { id, movieTimescale, duration, offset });
  const list = chapterList(chapters);
  const changed = mapBoxes(moved(index, by), ({ type, content }) => {
    if (type === 'mvhd') return Buffer.concat([content.subarray(0, next), numbers(id + 1)]);
    if (type === 'udta') return Buffer.concat([content, list]);
    if (type !== 'trak' || !isPicture(content)) return content;
    return Buffer.concat([content, box('tref', box('chap', numbers(id)))]);
  });
  const hasData = boxesIn(index).some(({ type }) => type === 'udta');
  return box('moov', changed, track, ...(hasData ? [] : [box('udta', list)]));
}

/**
 * Writes an MP4 whose index (`moov`) stands at its end anew, with its index in front and with chapters: as a list
 * (`chpl`) and as a text track that the pictures refer to. What writes our files has no way to name any.
 *
 * @throws Error where the index is not the last box of the file
 */
export async function addChapters(file: string, target: string, asked: Chapters): Promise<void> {
  const handle = await open(file, 'r');
  try {
    const { first, index: at } = await layoutOf(handle, file);
    const { size } = await handle.stat();
    const whole = Buffer.alloc(size - at);
    await handle.read(whole, 0, whole.length, at);
    const index = whole.subarray(8);
    const titles = box('mdat', chapterSamples(asked.chapters));
    // As long whatever it says of places.
    const { length } = indexWith(index, asked, 0, 0);
    const made = indexWith(index, asked, length + titles.length, first + length + 8);
    const part = async function* (from: number, to: number) {
      if (from < to) yield* createReadStream(file, { start: from, end: to - 1 });
    };
    await pipeline(async function* () {
      yield* part(0, first);
      yield made;
      yield titles;
      yield* part(first, at);
    }, createWriteStream(target));
  } finally {
    await handle.close();
  }
}
