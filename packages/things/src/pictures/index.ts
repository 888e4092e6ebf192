/** Pictures of things by name, with their shapes: for who makes a film. Who only draws one needs none of it. */
export { labelOfPicture, searchPictures } from './search.ts';
export { hasPicture, ownPictureNames, pictureNames, pictureOf } from './catalogue.ts';
