import type { StoredPhoto } from '@milestoon/contract';
import type { AskedField, LookReading } from '@milestoon/look';

type FaceBox = NonNullable<LookReading['photos'][number]['faceBox']>;

/** A face in a photo. */
export interface Portrait {
  photo: StoredPhoto;
  /** Around the face without hair: left, top, width, height in fractions of the photo. */
  box: FaceBox;
}

/** The child's largest face; null without one. */
export function portraitOf(reading: LookReading, photos: readonly StoredPhoto[]): Portrait | null {
  const portraits = reading.photos.flatMap(({ faceBox, otherChild }, index) => {
    const photo = photos[index];
    return photo && faceBox && !otherChild ? [{ photo, box: faceBox }] : [];
  });
  const sizeOf = ({ photo, box }: Portrait): number => box[2] * photo.width * box[3] * photo.height;
  return portraits.sort((p, q) => sizeOf(q) - sizeOf(p))[0] ?? null;
}

/** Eyes and glasses are small: they are looked at from near, in the photo and in the drawings. */
export const isCloseUp = (field: AskedField): boolean => field === 'eyes' || field === 'glasses';

/** How many faces wide a cut is, and how far down the face its middle lies. */
const around = { head: { wide: 1.9, middle: 0.4 }, eyes: { wide: 1.15, middle: 0.4 } } as const;

/** Where the whole photo lies behind a square window, in shares of the window. */
export interface Cut {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The square of a photo that shows best what is asked about: the eyes close, everything else with the hair. */
export function cutOf({ photo, box }: Portrait, field: AskedField): Cut {
  const { wide, middle } = around[isCloseUp(field) ? 'eyes' : 'head'];
  const [left, top, width, height] = box;
  const largest = Math.min(photo.width, photo.height);
  const side = Math.min(largest, wide * Math.max(width * photo.width, height * photo.height));
  const within = (start: number, length: number): number => Math.max(0, Math.min(length - side, start));
  const x = within((left + width / 2) * photo.width - side / 2, photo.width);
  const y = within((top + middle * height) * photo.height - side / 2, photo.height);
  return { left: -x / side, top: -y / side, width: photo.width / side, height: photo.height / side };
}
