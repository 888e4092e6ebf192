/** A square within a picture, in its pixels. */
export interface Square {
  left: number;
  top: number;
  side: number;
}

export interface PictureSize {
  width: number;
  height: number;
}

/** The smallest square, as a share of the shorter side: a face in less than this is too coarse to read. */
export const smallestShare = 0.2;

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

const shorterSide = ({ width, height }: PictureSize): number => Math.min(width, height);

/** Where most faces are: in the middle, above the centre. */
export function firstSquare(picture: PictureSize): Square {
  const side = shorterSide(picture) * 0.6;
  return within({ left: (picture.width - side) / 2, top: (picture.height - side) / 3, side }, picture);
}

/** The share of the shorter side that the square takes. */
export const shareOf = (square: Square, picture: PictureSize): number => square.side / shorterSide(picture);

export const moved = (square: Square, right: number, down: number, picture: PictureSize): Square =>
  within({ ...square, left: square.left + right, top: square.top + down }, picture);

/** Of another size, around the same centre as long as the picture reaches. */
export function resized(square: Square, share: number, picture: PictureSize): Square {
  const side = shorterSide(picture) * between(smallestShare, share, 1);
  const grown = (side - square.side) / 2;
  return within({ left: square.left - grown, top: square.top - grown, side }, picture);
}

const within = ({ left, top, side }: Square, { width, height }: PictureSize): Square => ({
  left: between(0, left, width - side),
  top: between(0, top, height - side),
  side,
});
