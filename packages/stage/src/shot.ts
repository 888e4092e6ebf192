import {
  boundsOf,
  type Box,
  type DrawList,
  type DrawOp,
  inflate,
  intersect,
  type Matrix,
  opBounds,
} from '@milestoon/drawing';
import { type Camera, layerMatrix, layerScale } from './camera.ts';
import { createDrawing, drawn } from './drawing.ts';
import { type CastLight, gradeCast } from './light/cast-light.ts';
import { moverOps } from './motion.ts';
import { particleOps } from './particles.ts';
import { definitionOf } from './sceneries/index.ts';
import { kitFor, type LayerName, type Resident, type SetLayer, type StageSet, variantOf } from './set.ts';

/** How blurred it is behind and before the cast; a card is blurred throughout. */
export type Focus = 'deep' | 'medium' | 'close' | 'card';

/** Everything a set can show, stage pixels. */
const reach: Box = [-500, -1000, 2920, 2500];
/** How far below the horizon ground or floor may begin to hide the planes behind, at any zoom. */
const hidden = 200;
const screen: Box = [0, 0, 1920, 1080];

/** Blur in screen pixels at the zoom such shots usually have. */
const blurs: Record<Focus, { zoom: number; blur: Record<LayerName, number> }> = {
  deep: { zoom: 1, blur: { sky: 0, far: 0, mid: 0, near: 0, fg: 0 } },
  medium: { zoom: 1.6, blur: { sky: 3, far: 3, mid: 2.2, near: 0, fg: 10 } },
  close: { zoom: 2.6, blur: { sky: 12, far: 11, mid: 9, near: 7, fg: 26 } },
  card: { zoom: 1, blur: { sky: 5, far: 5, mid: 4.5, near: 4, fg: 7 } },
};

/** One frame of a shot: a place, who is in it and from where it is seen. */
export interface ShotRequest {
  set: StageSet;
  camera: Camera;
  /** Stage pixels, already placed and graded. */
  cast: readonly DrawOp[];
  /** Feet on the ground: where a shadow lies, and how wide. */
  shadows?: readonly { x: number; y: number; width: number }[];
  frame: number;
  focus?: Focus;
  /** The camera stands still for the whole shot: the background becomes one kept picture. */
  still?: boolean;
  /** Screen pixels: somebody with the back to us, nearer than everything else. */
  foreground?: readonly DrawOp[];
  /** Enlarges the whole composition a little, screen pixels: a push without painting the set anew. */
  push?: Matrix;
}

/** One frame of a shot: background, what falls, shadows, cast, foreground, paper. */
export function composeShot(request: ShotRequest): DrawList {
  const {
    set,
    camera,
    cast,
    shadows = [],
    frame,
    focus = 'deep',
    still = false,
    push,
    foreground = [],
  } = request;
  const behind = set.layers.filter((layer) => layer.name !== 'fg');
  const background = [...behind.map((layer) => layerOp(set, layer, camera, focus)), gleamOp(set)].filter(
    (op) => op !== null,
  );
  const stage = layerMatrix(1, camera, set.horizon);
  const front = set.layers.find((layer) => layer.name === 'fg');
  const onGround = shadowOps(set, shadows);
  const pushed = (ops: DrawOp[]): DrawOp[] => (push ? [{ kind: 'group', matrix: push, ops }] : ops);
  return [
    ...pushed([
      ...(still ? [merged(set, camera, focus, background)] : background),
      ...moving(set, camera, focus, frame),
      ...livingThere(set, camera, focus),
    ]),
    ...particleOps(set, frame),
    ...pushed([
      { kind: 'group', matrix: stage, ops: [...onGround, ...cast] },
      ...(front && camera.zoom < set.clearForegroundFromZoom
        ? parted(front).map((part) => layerOp(set, part, camera, focus))
        : []),
      ...foreground,
    ]),
    veilOp(set),
  ];
}

/** The background of a set on its own, for cards. */
export function backdrop(set: StageSet, focus: Focus, camera: Camera = { x: 0, y: 0, zoom: 1 }): DrawOp[] {
  // A style whose emblem is a moon has none in the sky behind it.
  const { residents } = set;
  const seen: StageSet =
    kitFor(set.light).layout.moonEmblem && !set.indoor
      ? { ...variantOf(set, 'moonless'), ...(residents ? { residents } : {}) }
      : set;
  const layers = seen.layers.map((layer) => layerOp(seen, layer, camera, focus));
  const front = layers.pop();
  const moved = [
    ...layers,
    ...moving(seen, camera, focus, 0),
    ...livingThere(seen, camera, focus),
    ...(front ? [front] : []),
  ];
  return [merged(seen, camera, `${focus}+front${residents ? ` ${residents.key}` : ''}`, moved)];
}

/** What never rests, where it is at a frame. */
function moving(set: StageSet, camera: Camera, focus: Focus, frame: number): DrawOp[] {
  const { zoom, blur } = blurs[focus];
  return set.movers.flatMap((mover, index) => {
    const parallax = set.layers.find(({ name }) => name === mover.layer)?.parallax ?? 1;
    const radius = Math.round((blur[mover.layer] / layerScale(parallax, zoom)) * 100) / 100;
    const matrix = layerMatrix(parallax, camera, set.horizon);
    return moverOps(mover, `moving|${set.key}|${index}`, frame, matrix, radius);
  });
}

/** Animals in their places: those in the pen, its fence, then those that go free. */
function livingThere(set: StageSet, camera: Camera, focus: Focus): DrawOp[] {
  const { residents, fence } = set;
  const all = residents?.seen ?? [];
  const matrix = layerMatrix(1, camera, set.horizon);
  const { zoom, blur } = blurs[focus];
  const radius = Math.round((blur.near / layerScale(1, zoom)) * 100) / 100;
  const blurred = (op: DrawOp): DrawOp => (op.kind === 'layer' && radius > 0 ? { ...op, blur: radius } : op);
  const seen = (some: readonly Resident[]): DrawOp[] => {
    const dry = some.filter(({ place: { manner } }) => manner !== 'swims' && manner !== 'wades');
    const shadows = dry.map(({ place: { x, y }, width }) => ({ x, y, width }));
    const ops = [
      ...shadowOps(set, shadows),
      ...gradeCast(
        some.flatMap((one) => one.ops.map(blurred)),
        set.light,
      ),
    ];
    return ops.length > 0 ? [{ kind: 'group', matrix, ops }] : [];
  };
  const bounds = boundsOf(fence);
  const before: DrawOp[] = bounds
    ? [
        {
          kind: 'layer',
          key: `${set.key}|fence`,
          matrix,
          box: intersect(reach, inflate(bounds, 8)),
          ops: fence,
          ...(radius > 0 ? { blur: radius } : {}),
        },
      ]
    : [];
  return [
    ...seen(all.filter(({ place }) => place.penned)),
    ...before,
    ...seen(all.filter(({ place }) => !place.penned)),
  ];
}

function merged(set: StageSet, camera: Camera, focus: string, ops: readonly DrawOp[]): DrawOp {
  const view = [camera.x, camera.y, camera.zoom].map((value) => value.toFixed(3)).join(',');
  return { kind: 'layer', key: `${set.key}|still ${view}|${focus}`, box: screen, ops };
}

function layerOp(set: StageSet, layer: SetPart, camera: Camera, focus: Focus): DrawOp {
  const { zoom, blur } = blurs[focus];
  const radius = blur[layer.name] / layerScale(layer.parallax, zoom);
  return {
    kind: 'layer',
    key: `${set.key}|${layer.name}${layer.part ?? ''}`,
    matrix: layerMatrix(layer.parallax, camera, set.horizon),
    box: extent(set, layer),
    ops: layer.ops,
    ...(radius > 0 ? { blur: Math.round(radius * 100) / 100 } : {}),
  };
}

interface SetPart extends SetLayer {
  part?: 'above' | 'below';
}
const parts = new WeakMap<SetLayer, SetPart[]>();
/** What hangs in from above and what grows in from below, without the empty middle. */
function parted(layer: SetLayer): SetPart[] {
  let both = parts.get(layer);
  if (!both) {
    const isAbove = (op: DrawOp): boolean => {
      const box = opBounds(op);
      return box !== null && box[1] + box[3] / 2 < 400;
    };
    both = [
      { ...layer, part: 'above' as const, ops: layer.ops.filter(isAbove) },
      { ...layer, part: 'below' as const, ops: layer.ops.filter((op) => !isAbove(op)) },
    ].filter((part) => part.ops.length > 0);
    parts.set(layer, both);
  }
  return both;
}

const extents = new WeakMap<SetLayer, Box>();
/** What of a layer can be seen: painters spend their time on area. */
function extent(set: StageSet, layer: SetLayer): Box {
  let box = extents.get(layer);
  if (!box) {
    const bounds = boundsOf(layer.ops);
    box = bounds ? intersect(reach, inflate(bounds, 40)) : [0, 0, 0, 0];
    const ground = set.horizon + hidden + (definitionOf(set).groundBelow ?? 0);
    const covered = layer.name === 'sky' || layer.name === 'far' || (layer.name === 'mid' && !set.indoor);
    if (covered) box = intersect(box, [reach[0], reach[1], reach[2], ground - reach[1]]);
    extents.set(layer, box);
  }
  return box;
}

function shadowOps(set: StageSet, shadows: NonNullable<ShotRequest['shadows']>): DrawOp[] {
  const drawing = createDrawing();
  const kit = kitFor(set.light);
  for (const { x, y, width } of shadows) kit.castShadow(drawing, x, y, width * 0.42, width * 0.075);
  return drawing.ops;
}

const airs = new Map<string, DrawOp[]>();
function air(key: string, make: () => DrawOp[]): DrawOp[] {
  let ops = airs.get(key);
  if (!ops) {
    ops = make();
    airs.set(key, ops);
  }
  return ops;
}

function gleamOp(set: StageSet): DrawOp | null {
  const { style, time, indoor } = set.light;
  const windowX = definitionOf(set).windowX;
  const key = `gleam|${style}|${time}|${indoor}|${windowX}`;
  const ops = air(key, () =>
    drawn((drawing) => kitFor(set.light).gleam(drawing, { indoor, ...(windowX ? { windowX } : {}) })),
  );
  return ops.length ? { kind: 'layer', key, box: screen, ops, blend: 'screen' } : null;
}

export const veilOp = (set: StageSet): DrawOp => veilFor(set.light);

/** Paper and vignette over everything. */
export function veilFor(light: CastLight): DrawOp {
  const { style, time, indoor } = light;
  const key = `veil|${style}|${time}|${indoor}`;
  const ops = air(key, () => drawn((drawing) => kitFor(light).veil(drawing)));
  return { kind: 'layer', key, box: screen, ops, blend: 'multiply' };
}
