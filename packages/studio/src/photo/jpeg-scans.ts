// Markers of JPEG files (ITU-T T.81, B.1.1.3).
const begin = 0xff;
const stuffed = 0x00;
const temporary = 0x01;
const imageBegins = 0xd8;
const imageEnds = 0xd9;
const scanBegins = 0xda;

/** Of no length: what follows them is not theirs. */
const isAlone = (marker: number): boolean =>
  marker === stuffed || marker === temporary || (marker >= 0xd0 && marker <= imageBegins);

/**
 * In how many goes a picture comes: each of them goes over all of it, however few bytes it has. Counts no further than
 * one above `most`.
 */
export function scansOf(jpeg: Uint8Array, most: number): number {
  let scans = 0;
  for (let at = 2; at + 3 < jpeg.length && scans <= most; ) {
    const marker = jpeg[at + 1] ?? 0;
    if (jpeg[at] !== begin || marker === begin) at += 1;
    else if (isAlone(marker)) at += 2;
    else if (marker === imageEnds) break;
    else {
      if (marker === scanBegins) scans += 1;
      at += 2 + ((jpeg[at + 2] ?? 0) << 8) + (jpeg[at + 3] ?? 0);
    }
  }
  return scans;
}
