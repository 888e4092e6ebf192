import { type FaceFrame, landmarks } from './face-frame.ts';
import { lightnessAt, type Pixels } from './pixels.ts';

/** How thick something dark must be: over the bridge in shares of its patch, under an eye in hundredths of the face. */
const least = { bridge: 0.14, underEye: 0.8 } as const;
/** Dark is less than this share of the skin between. */
const darkShare = { bridge: 0.6, underEye: 0.55 } as const;

/**
 * Whether a thick dark line runs over the bridge of the nose and under both eyes: frames, where there are glasses.
 * Of 28 portraits with glasses it was found in seven of nine with dark frames, and in one other.
 */
export function hasDarkFrames(pixels: Pixels, frame: FaceFrame): boolean {
  const { faceWidth, faceHeight, at } = frame;
  const thickness = (u: number, top: number, bottom: number, rows: number, share: number): number => {
    const column = Array.from({ length: rows }, (_, row) => {
      const [x, y] = frame.toPhoto(u, top + ((bottom - top) * row) / rows);
      return lightnessAt(pixels, x, y);
    });
    const skin = [...column].sort((p, q) => p - q)[Math.floor(0.7 * rows)] ?? 0;
    let run = 0;
    let longest = 0;
    for (const lightness of column) {
      run = lightness < share * skin ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
    return longest / rows;
  };
  const [right, left] = [at(landmarks.rightEyeInner)[0], at(landmarks.leftEyeInner)[0]];
  const [top, bottom] = [0.7 * at(landmarks.glabella)[1], 0.95 * at(landmarks.noseBridge)[1]];
  const bridge = middleOf(15, (share) =>
    thickness((right + left) / 2 + 0.5 * share * (left - right), top, bottom, 50, darkShare.bridge),
  );
  if (bridge < least.bridge) return false;
  return [landmarks.rightLowerLid, landmarks.leftLowerLid].every((lid) => {
    const [u, v] = at(lid);
    const [from, to] = [v + 0.05 * faceHeight, v + 0.3 * faceHeight];
    const under = middleOf(25, (share) =>
      thickness(u + 0.24 * share * faceWidth, from, to, 60, darkShare.underEye),
    );
    return 100 * 0.25 * under >= least.underEye;
  });
}

/** The median over columns side by side, told by their place from -0.5 to 0.5. */
function middleOf(columns: number, measure: (place: number) => number): number {
  const measured = Array.from({ length: columns }, (_, at) => measure(at / (columns - 1) - 0.5));
  return measured.sort((p, q) => p - q)[Math.floor(columns / 2)] ?? 0;
}
