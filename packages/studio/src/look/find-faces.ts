import { landmarks } from './face-frame.ts';
import type { DetectedFace, FaceModels } from './face-models.ts';
import { type Pixels, turned } from './pixels.ts';

/** A box in fractions of the photo: left, top, width, height. */
export type FaceBox = [number, number, number, number];

/** A face anywhere in a photo. */
export interface FaceInPhoto {
  box: FaceBox;
  /** 0…1. */
  score: number;
}

/** The faces and the picture they were found in, turned upright when the photo lay on its side. */
export interface FoundFaces {
  pixels: Pixels;
  turn: Turn;
  faces: DetectedFace[];
}

type Turn = 0 | 90 | 180 | 270;
const retries = [90, 180, 270] as const;

/** Upright faces have this much; upside down the detector sees a false one with less. */
const surelyUpright = 0.78;
const steepest = 45;

/**
 * Photos without EXIF may lie on their side or head: unless a face is surely upright, the other three ways are
 * tried and the best face decides.
 */
export async function findFaces(models: FaceModels, pixels: Pixels): Promise<FoundFaces> {
  const asGiven: FoundFaces = { pixels, turn: 0, faces: await models.detect(pixels) };
  if (uprightness(asGiven) >= surelyUpright) return asGiven;
  const ways = [asGiven];
  for (const turn of retries) {
    const rotated = await turned(pixels, turn);
    ways.push({ pixels: rotated, turn, faces: await models.detect(rotated) });
  }
  return ways.reduce((best, way) => (uprightness(way) > uprightness(best) ? way : best));
}

/** 0 without a face; faces tilted by more than 45 degrees count little, as another turn shows them upright. */
function uprightness({ faces: [largest] }: FoundFaces): number {
  if (!largest) return 0;
  const upright = Math.abs(tiltOf(largest)) <= steepest;
  return largest.boxScore * largest.score * (upright ? 1 : 0.1);
}

/** Degrees from level, by the outer corners of the eyes. */
function tiltOf({ mesh }: DetectedFace): number {
  const right = mesh[landmarks.rightEyeOuter];
  const left = mesh[landmarks.leftEyeOuter];
  return right && left ? (Math.atan2(left[1] - right[1], left[0] - right[0]) * 180) / Math.PI : 0;
}

/** Where a found face is in the photo as it was given. */
export function boxInPhoto({ pixels, turn }: FoundFaces, face: DetectedFace): FaceBox {
  const left = face.box[0] / pixels.width;
  const top = face.box[1] / pixels.height;
  const width = face.box[2] / pixels.width;
  const height = face.box[3] / pixels.height;
  const box = turnedBack([left, top, width, height], turn);
  return [within(box[0]), within(box[1]), within(box[2]), within(box[3])];
}

/** Undoes a clockwise turn. */
function turnedBack([left, top, width, height]: FaceBox, turn: Turn): FaceBox {
  if (turn === 90) return [top, 1 - left - width, height, width];
  if (turn === 180) return [1 - left - width, 1 - top - height, width, height];
  if (turn === 270) return [1 - top - height, left, height, width];
  return [left, top, width, height];
}

const within = (share: number): number => Math.max(0, Math.min(1, share));

const secondFace = { score: 0.8, width: 0.35, overlap: 0.3 } as const;

/** A second face counts when it is sure, not much smaller than the first and not the same face again. */
export function hasSeveralFaces(faces: readonly DetectedFace[]): boolean {
  const [first, ...others] = faces;
  return others.some(
    (other) =>
      first !== undefined &&
      other.score >= secondFace.score &&
      other.box[2] >= secondFace.width * first.box[2] &&
      overlapOf(first.box, other.box) < secondFace.overlap,
  );
}

/** Intersection over union. */
function overlapOf(p: FaceBox, q: FaceBox): number {
  const width = Math.min(p[0] + p[2], q[0] + q[2]) - Math.max(p[0], q[0]);
  const height = Math.min(p[1] + p[3], q[1] + q[3]) - Math.max(p[1], q[1]);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / (p[2] * p[3] + q[2] * q[3] - width * height);
}
