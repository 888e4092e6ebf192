import type { AnimationStyle } from '@milestoon/domain';
import { boundsOf, type DrawOp, inflate, random } from '@milestoon/drawing';
import { createDrawing, drawn } from './drawing.ts';
import { mistOver } from './mist.ts';
import { styleKits } from './kits/index.ts';
import type { Kit } from './kits/kit.ts';
import type { CastLight } from './light/cast-light.ts';
import { createLight, lightTime } from './light/light.ts';
import type { Mover } from './motion.ts';
import { kitFromBelow } from './low/low-kit.ts';
import { lowered } from './low/eye.ts';
import { seenFromBelow } from './low/low-view.ts';
import type { AnimalPlace, LayerName, SetLayers } from './sets/set-definition.ts';
import { definitionOf } from './sceneries/index.ts';
import type { SceneryName, SetName, SetThing, TimeOfDay, Weather } from './set-names.ts';

export type { AnimalPlace, LayerName } from './sets/set-definition.ts';

/** An animal in its place, as it is seen in one frame: daylight, stage pixels. */
export interface Resident {
  place: AnimalPlace;
  /** Its shadow, stage pixels. */
  width: number;
  ops: readonly DrawOp[];
}

/** One plane of a set, in stage pixels. */
export interface SetLayer {
  name: LayerName;
  /** How far it follows the camera: 0 not at all, 1 with the cast. */
  parallax: number;
  ops: DrawOp[];
}

/** A place, drawn, ready for a camera. */
export interface StageSet {
  /** Equal keys mean equal drawings. */
  key: string;
  name: SetName;
  scenery?: SceneryName;
  seed: number;
  weather: Weather;
  without: readonly SetThing[];
  /** Screen line that all layers share, stage pixels. */
  horizon: number;
  /** Where the cast stands, stage pixels. */
  mark: { x: number; y: number };
  indoor: boolean;
  light: CastLight;
  layers: SetLayer[];
  /** What never rests, in front of all layers but the foreground. */
  movers: Mover[];
  /** Where animals stand, and what of the near plane is before those that are penned. */
  animals: readonly AnimalPlace[];
  fence: readonly DrawOp[];
  /** Who stands there; equal keys mean equal drawings at frame 0. */
  residents?: { key: string; seen: readonly Resident[] };
  /** From this zoom on the foreground is out of the picture. */
  clearForegroundFromZoom: number;
}

/** Which place is wanted; the same request gives the same picture. */
export interface SetRequest {
  name: SetName;
  /** The look of its own that the place has. */
  scenery?: SceneryName;
  style: AnimationStyle;
  time: TimeOfDay;
  weather: Weather;
  seed: number;
  lowAngle?: boolean;
  /** Left out, because somebody acts with one. */
  without?: readonly SetThing[];
}

const outdoors: Record<LayerName, number> = { sky: 0.04, far: 0.2, mid: 0.52, near: 1, fg: 1.55 };
/** A room is one box, not a landscape. */
const indoors: Record<LayerName, number> = { sky: 0.04, far: 0.62, mid: 0.8, near: 1, fg: 1.45 };

const built = new Map<string, StageSet>();
const keptSets = 24;

/** Draws a set. Pure and remembered: the same request gives the same object. */
export function buildSet(request: SetRequest): StageSet {
  return build(request, 'whole');
}

/** `bare`: the middle of the wall is free; `moonless`: nothing shines in the sky that an emblem would double. */
export type SetVariant = 'whole' | 'bare' | 'moonless';

/** Another variant of a set. */
export function variantOf(set: StageSet, variant: SetVariant): StageSet {
  const { style, time } = set.light;
  return build(
    {
      name: set.name,
      ...(set.scenery ? { scenery: set.scenery } : {}),
      style,
      time: time === 'rain' ? 'day' : time,
      weather: set.weather,
      seed: set.seed,
      lowAngle: set.key.includes('|low'),
      without: set.without,
    },
    variant,
  );
}

function build(request: SetRequest, variant: SetVariant): StageSet {
  const { name, scenery, style, time, weather, seed, lowAngle = false, without = [] } = request;
  const key = [
    scenery ?? name,
    style,
    time,
    weather,
    seed,
    lowAngle ? 'low' : 'level',
    ...without,
    variant,
  ].join('|');
  const known = built.get(key);
  if (known) return known;
  const set = draw(key, request, variant);
  if (built.size >= keptSets) built.delete(built.keys().next().value ?? '');
  built.set(key, set);
  return set;
}

function draw(key: string, request: SetRequest, variant: SetVariant): StageSet {
  const { name, scenery, style, time, weather, seed, lowAngle = false, without = [] } = request;
  const definition = definitionOf(request);
  const { indoor } = definition;
  const light: CastLight = { style, time: lightTime(time, weather), indoor };
  const own = kitFor(light, weather === 'snow' && !indoor);
  const kit = variant === 'moonless' ? withoutSun(own) : own;
  const level = definition.horizon(kit.measures);
  const { layers, movers, animals } = createLayers();
  const lying = new WeakSet<DrawOp>();
  definition.draw(lowAngle ? kitFromBelow(kit, lying, definition.ceiling !== false) : kit, layers, {
    seed: seed % 9973,
    dice: random(seed),
    weather,
    bareWall: variant === 'bare',
    without,
  });
  if (weather === 'fog' && !indoor) mistOver(layers, level, time === 'night');
  const parallax = indoor ? indoors : outdoors;
  const names: LayerName[] = ['sky', 'far', 'mid', 'near', 'fg'];
  const planes = {
    layers: names.map((layer) => ({ name: layer, parallax: parallax[layer], ops: layers[layer].ops })),
    movers,
    animals,
    fence: layers.fence.ops,
  };
  return {
    key,
    name,
    ...(scenery ? { scenery } : {}),
    seed,
    weather,
    without,
    horizon: lowAngle ? lowered(level) : level,
    mark: definition.mark,
    indoor,
    light,
    ...(lowAngle ? seenFromBelow({ ...planes, ground: level, lying, towers: !indoor }) : planes),
    clearForegroundFromZoom: 2,
  };
}

/** Empty layers of a set, what will move in them, and who will live there. */
export function createLayers(): { layers: SetLayers; movers: Mover[]; animals: AnimalPlace[] } {
  const movers: Mover[] = [];
  const animals: AnimalPlace[] = [];
  const layers: SetLayers = {
    sky: createDrawing(),
    far: createDrawing(),
    mid: createDrawing(),
    near: createDrawing(),
    fg: createDrawing(),
    fence: createDrawing(),
    animal: (place) => animals.push(place),
    moving: (layer, motion, draw, through) => {
      const ops = drawn(draw);
      const bounds = boundsOf(ops);
      if (!bounds) return;
      movers.push({ layer, motion, ops, box: inflate(bounds, 8), ...(through ? { through } : {}) });
    },
  };
  return { layers, movers, animals };
}

/** Sun and moon stand far outside the picture. */
const withoutSun = (kit: Kit): Kit => ({
  ...kit,
  sky: (drawing, options) => kit.sky(drawing, { ...options, sun: [-1400, 160] }),
});

const kits = new Map<string, Kit>();

/** Where snow lies nothing blooms, and every ground is white. */
const snowedIn = (kit: Kit): Kit => ({
  ...kit,
  tree: (drawing, x, y, height, seed, { flowers: _flowers, ...options } = {}) =>
    kit.tree(drawing, x, y, height, seed, options),
  ground: (drawing, { flowers: _flowers, ...options }) =>
    kit.ground(drawing, { ...options, color: 'snow', tufts: false }),
});

/** The kit of a style in a light, `winter` where snow lies. */
export function kitFor({ style, time, indoor }: CastLight, winter = false): Kit {
  const key = `${style}|${time}|${indoor}|${winter}`;
  let kit = kits.get(key);
  if (!kit) {
    const { palette, build: buildKit } = styleKits[style];
    kit = buildKit(createLight(palette, time, indoor, winter));
    if (winter) kit = snowedIn(kit);
    kits.set(key, kit);
  }
  return kit;
}
