import baloo from '@fontsource/baloo-2/files/baloo-2-latin-700-normal.woff2?url';
import balooExtended from '@fontsource/baloo-2/files/baloo-2-latin-ext-700-normal.woff2?url';
import bangers from '@fontsource/bangers/files/bangers-latin-400-normal.woff2?url';
import berkshire from '@fontsource/berkshire-swash/files/berkshire-swash-latin-400-normal.woff2?url';
import fredoka600 from '@fontsource/fredoka/files/fredoka-latin-600-normal.woff2?url';
import fredoka700 from '@fontsource/fredoka/files/fredoka-latin-700-normal.woff2?url';
import luckiest from '@fontsource/luckiest-guy/files/luckiest-guy-latin-400-normal.woff2?url';
import arabic from '@milestoon/stage/fonts/baloo-bhaijaan-2-arabic-700-normal.woff2?url';
import cyrillic from '@milestoon/stage/fonts/comfortaa-cyrillic-700-normal.woff2?url';
import greek from '@milestoon/stage/fonts/comfortaa-greek-700-normal.woff2?url';
import pictograms from '@milestoon/stage/fonts/noto-emoji-700-normal.woff2?url';
import devanagari from '@fontsource/baloo-2/files/baloo-2-devanagari-700-normal.woff2?url';
import vietnamese from '@fontsource/baloo-2/files/baloo-2-vietnamese-700-normal.woff2?url';
import hebrew from '@fontsource/fredoka/files/fredoka-hebrew-700-normal.woff2?url';
import mochiy from '@fontsource/mochiy-pop-one/files/mochiy-pop-one-latin-400-normal.woff2?url';
import type { AnimationStyle } from '@milestoon/domain';
import { scriptFontsFor, scriptWeight } from '@milestoon/stage';

interface Face {
  family: string;
  weight: number;
  url: string;
}

/** Read along in every style; its extended file stands in for letters that the others lack. */
const captions: Face[] = [
  { family: 'Baloo 2', weight: 700, url: baloo },
  { family: 'Baloo 2 X', weight: 700, url: balooExtended },
];

const faces: Record<AnimationStyle, Face[]> = {
  anime: [{ family: 'Mochiy Pop One', weight: 400, url: mochiy }],
  adventure: [
    { family: 'Bangers', weight: 400, url: bangers },
    { family: 'Luckiest Guy', weight: 400, url: luckiest },
  ],
  simple: [
    { family: 'Fredoka', weight: 600, url: fredoka600 },
    { family: 'Fredoka', weight: 700, url: fredoka700 },
  ],
  fantasy: [{ family: 'Berkshire Swash', weight: 400, url: berkshire }],
};

const scripts: Record<ReturnType<typeof scriptFontsFor>[number]['script'], string> = {
  vietnamese,
  cyrillic,
  greek,
  hebrew,
  arabic,
  devanagari,
  pictograms,
};

/** Files that were fetched, or are on the way: a second film in the same style fetches nothing. */
const brought = new WeakMap<FontFaceSet, Map<string, Promise<void>>>();

function bring(fonts: FontFaceSet, { family, weight, url }: Face): Promise<void> {
  const known = brought.get(fonts) ?? new Map<string, Promise<void>>();
  brought.set(fonts, known);
  const key = `${family} ${weight}`;
  const there = known.get(key);
  if (there) return there;
  const coming = new FontFace(family, `url(${url})`, { weight: String(weight) }).load().then(
    (face) => void fonts.add(face),
    (error: unknown) => {
      // The next film asks again.
      known.delete(key);
      throw error;
    },
  );
  known.set(key, coming);
  return coming;
}

/** Brings the letters of a style's titles and captions, and those `text` needs, to `fonts`: a page's or a worker's. */
export async function loadFilmFonts(fonts: FontFaceSet, style: AnimationStyle, text: string): Promise<void> {
  const others = scriptFontsFor(text).map(({ family, script }) => ({
    family,
    weight: scriptWeight,
    url: scripts[script],
  }));
  await Promise.all([...captions, ...faces[style], ...others].map((face) => bring(fonts, face)));
}
