import type { Prop } from './prop.ts';

/** A thing by another one, so many times as large as by itself, its foot at that place: stage pixels. */
export function fitted(prop: Prop, fits: number, [x, y]: readonly [x: number, y: number]): Prop {
  const [, , width, height] = prop.box;
  const [wide, tall] = [width * fits, height * fits];
  return { ...prop, x, y, size: prop.size * fits, raised: true, box: [x - wide / 2, y - tall, wide, tall] };
}
