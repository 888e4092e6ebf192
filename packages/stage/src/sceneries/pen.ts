import type { Random, SvgPath } from '@milestoon/drawing';
import type { Drawing } from '../drawing.ts';
import type { Kit, SetColor, SolidOptions } from '../kits/kit.ts';
import { floorTint, wallTint } from '../sets/props/interior.ts';
import { roomWindow } from '../sets/props/room-window.ts';
import type { SetDefinition, SetLayers, SetOptions } from '../sets/set-definition.ts';

/** What a part of a place is drawn with. */
export interface Pen {
  kit: Kit;
  layers: SetLayers;
  options: SetOptions;
  dice: Random;
  /** Where the floor begins, or the ground: stage pixels. */
  y: number;
  /** A shape of some volume. */
  put(drawing: Drawing, shape: SvgPath, color: SetColor, more?: SolidOptions): void;
  /** A box with the corners of the style. */
  box(
    drawing: Drawing,
    x: number,
    y: number,
    w: number,
    h: number,
    color: SetColor,
    more?: SolidOptions,
  ): void;
  /** Lines in the colour of shade on something of a colour. */
  lines(drawing: Drawing, d: string, of: SetColor, width?: number): void;
  /** A little to one side or the other: no two episodes have the same room. */
  off(range: number): number;
}

/** What stands, hangs or lies somewhere in a place. */
export type Part = (pen: Pen) => void;

function penOf(kit: Kit, layers: SetLayers, options: SetOptions, y: number): Pen {
  const put: Pen['put'] = (drawing, shape, color, more) =>
    kit.solid(drawing, shape, color, { shade: 0.16, lineWidth: 4, ...more });
  return {
    kit,
    layers,
    options,
    dice: options.dice,
    y,
    put,
    box: (drawing, x, top, w, h, color, more) => put(drawing, kit.box(x, top, w, h, 8), color, more),
    lines: (drawing, d, of, width = 3) =>
      drawing.stroke(d, kit.lineColor(kit.light.shadeOf(of, 0, 0.3), 0.7), width),
    off: (range) => options.dice.between(-range, range),
  };
}

interface Room {
  /** Hues of the wall, degrees. */
  hues?: readonly number[];
  /** Left edges of windows. */
  windows?: readonly number[];
  /** Instead of the style's wall and floor. */
  wall?: SetColor;
  floor?: SetColor;
  parts: readonly Part[];
}

/** A room of four walls with what tells which. */
export const room = ({
  hues = [85, 150, 30, 220],
  windows = [],
  wall,
  floor,
  parts,
}: Room): SetDefinition => ({
  indoor: true,
  mark: { x: 960, y: 955 },
  ...(windows[0] === undefined ? {} : { windowX: windows[0] }),
  picture: { x: 985, y: 260, size: 230 },
  horizon: (measures) => measures.floorLine,
  draw: (kit, layers, options) => {
    const y = kit.measures.floorLine;
    const hue = options.dice.pick(hues);
    const pen = penOf(kit, layers, options, y);
    kit.wall(layers.far, { y, color: wall ?? wallTint(kit, hue, hue + 60), beams: false });
    for (const x of windows)
      roomWindow(kit, layers, [x + pen.off(20), 120, 280, 280], 4 + (options.seed % 6), options.weather);
    kit.floor(layers.mid, { y, color: floor ?? floorTint(kit, hue, hue + 60) });
    for (const part of parts) part(pen);
  },
});

interface Land {
  /** How much lower than usual the ground begins. */
  below?: number;
  groundBelow?: number;
  indoor?: true;
  parts: readonly Part[];
}

/** A place under the sky. */
export const land = ({ below = 30, groundBelow, indoor, parts }: Land): SetDefinition => ({
  indoor: indoor ?? false,
  mark: { x: 960, y: 955 },
  picture: { x: 545, y: 620, size: 230 },
  ceiling: false,
  ...(groundBelow === undefined ? {} : { groundBelow }),
  horizon: (measures) => measures.horizon + below,
  draw: (kit, layers, options) => {
    const pen = penOf(kit, layers, options, kit.measures.horizon + below);
    if (!indoor) kit.sky(layers.sky, { horizon: pen.y, seed: options.seed });
    for (const part of parts) part(pen);
  },
});

/** One of the sets with more in it. */
export const dressed = (set: SetDefinition, parts: readonly Part[]): SetDefinition => ({
  ...set,
  draw: (kit, layers, options) => {
    set.draw(kit, layers, options);
    const pen = penOf(kit, layers, options, set.horizon(kit.measures));
    for (const part of parts) part(pen);
  },
});
