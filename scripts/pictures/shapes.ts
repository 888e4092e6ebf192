/** Rings of whole numbers, thousandths of the icon's side from its middle: x, y, x, y … */
type Shape = [color: string, ...rings: number[][]];

/** What is used of svgpath 2.6. */
interface Segments {
  abs(): Segments;
  unshort(): Segments;
  unarc(): Segments;
  iterate(visit: (segment: [string, ...number[]], index: number, x: number, y: number) => void): Segments;
}
export type SvgPathLibrary = (d: string) => Segments;

type Point = [number, number];

/** Lines a curve becomes, and how far from it, shares of the side, a point may lie to be left out. */
const linesACurve = 8;
const tolerance = 0.0022;
const leastArea = 0.00012;

/** Coloured areas of an icon's SVG text, back to front. */
export function shapesOf(body: string, size: number, svgpath: SvgPathLibrary): Shape[] {
  const shapes: Shape[] = [];
  const gradient = /stop-color="(#[0-9a-fA-F]{3,6})"/.exec(body)?.[1];
  for (const [, tag = '', attributes = ''] of body.matchAll(/<(path|circle|ellipse|rect)\b([^>]*)>/g)) {
    const fill = /\bfill="([^"]+)"/.exec(attributes)?.[1] ?? '';
    const color = fill.startsWith('#') ? fill : fill.startsWith('url') ? gradient : undefined;
    const d = pathOf(tag, attributes);
    if (!color || !d) continue;
    const rings = ringsOf(d, svgpath)
      .map((ring) => ring.map(([x, y]): Point => [x / size - 0.5, y / size - 0.5]))
      .filter((ring) => Math.abs(areaOf(ring)) > leastArea)
      .map((ring) => simplified(ring).flatMap(([x, y]) => [Math.round(x * 1000), Math.round(y * 1000)]));
    if (rings.length > 0) shapes.push([longColor(color), ...rings]);
  }
  return shapes;
}

const longColor = (color: string): string =>
  (color.length === 4 ? color.replace(/[0-9a-f]/gi, (digit) => digit + digit) : color).toLowerCase();

function pathOf(tag: string, attributes: string): string | undefined {
  const value = (name: string): number =>
    Number.parseFloat(new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '0');
  if (tag === 'path') return /\bd="([^"]+)"/.exec(attributes)?.[1];
  if (tag === 'rect') {
    const [x, y, w, h] = [value('x'), value('y'), value('width'), value('height')];
    return `M${x} ${y}h${w}v${h}h${-w}Z`;
  }
  const [x, y] = [value('cx'), value('cy')];
  const [rx, ry] = tag === 'circle' ? [value('r'), value('r')] : [value('rx'), value('ry')];
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

function ringsOf(d: string, svgpath: SvgPathLibrary): Point[][] {
  const rings: Point[][] = [];
  let ring: Point[] = [];
  const close = (): void => {
    if (ring.length > 2) rings.push(ring);
    ring = [];
  };
  svgpath(d)
    .abs()
    .unshort()
    .unarc()
    .iterate(([command, ...v], _index, x, y) => {
      const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0] = v;
      if (command === 'M') {
        close();
        ring.push([a, b]);
      } else if (command === 'L') ring.push([a, b]);
      else if (command === 'H') ring.push([a, y]);
      else if (command === 'V') ring.push([x, a]);
      else if (command === 'Z') close();
      else if (command === 'C' || command === 'Q') {
        // A quadratic curve is a cubic one.
        const [p, q, r, s, endX, endY] =
          command === 'C'
            ? [a, b, c, e, f, g]
            : [
                x + (2 / 3) * (a - x),
                y + (2 / 3) * (b - y),
                c + (2 / 3) * (a - c),
                e + (2 / 3) * (b - e),
                c,
                e,
              ];
        for (let i = 1; i <= linesACurve; i++) {
          const t = i / linesACurve;
          const u = 1 - t;
          ring.push([
            u ** 3 * x + 3 * u * u * t * p + 3 * u * t * t * r + t ** 3 * endX,
            u ** 3 * y + 3 * u * u * t * q + 3 * u * t * t * s + t ** 3 * endY,
          ]);
        }
      }
    });
  close();
  return rings;
}

const areaOf = (ring: readonly Point[]): number =>
  ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] as Point;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

/** Douglas and Peucker on both halves of a ring. */
function simplified(ring: readonly Point[]): Point[] {
  const half = Math.floor(ring.length / 2);
  const first = thinned(ring.slice(0, half + 1));
  const second = thinned([...ring.slice(half), ring[0] as Point]);
  return [...first.slice(0, -1), ...second.slice(0, -1)];
}

function thinned(line: readonly Point[]): Point[] {
  const [from, to] = [line[0], line.at(-1)];
  if (!from || !to || line.length < 3) return [...line];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const distance = ([x, y]: Point): number =>
    length === 0
      ? Math.hypot(x - from[0], y - from[1])
      : Math.abs((to[0] - from[0]) * (from[1] - y) - (from[0] - x) * (to[1] - from[1])) / length;
  let far = 0;
  for (let i = 1; i < line.length - 1; i++)
    if (distance(line[i] as Point) > distance(line[far] as Point) || far === 0) far = i;
  if (distance(line[far] as Point) < tolerance) return [from, to];
  return [...thinned(line.slice(0, far + 1)).slice(0, -1), ...thinned(line.slice(far))];
}
