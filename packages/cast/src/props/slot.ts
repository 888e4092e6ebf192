import type { Color, Point } from '@milestoon/drawing';
import { headsOf, type Picture, pictureThing, put } from '@milestoon/things';
import type { Figure } from '../figure.ts';
import type { Props } from './props.ts';

/** Where an action has the thing it is told with. Heads, degrees. */
export interface Slot {
  at: (figure: Figure) => Point;
  turn?: number;
  /** Larger things are drawn smaller: the face stays free. */
  most?: number;
  layer?: keyof Props;
}

/** Whatever a story names, in the hands of whoever does something with it. */
export interface HeldThing {
  picture: Picture;
  color?: Color | undefined;
}

const usual = 0.95;

/** The props of an action with its thing among them. */
export function withThing(
  props: Props,
  { at, turn = 0, most = usual, layer = 'front' }: Slot,
  held: HeldThing,
): Props {
  const { picture, color } = held;
  const size = Math.min(1, most / headsOf(picture));
  const before = props[layer];
  return {
    ...props,
    [layer]: (figure: Figure) => [
      ...(before?.(figure) ?? []),
      {
        kind: 'group',
        name: `held:${picture.name}`,
        ops: put(figure, pictureThing(picture), color ? { color } : {}, { at: at(figure), size, turn }),
      },
    ],
  };
}
