import { type FaceFrame, distance, insideOutline, irises } from './face-frame.ts';
import { type Lab } from './lab-color.ts';
import { colorAt, isInside, type Pixels } from './pixels.ts';
import { lightnessBand, medianLab } from './statistics.ts';

/** Colour of the irises. */
export interface EyeMeasures {
  color: Lab;
  /** Radius of an iris in pixels: below 4 the colour is a guess. */
  radius: number;
  /** Share of the iris ring not covered by lids. */
  open: number;
}

const ring = { inner: 0.42, outer: 0.85 } as const;
const reflection = 14;

/** Reads the ring between pupil and edge of each iris, below the shadow of the upper lid; null with closed eyes. */
export function eyeMeasures(pixels: Pixels, frame: FaceFrame): EyeMeasures | null {
  const eyes = irises.map((iris) => irisOf(pixels, frame, iris)).filter((eye) => eye !== null);
  const [first, second] = eyes;
  if (!first) return null;
  if (!second) return first;
  const radius = (first.radius + second.radius) / 2;
  const open = (first.open + second.open) / 2;
  // One eye in shadow: the brighter one shows its colour.
  if (Math.abs(first.color[0] - second.color[0]) > reflection) {
    return { color: first.color[0] > second.color[0] ? first.color : second.color, radius, open };
  }
  const mean = (channel: 0 | 1 | 2): number => (first.color[channel] + second.color[channel]) / 2;
  return { color: [mean(0), mean(1), mean(2)], radius, open };
}

/**
 * The wider iris in hundredths of the face's width. An iris is nearly as wide at two as at thirty while the face
 * grows around it, so this tells age: 10 at three years, 8.5 at fourteen. The eye nearer to the camera is the wider.
 */
export function irisShare(frame: FaceFrame): number {
  const widths = irises.map(({ center, ring: around }) => {
    const middle = frame.inPhoto(center);
    return around.reduce((sum, point) => sum + distance(frame.inPhoto(point), middle), 0) / around.length;
  });
  return (200 * Math.max(...widths)) / frame.faceWidth;
}

function irisOf(pixels: Pixels, frame: FaceFrame, iris: (typeof irises)[number]): EyeMeasures | null {
  const center = frame.inPhoto(iris.center);
  const radius =
    iris.ring.reduce((sum, point) => sum + distance(frame.inPhoto(point), center), 0) / iris.ring.length;
  const lids = iris.outline.map((point) => frame.inPhoto(point));
  const step = Math.max(0.5, radius / 8);
  const colors: Lab[] = [];
  let total = 0;
  for (let dy = -radius; dy <= radius; dy += step) {
    for (let dx = -radius; dx <= radius; dx += step) {
      const share = Math.hypot(dx, dy) / radius;
      if (share < ring.inner || share > ring.outer) continue;
      total++;
      const x = center[0] + dx;
      const y = center[1] + dy;
      const shaded = dy < -0.55 * radius;
      if (!shaded && isInside(pixels, x, y) && insideOutline(x, y, lids)) colors.push(colorAt(pixels, x, y));
    }
  }
  if (colors.length < 10) return null;
  return { color: medianLab(lightnessBand(colors, 0.25, 0.8)), radius, open: colors.length / total };
}
