import { type AvatarPicture, type AvatarRequest } from './avatar-pictures.ts';
import { offload } from './offload.ts';

/** The four avatars of a child, drawn in a thread of their own. */
export const drawAvatars = (request: AvatarRequest, signal?: AbortSignal): Promise<AvatarPicture[]> =>
  offload('avatars', request, signal);

/** How the narrator says a name: a WAVE file. Spoken in a thread of its own. */
export const sayName = (
  input: { name: string; soundsLike: string | null },
  signal?: AbortSignal,
): Promise<Uint8Array> => offload('sayName', input, signal);

export type { AvatarPicture, AvatarRequest } from './avatar-pictures.ts';
export type { Chapter } from './chapters.ts';
export { type ProducedEpisode, produceEpisode } from './produce-episode.ts';
export * from './production.ts';
export { type MadeTrailer, makeTrailer, type TrailerRequest } from './trailer.ts';
