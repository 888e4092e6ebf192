import type { photos } from '../photos.ts';
import type { References } from './call-reference.ts';

export const photosReference: References<typeof photos> = {
  upload: {
    summary: 'Upload a picture',
    description:
      'JPEG, PNG or still WebP below 10 MB. It is decoded and encoded anew: upright, in sRGB, longest side 500 pixels, without position, camera or comments. A picture that nothing uses is deleted after a day; two hundred of them may wait.',
    access: 'signed-in',
    errors: ['PHOTO_REJECTED', 'TOO_MANY_REQUESTS', 'STORAGE_UNAVAILABLE'],
  },
  remove: {
    summary: 'Delete an uploaded picture',
    description: 'Only one that nothing uses yet; else it is a conflict.',
    access: 'signed-in',
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
};
