export type { FaceBox, FaceInPhoto } from './find-faces.ts';
export { createLookReader, type LookReader } from './look-reader.ts';
