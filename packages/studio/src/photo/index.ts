export { PhotoError, type PhotoFault } from './photo-error.ts';
export { type PreparedPhoto, type PrepareOptions, preparePhoto, thumbnail } from './prepare-photo.ts';
