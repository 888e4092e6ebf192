import type { FromHeic, ToHeic } from './heic-messages.ts';

/** Brands of still pictures in a HEIF file that phones write. */
const brands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** By its first bytes: browsers that do not know the format often do not know its name either. */
export async function isHeic(file: File): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(await file.slice(0, 12).arrayBuffer());
  return head.slice(4, 8) === 'ftyp' && brands.has(head.slice(8));
}

/** Decodes a photo of a phone where the browser cannot. Rejects when it cannot be read. */
export async function decodeHeic(file: File): Promise<ImageBitmap> {
  const bytes: ToHeic = await file.arrayBuffer();
  const worker = new Worker(new URL('./heic.worker.ts', import.meta.url), { type: 'module' });
  try {
    const picture = await new Promise<FromHeic>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<FromHeic>) => resolve(data));
      worker.addEventListener('error', () => reject(new Error('the decoder did not start')));
      worker.postMessage(bytes, [bytes]);
    });
    if (!picture) throw new Error('not decoded');
    return await createImageBitmap(new ImageData(picture.data, picture.width, picture.height));
  } finally {
    // It holds the whole picture, and another photo may not come.
    worker.terminate();
  }
}
