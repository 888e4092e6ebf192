import { readFile } from 'node:fs/promises';
import { animationStyleKeys } from '@milestoon/domain';
import {
  albumPage,
  buildSet,
  composeShot,
  photoDissolve,
  type StagePhoto,
  wallPhoto,
} from '@milestoon/stage';
import { decodePicture, type Picture } from '@milestoon/studio/canvas';
import { figures, type GridSheets, writeGrid } from './grid.ts';

const files = {
  anime: 'girl-black-long-fringe.jpg',
  adventure: 'boy-brown-skin-smiling.jpg',
  simple: 'toddler-light-brown-hair.jpg',
  fantasy: 'child-red-curly-blue-eyes.jpg',
} as const;

async function drawMemories(file: string): Promise<void> {
  const images = new Map<string, Picture>();
  const photos = {} as Record<keyof typeof files, StagePhoto>;
  for (const style of animationStyleKeys) {
    const picture = await decodePicture(await readFile(`photos/${files[style]}`));
    images.set(style, picture);
    photos[style] = {
      asset: style,
      width: picture.width,
      height: picture.height,
      faceBox: [0.3, 0.22, 0.4, 0.42],
    };
  }
  const cells = animationStyleKeys.flatMap((style) => {
    const photo = photos[style];
    const request = { style, time: 'day', weather: 'clear', seed: 5 } as const;
    const room = wallPhoto({ set: buildSet({ ...request, name: 'living' }), photo });
    const garden = wallPhoto({ set: buildSet({ ...request, name: 'park' }), photo });
    const shot = (set: typeof room) =>
      composeShot({
        set,
        camera: { x: 0, y: -60, zoom: 1.15 },
        cast: figures(set),
        frame: 0,
        still: true,
      });
    const dissolve = (frame: number) =>
      photoDissolve({
        style,
        photo,
        to: shot(garden),
        faceTarget: [830, 520, 190, 190],
        frame,
        frames: 60,
      });
    return [
      {
        label: `${style} · album`,
        list: albumPage({ style, photos: [photo], caption: 'First bike ride', frame: 40, frames: 72 }),
      },
      { label: `${style} · room`, list: shot(room) },
      { label: `${style} · outdoors`, list: shot(garden) },
      { label: `${style} · dissolve 10`, list: dissolve(10) },
      { label: `${style} · 36`, list: dissolve(36) },
      { label: `${style} · 46`, list: dissolve(46) },
    ];
  });
  const two = [photos.simple, photos.anime];
  cells.push(
    ...animationStyleKeys.map((style) => ({
      label: `${style} · two photos`,
      list: albumPage({ style, photos: two, caption: 'Sisters at last', frame: 30, frames: 72 }),
    })),
  );
  await writeGrid(file, 6, 320, cells, images);
}

/** Photos in the film: in the album, on a wall, outdoors, and turning into the drawing. */
export const memorySheets: GridSheets = { 'stage-memory': drawMemories };
