/** Milliseconds of one process's CPU per frame at 1920 × 1080, for stills, pans and zooms. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { animationStyleKeys } from '@milestoon/domain';
import { buildSet, captionPlate, composeShot, titleCard, transition } from '@milestoon/stage';
import { createFrameCanvas } from '@milestoon/studio/canvas';
import { figures, hero } from './grid.ts';

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const rows: Record<string, Record<string, string>> = {};
for (const style of animationStyleKeys) {
  const canvas = createFrameCanvas();
  const set = buildSet({ name: 'park', style, time: 'day', weather: 'clear', seed: 7 });
  const next = buildSet({ name: 'forest', style, time: 'day', weather: 'clear', seed: 7 });
  const row: Record<string, string> = {};
  rows[style] = row;
  const cast = figures(set);
  const shot = (frame: number, zoom: number, x: number, still: boolean, place = set) =>
    composeShot({
      set: place,
      camera: { x, y: 0, zoom },
      cast,
      frame,
      still,
      focus: zoom > 2 ? 'close' : 'deep',
    });
  const time = async (name: string, frames: number, paint: (i: number) => void, warm = 1): Promise<void> => {
    for (let i = 0; i < warm; i++) paint(i);
    canvas.pixels();
    const from = cpu();
    for (let i = 0; i < frames; i++) {
      paint(i + warm);
      canvas.pixels();
      await nextTurn();
    }
    row[name] = ((cpu() - from) / frames).toFixed(1);
  };
  await time('first raster', 1, () => canvas.paint(shot(0, 1, 0, true)), 0);
  await time('still', 12, (i) => canvas.paint(shot(i, 1, 0, true)));
  await time('still close', 12, (i) => canvas.paint(shot(i, 2.5, 0, true)));
  await time('pan (240 px in 60)', 60, (i) => canvas.paint(shot(i, 1.06, i * 4 - 120, false)), 0);
  await time('push 1→1.12 in 96', 96, (i) => canvas.paint(shot(i, 1 + i * 0.00125, 0, false)), 0);
  await time('caption', 12, (i) =>
    canvas.paint([
      ...shot(i, 1, 0, true),
      ...captionPlate({
        style,
        words: 'Mia rides her bike all the way down to the lake today'
          .split(' ')
          .map((text, k) => ({ text, state: k < i ? 'said' : k === i ? 'now' : 'to-come' })),
        avoid: [],
      }),
    ]),
  );
  await time('transition', 24, (i) =>
    canvas.paint(
      transition({ style, from: shot(9, 1, 0, true), to: shot(i, 1, 0, true, next), t: (i + 1) / 26 }),
    ),
  );
  await time(
    'title',
    84,
    (i) =>
      canvas.paint(
        titleCard({
          style,
          title: 'First bike ride',
          episodeLine: 'Episode 01',
          starring: 'Starring Mia',
          frame: i,
          frames: 84,
          hero: hero(set),
          set,
        }),
      ),
    0,
  );
  await time('nothing', 12, () => canvas.paint([]));
  canvas.close();
}
console.table(rows);
