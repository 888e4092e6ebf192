import { episodeLine, product } from '@milestoon/domain';
import { filmWords } from '@milestoon/domain/texts/film';
import { choosePosterFrame, type Film } from '@milestoon/film';
import { framedIn } from '@milestoon/story/screenplay';
import type { Image, SKRSContext2D } from '@napi-rs/canvas';
import { type BookStyle, bookStyles } from './book-style.ts';
import { drawPhotos } from './draw-photos.ts';
import type { BookChapter } from './keepsake.ts';
import { points, type Sheet } from './sheets.ts';
import { setText } from './set-text.ts';

/** What a page is drawn with. */
export interface PagePen {
  context: SKRSContext2D;
  sheet: Sheet;
  style: BookStyle;
}

/** A frame of a film, painted for a width in print. */
export type PaintFrame = (chapter: BookChapter, n: number, width: number) => Promise<Image>;

/** Height of a picture of the film that is as wide as the sheet. */
const pictureHeight = ({ width }: Sheet): number => (width * 9) / 16;

const fill = ({ context, sheet }: PagePen, color: string): void => {
  context.fillStyle = color;
  // Whole points: the page is a little larger than the sheet.
  context.fillRect(0, 0, Math.ceil(sheet.width), Math.ceil(sheet.height));
};

/** The width that type may take. */
const measure = ({ width, margin }: Sheet): number => width - 2 * margin;

const wordsOf = (film: Film) => filmWords[framedIn(film.language)];

/** The frame on the cover: the child's glad face, or where none is seen the middle of the story. */
export const coverFrame = (film: Film): number =>
  choosePosterFrame(film)?.frame ?? Math.floor(film.frames / 2);

/** Picture above, title below. */
export async function drawCover(
  pen: PagePen,
  chapter: BookChapter,
  { title, subtitle }: { title: string; subtitle: string },
  paint: PaintFrame,
): Promise<void> {
  const { context, sheet, style } = pen;
  fill(pen, style.cover);
  const high = pictureHeight(sheet);
  const image = await paint(chapter, coverFrame(chapter.film), sheet.width);
  context.drawImage(image, 0, 0, Math.ceil(sheet.width), high);
  const room = sheet.height - high - (sheet.margin - points(4));
  const below = { x: sheet.margin, width: measure(sheet), color: style.onCover, align: 'center' } as const;
  const lower = Math.min(points(9), room * 0.3);
  setText(context, title, {
    ...below,
    y: high + points(2),
    height: room - lower - points(1),
    typeface: style.title,
    size: 44,
    stand: 'middle',
  });
  setText(context, subtitle, {
    ...below,
    y: high + room - lower + points(1),
    height: lower,
    typeface: style.text,
    size: 15,
    stand: 'bottom',
  });
}

/** What happened, in the parent's own words, with their photos. */
export async function drawOpening(pen: PagePen, chapter: BookChapter): Promise<void> {
  const { context, sheet, style } = pen;
  const { film, words, day } = chapter;
  fill(pen, style.paper);
  const { margin } = sheet;
  const photos = await drawPhotos(context, sheet, Object.values(chapter.photos));
  const width = measure(sheet) - photos;
  const line = episodeLine(film.episodeNumber, framedIn(film.language));
  let y = margin;
  const box = { x: margin, width, color: style.soft } as const;
  y += setText(context, day === '' ? line : `${line} · ${day}`, {
    ...box,
    y,
    height: points(8),
    typeface: style.text,
    size: 13,
  });
  // Accents of the title's first line stand high.
  y += points(1.5);
  y += setText(context, film.title, {
    ...box,
    y,
    height: points(32),
    typeface: style.title,
    size: 32,
    color: style.ink,
  });
  setText(context, words, {
    ...box,
    y: y + points(5),
    height: sheet.height - margin - y - points(5),
    typeface: style.text,
    // As large as the page is tall.
    size: sheet.height / 24,
    color: style.ink,
  });
}

/** One line of the story with its picture. */
export async function drawLine(
  pen: PagePen,
  chapter: BookChapter,
  { frame, text, number }: { frame: number; text: string; number: number },
  paint: PaintFrame,
): Promise<void> {
  const { context, sheet, style } = pen;
  fill(pen, style.paper);
  const high = pictureHeight(sheet);
  const image = await paint(chapter, frame, sheet.width);
  context.drawImage(image, 0, 0, Math.ceil(sheet.width), high);
  const isTall = sheet.height - high > points(60);
  const foot = sheet.height - sheet.margin + points(4);
  // The number stands in the outer corner, so that the line has all of the height.
  const corner = points(8);
  setText(context, text, {
    x: sheet.margin + corner,
    y: high + points(isTall ? 8 : 3),
    width: measure(sheet) - 2 * corner,
    height: foot - high - points(isTall ? 18 : 3),
    typeface: style.text,
    size: isTall ? 25 : 17,
    color: style.ink,
    align: 'center',
    stand: 'middle',
  });
  const isLeft = number % 2 === 0;
  setText(context, String(number), {
    x: isLeft ? sheet.margin : sheet.width - sheet.margin - corner,
    y: foot - points(5),
    width: corner,
    height: points(5),
    typeface: style.text,
    size: 9,
    color: style.soft,
    align: isLeft ? 'start' : 'end',
  });
}

/** The end, and how it was made. */
export function drawEnd(pen: PagePen, film: Film): void {
  const { context, sheet, style } = pen;
  fill(pen, style.cover);
  const words = wordsOf(film);
  const box = { x: sheet.margin, width: measure(sheet), color: style.onCover, align: 'center' } as const;
  setText(context, words.theEnd, {
    ...box,
    y: sheet.margin,
    height: sheet.height - 2 * sheet.margin - points(14),
    typeface: style.title,
    size: 60,
    stand: 'middle',
  });
  setText(context, words.disclosure(product.name), {
    ...box,
    y: sheet.height - sheet.margin - points(12),
    height: points(12),
    typeface: style.text,
    size: 9,
    stand: 'bottom',
  });
}

/** A page of paper alone, so that a sheet has two sides. */
export const drawEmpty = (pen: PagePen): void => fill(pen, pen.style.paper);

export const penOf = (context: SKRSContext2D, sheet: Sheet, film: Film): PagePen => ({
  context,
  sheet,
  style: bookStyles[film.style],
});
