/** Pixels of the smaller rendition of a film; such a film is at least twice as wide and as high. */
export const smallerSize = { width: 960, height: 540 };
