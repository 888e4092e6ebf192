/** A picture painted over by what its parts are called: a colour for each name, so that pixels can be counted. */
import type { DrawList, DrawOp, Paint, Treatment } from './draw-list.ts';

/** A draw list in which whatever has a name is of one colour, and the names with theirs, as #rrggbb. */
export interface NamedColors {
  list: DrawList;
  colors: ReadonlyMap<string, string>;
}

/** What has no name. */
const nameless = '#000000';
/** Less of a colour than this lets what lies behind be seen. */
const opaque = 0.5;
/** A name within another keeps both: a thing in somebody's hand covers what is behind them too. */
const separator = '>';
/** So far apart that a mixture on an edge is taken for none of them. */
const steps = [0x30, 0x60, 0x90, 0xc0, 0xf0] as const;

const hex = (value: number): string => value.toString(16).padStart(2, '0');

function colorOf(index: number): string {
  const [red, green, blue] = [index % 5, Math.floor(index / 5) % 5, Math.floor(index / 25) % 5];
  return `#${[red, green, blue].map((step) => hex(steps[step] ?? 0)).join('')}`;
}

/** 0…1, of a CSS colour as draw lists have them. */
function alphaOf(color: string): number {
  if (color === 'transparent') return 0;
  const long = /^#[\da-f]{6}([\da-f]{2})$/i.exec(color)?.[1];
  if (long) return Number.parseInt(long, 16) / 255;
  const share =
    /^(?:rgba|hsla)\([^)]*,\s*([\d.]+)\)$/.exec(color)?.[1] ?? /\/\s*([\d.]+)\s*\)$/.exec(color)?.[1];
  return share === undefined ? 1 : Number(share);
}

const covers = (paint: Paint): boolean =>
  typeof paint === 'string'
    ? alphaOf(paint) >= opaque
    : paint.stops.every(([, color]) => alphaOf(color) >= opaque);

const isThere = ({ alpha = 1, blend }: Treatment): boolean =>
  alpha >= opaque && (blend === undefined || blend === 'destination-out');

/**
 * The list in the colours of its names: light, mist and patterns left out, everything that covers kept, so that what
 * is in front stays in front. Names are those of groups; one within another is `outer>inner`.
 */
export function inNameColors(list: DrawList): NamedColors {
  const colors = new Map<string, string>();
  const colorFor = (name: string): string => {
    if (name === '') return nameless;
    const known = colors.get(name) ?? colorOf(colors.size);
    colors.set(name, known);
    return known;
  };
  const each = (ops: DrawList, name: string): DrawOp[] => ops.flatMap((op) => flat(op, name));
  const flat = (op: DrawOp, name: string): DrawOp[] => {
    if (!isThere(op)) return [];
    const { alpha: _alpha, blur: _blur, shadow: _shadow, ...plain } = op;
    switch (plain.kind) {
      case 'fill':
      case 'stroke':
      case 'ink':
        return covers(plain.paint) ? [{ ...plain, paint: colorFor(name) }] : [];
      case 'image': {
        const [x, y, width, height] = plain.target;
        const ring = [
          [x, y],
          [x + width, y],
          [x + width, y + height],
          [x, y + height],
        ] as const;
        return [{ kind: 'fill', path: { rings: [ring] }, paint: colorFor(name) }];
      }
      case 'clip':
        return [{ ...plain, ops: each(plain.ops, name) }];
      case 'group': {
        const { name: own, ...group } = plain;
        const inner = own === undefined ? name : name === '' ? own : `${name}${separator}${own}`;
        return [{ ...group, ops: each(plain.ops, inner) }];
      }
      case 'layer':
        // Its raster is kept under a key that stands for other colours.
        return [
          { kind: 'group', ...(plain.matrix ? { matrix: plain.matrix } : {}), ops: each(plain.ops, name) },
        ];
      default:
        return [];
    }
  };
  return { list: each(list, ''), colors };
}
