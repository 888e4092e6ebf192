/**
 * Whether a faster painter paints the same picture: `node bench/pixels/main.ts keep DIR` before a change,
 * `node bench/pixels/main.ts compare DIR` after it. Exits with 1 when a difference could be seen.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createFrameCanvas, encodePng, decodePicture, type Picture } from '@milestoon/studio/canvas';
import { createCanvas } from '@napi-rs/canvas';
import { difference, isSame } from './difference.ts';
import { sampledPictures } from './sampled-pictures.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { samples: { type: 'string', default: '10' } },
});
const [task, directory] = positionals;
if ((task !== 'keep' && task !== 'compare') || !directory)
  throw new RangeError('Say "keep DIR" or "compare DIR".');
await mkdir(directory, { recursive: true });

const pixelsOf = (picture: Picture): Uint8ClampedArray => {
  const context = createCanvas(picture.width, picture.height).getContext('2d');
  context.drawImage(picture, 0, 0);
  return context.getImageData(0, 0, picture.width, picture.height).data;
};

let different = 0;
let pictures = 0;
let milliseconds = 0;
for (const { film, width, height, scale, samples, images } of await sampledPictures(Number(values.samples))) {
  // One canvas all through a film, as in production: kept layers are part of what is compared.
  const canvas = createFrameCanvas({ width, height, scale, images });
  for (const { name, list } of samples) {
    const started = process.cpuUsage();
    canvas.paint(list());
    canvas.canvas.getContext('2d').getImageData(0, 0, 1, 1);
    const { user, system } = process.cpuUsage(started);
    milliseconds += (user + system) / 1000;
    pictures++;
    const file = path.join(directory, `${film}-${name}.png`);
    if (task === 'keep') {
      await writeFile(file, await encodePng(canvas.canvas));
      continue;
    }
    const found = difference(pixelsOf(await decodePicture(await readFile(file))), pixelsOf(canvas.canvas));
    if (found.largest === 0) continue;
    if (!isSame(found)) {
      different++;
      await writeFile(file.replace(/\.png$/, '.now.png'), await encodePng(canvas.canvas));
    }
    console.log(
      `${film} ${name}: ${found.pixels} pixels differ, at most by ${found.largest}, ` +
        `${found.visible} by more than 2 of 255${isSame(found) ? '' : ' NOT THE SAME'}`,
    );
  }
  canvas.close();
}
console.log(
  `${pictures} pictures, ${(milliseconds / pictures).toFixed(1)} ms of processor each; ` +
    (task === 'keep' ? `kept in ${directory}` : `${different} not the same`),
);
if (different > 0) process.exitCode = 1;
