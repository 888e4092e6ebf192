import { open } from 'node:fs/promises';

/** A place that players can jump to. `start` in seconds. */
export interface ChapterMark {
  start: number;
  title: string;
}

/** Of a list; what the count is written in holds no more. */
const most = 255;
/** Of a title, in bytes: the same. */
const longest = 255;
/** Times are in 100 nanoseconds. */
const perSecond = 10_000_000;

const box = (type: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};

/** As many letters of a title as there is room for, none of them broken. */
const cut = (title: string): Buffer => {
  const letters = Array.from(title);
  while (Buffer.byteLength(letters.join('')) > longest) letters.pop();
  return Buffer.from(letters.join(''));
};

/** The box `chpl`: version 1, as Nero wrote it and VLC, mpv, Kodi and ffmpeg read it. */
function listOf(chapters: readonly ChapterMark[]): Buffer {
  const marks = chapters.slice(0, most).map(({ start, title }) => {
    const letters = cut(title);
    const head = Buffer.alloc(9);
    head.writeBigUInt64BE(BigInt(Math.round(start * perSecond)));
    head.writeUInt8(letters.length, 8);
    return Buffer.concat([head, letters]);
  });
  return box('chpl', Buffer.concat([Buffer.from([1, 0, 0, 0, 0, 0, 0, 0, marks.length]), ...marks]));
}

/**
 * Adds a list of chapters to an MP4 whose index (`moov`) stands at its end, as a second `udta`: what writes the file
 * for us has no way to name chapters. Nothing that is in the file moves.
 *
 * @throws Error where the index is not the last box of the file
 */
export async function addChapters(file: string, chapters: readonly ChapterMark[]): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    const { size } = await handle.stat();
    const head = Buffer.alloc(16);
    for (let at = 0; at < size; ) {
      await handle.read(head, 0, 16, at);
      const short = head.readUInt32BE(0);
      const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short;
      if (length < 8) break;
      if (head.toString('latin1', 4, 8) === 'moov' && short !== 1 && at + length === size) {
        const list = box('udta', listOf(chapters));
        await handle.write(list, 0, list.length, size);
        head.writeUInt32BE(length + list.length);
        await handle.write(head, 0, 4, at);
        return;
      }
      at += length;
    }
    throw new Error(`the index of ${file} is not at its end`);
  } finally {
    await handle.close();
  }
}
