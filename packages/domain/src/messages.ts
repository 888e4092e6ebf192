import { en } from './texts/en.ts';

/** Sentences that both the server and the app show, word for word as specified. */
export const messages = en;

export const uploadFailed = en.uploads.childPhotoFailed;
export const episodeImageFailed = en.uploads.episodeImageFailed;
