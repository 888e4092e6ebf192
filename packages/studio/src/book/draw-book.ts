import { writeFile } from 'node:fs/promises';
import { episodeLine, product } from '@milestoon/domain';
import { filmWords } from '@milestoon/domain/texts/film';
import { bookPictures, type Film } from '@milestoon/film';
import { beatsOf, framedIn } from '@milestoon/story/screenplay';
import { loadImage, PDFDocument, type SKRSContext2D } from '@napi-rs/canvas';
import { encodeJpeg, encodePng, registerFonts } from '../canvas/index.ts';
import { bookStyles } from './book-style.ts';
import { drawCover, drawEmpty, drawEnd, drawLine, drawOpening, type PagePen, penOf } from './draw-pages.ts';
import type { BookChapter, BookRequest, MadeKeepsake, PosterRequest } from './keepsake.ts';
import { pageSize, withPageBoxes } from './page-boxes.ts';
import { paintFrame, paintPoster } from './paint-frames.ts';
import { setText } from './set-text.ts';
import { points, printDpi, type Sheet, sheets } from './sheets.ts';

/** What somebody says is quoted, as the film's language does. */
const quoted = (text: string, film: Film): string =>
  framedIn(film.language) === 'en' ? `“${text}”` : `«${text}»`;

/** Marks as they are printed: a story has them as a keyboard does. */
const printed = (text: string, film: Film): string =>
  text.replace(/"([^"]+)"/g, (_, said: string) => quoted(said, film)).replace(/(?<=\p{L})'/gu, '’');

/** The lines of a story with their pictures; a line that is not seen stands with the one before it. */
export function linesOf({ film, screenplay }: BookChapter): { frame: number; text: string }[] {
  const frames = new Map(bookPictures(film).map(({ beat, frame }) => [beat, frame]));
  const lines: { frame: number; text: string }[] = [];
  for (const { id, speaker, text } of beatsOf(screenplay)) {
    const line = printed(text, film);
    const told = speaker === 'hero' ? quoted(line, film) : line;
    const frame = frames.get(id);
    const before = lines.at(-1);
    if (frame !== undefined) lines.push({ frame, text: told });
    else if (before) before.text += ` ${told}`;
  }
  return lines;
}

const starring = ({ childName, family, language }: Film): string =>
  filmWords[framedIn(language)].starring(childName, family ?? []);

interface Document {
  page(film: Film, draw: (pen: PagePen) => Promise<void> | void): Promise<void>;
  close(): Buffer;
  pages(): number;
}

/** Pages of one sheet, cut where its boxes say. */
function openDocument(sheet: Sheet, title: string, film: Film): Document {
  registerFonts();
  const pdf = new PDFDocument({
    title,
    creator: product.name,
    rasterDPI: printDpi,
    encodingQuality: 95,
  });
  const { width, height } = pageSize(sheet);
  let pages = 0;
  return {
    async page(of, draw) {
      // The library names the browser's type for what is its own.
      const context = pdf.beginPage(width, height) as unknown as SKRSContext2D;
      await draw(penOf(context, sheet, of));
      pdf.endPage();
      pages += 1;
    },
    close: () => withPageBoxes(pdf.close(), sheet, framedIn(film.language)),
    pages: () => pages,
  };
}

/**
 * Makes a picture book as a PDF: a cover, for every episode what the parent wrote with their photos and a page a line,
 * an end. An even number of pages.
 *
 * @throws RangeError for a book without chapters
 */
export async function drawBook(
  { format, chapters, season, file }: BookRequest,
  onProgress: (share: number) => void = () => {},
): Promise<MadeKeepsake> {
  const [first] = chapters;
  const last = chapters.at(-1);
  if (!first || !last) throw new RangeError('a book needs a chapter');
  const { film } = first;
  const cover = season ?? {
    title: film.title,
    subtitle: `${episodeLine(film.episodeNumber, framedIn(film.language))} · ${starring(film)}`,
  };
  const document = openDocument(sheets[format], cover.title, film);
  const all = chapters.map((chapter) => ({ chapter, lines: linesOf(chapter) }));
  const whole = all.reduce((sum, { lines }) => sum + lines.length + 1, 2);
  const page: Document['page'] = async (of, draw) => {
    await document.page(of, draw);
    onProgress(Math.min(1, document.pages() / whole));
  };
  await page(film, (pen) => drawCover(pen, first, cover, paintFrame));
  for (const { chapter, lines } of all) {
    await page(chapter.film, (pen) => drawOpening(pen, chapter));
    for (const line of lines)
      await page(chapter.film, (pen) =>
        drawLine(pen, chapter, { ...line, number: document.pages() + 1 }, paintFrame),
      );
  }
  if (document.pages() % 2 === 0) await page(last.film, drawEmpty);
  await page(last.film, (pen) => drawEnd(pen, last.film));
  const bytes = document.close();
  await writeFile(file, bytes);
  return { pages: document.pages(), bytes: bytes.length };
}

/** Makes a poster: A3 with the picture as wide as the sheet and a line below it, or the picture alone. */
export async function drawPosterSheet({ format, chapter, file }: PosterRequest): Promise<MadeKeepsake> {
  const { film, day } = chapter;
  const sheet = sheets.a3;
  const picture = await paintPoster(chapter, sheet.width);
  if (format === 'png') {
    const png = await encodePng(picture);
    await writeFile(file, png);
    return { pages: 1, bytes: png.length };
  }
  const image = await loadImage(await encodeJpeg(picture, 92));
  const document = openDocument(sheet, film.title, film);
  await document.page(film, ({ context }) => {
    const style = bookStyles[film.style];
    const high = (sheet.width * 9) / 16;
    context.fillStyle = style.cover;
    context.fillRect(0, 0, Math.ceil(sheet.width), Math.ceil(sheet.height));
    context.drawImage(image, 0, 0, Math.ceil(sheet.width), high);
    setText(context, day === '' ? starring(film) : `${starring(film)} · ${day}`, {
      x: sheet.margin,
      y: high,
      width: sheet.width - 2 * sheet.margin,
      height: sheet.height - high - points(6),
      typeface: style.title,
      size: 44,
      color: style.onCover,
      align: 'center',
      stand: 'middle',
    });
  });
  const bytes = document.close();
  await writeFile(file, bytes);
  return { pages: 1, bytes: bytes.length };
}
