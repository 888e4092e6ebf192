import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { newFilm } from '@milestoon/film/testing';
import { beatsOf, writeScreenplay } from '@milestoon/story';
import sharp from 'sharp';
import { linesOf } from './draw-book.ts';
import { type BookChapter, makeBook, makePoster } from './index.ts';

let folder: string;
let photo: string;
before(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'milestoon-book-'));
  photo = path.join(folder, 'photo.jpg');
  await sharp({ create: { width: 500, height: 400, channels: 3, background: '#2080c0' } })
    .jpeg()
    .toFile(photo);
});
after(() => rmSync(folder, { recursive: true }));

const mm = (points: number): number => (points * 25.4) / 72;
const forever = new AbortController().signal;

function chapterOf(title: string, words: string, episodeNumber = 1): BookChapter {
  const story = { childName: 'Mia', childAge: 5, episodeNumber, photos: 1, title, seed: 7 };
  const screenplay = writeScreenplay({ ...story, style: 'simple', description: words });
  const film = newFilm(screenplay);
  return { film, screenplay, words, day: '24 November 2026', photos: { 'photo-0': photo } };
}
const bike = (): BookChapter =>
  chapterOf('First bike ride', 'Today Mia rode her bike. Daddy let go and she did it!');

const numbers = (text: string): number[] => (text.match(/[\d.]+/g) ?? []).map(Number);

/** What a printer reads of a PDF. The objects that were written last count, as the format says. */
function readPdf(file: string) {
  const text = readFileSync(file, 'latin1');
  const objects = new Map<number, string>();
  for (const [, id, body] of text.matchAll(/(?<=\n)(\d+) 0 obj\s([\s\S]*?)endobj/g))
    objects.set(Number(id), body ?? '');
  const all = [...objects.values()];
  const pages = all.filter((body) => /\/Type \/Page\n/.test(body));
  const boxOf = (page: string, name: string): number[] =>
    numbers(new RegExp(`/${name} \\[([^\\]]+)\\]`).exec(page)?.[1] ?? '');
  return {
    text,
    pages,
    boxes: pages.map((page) => ({ trim: boxOf(page, 'TrimBox'), bleed: boxOf(page, 'BleedBox') })),
    images: all.flatMap((body) => {
      const width = /\/Subtype \/Image[\s\S]*?\/Width (\d+)/.exec(body)?.[1];
      const height = /\/Subtype \/Image[\s\S]*?\/Height (\d+)/.exec(body)?.[1];
      return width && height && body.includes('DCTDecode') ? [[Number(width), Number(height)]] : [];
    }),
    /** Fonts that are used, and how many of them have their letters with them. */
    fonts: all.filter((body) => body.includes('/Type /FontDescriptor')),
    xref: Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]),
  };
}

for (const [format, width, height] of [
  ['a5', 210, 148],
  ['square', 210, 210],
] as const)
  test(`a book in ${format}: cut to size with 3 mm around, pictures at 300 dpi, fonts in the file`, async () => {
    const file = path.join(folder, `${format}.pdf`);
    const chapter = bike();
    const shares: number[] = [];
    const made = await makeBook({ format, chapters: [chapter], season: null, file }, forever, (share) =>
      shares.push(share),
    );
    const pdf = readPdf(file);
    assert.equal(made.pages, pdf.pages.length);
    assert.equal(made.pages % 2, 0);
    assert.equal(made.bytes, readFileSync(file).length);
    for (const { trim, bleed } of pdf.boxes) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = trim;
      const [b0 = 0, b1 = 0, b2 = 0, b3 = 0] = bleed;
      const size = [mm(x1 - x0), mm(y1 - y0), mm(x0 - b0), mm(y0 - b1), mm(b2 - x1), mm(b3 - y1)];
      assert.deepEqual(
        size.map((one) => Math.round(one * 100) / 100),
        [width, height, 3, 3, 3, 3],
      );
    }
    const lines = linesOf(chapter);
    const painted = pdf.images.filter(([across]) => across === 2552);
    // As wide as the sheet with its bleed: 216 mm at 300 dots an inch, on the cover and for every line.
    assert.ok(2552 / (216 / 25.4) >= 300);
    assert.equal(painted.length, lines.length + 1);
    assert.equal(pdf.images.length, painted.length + 1, 'and the photo');
    assert.ok(pdf.fonts.length > 0);
    for (const font of pdf.fonts) assert.match(font, /\/FontFile[23]? /);
    assert.ok(pdf.text.startsWith('xref', pdf.xref), 'the last table is where the file says');
    assert.match(pdf.text.slice(-2000), /\/Prev \d+>>/);
    assert.match(pdf.text, /\/Type \/Catalog\n\/Lang \(en\)/);
    assert.deepEqual(
      shares,
      shares.toSorted((a, b) => a - b),
    );
    assert.equal(shares.at(-1), 1);
  });

test('every line of the story is printed once, and those of the child are quoted', () => {
  const chapter = chapterOf('The lake', 'We saw ducks. Mia said: “They are hungry!” She gave them bread.');
  const printed = linesOf(chapter)
    .map(({ text }) => text)
    .join(' ');
  for (const { speaker, text } of beatsOf(chapter.screenplay)) {
    const told = text.replaceAll("'", '’');
    assert.equal(printed.split(speaker === 'hero' ? `“${told}”` : told).length, 2, text);
  }
});

test('marks are printed as in a book, by the language of the film', () => {
  const textsOf = (words: string): string =>
    linesOf(chapterOf('The lake', words))
      .map(({ text }) => text)
      .join(' ');
  const english = textsOf("Grandma said “Come in, Mia!” and opened the door. Mia took Grandpa's hat.");
  assert.match(english, /“Come in, Mia!”/);
  assert.match(english, /Grandpa’s hat/);
  const portuguese = textsOf('A farinha caiu no chão. “Não faz mal, meu coração”, disse a avó à Mia.');
  assert.match(portuguese, /«Não faz mal, meu coração»/);
  assert.doesNotMatch(english + portuguese, /["']/);
});

test('a book of a season has a chapter an episode', async () => {
  const file = path.join(folder, 'season.pdf');
  const chapters = [bike(), chapterOf('The lake', 'We saw ducks at the lake.', 2)];
  const season = { title: 'Season 1', subtitle: 'The series of Mia' };
  const made = await makeBook({ format: 'a5', chapters, season, file }, forever);
  const lines = chapters.reduce((sum, chapter) => sum + linesOf(chapter).length, 0);
  const whole = lines + 2 + 2;
  assert.equal(made.pages, whole + (whole % 2));
});

test('letters of every script are in the file', async () => {
  const file = path.join(folder, 'scripts.pdf');
  const chapter = { ...bike(), words: 'Зоя и Φως, שלום וברכה, مرحبا بالعالم, नमस्ते 🎂' };
  await makeBook({ format: 'a5', chapters: [chapter], season: null, file }, forever);
  const fonts = readPdf(file).fonts.join();
  for (const name of ['Comfortaa', 'BalooBhaijaan2', 'Fredoka', 'Baloo2', 'NotoEmoji'])
    assert.match(fonts, new RegExp(name));
});

test('a poster: A3 with its bleed as a PDF, the picture alone as a PNG', async () => {
  const chapter = bike();
  const pdfFile = path.join(folder, 'poster.pdf');
  await makePoster({ format: 'pdf', chapter, file: pdfFile }, forever);
  const { boxes, images } = readPdf(pdfFile);
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = boxes[0]?.trim ?? [];
  assert.deepEqual([Math.round(mm(x1 - x0)), Math.round(mm(y1 - y0))], [420, 297]);
  assert.deepEqual(images, [[5032, 2831]]);
  const pngFile = path.join(folder, 'poster.png');
  await makePoster({ format: 'png', chapter, file: pngFile }, forever);
  const { width, height, format } = await sharp(pngFile).metadata();
  assert.deepEqual([width, height, format], [5032, 2831, 'png']);
});

test('what is called off ends', async () => {
  const calledOff = AbortSignal.abort(new Error('deleted'));
  const file = path.join(folder, 'none.pdf');
  await assert.rejects(
    makeBook({ format: 'a5', chapters: [bike()], season: null, file }, calledOff),
    /deleted/,
  );
});
