/**
 * How often `same-child.ts` takes a child for another, and another child for the same, at several lines:
 * `node packages/studio/src/look/same-child-rates.ts`. Two photos of one person are copies of one portrait, which are
 * more alike than two photos are; siblings are people of the same age, tone and hair colour. Fifteen minutes.
 */
import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { type FaceModels, loadFaceModels } from './face-models.ts';
import { decodePixels, type Pixels } from './pixels.ts';
import { loadReadOuts } from './read-outs.ts';
import { alikeness } from './same-child.ts';
import { type LabelledFace, labelledFaces } from './training/labelled-faces.ts';
import { inLight } from './training/light-copies.ts';

const folder = new URL('../../faces/', import.meta.url);
const lines = [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3];
const ground = { background: '#808080' };

async function changed(pixels: Pixels, change: (picture: Sharp) => Sharp): Promise<Pixels> {
  const { width, height } = pixels;
  const png = await change(sharp(pixels.data, { raw: { width, height, channels: 3 } }))
    .png()
    .toBuffer();
  return decodePixels(png);
}

/** The portrait as taken, and four copies of it. */
const copies: readonly ((pixels: Pixels) => Promise<Pixels>)[] = [
  async (pixels) => pixels,
  (pixels) => changed(inLight(pixels, 'darker'), (picture) => picture.flop()),
  async (pixels) => {
    const turned = await changed(inLight(pixels, 'warmer'), (picture) => picture.rotate(14, ground));
    const small = await changed(turned, (picture) => picture.resize(Math.round(0.4 * turned.width)));
    return changed(small, (picture) => picture.resize(turned.width));
  },
  async (pixels) => {
    const slanted = await changed(inLight(pixels, 'brighter'), (picture) =>
      picture.affine([0.9, 0.12, 0, 1], ground),
    );
    return changed(slanted, (picture) => picture.jpeg({ quality: 35 }));
  },
  (pixels) =>
    changed(inLight(pixels, 'colder'), (picture) =>
      picture.extract({
        left: Math.round(0.14 * pixels.width),
        top: Math.round(0.12 * pixels.height),
        width: Math.round(0.72 * pixels.width),
        height: Math.round(0.72 * pixels.height),
      }),
    ),
];

interface Described extends LabelledFace {
  /** Of each copy in which a face was found. */
  descriptions: Float32Array[];
}

async function described(models: FaceModels, face: LabelledFace): Promise<Described> {
  const pixels = await decodePixels(await readFile(new URL(face.file, folder)));
  const descriptions: Float32Array[] = [];
  for (const copy of copies) {
    const [found] = await models.detect(await copy(pixels));
    if (found) descriptions.push(found.description);
  }
  return { ...face, descriptions };
}

const pairsOf = <Value>(list: readonly Value[]): [Value, Value][] =>
  list.flatMap((one, at) => list.slice(at + 1).map((other): [Value, Value] => [one, other]));

const models = await loadFaceModels();
const { description: standard } = (await loadReadOuts()).standards;
const people: Described[] = [];
for (const face of labelledFaces(folder.pathname)) people.push(await described(models, face));

const alike = ([p, q]: readonly [Float32Array, Float32Array]): number => alikeness(p, q, standard);
const copied = people.flatMap(({ descriptions }) => pairsOf(descriptions).map(alike));
const pairs = pairsOf(people).flatMap(([p, q]) => {
  const [own, others] = [p.descriptions[0], q.descriptions[0]];
  if (!own || !others) return [];
  const areSmall = [p, q].every(({ labels }) => labels.age === 'baby' || labels.age === 'child');
  const [a, b] = [p.labels, q.labels];
  const areAlike = a.age === b.age && a.skin === b.skin && a.hairColor === b.hairColor;
  return [{ areSmall, areAlike, alike: alike([own, others]) }];
});
for (const line of lines) {
  const below = (name: string, list: readonly number[]): string =>
    `${name} ${list.filter((value) => value < line).length} of ${list.length}`;
  const of = (test: (pair: (typeof pairs)[number]) => boolean) =>
    pairs.filter(test).map((pair) => pair.alike);
  console.log(
    `below ${line}:`,
    [
      below('copies', copied),
      below(
        'two people',
        of(() => true),
      ),
      below(
        'two children',
        of(({ areSmall }) => areSmall),
      ),
      below(
        'two alike',
        of(({ areAlike }) => areAlike),
      ),
      below(
        'two children alike',
        of(({ areSmall, areAlike }) => areSmall && areAlike),
      ),
    ].join(', '),
  );
}
