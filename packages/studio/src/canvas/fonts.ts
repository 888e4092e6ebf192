import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { extendedFamily, filmFonts } from '@milestoon/film/stage';
import { GlobalFonts } from '@napi-rs/canvas';

let registered = false;

/** Makes the film's type families known to @napi-rs/canvas. Does its work once per process. */
export function registerFonts(): void {
  if (registered) return;
  for (const font of filmFonts) {
    const file = (subset: string): string =>
      fileURLToPath(
        import.meta.resolve(
          `@fontsource/${font.package}/files/${font.package}-${subset}-${font.weight}-normal.woff2`,
        ),
      );
    if (!GlobalFonts.registerFromPath(file('latin'), font.family))
      throw new Error(`The font file ${file('latin')} cannot be read`);
    // Not every family has a Latin Extended file; fontOf() names a fallback.
    if (existsSync(file('latin-ext'))) {
      GlobalFonts.registerFromPath(file('latin-ext'), extendedFamily(font.family));
    }
  }
  registered = true;
}
