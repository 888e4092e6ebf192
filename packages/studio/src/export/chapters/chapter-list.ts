import { box } from './boxes.ts';
import type { ChapterMark } from './chapter-mark.ts';

/** Of a list; what the count is written in holds no more. */
const most = 255;
/** Of a title, in bytes: the same. */
const longest = 255;
/** Times are in 100 nanoseconds. */
const perSecond = 10_000_000;

/** As many letters of a title as there is room for, none of them broken. */
const cut = (title: string): Buffer => {
  const letters = Array.from(title);
  while (Buffer.byteLength(letters.join('')) > longest) letters.pop();
  return Buffer.from(letters.join(''));
};

/** The box `chpl`: version 1, as Nero wrote it and VLC, mpv, Kodi and ffmpeg read it. */
export function chapterList(chapters: readonly ChapterMark[]): Buffer {
  const marks = chapters.slice(0, most).map(({ start, title }) => {
    const letters = cut(title);
    const head = Buffer.alloc(9);
    head.writeBigUInt64BE(BigInt(Math.round(start * perSecond)));
    head.writeUInt8(letters.length, 8);
    return Buffer.concat([head, letters]);
  });
  return box('chpl', Buffer.from([1, 0, 0, 0, 0, 0, 0, 0, marks.length]), ...marks);
}
