import type { Random, SvgPath } from '@milestoon/drawing';
import type { Drawing } from '../drawing.ts';
import type { Kit, KitMeasures } from '../kits/kit.ts';
import type { Motion } from '../motion.ts';
import type { SetAnimal, SetThing, Weather } from '../set-names.ts';

/** Where an animal stands that lives in a place: between its feet, stage pixels; `size` 1 as among the cast. */
export interface AnimalPlace {
  role: SetAnimal;
  x: number;
  y: number;
  size: number;
  facing: 'left' | 'right';
  /** How it spends its time. */
  manner: 'stands' | 'sits' | 'pecks' | 'wades' | 'swims';
  /** Behind the fence. */
  penned?: true;
}

export type LayerName = 'sky' | 'far' | 'mid' | 'near' | 'fg';
export interface SetLayers extends Readonly<Record<LayerName, Drawing>> {
  /**
   * Draws something that moves with the frames, in the plane of a layer. It is painted over everything behind
   * the cast: what stands before it is given a motion too, `rest`, and comes after it. `through` is the opening
   * it is seen through.
   */
  moving(
    layer: Exclude<LayerName, 'fg'>,
    motion: Motion,
    draw: (drawing: Drawing) => void,
    through?: SvgPath,
  ): void;
  /** What stands in the plane of `near` before the animals that are penned. */
  readonly fence: Drawing;
  /** Names a place for an animal: the film has the cast stand there. */
  animal(place: AnimalPlace): void;
}

export interface SetOptions {
  /** Moves what may move: every episode's place is a little different. */
  seed: number;
  dice: Random;
  /** Seen through windows; outdoors it falls anyway. */
  weather: Weather;
  /** What somebody acts with is not there a second time. */
  without: readonly SetThing[];
  /** Leaves the middle of the wall free, for a picture that is hung there later. */
  bareWall: boolean;
}

/** A place: what stands where. How it is drawn is the kit's business. */
export interface SetDefinition {
  indoor: boolean;
  /** Where the cast stands, stage pixels. */
  mark: { x: number; y: number };
  /** Middle of a framed photo and its longest side: on the wall, or standing outdoors. */
  picture: { x: number; y: number; size: number };
  /** Window on the left wall, for the shaft of light. */
  windowX?: number;
  /** A room whose ceiling is part of the drawing anyway. */
  ceiling?: false;
  /** How much lower than usual the near ground begins, pixels below the horizon. */
  groundBelow?: number;
  /** Screen line that all layers share at every zoom. */
  horizon(measures: KitMeasures): number;
  draw(kit: Kit, layers: SetLayers, options: SetOptions): void;
}
