/// <reference lib="webworker" />
import createLibheif from 'libheif-js/libheif/libheif.js';
import type { FromHeic, ToHeic } from './heic-messages.ts';

// Three megabytes that decode for seconds: in a thread, and loaded with the first such photo only. The build without
// WebAssembly, because the page's policy lets no code be made at run time.
const libheif = createLibheif();

async function decode(file: Uint8Array): Promise<FromHeic> {
  const images = new libheif.HeifDecoder().decode(file);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) return null;
  const [width, height] = [image.get_width(), image.get_height()];
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height };
  const shown = await new Promise<unknown>((resolve) => image.display(target, resolve));
  for (const one of images) one.free();
  return shown ? target : null;
}

self.addEventListener('message', async ({ data }: MessageEvent<ToHeic>) => {
  const answer = await decode(new Uint8Array(data)).catch(() => null);
  self.postMessage(answer, answer ? [answer.data.buffer] : []);
});
