import type { AvatarPicture, AvatarRequest, DrawnAvatar } from './avatar-pictures.ts';
import { offload } from './offload.ts';

/** The four avatars of a child, drawn in a process of their own. `onDrawn` is told each of them as soon as it is there. */
export const drawAvatars = (
  request: AvatarRequest,
  signal?: AbortSignal,
  onDrawn?: (drawn: DrawnAvatar) => void,
): Promise<AvatarPicture[]> => offload('avatars', request, signal, onDrawn);

export type { AvatarPicture, AvatarRequest, DrawnAvatar } from './avatar-pictures.ts';
export type { Chapter } from './chapters.ts';
export { type ProducedEpisode, produceEpisode } from './produce-episode.ts';
export { picturesOf } from './pictures-of.ts';
export * from './production.ts';
export { type MadeTrailer, makeTrailer, type TrailerRequest } from './trailer.ts';
export { makeYear } from './year/make-year.ts';
export type { MadeYear, YearRequest, YearSource } from './year/year-request.ts';
export type { ToldLine } from './tell-line.ts';
