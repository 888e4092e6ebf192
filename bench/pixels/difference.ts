/** How far two pictures of one size are apart. */
export interface Difference {
  /** Of one channel, 0…255. */
  largest: number;
  /** Pixels that are not equal. */
  pixels: number;
  /** Pixels of which a channel differs by more than `unseen`. */
  visible: number;
  of: number;
}

/** Nobody sees a channel that is off by this much. */
const unseen = 2;
/** Share of pixels that may be off by more, such as the soft pixels along one edge. */
const tolerated = 0.0001;

export function difference(before: ArrayLike<number>, after: ArrayLike<number>): Difference {
  if (before.length !== after.length) throw new RangeError('The pictures are not of one size.');
  const found: Difference = { largest: 0, pixels: 0, visible: 0, of: before.length / 4 };
  for (let i = 0; i < before.length; i += 4) {
    let apart = 0;
    for (let channel = i; channel < i + 4; channel++)
      apart = Math.max(apart, Math.abs((before[channel] ?? 0) - (after[channel] ?? 0)));
    if (apart > 0) found.pixels++;
    if (apart > unseen) found.visible++;
    if (apart > found.largest) found.largest = apart;
  }
  return found;
}

export const isSame = ({ visible, of }: Difference): boolean => visible <= of * tolerated;
