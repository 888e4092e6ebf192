/** Sheets drawn from photos alone: what the look reader saw is what is drawn, with nothing set by hand. */
import { readFile } from 'node:fs/promises';
import { animationStyleKeys, animationStyles } from '@milestoon/domain';
import { avatarCandidates, portrait, portraitSize } from '@milestoon/cast';
import { type DrawOp, hash } from '@milestoon/drawing';
import type { Look } from '@milestoon/look';
import { decodePicture, type Picture } from '@milestoon/studio/canvas';
import { createLookReader } from '@milestoon/studio/look';
import { preparePhoto } from '@milestoon/studio/photo';
import { cell, placed, type Sheet, text } from './sheet.ts';

const gap = 8;

const children = [
  'girl-black-long-fringe',
  'boy-dark-skin-short-black',
  'child-red-curly-blue-eyes',
  'girl-braids-dark-hair',
  'teen-round-glasses',
  'boy-tan-warm-light',
  'girl-glasses-long-dark',
  'child-blond-curly-brown-skin',
  'toddler-light-brown-hair',
  'boy-blond-undercut',
  'boy-dark-skin-glasses',
  'boy-brown-skin-smiling',
] as const;
type PhotoName = (typeof children)[number];

export interface PhotographedChild {
  name: string;
  look: Look;
  picture: Picture;
}

/** The looks of children in `photos/`, read as a parent's upload would be. */
export async function photographed(names: readonly string[]): Promise<PhotographedChild[]> {
  await using reader = createLookReader();
  const found: PhotographedChild[] = [];
  for (const name of names) {
    const bytes = await readFile(`photos/${name}.jpg`);
    const { look } = await reader.read([(await preparePhoto(bytes)).jpeg]);
    found.push({ name, look, picture: await decodePicture(bytes) });
  }
  return found;
}

/** The photo, its face's surroundings cut square. */
const square = ({ name, picture }: PhotographedChild, x: number, y: number, size: number): DrawOp => {
  const side = Math.min(picture.width, picture.height);
  return {
    kind: 'image',
    asset: name,
    target: [x, y, size, size],
    source: [(picture.width - side) / 2, (picture.height - side) / 2, side, side],
  };
};

const pictures = (list: readonly PhotographedChild[]): Map<string, Picture> =>
  new Map(list.map(({ name, picture }) => [name, picture]));

const styleNames = (left: number, size: number): DrawOp[] =>
  animationStyles.map(({ name }, i) => text(name, left + i * (size + gap) + size / 2, 22, 'center'));

const swatch = (color: string, x: number, y: number): DrawOp => ({
  kind: 'fill',
  path: {
    rings: [
      [
        [x, y],
        [x + 40, y],
        [x + 40, y + 18],
        [x, y + 18],
      ],
    ],
  },
  paint: color,
});

/** Twelve children from their photos alone: the photo, what was read, and the first avatar in every style. */
export async function likenessFromPhotos(): Promise<Sheet> {
  const [size, left, top] = [256, 470, 34];
  const found = await photographed(children);
  const list: DrawOp[] = styleNames(left, size);
  found.forEach((child, row) => {
    const y = top + row * (size + gap);
    const { look } = child;
    list.push(square(child, 0, y, size), swatch(look.signatureColor, size + 16, y + 178));
    [
      `skin ${look.skin}`,
      `hair ${look.hairColor}`,
      look.hairShape,
      `eyes ${look.eyes}`,
      `glasses ${look.glasses}`,
      `age ${look.age}`,
    ].forEach((line, i) => list.push(text(line, size + 16, y + 36 + i * 26)));
    list.push(...avatarRow(child, left, y, size));
  });
  return {
    width: left + 4 * (size + gap),
    height: top + found.length * (size + gap),
    list,
    pictures: pictures(found),
  };
}

const avatarRow = ({ name, look }: PhotographedChild, left: number, y: number, size: number): DrawOp[] =>
  animationStyleKeys.flatMap((style, column): DrawOp[] => {
    const [first] = avatarCandidates({ name, look, style, seed: hash(name) });
    const x = left + column * (size + gap);
    return first
      ? [
          cell({ x, y, width: size, height: size }, '#ffffff', [
            placed(portrait(first), x, y, size / portraitSize),
          ]),
        ]
      : [];
  });

const chosen: readonly PhotoName[] = [
  'girl-black-long-fringe',
  'boy-dark-skin-glasses',
  'child-red-curly-blue-eyes',
];

/** The four avatars a parent is offered, for three photographed children in every style. */
export async function avatars(): Promise<Sheet> {
  const [size, left, top] = [200, 208, 30];
  const found = await photographed(chosen);
  const list: DrawOp[] = [];
  found.forEach((child, block) => {
    animationStyleKeys.forEach((style, row) => {
      const y = top + (block * 4 + row) * (size + gap);
      if (row === 0) list.push(square(child, 0, y, 200));
      const { name, look } = child;
      avatarCandidates({ name, look, style, seed: hash(name) }).forEach((candidate, i) => {
        const x = left + i * (size + gap);
        if (block === 0 && row === 0) list.push(text(candidate.label, x + size / 2, 20, 'center'));
        list.push(
          cell({ x, y, width: size, height: size }, '#ffffff', [
            placed(portrait(candidate), x, y, size / portraitSize),
          ]),
        );
      });
    });
  });
  return {
    width: left + 4 * (size + gap),
    height: top + found.length * 4 * (size + gap),
    list,
    pictures: pictures(found),
  };
}
