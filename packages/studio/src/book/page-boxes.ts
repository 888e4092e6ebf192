import { bleed, type Sheet } from './sheets.ts';

/** A page as the canvas makes it is whole points wide: the sheet lies at its top left. */
export const pageSize = ({ width, height }: Sheet): { width: number; height: number } => ({
  width: Math.ceil(width),
  height: Math.ceil(height),
});

const box = (...corners: number[]): string => `[${corners.map((corner) => corner.toFixed(3)).join(' ')}]`;

/** What a printer is told of a page: where the sheet is, and where it is cut. PDF counts from the bottom. */
function boxesOf(sheet: Sheet): string {
  const top = pageSize(sheet).height;
  const bottom = top - sheet.height;
  const sheetBox = box(0, bottom, sheet.width, top);
  const cut = box(bleed, bottom + bleed, sheet.width - bleed, top - bleed);
  return `/BleedBox ${sheetBox}\n/TrimBox ${cut}\n/CropBox ${sheetBox}\n`;
}

/**
 * Tells a PDF of the canvas where its pages are cut, and what language it is in: an update at its end, as the format
 * provides, with the pages and the catalogue once more.
 *
 * @throws Error when the file is not as the canvas writes it
 */
export function withPageBoxes(pdf: Buffer, sheet: Sheet, language: string): Buffer {
  const text = pdf.toString('latin1');
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1];
  const trailer = /trailer\s*<<([\s\S]*?)>>\s*startxref/.exec(text)?.[1];
  if (previous === undefined || trailer === undefined) throw new Error('a PDF without a trailer');
  const changed = [...text.matchAll(/(?<=\n)(\d+) 0 obj\s*<<\/Type \/(Page|Catalog)\n[\s\S]*?endobj\n/g)];
  let pages = 0;
  let end = pdf.length;
  let update = '\n';
  const places: { id: number; at: number }[] = [];
  for (const [object, id, type] of changed) {
    const isPage = type === 'Page';
    pages += isPage ? 1 : 0;
    const told = isPage ? boxesOf(sheet) : `/Lang (${language})\n`;
    places.push({ id: Number(id), at: end + update.length });
    update += object.replace(`/Type /${type}\n`, `/Type /${type}\n${told}`);
  }
  if (pages === 0) throw new Error('a PDF without pages');
  const at = end + update.length;
  const rows = places
    .toSorted((one, other) => one.id - other.id)
    .map(({ id, at: offset }) => `${id} 1\n${String(offset).padStart(10, '0')} 00000 n \n`);
  update += `xref\n${rows.join('')}trailer\n<<${trailer.trim()}\n/Prev ${previous}>>\nstartxref\n${at}\n%%EOF\n`;
  end += update.length;
  return Buffer.concat([pdf, Buffer.from(update, 'latin1')]);
}
