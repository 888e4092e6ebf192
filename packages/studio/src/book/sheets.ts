/** Points of a millimetre: a PDF counts 72 to an inch. */
export const points = (millimetres: number): number => (millimetres * 72) / 25.4;

/** Dots an inch of everything that is painted for print. */
export const printDpi = 300;

/** Beyond the cut, so that no white edge is left where it is a little off. */
export const bleed = points(3);

/** What can be printed. Books are bound at the left; a poster is one sheet. */
export const bookFormats = ['a5', 'square'] as const;
export type BookFormat = (typeof bookFormats)[number];

/** A sheet as it is printed: the cut page with its bleed on all sides. Points. */
export interface Sheet {
  /** With bleed. */
  width: number;
  height: number;
  /** What of it stays clear of type, from the edge of the sheet. */
  margin: number;
}

const sheet = (width: number, height: number, margin: number): Sheet => ({
  width: points(width) + 2 * bleed,
  height: points(height) + 2 * bleed,
  margin: bleed + points(margin),
});

/** A5 lies on its side, as the film does; the square has 21 cm. The poster is A3. */
export const sheets = {
  a5: sheet(210, 148, 10),
  square: sheet(210, 210, 14),
  a3: sheet(420, 297, 16),
} as const;

/** Pixels that cover so many points in print. */
export const pixels = (length: number): number => Math.ceil((length / 72) * printDpi);
