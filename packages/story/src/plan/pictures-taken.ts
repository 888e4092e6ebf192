import type { ThingMeant } from './phrases-meant.ts';

/** What pictures are taken with. */
export const isCamera = ({ picture }: ThingMeant): boolean =>
  /^(?:camera|camera-with-flash|video-camera|movie-camera|mobile-phone|laptop)$/.test(picture);
