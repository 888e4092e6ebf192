import { animationStyleKeys } from '@milestoon/domain';
import {
  buildSet,
  composeShot,
  type SetName,
  setNames,
  type TimeOfDay,
  type Weather,
} from '@milestoon/film/stage';
import { type Cell, figures, type GridSheets, writeGrid } from './grid.ts';

const shot = (
  style: Cell['label'] & (typeof animationStyleKeys)[number],
  name: SetName,
  time: TimeOfDay,
  weather: Weather,
  seed: number,
): Cell => {
  const set = buildSet({ name, style, time, weather, seed });
  const { x, y } = set.mark;
  const cast = figures(set);
  const shadows = [-120, 120].map((dx) => ({ x: x + dx, y, width: 210 }));
  const camera = { x: 0, y: 0, zoom: 1 };
  return {
    label: `${name} · ${style} · ${weather === 'clear' ? time : weather} · ${seed}`,
    list: composeShot({ set, camera, cast, shadows, frame: 40, still: true }),
  };
};

const hours = [
  ['day', 'clear'],
  ['golden', 'clear'],
  ['night', 'clear'],
  ['day', 'rain'],
  ['day', 'snow'],
] as const;

/** Every place in every style; hours and weather; what another seed changes. */
export const setSheets: GridSheets = {
  'stage-sets': (file) =>
    writeGrid(
      file,
      4,
      460,
      setNames.flatMap((name) =>
        animationStyleKeys.map((style) =>
          shot(style, name, name === 'bedroom' ? 'night' : 'day', 'clear', 1),
        ),
      ),
    ),
  'stage-times': (file) =>
    writeGrid(
      file,
      4,
      460,
      hours.flatMap(([time, weather]) =>
        animationStyleKeys.map((style) =>
          shot(style, style === 'fantasy' ? 'beach' : 'park', time, weather, 3),
        ),
      ),
    ),
  'stage-seeds': (file) =>
    writeGrid(
      file,
      4,
      460,
      (['park', 'beach', 'living', 'party'] as const).flatMap((name, index) =>
        [11, 22, 33, 44].map((seed) =>
          shot(animationStyleKeys[index] ?? 'anime', name, 'day', 'clear', seed),
        ),
      ),
    ),
};
