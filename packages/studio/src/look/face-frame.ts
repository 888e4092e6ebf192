import type { DetectedFace } from './face-models.ts';

/** A point in the upright face: u to the right, v downwards, from the middle between the eyes, in pixels. */
export type FramePoint = readonly [u: number, v: number];

/** Points of the MediaPipe Face Mesh by what they are. "Right" and "left" are the person's. */
export const landmarks = {
  forehead: 10,
  glabella: 9,
  chin: 152,
  noseTip: 1,
  noseBase: 2,
  noseBridge: 197,
  rightCheek: 234,
  leftCheek: 454,
  rightJaw: 172,
  leftJaw: 397,
  rightNostril: 129,
  leftNostril: 358,
  rightMouth: 61,
  leftMouth: 291,
  upperLipTop: 0,
  lowerLipBottom: 17,
  upperLipInner: 13,
  lowerLipInner: 14,
  rightBrow: 105,
  leftBrow: 334,
  rightLowerLid: 145,
  leftLowerLid: 374,
  rightEyeOuter: 33,
  rightEyeInner: 133,
  leftEyeOuter: 263,
  leftEyeInner: 362,
} as const;

export const outlines = {
  face: [
    10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176,
    149, 150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
  ],
  rightEye: [33, 246, 161, 160, 159, 158, 157, 173, 133, 155, 154, 153, 145, 144, 163, 7],
  leftEye: [263, 466, 388, 387, 386, 385, 384, 398, 362, 382, 381, 380, 374, 373, 390, 249],
  lips: [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 375, 321, 405, 314, 17, 84, 181, 91, 146],
  rightBrow: [70, 63, 105, 66, 107, 55, 65, 52, 53, 46],
  leftBrow: [300, 293, 334, 296, 336, 285, 295, 282, 283, 276],
} as const;

/** Iris centres and rings as this model numbers them: the first belongs to the person's left eye. */
export const irises = [
  { center: 468, ring: [469, 470, 471, 472], outline: outlines.leftEye },
  { center: 473, ring: [474, 475, 476, 477], outline: outlines.rightEye },
] as const;

/** The face, upright: however the head is tilted, the eyes lie on a level line. */
export interface FaceFrame {
  at(landmark: number): FramePoint;
  inPhoto(landmark: number): readonly [x: number, y: number];
  toPhoto(u: number, v: number): readonly [x: number, y: number];
  outline(points: readonly number[]): FramePoint[];
  /** Cheek to cheek, pixels. */
  faceWidth: number;
  /** Mesh top (mid-forehead) to chin, pixels. */
  faceHeight: number;
  /** v of the chin: the distance from eyes to chin, the unit of hair lengths. */
  chinV: number;
  /** v of the mesh's top, below the hairline of most children. */
  topV: number;
  /** u of the middle between the cheeks. */
  midU: number;
  /** How far the head is turned: 0 towards the camera, ±1 in profile. */
  yaw: number;
}

const middle = (p: FramePoint, q: FramePoint): FramePoint => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
export const distance = (p: FramePoint, q: FramePoint): number => Math.hypot(p[0] - q[0], p[1] - q[1]);

export function faceFrame(face: DetectedFace): FaceFrame {
  const inPhoto = (landmark: number): FramePoint => {
    const point = face.mesh[landmark];
    if (!point) throw new RangeError(`the mesh has no point ${landmark}`);
    return point;
  };
  const rightEye = middle(inPhoto(landmarks.rightEyeOuter), inPhoto(landmarks.rightEyeInner));
  const leftEye = middle(inPhoto(landmarks.leftEyeOuter), inPhoto(landmarks.leftEyeInner));
  const origin = middle(rightEye, leftEye);
  const tilt = Math.atan2(leftEye[1] - rightEye[1], leftEye[0] - rightEye[0]);
  const cosine = Math.cos(tilt);
  const sine = Math.sin(tilt);
  const at = (landmark: number): FramePoint => {
    const [x, y] = inPhoto(landmark);
    const dx = x - origin[0];
    const dy = y - origin[1];
    return [dx * cosine + dy * sine, dy * cosine - dx * sine];
  };
  const rightCheek = at(landmarks.rightCheek);
  const leftCheek = at(landmarks.leftCheek);
  const noseU = at(landmarks.noseTip)[0];
  const faceWidth = distance(rightCheek, leftCheek);
  const chinV = at(landmarks.chin)[1];
  const topV = at(landmarks.forehead)[1];
  return {
    at,
    inPhoto,
    toPhoto: (u, v) => [origin[0] + u * cosine - v * sine, origin[1] + u * sine + v * cosine],
    outline: (points) => points.map(at),
    faceWidth,
    faceHeight: chinV - topV,
    chinV,
    topV,
    midU: (rightCheek[0] + leftCheek[0]) / 2,
    yaw: (Math.abs(noseU - rightCheek[0]) - Math.abs(leftCheek[0] - noseU)) / faceWidth,
  };
}

/** Like `insideOutline` for many points: most of them lie outside the outline's box. */
export function insideOf(outline: readonly FramePoint[]): (x: number, y: number) => boolean {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return (x, y) => x >= left && x <= right && y >= top && y <= bottom && insideOutline(x, y, outline);
}

/** Whether a point lies inside a closed outline (even-odd rule). */
export function insideOutline(x: number, y: number, outline: readonly FramePoint[]): boolean {
  let inside = false;
  let previous = outline.at(-1);
  for (const point of outline) {
    if (previous && point[1] > y !== previous[1] > y) {
      const crossing = ((previous[0] - point[0]) * (y - point[1])) / (previous[1] - point[1]) + point[0];
      if (x < crossing) inside = !inside;
    }
    previous = point;
  }
  return inside;
}
