import { type DrawList, type DrawOp, mix, type Paint } from '@milestoon/drawing';
import type { Actor } from '../film.ts';

type Coat = NonNullable<Actor['coat']>;

const isPlain = (color: string): boolean => /^#[\da-f]{6}$/i.test(color);

/** A drawing with everything in it on its way to one colour: whoever is soaked is darker all over, whoever is floury paler. */
export function coated(ops: DrawList, coat: Coat): DrawList {
  const under = (color: string): string => (isPlain(color) ? mix(color, coat.color, coat.share) : color);
  const paintOf = (paint: Paint): Paint =>
    typeof paint === 'string'
      ? under(paint)
      : { ...paint, stops: paint.stops.map(([at, color]) => [at, under(color)] as const) };
  const opOf = (op: DrawOp): DrawOp => {
    switch (op.kind) {
      case 'group':
      case 'clip':
        return { ...op, ops: op.ops.map(opOf) };
      case 'layer':
        return { ...op, key: `${op.key} ${coat.color} ${coat.share}`, ops: op.ops.map(opOf) };
      case 'fill':
      case 'stroke':
      case 'outside':
      case 'ink':
      case 'dots':
      case 'halftone':
        return { ...op, paint: paintOf(op.paint) };
      default:
        return op;
    }
  };
  return ops.map(opOf);
}
