import type { PictureSize } from '../export/index.ts';
import { smallerSize } from '../rendition/smaller-size.ts';

/**
 * The size in which the pictures of a film are encoded once more, for slow connections and small screens. Undefined for
 * one that is hardly larger, or smaller: a film of 720 lines would lose half of its pixels and a third of its bytes.
 */
export const renditionOf = ({ width, height }: PictureSize): PictureSize | undefined =>
  width >= 2 * smallerSize.width && height >= 2 * smallerSize.height ? smallerSize : undefined;
