import { newHero } from '@milestoon/cast';
import { animationStyleKeys } from '@milestoon/domain';
import { atHome } from '@milestoon/film';
import { defaultLook } from '@milestoon/look';
import {
  buildSet,
  composeShot,
  type SceneryName,
  sceneryNames,
  type SetName,
  setNames,
  setOfScenery,
  type TimeOfDay,
  type Weather,
} from '@milestoon/stage';
import { type Cell, figures, type GridSheets, writeGrid } from './grid.ts';

const shot = (
  style: Cell['label'] & (typeof animationStyleKeys)[number],
  name: SetName,
  time: TimeOfDay,
  weather: Weather,
  seed: number,
  lowAngle = false,
  scenery?: SceneryName,
): Cell => {
  const hero = newHero({ name: 'child', look: defaultLook, style, seed: 5, variant: 0 });
  const home = { characters: { hero }, seed, shots: [] };
  const set = atHome(
    buildSet({ name, ...(scenery ? { scenery } : {}), style, time, weather, seed, lowAngle }),
    home,
  );
  // The low eye sees the cast where films let it stand.
  const mark = lowAngle ? { x: set.mark.x, y: set.mark.y - 70 } : set.mark;
  const { x, y } = mark;
  const cast = figures({ ...set, mark });
  const shadows = [-120, 120].map((dx) => ({ x: x + dx, y, width: 210 }));
  const camera = { x: 0, y: 0, zoom: 1 };
  return {
    label: `${scenery ?? name} · ${style} · ${weather === 'clear' ? time : weather} · ${seed}`,
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

const wide = 400;
/** All places in one light, a row for each. */
const places =
  (time: TimeOfDay, weather: Weather, names: readonly SetName[]) =>
  (file: string): Promise<void> =>
    writeGrid(
      file,
      4,
      wide,
      names.flatMap((name) => animationStyleKeys.map((style) => shot(style, name, time, weather, 1))),
    );
const outdoors = setNames.filter(
  (name) => !buildSet({ name, style: 'simple', time: 'day', weather: 'clear', seed: 1 }).indoor,
);

/** Every place in every style, by day, at dusk, by night and in the rain, and from below as adventure sees it; hours and weather; what another seed changes. */
export const setSheets: GridSheets = {
  'stage-sets': places('day', 'clear', setNames),
  'stage-sceneries': (file) =>
    writeGrid(
      file,
      4,
      wide,
      sceneryNames.flatMap((scenery) =>
        animationStyleKeys.map((style) =>
          shot(style, setOfScenery[scenery], 'day', 'clear', 1, false, scenery),
        ),
      ),
    ),
  'stage-sets-golden': places('golden', 'clear', setNames),
  'stage-sets-night': places('night', 'clear', setNames),
  'stage-sets-rain': places('day', 'rain', outdoors),
  'stage-sets-low': (file) =>
    writeGrid(
      file,
      4,
      wide,
      setNames.map((name) => shot('adventure', name, 'day', 'clear', 1, true)),
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
      wide,
      setNames.flatMap((name, index) =>
        [11, 22, 33, 44].map((seed) =>
          shot(animationStyleKeys[index % 4] ?? 'anime', name, 'day', 'clear', seed),
        ),
      ),
    ),
};
