/** The file. */
export type ToHeic = ArrayBuffer;

/** Its first picture, upright, as RGBA; null where there is none that can be read. */
export type FromHeic = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number } | null;
