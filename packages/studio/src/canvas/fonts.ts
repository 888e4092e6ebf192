import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { extendedFamily, filmFonts, scriptFonts } from '@milestoon/stage';
import { GlobalFonts } from '@napi-rs/canvas';

let registered = false;

const pathOf = (module: string): string => fileURLToPath(import.meta.resolve(module));

const fileOf = (font: (typeof filmFonts)[number], subset: 'latin' | 'latin-ext'): string =>
  pathOf(`@fontsource/${font.package}/files/${font.package}-${subset}-${font.weight}-normal.woff2`);

function register(file: string, family: string): void {
  if (!GlobalFonts.registerFromPath(file, family)) throw new Error(`The font file ${file} cannot be read`);
}

/** Makes the film's type families known to @napi-rs/canvas. Does its work once per process. */
export function registerFonts(): void {
  if (registered) return;
  for (const { file, family } of scriptFonts) register(pathOf(file), family);
  for (const font of filmFonts) {
    register(fileOf(font, 'latin'), font.family);
    // Not every family has a Latin Extended file; fontOf() names a fallback.
    const extended = fileOf(font, 'latin-ext');
    if (existsSync(extended)) register(extended, extendedFamily(font.family));
  }
  registered = true;
}
